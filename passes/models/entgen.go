package models

import (
	"go/types"
	"strconv"
	"strings"
)

// Code that ent generates belongs to the program, so no table can list it. It is
// known by its form: beside a row Order stand OrderMutation, the builders
// OrderCreate, OrderUpdateOne, ... and a Client that holds a client for each row.
// The bodies of such code need not be analysed.

// generatedPrefix begins the operations of rows for generated code.
const generatedPrefix = "entgen."

// Generated reports whether no table lists the row: it has to be kept with the
// call, see GeneratedRow.
func (r *Row) Generated() bool { return r != nil && strings.HasPrefix(r.Op, generatedPrefix) }

// GeneratedPackage reports whether pkg holds the client that ent generates.
func GeneratedPackage(pkg *types.Package) bool {
	if pkg == nil {
		return false
	}
	obj, ok := pkg.Scope().Lookup("Client").(*types.TypeName)
	if !ok {
		return false
	}
	named, ok := types.Unalias(obj.Type()).(*types.Named)
	return ok && isEntHandle(named)
}

// GeneratedRow returns the row of a generated function from its symbol and its
// operation, nil if op is none of generated code.
func GeneratedRow(symbol, op string) *Row {
	rest, ok := strings.CutPrefix(op, generatedPrefix)
	kind, method, ok2 := strings.Cut(rest, ".")
	if !ok || !ok2 {
		return nil
	}
	row := &Row{Symbol: symbol, Op: op}
	switch kind {
	case "Handle":
		return entHandleRow(row, method)
	case "Function":
		return entFunctionRow(row, method)
	}
	row.Kind = entRowKind(kind, method)
	if row.Kind == Neutral {
		return nil
	}
	return row
}

// generated returns the row of fn if ent generated it; nil otherwise, and for
// generated functions that belong to no statement.
func generated(fn *types.Func) *Row {
	if fn == nil || fn.Pkg() == nil || !fn.Exported() {
		return nil
	}
	recv := fn.Signature().Recv()
	if recv == nil {
		name := fn.Name()
		if !entFunctions[name] && joinsTx(fn) {
			name = "Join" + strconv.Itoa(fn.Signature().Params().Len())
		}
		if !entFunctions[name] && name == fn.Name() || !GeneratedPackage(fn.Pkg()) {
			return nil
		}
		return GeneratedRow(Symbol(fn), generatedPrefix+"Function."+name)
	}
	t := types.Unalias(recv.Type())
	if p, ok := t.(*types.Pointer); ok {
		t = types.Unalias(p.Elem())
	}
	named, ok := t.(*types.Named)
	if !ok || named.Obj().Pkg() == nil {
		return nil
	}
	kind := entKind(named)
	if isEntHandle(named) {
		kind = "Handle"
		if beginsTx(fn.Signature()) {
			return GeneratedRow(Symbol(fn), generatedPrefix+"Handle.BeginTx")
		}
	}
	if kind == "" && endsTx(named, fn) {
		kind = "Handle"
	}
	if kind == "" {
		return nil
	}
	row := GeneratedRow(Symbol(fn), generatedPrefix+kind+"."+fn.Name())
	if row == nil || row.Kind == Chain && fn.Signature().Results().Len() == 0 {
		return nil
	}
	return row
}

// beginsTx reports whether a method of the client takes options of a
// transaction: templates give it more ways to begin one than BeginTx.
func beginsTx(sig *types.Signature) bool {
	for v := range sig.Params().Variables() {
		if p, ok := types.Unalias(v.Type()).(*types.Pointer); ok {
			if obj, _ := typeName(p.Elem()); obj != nil && obj.Name() == "TxOptions" {
				return true
			}
		}
	}
	return false
}

// endsTx reports whether fn ends the transaction that a type wraps, which a
// template added to what ent generates: it can be committed and rolled back.
func endsTx(named *types.Named, fn *types.Func) bool {
	if fn.Name() != "Commit" && fn.Name() != "Rollback" || !named.Obj().Exported() || !GeneratedPackage(fn.Pkg()) {
		return false
	}
	for _, name := range []string{"Commit", "Rollback"} {
		obj, _, _ := types.LookupFieldOrMethod(types.NewPointer(named), true, fn.Pkg(), name)
		m, ok := obj.(*types.Func)
		if !ok || m.Signature().Params().Len() > 0 || m.Signature().Results().Len() != 1 {
			return false
		}
	}
	return true
}

// joinsTx reports whether fn, a function of a generated package, makes the
// transaction that it returns from something it is given.
func joinsTx(fn *types.Func) bool {
	sig := fn.Signature()
	if sig.Results().Len() != 1 || sig.Params().Len() == 0 {
		return false
	}
	obj, _ := typeName(sig.Results().At(0).Type())
	return obj != nil && obj.Pkg() == fn.Pkg() && obj.Name() == "Tx"
}

// entFunctions are the generated functions that mean something.
var entFunctions = map[string]bool{"IsConstraintError": true, "NewTxContext": true, "NewContext": true, "TxFromContext": true, "FromContext": true}

func entFunctionRow(row *Row, name string) *Row {
	switch name {
	case "IsConstraintError":
		row.Kind, row.Of = Duplicate, 1
	case "NewTxContext", "NewContext": // a context that carries the transaction or client
		row.Kind, row.Tx = JoinTx, 2
	case "TxFromContext", "FromContext", "Join1":
		row.Kind, row.Tx = JoinTx, 1
	case "Join2":
		row.Kind, row.Tx = JoinTx, 2
	default:
		return nil
	}
	return row
}

// isEntHandle reports whether a type is the Client or Tx that ent generates: it
// embeds config and holds a client for each entity.
func isEntHandle(named *types.Named) bool {
	name := named.Obj().Name()
	if name != "Client" && name != "Tx" {
		return false
	}
	st, ok := named.Underlying().(*types.Struct)
	if !ok || !EntStruct(st) {
		return false
	}
	scope := named.Obj().Pkg().Scope()
	for f := range st.Fields() {
		if !f.Exported() {
			continue
		}
		if _, isType := scope.Lookup(f.Name() + "Mutation").(*types.TypeName); isType && scope.Lookup(f.Name()+"Client") != nil {
			return true
		}
	}
	return false
}

// entHandleRow fills in the row of a method of Client or Tx that begins or ends
// a transaction.
func entHandleRow(row *Row, method string) *Row {
	switch method {
	case "Tx", "BeginTx":
		row.Kind = Begin
	case "Commit":
		row.Kind = Commit
	case "Rollback":
		row.Kind = Rollback
	case "Client", "Debug": // the same connection under another type
		row.Kind, row.Tx = JoinTx, -1
	case "ExecContext":
		row.Kind, row.SQL, row.Args = Exec, 2, 3
	case "QueryContext":
		row.Kind, row.SQL, row.Args = Query, 2, 3
	default:
		return nil
	}
	return row
}

// The kinds of generated receivers, by the ends of their names. Longer ends
// come first.
var entKinds = [...]string{"UpsertBulk", "UpsertOne", "CreateBulk", "UpdateOne", "DeleteOne", "Update", "Create", "Delete", "Query", "Select", "Client"}

// EntBuilder splits the name or symbol of a generated builder: OrderUpdateOne
// builds an "UpdateOne" of Order.
func EntBuilder(name string) (entity, kind string, ok bool) {
	for _, kind := range entKinds {
		if entity, ok := strings.CutSuffix(name, kind); ok && entity != "" {
			return entity, kind, true
		}
	}
	return "", "", false
}

// entKind tells what a generated type builds, "Entity" for a row. Besides the
// name, the type must stand beside what generated code stands beside.
func entKind(named *types.Named) string {
	st, ok := named.Underlying().(*types.Struct)
	if !ok || st.NumFields() == 0 {
		return ""
	}
	name, scope := named.Obj().Name(), named.Obj().Pkg().Scope()
	if entity, kind, ok := EntBuilder(name); ok {
		_, mutation := scope.Lookup(entity + "Mutation").(*types.TypeName)
		_, row := scope.Lookup(entity).(*types.TypeName)
		if mutation && row {
			return kind
		}
	}
	if _, mutation := scope.Lookup(name + "Mutation").(*types.TypeName); mutation && EntStruct(st) {
		return "Entity"
	}
	return ""
}

// EntStruct reports whether a struct holds what the rows and clients that ent
// generates hold.
func EntStruct(st *types.Struct) bool {
	for f := range st.Fields() {
		if f.Name() == "selectValues" || f.Embedded() && f.Name() == "config" {
			return true
		}
	}
	return false
}

// entRowKind returns the kind of row of a generated method, Neutral for those
// that belong to no statement.
func entRowKind(kind, method string) Kind {
	switch kind {
	case "Client":
		switch method {
		case "Create", "CreateBulk", "MapCreateBulk", "Update", "UpdateOne", "UpdateOneID", "Delete", "DeleteOne", "DeleteOneID", "Query":
			return Chain
		case "Get", "GetX":
			return Read
		}
		return entEdge(method)
	case "Entity":
		if method == "Update" {
			return Chain
		}
		return entEdge(method)
	case "Query", "Select":
		switch strings.TrimSuffix(method, "X") {
		case "First", "FirstID", "Only", "OnlyID", "IDs", "All", "Count", "Exist", "Scan", "Strings", "String", "Ints", "Int", "Bools", "Bool":
			return Read
		}
		return Chain
	}
	switch strings.TrimSuffix(method, "X") {
	case "Save", "Exec", "ID":
		return Write
	case "Mutation":
		return Neutral
	}
	return Chain
}

// entEdge recognises the queries of what hangs on a row: QueryItems.
func entEdge(method string) Kind {
	if strings.HasPrefix(method, "Query") && method != "Query" {
		return Chain
	}
	return Neutral
}
