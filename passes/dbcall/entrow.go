package dbcall

import (
	"go/types"
	"strings"

	"github.com/dualwrite/dualwrite/passes/models"
)

// Generated returns the row of a method of persistence code that ent generated,
// which is known by the form of its receiver (OrderUpdateOne beside Order and
// OrderMutation); nil for anything else. Bodies of such methods need not be
// analysed.
func Generated(f *types.Func) *models.Row {
	recv := f.Signature().Recv()
	if recv == nil || !f.Exported() {
		return nil
	}
	t := types.Unalias(recv.Type())
	if p, ok := t.(*types.Pointer); ok {
		t = types.Unalias(p.Elem())
	}
	named, ok := t.(*types.Named)
	if !ok || named.Obj().Pkg() == nil {
		return nil
	}
	if isEntHandle(named) {
		return entHandleRow(named.Obj().Name(), f)
	}
	kind := entKind(named)
	if kind == "" {
		return nil
	}
	row := &models.Row{Symbol: f.FullName(), Op: "entgen." + kind + "." + f.Name()}
	row.Kind = entRowKind(kind, f.Name())
	if row.Kind == models.Neutral {
		return nil
	}
	if row.Kind == models.Chain && f.Signature().Results().Len() == 0 {
		return nil
	}
	return row
}

// isEntHandle reports whether a type is the Client or Tx that ent generates: it
// embeds config and holds a client for each entity.
func isEntHandle(named *types.Named) bool {
	st, ok := named.Underlying().(*types.Struct)
	name := named.Obj().Name()
	if !ok || name != "Client" && name != "Tx" || !isEntRow(st) {
		return false
	}
	scope := named.Obj().Pkg().Scope()
	for f := range st.Fields() {
		if _, isType := scope.Lookup(f.Name() + "Mutation").(*types.TypeName); isType && scope.Lookup(f.Name()+"Client") != nil {
			return true
		}
	}
	return false
}

// entHandleRow returns the row of a method that begins or ends a transaction.
func entHandleRow(recv string, f *types.Func) *models.Row {
	row := &models.Row{Symbol: f.FullName(), Op: "entgen." + recv + "." + f.Name()}
	switch recv + "." + f.Name() {
	case "Client.Tx", "Client.BeginTx":
		row.Kind = models.Begin
	case "Tx.Commit":
		row.Kind = models.Commit
	case "Tx.Rollback":
		row.Kind = models.Rollback
	case "Tx.Client":
		row.Kind, row.Tx = models.JoinTx, -1
	default:
		return nil
	}
	return row
}

// The kinds of generated receivers, by the ends of their names. Longer ends
// come first.
var entKinds = [...]string{"UpsertBulk", "UpsertOne", "CreateBulk", "UpdateOne", "DeleteOne", "Update", "Create", "Delete", "Query", "Select", "Client"}

// entKind tells what a generated type builds: "UpdateOne" for OrderUpdateOne.
// Besides the name, the type must hold what generated code holds.
func entKind(named *types.Named) string {
	st, ok := named.Underlying().(*types.Struct)
	if !ok {
		return ""
	}
	name := named.Obj().Name()
	for _, kind := range entKinds {
		entity, ok := strings.CutSuffix(name, kind)
		if !ok || entity == "" {
			continue
		}
		if _, isType := named.Obj().Pkg().Scope().Lookup(entity + "Mutation").(*types.TypeName); !isType || st.NumFields() == 0 {
			return ""
		}
		if _, isType := named.Obj().Pkg().Scope().Lookup(entity).(*types.TypeName); !isType {
			return ""
		}
		return kind
	}
	if _, isMutation := named.Obj().Pkg().Scope().Lookup(name + "Mutation").(*types.TypeName); isMutation && isEntRow(st) {
		return "Entity"
	}
	return ""
}

// isEntRow reports whether a struct holds what the rows that ent generates hold.
func isEntRow(st *types.Struct) bool {
	for f := range st.Fields() {
		if f.Name() == "selectValues" || f.Embedded() && f.Name() == "config" {
			return true
		}
	}
	return false
}

// entRowKind returns the kind of row of a generated method, Neutral for those
// that belong to no statement.
func entRowKind(kind, method string) models.Kind {
	switch kind {
	case "Client":
		switch method {
		case "Create", "CreateBulk", "Update", "UpdateOne", "UpdateOneID", "Delete", "DeleteOne", "DeleteOneID", "Query":
			return models.Chain
		case "Get", "GetX":
			return models.Read
		}
		return models.Neutral
	case "Entity":
		if method == "Update" {
			return models.Chain
		}
		return models.Neutral
	case "Query", "Select":
		if isOneOf(strings.TrimSuffix(method, "X"), "First", "FirstID", "Only", "OnlyID", "IDs", "All", "Count", "Exist", "Scan",
			"Strings", "String", "Ints", "Int", "Bools", "Bool") {
			return models.Read
		}
	case "Update", "UpdateOne", "Create", "CreateBulk", "Delete", "DeleteOne", "UpsertOne", "UpsertBulk":
		if isOneOf(strings.TrimSuffix(method, "X"), "Save", "Exec", "ID") {
			return models.Write
		}
	}
	if method == "Mutation" || strings.HasPrefix(method, "Query") && method != "Query" {
		return models.Neutral
	}
	return models.Chain
}

func isOneOf(s string, list ...string) bool {
	for _, l := range list {
		if s == l {
			return true
		}
	}
	return false
}
