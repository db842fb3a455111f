package dbcall

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// library stubs for the snippets, by import path.
var stubs = map[string]string{
	"gorm.io/gorm": `package gorm
		import "time"
		type DeletedAt struct{ Time time.Time }
		func (DeletedAt) Value() (any, error) { return nil, nil }
		type Model struct { ID uint ` + "`gorm:\"primarykey\"`" + `; CreatedAt, UpdatedAt time.Time; DeletedAt DeletedAt }`,
	"github.com/uptrace/bun": `package bun; type BaseModel struct{}`,
	"shop/ent/order": `package order
		const Table = "customer_orders"
		const FieldStatus = "state"`,
}

type stubImporter struct {
	fset *token.FileSet
	std  types.Importer
	done map[string]*types.Package
}

func (i *stubImporter) Import(path string) (*types.Package, error) {
	if p := i.done[path]; p != nil {
		return p, nil
	}
	src, ok := stubs[path]
	if !ok {
		return i.std.Import(path)
	}
	p, err := i.check(path, src)
	i.done[path] = p
	return p, err
}

func (i *stubImporter) check(path, src string) (*types.Package, error) {
	f, err := parser.ParseFile(i.fset, path+".go", src, 0)
	if err != nil {
		return nil, err
	}
	conf := types.Config{Importer: i, IgnoreFuncBodies: true}
	return conf.Check(path, i.fset, []*ast.File{f}, nil)
}

// typeNamed type-checks a snippet of package path and returns its type T.
func typeNamed(t *testing.T, path, src, name string) *types.TypeName {
	t.Helper()
	fset := token.NewFileSet()
	imp := &stubImporter{fset: fset, std: importer.ForCompiler(fset, "source", nil), done: map[string]*types.Package{}}
	pkg, err := imp.check(path, src)
	require.NoError(t, err)
	obj, ok := pkg.Scope().Lookup(name).(*types.TypeName)
	require.True(t, ok, "no type %s", name)
	return obj
}

// showEntity writes an entity in one line: table! (stated) and field=column with
// marks * primary, ~ auto, # version.
func showEntity(e *Entity) string {
	if e == nil {
		return "none"
	}
	var b strings.Builder
	b.WriteString(e.Table)
	if e.Fixed {
		b.WriteByte('!')
	}
	for _, c := range e.Columns {
		b.WriteString(" " + c.Field + "=" + c.Column)
		for _, m := range []struct {
			on   bool
			mark string
		}{{c.Primary, "*"}, {c.Auto, "~"}, {c.Version, "#"}} {
			if m.on {
				b.WriteString(m.mark)
			}
		}
	}
	for _, u := range e.Unique {
		b.WriteString(" u(" + strings.Join(u, ",") + ")")
	}
	return b.String()
}

func TestEntityOf(t *testing.T) {
	tests := map[string]struct {
		src, typ, table, want string
	}{
		"gorm model": {
			src:  `import "gorm.io/gorm"; type OrderItem struct { gorm.Model; Name string; UserID uint }`,
			typ:  "OrderItem",
			want: "order_items ID=id*~ CreatedAt=created_at UpdatedAt=updated_at DeletedAt=deleted_at Name=name UserID=user_id",
		},
		"gorm tags": {
			src: "type T struct { Key string `gorm:\"primaryKey;column:code\"`; State string `gorm:\"column:order_state;index\"`; " +
				"A string `gorm:\"uniqueIndex:ab\"`; B string `gorm:\"uniqueIndex:ab,priority:2\"`; C int `gorm:\"unique\"`; D int `gorm:\"index:,unique\"`; Skip string `gorm:\"-\"` }",
			typ:  "T",
			want: "ts Key=code* State=order_state A=a B=b C=c D=d u(a,b) u(c) u(d)",
		},
		"gorm relations are no columns": {
			src:  "type U struct { ID int }; type T struct { ID int `gorm:\"primaryKey\"`; Owner U; OwnerID int; Items []U; M map[string]int; Raw []byte; P *U; J map[string]int `gorm:\"type:json\"` }",
			typ:  "T",
			want: "ts ID=id*~ OwnerID=owner_id Raw=raw J=j",
		},
		"gorm embedded": {
			src:  "type A struct { City string }; type T struct { ID int `gorm:\"primaryKey\"`; Home A `gorm:\"embedded;embeddedPrefix:home_\"` }",
			typ:  "T",
			want: "ts ID=id*~ Home.City=home_city",
		},
		"table name": {
			src: "type T struct { ID int `gorm:\"primaryKey\"` }", typ: "T", table: "App.Orders",
			want: "orders! ID=id*~",
		},
		"optimistic lock": {
			src:  "type V struct{ N int }; func (V) Value() (any, error) { return nil, nil }; type T struct { ID int `gorm:\"primaryKey\"`; Version V }",
			typ:  "T",
			want: "ts ID=id*~ Version=version",
		},
		"bun": {
			src: `import "github.com/uptrace/bun"; type T struct { bun.BaseModel ` + "`bun:\"table:app_orders,alias:o\"`; ID int64 `bun:\"id,pk,autoincrement\"`; " +
				"State string `bun:\"status,notnull\"`; Num string `bun:\",unique\"`; A int `bun:\"unique:g\"`; Rel *T `bun:\"rel:belongs-to\"`; Extra map[string]int `bun:\"extra,type:jsonb\"` }",
			typ:  "T",
			want: "app_orders! ID=id*~ State=status Num=num A=a Extra=extra u(num) u(a)",
		},
		"bun asks no TableName method": {
			src: "import \"github.com/uptrace/bun\"; type T struct { bun.BaseModel `bun:\"app_orders\"`; ID int64 `bun:\",pk\"` }",
			typ: "T", table: "other",
			want: "app_orders! ID=id*~",
		},
		"bun without tags on the base": {
			src:  `import "github.com/uptrace/bun"; type UserCategory struct { bun.BaseModel; ID int64 }`,
			typ:  "UserCategory",
			want: "user_categories ID=id*~",
		},
		"xorm": {
			src:  "type UserTask struct { Id int64 `xorm:\"pk autoincr\"`; State string `xorm:\"varchar(20) 'task_state' unique(k)\"`; Kind string `xorm:\"unique(k)\"`; V int `xorm:\"version\"`; At int64 `xorm:\"created\"` }",
			typ:  "UserTask",
			want: "user_task Id=id*~ State=task_state Kind=kind V=v# At=at~ u(task_state,kind)",
		},
		"go-pg": {
			src:  "type T struct { tableName struct{} `pg:\"app_orders,alias:t\"`; ID int64 `pg:\",pk\"`; State string `pg:\"status,use_zero\"` }",
			typ:  "T",
			want: "app_orders! ID=id*~ State=status",
		},
		"db tags": {
			src:  "import \"time\"; type T struct { ID string `db:\"id\"`; State string `db:\"Status\"`; LockedUntil *time.Time; Skip int `db:\"-\"` }",
			typ:  "T",
			want: "ts ID=id* State=status LockedUntil=lockeduntil",
		},
		"bson": {
			src:  "type T struct { ID string `bson:\"_id\"`; LockedUntil int `bson:\"lockedUntil,omitempty\"`; Tags []string `bson:\"tags\"`; Plain int }",
			typ:  "T",
			want: " ID=_id* LockedUntil=locked_until Tags=tags Plain=plain",
		},
		"bson inline": {
			src:  "type A struct { X int `bson:\"x\"` }; type T struct { A A `bson:\",inline\"`; Y int `bson:\"y\"` }",
			typ:  "T",
			want: " A.X=x Y=y",
		},
		"plain struct": {
			src: "type Category struct { ID int; ParentID *int; HTTPStatus int; secret int }", typ: "Category",
			want: "categories ID=id*~ ParentID=parent_id HTTPStatus=http_status",
		},
		"recursive": {src: "type T struct { *T; ID int `gorm:\"primaryKey\"` }", typ: "T", want: "ts ID=id*~"},
		"outer field wins": {
			src:  "type A struct { ID int; State int }; type T struct { A; ID string `gorm:\"primaryKey\"` }; type U struct { ID string `gorm:\"primaryKey\"`; A }",
			typ:  "T",
			want: "ts ID=id* State=state",
		},
		"no columns": {src: "type T struct { f func(); M map[string]int; s string }", typ: "T", want: "none"},
		"no struct":  {src: "type T int", typ: "T", want: "none"},
		"interface":  {src: "type T interface{ M() }", typ: "T", want: "none"},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			obj := typeNamed(t, "shop/store", "package store\n"+tt.src, tt.typ)
			e := EntityOf(obj, tt.table)
			assert.Equal(t, tt.want, showEntity(e))
			if e != nil {
				assert.Equal(t, "shop/store."+tt.typ, e.Type)
			}
		})
	}
	assert.Nil(t, EntityOf(nil, ""))
}

func TestEntityOfEnt(t *testing.T) {
	obj := typeNamed(t, "shop/ent", "package ent\nimport _ \"shop/ent/order\"\ntype config struct{}\ntype Edges struct{}\n"+
		"type Order struct { config `json:\"-\"`; ID int `json:\"id,omitempty\"`; Status string `json:\"status,omitempty\"`; Total int `json:\"total,omitempty\"`; "+
		"Secret string `json:\"-\"`; Edges Edges `json:\"edges\"`; selectValues int }", "Order")
	assert.Equal(t, "customer_orders! ID=id*~ Status=state Total=total Secret=secret", showEntity(EntityOf(obj, "")))
}

func TestNaming(t *testing.T) {
	for in, want := range map[string]string{
		"ID": "id", "UserID": "user_id", "UserIDs": "user_ids", "HTTPStatus": "http_status", "createdAt": "created_at",
		"status": "status", "A": "a", "OrderV2": "order_v2", "already_snake": "already_snake", "": "", "X509Cert": "x509_cert",
		"APIKey": "api_key", "_id": "_id", "User_Name": "user_name",
	} {
		assert.Equal(t, want, snake(in), in)
	}
	for in, want := range map[string]string{
		"order": "orders", "category": "categories", "day": "days", "box": "boxes", "status": "statuses", "address": "addresses",
		"branch": "branches", "person": "people", "child": "children", "man": "men", "woman": "women", "order_item": "order_items",
		"user_address": "user_addresses", "news": "news", "data": "data", "datum": "data", "analysis": "analyses", "index": "indices",
		"leaf": "leafs", "half": "halves", "life": "lives", "knife": "knives", "series": "series", "mouse": "mice", "quiz": "quizzes",
		"key": "keys", "query": "queries", "money": "money", "equipment": "equipment", "bus": "buses", "tax": "taxes",
		"process": "processes", "orders": "orders", "photo": "photos", "hero": "heros", "invoice": "invoices", "price": "prices", "device": "devices", "fox": "foxes", "blouse": "blouses", "ox": "oxen", "louse": "lice", "mice": "mice", "salesman": "salesmen", "grandchild": "grandchildren", "human": "humen", "safe": "saves", "giraffe": "giraffes", "bonus": "bonus", "quota": "quota", "axis": "axes", "potato": "potatos", "radius": "radius", "gas": "gas", "tomato": "tomatoes", "virus": "viri", "medium": "media",
		"crisis": "crises", "alias": "aliases", "wolf": "wolves", "": "", "test_case": "test_cases", "people": "people", "matrix": "matrices",
		"salesperson": "salespeople", "sheep": "sheep",
	} {
		assert.Equal(t, want, plural(in), in)
	}
}
