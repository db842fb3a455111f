package models

// scanyRows models github.com/georgysavva/scany.
var scanyRows = []Row{
	// func Select(ctx context.Context, db Querier, dst any, query string, args ...any) error
	{Symbol: "github.com/georgysavva/scany/pgxscan.Select", Kind: Query, SQL: 4, Args: 5, Dest: []int{3}},
	// func Get(ctx context.Context, db Querier, dst any, query string, args ...any) error
	{Symbol: "github.com/georgysavva/scany/pgxscan.Get", Kind: Query, SQL: 4, Args: 5, Dest: []int{3}},
	// func (*API) Select(ctx context.Context, db Querier, dst any, query string, args ...any) error
	{Symbol: "(*github.com/georgysavva/scany/pgxscan.API).Select", Kind: Query, SQL: 4, Args: 5, Dest: []int{3}},
	// func (*API) Get(ctx context.Context, db Querier, dst any, query string, args ...any) error
	{Symbol: "(*github.com/georgysavva/scany/pgxscan.API).Get", Kind: Query, SQL: 4, Args: 5, Dest: []int{3}},
	// func ScanAll(dst any, rows pgx.Rows) error
	{Symbol: "github.com/georgysavva/scany/pgxscan.ScanAll", Kind: Scan, Dest: []int{1}, Of: 2},
	// func ScanOne(dst any, rows pgx.Rows) error
	{Symbol: "github.com/georgysavva/scany/pgxscan.ScanOne", Kind: Scan, Dest: []int{1}, Of: 2},
	// func ScanRow(dst any, rows pgx.Rows) error
	{Symbol: "github.com/georgysavva/scany/pgxscan.ScanRow", Kind: Scan, Dest: []int{1}, Of: 2},
	// func (*API) ScanAll(dst any, rows pgx.Rows) error
	{Symbol: "(*github.com/georgysavva/scany/pgxscan.API).ScanAll", Kind: Scan, Dest: []int{1}, Of: 2},
	// func (*API) ScanOne(dst any, rows pgx.Rows) error
	{Symbol: "(*github.com/georgysavva/scany/pgxscan.API).ScanOne", Kind: Scan, Dest: []int{1}, Of: 2},
	// func (*API) ScanRow(dst any, rows pgx.Rows) error
	{Symbol: "(*github.com/georgysavva/scany/pgxscan.API).ScanRow", Kind: Scan, Dest: []int{1}, Of: 2},
	// func (Querier) Query(ctx context.Context, query string, args ...any) (pgx.Rows, error)
	{Symbol: "(github.com/georgysavva/scany/pgxscan.Querier).Query", Kind: Query, SQL: 2, Args: 3},
	// func Select(ctx context.Context, db Querier, dst any, query string, args ...any) error
	{Symbol: "github.com/georgysavva/scany/sqlscan.Select", Kind: Query, SQL: 4, Args: 5, Dest: []int{3}},
	// func Get(ctx context.Context, db Querier, dst any, query string, args ...any) error
	{Symbol: "github.com/georgysavva/scany/sqlscan.Get", Kind: Query, SQL: 4, Args: 5, Dest: []int{3}},
	// func (*API) Select(ctx context.Context, db Querier, dst any, query string, args ...any) error
	{Symbol: "(*github.com/georgysavva/scany/sqlscan.API).Select", Kind: Query, SQL: 4, Args: 5, Dest: []int{3}},
	// func (*API) Get(ctx context.Context, db Querier, dst any, query string, args ...any) error
	{Symbol: "(*github.com/georgysavva/scany/sqlscan.API).Get", Kind: Query, SQL: 4, Args: 5, Dest: []int{3}},
	// func ScanAll(dst any, rows *sql.Rows) error
	{Symbol: "github.com/georgysavva/scany/sqlscan.ScanAll", Kind: Scan, Dest: []int{1}, Of: 2},
	// func ScanOne(dst any, rows *sql.Rows) error
	{Symbol: "github.com/georgysavva/scany/sqlscan.ScanOne", Kind: Scan, Dest: []int{1}, Of: 2},
	// func ScanRow(dst any, rows *sql.Rows) error
	{Symbol: "github.com/georgysavva/scany/sqlscan.ScanRow", Kind: Scan, Dest: []int{1}, Of: 2},
	// func (*API) ScanAll(dst any, rows *sql.Rows) error
	{Symbol: "(*github.com/georgysavva/scany/sqlscan.API).ScanAll", Kind: Scan, Dest: []int{1}, Of: 2},
	// func (*API) ScanOne(dst any, rows *sql.Rows) error
	{Symbol: "(*github.com/georgysavva/scany/sqlscan.API).ScanOne", Kind: Scan, Dest: []int{1}, Of: 2},
	// func (*API) ScanRow(dst any, rows *sql.Rows) error
	{Symbol: "(*github.com/georgysavva/scany/sqlscan.API).ScanRow", Kind: Scan, Dest: []int{1}, Of: 2},
	// func (Querier) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	{Symbol: "(github.com/georgysavva/scany/sqlscan.Querier).QueryContext", Kind: Query, SQL: 2, Args: 3},
	// func (*RowScanner) Scan(dst any) error
	{Symbol: "(*github.com/georgysavva/scany/dbscan.RowScanner).Scan", Kind: Scan, Dest: []int{1}},
	// func ScanAll(dst any, rows Rows) error
	{Symbol: "github.com/georgysavva/scany/dbscan.ScanAll", Kind: Scan, Dest: []int{1}, Of: 2},
	// func ScanOne(dst any, rows Rows) error
	{Symbol: "github.com/georgysavva/scany/dbscan.ScanOne", Kind: Scan, Dest: []int{1}, Of: 2},
	// func ScanRow(dst any, rows Rows) error
	{Symbol: "github.com/georgysavva/scany/dbscan.ScanRow", Kind: Scan, Dest: []int{1}, Of: 2},
	// func (*API) ScanAll(dst any, rows Rows) error
	{Symbol: "(*github.com/georgysavva/scany/dbscan.API).ScanAll", Kind: Scan, Dest: []int{1}, Of: 2},
	// func (*API) ScanOne(dst any, rows Rows) error
	{Symbol: "(*github.com/georgysavva/scany/dbscan.API).ScanOne", Kind: Scan, Dest: []int{1}, Of: 2},
	// func (*API) ScanRow(dst any, rows Rows) error
	{Symbol: "(*github.com/georgysavva/scany/dbscan.API).ScanRow", Kind: Scan, Dest: []int{1}, Of: 2},
}
