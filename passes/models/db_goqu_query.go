package models

// goquQueryRows models the datasets, the conditions and the executors of goqu.
var goquQueryRows = []Row{
	// func (*SelectDataset) WithDialect(dl string) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).WithDialect", Kind: Chain, Op: "goqu.WithDialect"},
	// func (*SelectDataset) Prepared(prepared bool) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).Prepared", Kind: Chain, Op: "goqu.Prepared"},
	// func (*SelectDataset) SetDialect(dialect SQLDialect) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).SetDialect", Kind: Chain, Op: "goqu.SetDialect"},
	// func (*SelectDataset) With(name string, subquery exp.Expression) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).With", Kind: Chain, Op: "goqu.With"},
	// func (*SelectDataset) WithRecursive(name string, subquery exp.Expression) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).WithRecursive", Kind: Chain, Op: "goqu.WithRecursive"},
	// func (*SelectDataset) Select(selects ...any) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).Select", Kind: Chain, Op: "goqu.Select"},
	// func (*SelectDataset) SelectDistinct(selects ...any) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).SelectDistinct", Kind: Chain, Op: "goqu.SelectDistinct"},
	// func (*SelectDataset) ClearSelect() *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).ClearSelect", Kind: Chain, Op: "goqu.ClearSelect"},
	// func (*SelectDataset) SelectAppend(selects ...any) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).SelectAppend", Kind: Chain, Op: "goqu.SelectAppend"},
	// func (*SelectDataset) Distinct(on ...any) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).Distinct", Kind: Chain, Op: "goqu.Distinct"},
	// func (*SelectDataset) From(from ...any) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).From", Kind: Chain, Op: "goqu.From"},
	// func (*SelectDataset) FromSelf() *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).FromSelf", Kind: Chain, Op: "goqu.FromSelf"},
	// func (*SelectDataset) Join(table exp.Expression, condition exp.JoinCondition) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).Join", Kind: Chain, Op: "goqu.Join"},
	// func (*SelectDataset) InnerJoin(table exp.Expression, condition exp.JoinCondition) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).InnerJoin", Kind: Chain, Op: "goqu.InnerJoin"},
	// func (*SelectDataset) FullOuterJoin(table exp.Expression, condition exp.JoinCondition) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).FullOuterJoin", Kind: Chain, Op: "goqu.FullOuterJoin"},
	// func (*SelectDataset) RightOuterJoin(table exp.Expression, condition exp.JoinCondition) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).RightOuterJoin", Kind: Chain, Op: "goqu.RightOuterJoin"},
	// func (*SelectDataset) LeftOuterJoin(table exp.Expression, condition exp.JoinCondition) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).LeftOuterJoin", Kind: Chain, Op: "goqu.LeftOuterJoin"},
	// func (*SelectDataset) FullJoin(table exp.Expression, condition exp.JoinCondition) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).FullJoin", Kind: Chain, Op: "goqu.FullJoin"},
	// func (*SelectDataset) RightJoin(table exp.Expression, condition exp.JoinCondition) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).RightJoin", Kind: Chain, Op: "goqu.RightJoin"},
	// func (*SelectDataset) LeftJoin(table exp.Expression, condition exp.JoinCondition) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).LeftJoin", Kind: Chain, Op: "goqu.LeftJoin"},
	// func (*SelectDataset) NaturalJoin(table exp.Expression) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).NaturalJoin", Kind: Chain, Op: "goqu.NaturalJoin"},
	// func (*SelectDataset) NaturalLeftJoin(table exp.Expression) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).NaturalLeftJoin", Kind: Chain, Op: "goqu.NaturalLeftJoin"},
	// func (*SelectDataset) NaturalRightJoin(table exp.Expression) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).NaturalRightJoin", Kind: Chain, Op: "goqu.NaturalRightJoin"},
	// func (*SelectDataset) NaturalFullJoin(table exp.Expression) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).NaturalFullJoin", Kind: Chain, Op: "goqu.NaturalFullJoin"},
	// func (*SelectDataset) CrossJoin(table exp.Expression) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).CrossJoin", Kind: Chain, Op: "goqu.CrossJoin"},
	// func (*SelectDataset) Where(expressions ...exp.Expression) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).Where", Kind: Chain, Op: "goqu.Where"},
	// func (*SelectDataset) ClearWhere() *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).ClearWhere", Kind: Chain, Op: "goqu.ClearWhere"},
	// func (*SelectDataset) ForUpdate(waitOption exp.WaitOption, of ...exp.IdentifierExpression) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).ForUpdate", Kind: Chain, Op: "goqu.ForUpdate"},
	// func (*SelectDataset) ForNoKeyUpdate(waitOption exp.WaitOption, of ...exp.IdentifierExpression) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).ForNoKeyUpdate", Kind: Chain, Op: "goqu.ForNoKeyUpdate"},
	// func (*SelectDataset) ForKeyShare(waitOption exp.WaitOption, of ...exp.IdentifierExpression) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).ForKeyShare", Kind: Chain, Op: "goqu.ForKeyShare"},
	// func (*SelectDataset) ForShare(waitOption exp.WaitOption, of ...exp.IdentifierExpression) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).ForShare", Kind: Chain, Op: "goqu.ForShare"},
	// func (*SelectDataset) GroupBy(groupBy ...any) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).GroupBy", Kind: Chain, Op: "goqu.GroupBy"},
	// func (*SelectDataset) GroupByAppend(groupBy ...any) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).GroupByAppend", Kind: Chain, Op: "goqu.GroupByAppend"},
	// func (*SelectDataset) Having(expressions ...exp.Expression) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).Having", Kind: Chain, Op: "goqu.Having"},
	// func (*SelectDataset) Order(order ...exp.OrderedExpression) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).Order", Kind: Chain, Op: "goqu.Order"},
	// func (*SelectDataset) OrderAppend(order ...exp.OrderedExpression) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).OrderAppend", Kind: Chain, Op: "goqu.OrderAppend"},
	// func (*SelectDataset) OrderPrepend(order ...exp.OrderedExpression) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).OrderPrepend", Kind: Chain, Op: "goqu.OrderPrepend"},
	// func (*SelectDataset) ClearOrder() *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).ClearOrder", Kind: Chain, Op: "goqu.ClearOrder"},
	// func (*SelectDataset) Limit(limit uint) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).Limit", Kind: Chain, Op: "goqu.Limit"},
	// func (*SelectDataset) LimitAll() *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).LimitAll", Kind: Chain, Op: "goqu.LimitAll"},
	// func (*SelectDataset) ClearLimit() *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).ClearLimit", Kind: Chain, Op: "goqu.ClearLimit"},
	// func (*SelectDataset) Offset(offset uint) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).Offset", Kind: Chain, Op: "goqu.Offset"},
	// func (*SelectDataset) ClearOffset() *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).ClearOffset", Kind: Chain, Op: "goqu.ClearOffset"},
	// func (*SelectDataset) Union(other *SelectDataset) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).Union", Kind: Chain, Op: "goqu.Union"},
	// func (*SelectDataset) UnionAll(other *SelectDataset) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).UnionAll", Kind: Chain, Op: "goqu.UnionAll"},
	// func (*SelectDataset) Intersect(other *SelectDataset) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).Intersect", Kind: Chain, Op: "goqu.Intersect"},
	// func (*SelectDataset) IntersectAll(other *SelectDataset) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).IntersectAll", Kind: Chain, Op: "goqu.IntersectAll"},
	// func (*SelectDataset) CompoundFromSelf() *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).CompoundFromSelf", Kind: Chain, Op: "goqu.CompoundFromSelf"},
	// func (*SelectDataset) As(alias string) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).As", Kind: Chain, Op: "goqu.As"},
	// func (*SelectDataset) Window(ws ...exp.WindowExpression) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).Window", Kind: Chain, Op: "goqu.Window"},
	// func (*SelectDataset) WindowAppend(ws ...exp.WindowExpression) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).WindowAppend", Kind: Chain, Op: "goqu.WindowAppend"},
	// func (*SelectDataset) ClearWindow() *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).ClearWindow", Kind: Chain, Op: "goqu.ClearWindow"},
	// func (*SelectDataset) SetError(err error) *SelectDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).SetError", Kind: Chain, Op: "goqu.SetError"},
	// func (*SelectDataset) ToSQL() (sql string, params []any, err error)
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).ToSQL", Kind: Chain, Op: "goqu.ToSQL"},
	// func (*SelectDataset) Executor() exec.QueryExecutor
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).Executor", Kind: Chain, Op: "goqu.Executor"},
	// func (*SelectDataset) Update() *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).Update", Kind: Chain, Op: "goqu.Update"},
	// func (*SelectDataset) Insert() *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).Insert", Kind: Chain, Op: "goqu.Insert"},
	// func (*SelectDataset) Delete() *DeleteDataset
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).Delete", Kind: Chain, Op: "goqu.Delete"},
	// func (*SelectDataset) ScanStruct(i any) (bool, error)
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).ScanStruct", Kind: Read, Dest: []int{1}, Op: "goqu.ScanStruct"},
	// func (*SelectDataset) ScanStructs(i any) error
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).ScanStructs", Kind: Read, Dest: []int{1}, Op: "goqu.ScanStructs"},
	// func (*SelectDataset) ScanVal(i any) (bool, error)
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).ScanVal", Kind: Read, Dest: []int{1}, Op: "goqu.ScanVal"},
	// func (*SelectDataset) ScanVals(i any) error
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).ScanVals", Kind: Read, Dest: []int{1}, Op: "goqu.ScanVals"},
	// func (*SelectDataset) Pluck(i any, col string) error
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).Pluck", Kind: Read, Dest: []int{1}, Op: "goqu.Pluck"},
	// func (*SelectDataset) ScanStructContext(ctx context.Context, i any) (bool, error)
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).ScanStructContext", Kind: Read, Dest: []int{2}, Op: "goqu.ScanStructContext"},
	// func (*SelectDataset) ScanStructsContext(ctx context.Context, i any) error
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).ScanStructsContext", Kind: Read, Dest: []int{2}, Op: "goqu.ScanStructsContext"},
	// func (*SelectDataset) ScanValContext(ctx context.Context, i any) (bool, error)
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).ScanValContext", Kind: Read, Dest: []int{2}, Op: "goqu.ScanValContext"},
	// func (*SelectDataset) ScanValsContext(ctx context.Context, i any) error
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).ScanValsContext", Kind: Read, Dest: []int{2}, Op: "goqu.ScanValsContext"},
	// func (*SelectDataset) PluckContext(ctx context.Context, i any, col string) error
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).PluckContext", Kind: Read, Dest: []int{2}, Op: "goqu.PluckContext"},
	// func (*SelectDataset) Count() (int64, error)
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).Count", Kind: Read, Op: "goqu.Count"},
	// func (*SelectDataset) CountContext(ctx context.Context) (int64, error)
	{Symbol: "(*github.com/doug-martin/goqu.SelectDataset).CountContext", Kind: Read, Op: "goqu.CountContext"},
	// func (*InsertDataset) Prepared(prepared bool) *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.InsertDataset).Prepared", Kind: Chain, Op: "goqu.Prepared"},
	// func (*InsertDataset) WithDialect(dl string) *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.InsertDataset).WithDialect", Kind: Chain, Op: "goqu.WithDialect"},
	// func (*InsertDataset) SetDialect(dialect SQLDialect) *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.InsertDataset).SetDialect", Kind: Chain, Op: "goqu.SetDialect"},
	// func (*InsertDataset) With(name string, subquery exp.Expression) *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.InsertDataset).With", Kind: Chain, Op: "goqu.With"},
	// func (*InsertDataset) WithRecursive(name string, subquery exp.Expression) *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.InsertDataset).WithRecursive", Kind: Chain, Op: "goqu.WithRecursive"},
	// func (*InsertDataset) Into(into any) *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.InsertDataset).Into", Kind: Chain, Op: "goqu.Into"},
	// func (*InsertDataset) Cols(cols ...any) *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.InsertDataset).Cols", Kind: Chain, Op: "goqu.Cols"},
	// func (*InsertDataset) ClearCols() *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.InsertDataset).ClearCols", Kind: Chain, Op: "goqu.ClearCols"},
	// func (*InsertDataset) ColsAppend(cols ...any) *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.InsertDataset).ColsAppend", Kind: Chain, Op: "goqu.ColsAppend"},
	// func (*InsertDataset) FromQuery(from exp.AppendableExpression) *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.InsertDataset).FromQuery", Kind: Chain, Op: "goqu.FromQuery"},
	// func (*InsertDataset) Vals(vals ...[]any) *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.InsertDataset).Vals", Kind: Chain, Op: "goqu.Vals"},
	// func (*InsertDataset) ClearVals() *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.InsertDataset).ClearVals", Kind: Chain, Op: "goqu.ClearVals"},
	// func (*InsertDataset) Rows(rows ...any) *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.InsertDataset).Rows", Kind: Chain, Op: "goqu.Rows"},
	// func (*InsertDataset) ClearRows() *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.InsertDataset).ClearRows", Kind: Chain, Op: "goqu.ClearRows"},
	// func (*InsertDataset) Returning(returning ...any) *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.InsertDataset).Returning", Kind: Chain, Op: "goqu.Returning"},
	// func (*InsertDataset) OnConflict(conflict exp.ConflictExpression) *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.InsertDataset).OnConflict", Kind: Chain, Op: "goqu.OnConflict"},
	// func (*InsertDataset) ClearOnConflict() *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.InsertDataset).ClearOnConflict", Kind: Chain, Op: "goqu.ClearOnConflict"},
	// func (*InsertDataset) SetError(err error) *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.InsertDataset).SetError", Kind: Chain, Op: "goqu.SetError"},
	// func (*InsertDataset) As(alias string) *InsertDataset
	{Symbol: "(*github.com/doug-martin/goqu.InsertDataset).As", Kind: Chain, Op: "goqu.As"},
	// func (*InsertDataset) ToSQL() (sql string, params []any, err error)
	{Symbol: "(*github.com/doug-martin/goqu.InsertDataset).ToSQL", Kind: Chain, Op: "goqu.ToSQL"},
	// func (*InsertDataset) Executor() exec.QueryExecutor
	{Symbol: "(*github.com/doug-martin/goqu.InsertDataset).Executor", Kind: Chain, Op: "goqu.Executor"},
	// func (*UpdateDataset) Prepared(prepared bool) *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.UpdateDataset).Prepared", Kind: Chain, Op: "goqu.Prepared"},
	// func (*UpdateDataset) WithDialect(dl string) *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.UpdateDataset).WithDialect", Kind: Chain, Op: "goqu.WithDialect"},
	// func (*UpdateDataset) SetDialect(dialect SQLDialect) *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.UpdateDataset).SetDialect", Kind: Chain, Op: "goqu.SetDialect"},
	// func (*UpdateDataset) With(name string, subquery exp.Expression) *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.UpdateDataset).With", Kind: Chain, Op: "goqu.With"},
	// func (*UpdateDataset) WithRecursive(name string, subquery exp.Expression) *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.UpdateDataset).WithRecursive", Kind: Chain, Op: "goqu.WithRecursive"},
	// func (*UpdateDataset) Table(table any) *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.UpdateDataset).Table", Kind: Chain, Op: "goqu.Table"},
	// func (*UpdateDataset) Set(values any) *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.UpdateDataset).Set", Kind: Chain, Op: "goqu.Set"},
	// func (*UpdateDataset) From(tables ...any) *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.UpdateDataset).From", Kind: Chain, Op: "goqu.From"},
	// func (*UpdateDataset) Where(expressions ...exp.Expression) *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.UpdateDataset).Where", Kind: Chain, Op: "goqu.Where"},
	// func (*UpdateDataset) ClearWhere() *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.UpdateDataset).ClearWhere", Kind: Chain, Op: "goqu.ClearWhere"},
	// func (*UpdateDataset) Order(order ...exp.OrderedExpression) *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.UpdateDataset).Order", Kind: Chain, Op: "goqu.Order"},
	// func (*UpdateDataset) OrderAppend(order ...exp.OrderedExpression) *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.UpdateDataset).OrderAppend", Kind: Chain, Op: "goqu.OrderAppend"},
	// func (*UpdateDataset) OrderPrepend(order ...exp.OrderedExpression) *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.UpdateDataset).OrderPrepend", Kind: Chain, Op: "goqu.OrderPrepend"},
	// func (*UpdateDataset) ClearOrder() *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.UpdateDataset).ClearOrder", Kind: Chain, Op: "goqu.ClearOrder"},
	// func (*UpdateDataset) Limit(limit uint) *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.UpdateDataset).Limit", Kind: Chain, Op: "goqu.Limit"},
	// func (*UpdateDataset) LimitAll() *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.UpdateDataset).LimitAll", Kind: Chain, Op: "goqu.LimitAll"},
	// func (*UpdateDataset) ClearLimit() *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.UpdateDataset).ClearLimit", Kind: Chain, Op: "goqu.ClearLimit"},
	// func (*UpdateDataset) Returning(returning ...any) *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.UpdateDataset).Returning", Kind: Chain, Op: "goqu.Returning"},
	// func (*UpdateDataset) SetError(err error) *UpdateDataset
	{Symbol: "(*github.com/doug-martin/goqu.UpdateDataset).SetError", Kind: Chain, Op: "goqu.SetError"},
	// func (*UpdateDataset) ToSQL() (sql string, params []any, err error)
	{Symbol: "(*github.com/doug-martin/goqu.UpdateDataset).ToSQL", Kind: Chain, Op: "goqu.ToSQL"},
	// func (*UpdateDataset) Executor() exec.QueryExecutor
	{Symbol: "(*github.com/doug-martin/goqu.UpdateDataset).Executor", Kind: Chain, Op: "goqu.Executor"},
	// func (*DeleteDataset) Prepared(prepared bool) *DeleteDataset
	{Symbol: "(*github.com/doug-martin/goqu.DeleteDataset).Prepared", Kind: Chain, Op: "goqu.Prepared"},
	// func (*DeleteDataset) WithDialect(dl string) *DeleteDataset
	{Symbol: "(*github.com/doug-martin/goqu.DeleteDataset).WithDialect", Kind: Chain, Op: "goqu.WithDialect"},
	// func (*DeleteDataset) SetDialect(dialect SQLDialect) *DeleteDataset
	{Symbol: "(*github.com/doug-martin/goqu.DeleteDataset).SetDialect", Kind: Chain, Op: "goqu.SetDialect"},
	// func (*DeleteDataset) With(name string, subquery exp.Expression) *DeleteDataset
	{Symbol: "(*github.com/doug-martin/goqu.DeleteDataset).With", Kind: Chain, Op: "goqu.With"},
	// func (*DeleteDataset) WithRecursive(name string, subquery exp.Expression) *DeleteDataset
	{Symbol: "(*github.com/doug-martin/goqu.DeleteDataset).WithRecursive", Kind: Chain, Op: "goqu.WithRecursive"},
	// func (*DeleteDataset) From(table any) *DeleteDataset
	{Symbol: "(*github.com/doug-martin/goqu.DeleteDataset).From", Kind: Chain, Op: "goqu.From"},
	// func (*DeleteDataset) Where(expressions ...exp.Expression) *DeleteDataset
	{Symbol: "(*github.com/doug-martin/goqu.DeleteDataset).Where", Kind: Chain, Op: "goqu.Where"},
	// func (*DeleteDataset) ClearWhere() *DeleteDataset
	{Symbol: "(*github.com/doug-martin/goqu.DeleteDataset).ClearWhere", Kind: Chain, Op: "goqu.ClearWhere"},
	// func (*DeleteDataset) Order(order ...exp.OrderedExpression) *DeleteDataset
	{Symbol: "(*github.com/doug-martin/goqu.DeleteDataset).Order", Kind: Chain, Op: "goqu.Order"},
	// func (*DeleteDataset) OrderAppend(order ...exp.OrderedExpression) *DeleteDataset
	{Symbol: "(*github.com/doug-martin/goqu.DeleteDataset).OrderAppend", Kind: Chain, Op: "goqu.OrderAppend"},
	// func (*DeleteDataset) OrderPrepend(order ...exp.OrderedExpression) *DeleteDataset
	{Symbol: "(*github.com/doug-martin/goqu.DeleteDataset).OrderPrepend", Kind: Chain, Op: "goqu.OrderPrepend"},
	// func (*DeleteDataset) ClearOrder() *DeleteDataset
	{Symbol: "(*github.com/doug-martin/goqu.DeleteDataset).ClearOrder", Kind: Chain, Op: "goqu.ClearOrder"},
	// func (*DeleteDataset) Limit(limit uint) *DeleteDataset
	{Symbol: "(*github.com/doug-martin/goqu.DeleteDataset).Limit", Kind: Chain, Op: "goqu.Limit"},
	// func (*DeleteDataset) LimitAll() *DeleteDataset
	{Symbol: "(*github.com/doug-martin/goqu.DeleteDataset).LimitAll", Kind: Chain, Op: "goqu.LimitAll"},
	// func (*DeleteDataset) ClearLimit() *DeleteDataset
	{Symbol: "(*github.com/doug-martin/goqu.DeleteDataset).ClearLimit", Kind: Chain, Op: "goqu.ClearLimit"},
	// func (*DeleteDataset) Returning(returning ...any) *DeleteDataset
	{Symbol: "(*github.com/doug-martin/goqu.DeleteDataset).Returning", Kind: Chain, Op: "goqu.Returning"},
	// func (*DeleteDataset) SetError(err error) *DeleteDataset
	{Symbol: "(*github.com/doug-martin/goqu.DeleteDataset).SetError", Kind: Chain, Op: "goqu.SetError"},
	// func (*DeleteDataset) ToSQL() (sql string, params []any, err error)
	{Symbol: "(*github.com/doug-martin/goqu.DeleteDataset).ToSQL", Kind: Chain, Op: "goqu.ToSQL"},
	// func (*DeleteDataset) Executor() exec.QueryExecutor
	{Symbol: "(*github.com/doug-martin/goqu.DeleteDataset).Executor", Kind: Chain, Op: "goqu.Executor"},
	// func (QueryExecutor) Exec() (sql.Result, error)
	{Symbol: "(github.com/doug-martin/goqu/exec.QueryExecutor).Exec", Kind: Exec, Op: "goqu.Exec"},
	// func (QueryExecutor) ExecContext(ctx context.Context) (sql.Result, error)
	{Symbol: "(github.com/doug-martin/goqu/exec.QueryExecutor).ExecContext", Kind: Exec, Op: "goqu.ExecContext"},
	// func (QueryExecutor) Query() (*sql.Rows, error)
	{Symbol: "(github.com/doug-martin/goqu/exec.QueryExecutor).Query", Kind: Query, Op: "goqu.Query"},
	// func (QueryExecutor) QueryContext(ctx context.Context) (*sql.Rows, error)
	{Symbol: "(github.com/doug-martin/goqu/exec.QueryExecutor).QueryContext", Kind: Query, Op: "goqu.QueryContext"},
	// func (QueryExecutor) Scanner() (Scanner, error)
	{Symbol: "(github.com/doug-martin/goqu/exec.QueryExecutor).Scanner", Kind: Query, Op: "goqu.Scanner"},
	// func (QueryExecutor) ScannerContext(ctx context.Context) (Scanner, error)
	{Symbol: "(github.com/doug-martin/goqu/exec.QueryExecutor).ScannerContext", Kind: Query, Op: "goqu.ScannerContext"},
	// func (QueryExecutor) ScanStruct(i any) (bool, error)
	{Symbol: "(github.com/doug-martin/goqu/exec.QueryExecutor).ScanStruct", Kind: Query, Dest: []int{1}, Op: "goqu.ScanStruct"},
	// func (QueryExecutor) ScanStructs(i any) error
	{Symbol: "(github.com/doug-martin/goqu/exec.QueryExecutor).ScanStructs", Kind: Query, Dest: []int{1}, Op: "goqu.ScanStructs"},
	// func (QueryExecutor) ScanVal(i any) (bool, error)
	{Symbol: "(github.com/doug-martin/goqu/exec.QueryExecutor).ScanVal", Kind: Query, Dest: []int{1}, Op: "goqu.ScanVal"},
	// func (QueryExecutor) ScanVals(i any) error
	{Symbol: "(github.com/doug-martin/goqu/exec.QueryExecutor).ScanVals", Kind: Query, Dest: []int{1}, Op: "goqu.ScanVals"},
	// func (QueryExecutor) ScanStructContext(ctx context.Context, i any) (bool, error)
	{Symbol: "(github.com/doug-martin/goqu/exec.QueryExecutor).ScanStructContext", Kind: Query, Dest: []int{2}, Op: "goqu.ScanStructContext"},
	// func (QueryExecutor) ScanStructsContext(ctx context.Context, i any) error
	{Symbol: "(github.com/doug-martin/goqu/exec.QueryExecutor).ScanStructsContext", Kind: Query, Dest: []int{2}, Op: "goqu.ScanStructsContext"},
	// func (QueryExecutor) ScanValContext(ctx context.Context, i any) (bool, error)
	{Symbol: "(github.com/doug-martin/goqu/exec.QueryExecutor).ScanValContext", Kind: Query, Dest: []int{2}, Op: "goqu.ScanValContext"},
	// func (QueryExecutor) ScanValsContext(ctx context.Context, i any) error
	{Symbol: "(github.com/doug-martin/goqu/exec.QueryExecutor).ScanValsContext", Kind: Query, Dest: []int{2}, Op: "goqu.ScanValsContext"},
	// func (QueryExecutor) ToSQL() (sql string, args []any, err error)
	{Symbol: "(github.com/doug-martin/goqu/exec.QueryExecutor).ToSQL", Kind: Chain, Op: "goqu.ToSQL"},
	// func (Scanner) ScanStruct(i any) error
	{Symbol: "(github.com/doug-martin/goqu/exec.Scanner).ScanStruct", Kind: Scan, Dest: []int{1}},
	// func (Scanner) ScanVal(i any) error
	{Symbol: "(github.com/doug-martin/goqu/exec.Scanner).ScanVal", Kind: Scan, Dest: []int{1}},
	// func (Comparable) Eq(any) BooleanExpression
	{Symbol: "(github.com/doug-martin/goqu/exp.Comparable).Eq", Kind: Chain, Op: "goqu.Eq"},
	// func (Comparable) Neq(any) BooleanExpression
	{Symbol: "(github.com/doug-martin/goqu/exp.Comparable).Neq", Kind: Chain, Op: "goqu.Neq"},
	// func (Comparable) Gt(any) BooleanExpression
	{Symbol: "(github.com/doug-martin/goqu/exp.Comparable).Gt", Kind: Chain, Op: "goqu.Gt"},
	// func (Comparable) Gte(any) BooleanExpression
	{Symbol: "(github.com/doug-martin/goqu/exp.Comparable).Gte", Kind: Chain, Op: "goqu.Gte"},
	// func (Comparable) Lt(any) BooleanExpression
	{Symbol: "(github.com/doug-martin/goqu/exp.Comparable).Lt", Kind: Chain, Op: "goqu.Lt"},
	// func (Comparable) Lte(any) BooleanExpression
	{Symbol: "(github.com/doug-martin/goqu/exp.Comparable).Lte", Kind: Chain, Op: "goqu.Lte"},
	// func (Inable) In(...any) BooleanExpression
	{Symbol: "(github.com/doug-martin/goqu/exp.Inable).In", Kind: Chain, Op: "goqu.In"},
	// func (Inable) NotIn(...any) BooleanExpression
	{Symbol: "(github.com/doug-martin/goqu/exp.Inable).NotIn", Kind: Chain, Op: "goqu.NotIn"},
	// func (Isable) Is(any) BooleanExpression
	{Symbol: "(github.com/doug-martin/goqu/exp.Isable).Is", Kind: Chain, Op: "goqu.Is"},
	// func (Isable) IsNot(any) BooleanExpression
	{Symbol: "(github.com/doug-martin/goqu/exp.Isable).IsNot", Kind: Chain, Op: "goqu.IsNot"},
	// func (Isable) IsNull() BooleanExpression
	{Symbol: "(github.com/doug-martin/goqu/exp.Isable).IsNull", Kind: Chain, Op: "goqu.IsNull"},
	// func (Isable) IsNotNull() BooleanExpression
	{Symbol: "(github.com/doug-martin/goqu/exp.Isable).IsNotNull", Kind: Chain, Op: "goqu.IsNotNull"},
	// func (Isable) IsTrue() BooleanExpression
	{Symbol: "(github.com/doug-martin/goqu/exp.Isable).IsTrue", Kind: Chain, Op: "goqu.IsTrue"},
	// func (Isable) IsFalse() BooleanExpression
	{Symbol: "(github.com/doug-martin/goqu/exp.Isable).IsFalse", Kind: Chain, Op: "goqu.IsFalse"},
	// func (Updateable) Set(any) UpdateExpression
	{Symbol: "(github.com/doug-martin/goqu/exp.Updateable).Set", Kind: Chain, Op: "goqu.Set"},
}
