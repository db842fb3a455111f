package dbcall

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// callTest is one call that ends a chain, with its receiver and arguments.
type callTest struct {
	op   string
	args []*term
	want string
}

func runCalls(t *testing.T, tests map[string]callTest) {
	t.Helper()
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			stmts := Of(method(models.Write, tt.op), tt.args, entities)
			assert.Equal(t, tt.want, showAll(stmts))
			for _, s := range stmts {
				assert.Same(t, db, s.Handle)
			}
		})
	}
}

func TestGormGenerics(t *testing.T) {
	g := provenance.OpOf("chain:gormg.G", "shop.Order", db, list())
	guarded := chain("gormg.Where", chain("gormg.Where", g, str("id = ?"), list(id)), str("status = ?"), list(str("NEW")))
	runCalls(t, map[string]callTest{
		"update":  {"gormg.Update", []*term{guarded, ctx, str("status"), str("PAID")}, `UPDATE shop_orders {status="PAID"} [id = p2@f; status = "NEW"]`},
		"updates": {"gormg.Updates", []*term{guarded, ctx, object("shop.Order", "State", str("PAID"), "Total", num(0))}, `UPDATE shop_orders {status="PAID"} [id = p2@f; status = "NEW"]`},
		"set then update": {
			"gormg.SetUpdate", []*term{chain("gormg.Set", guarded, list(object("clause.Assignment", "Column", object("clause.Column", "Name", str("status")), "Value", str("PAID")))), ctx},
			`UPDATE shop_orders {status="PAID"} [id = p2@f; status = "NEW"]`,
		},
		"delete": {"gormg.Delete", []*term{guarded, ctx}, `DELETE shop_orders [id = p2@f; status = "NEW"]`},
		"create": {"gormg.Create", []*term{g, ctx, object("shop.Order", "State", str("NEW"))}, `INSERT shop_orders {status="NEW"}`},
		"set then create": {
			"gormg.SetCreate", []*term{chain("gormg.Set", g, list(object("clause.Assignment", "Column", object("clause.Column", "Name", str("status")), "Value", str("NEW")))), ctx},
			`INSERT shop_orders {status="NEW"}`,
		},
		"first": {"gormg.First", []*term{guarded, ctx}, `SELECT shop_orders(*) [id = p2@f; status = "NEW"] limit`},
		"find":  {"gormg.Find", []*term{guarded, ctx}, `SELECT shop_orders(*) [id = p2@f; status = "NEW"]`},
		"count": {"gormg.Count", []*term{guarded, ctx, str("*")}, `SELECT shop_orders(count(*)) [id = p2@f; status = "NEW"]`},
	})
}

func TestOldGorm(t *testing.T) {
	old := provenance.OpOf("chain:gorm.Set", "github.com/jinzhu/gorm.DB", db, str("gorm:query_option"), str("FOR UPDATE"))
	runCalls(t, map[string]callTest{
		"lock option":     {"gorm.First", []*term{old, object("shop.Order"), list()}, `SELECT shop_orders(*) forupdate limit`},
		"update of pairs": {"gorm.Update", []*term{chain("gorm.Model", db, order), list(str("status"), str("PAID"))}, `UPDATE shop_orders {status="PAID"} [id = p4@f.ID]`},
		"update of a map": {"gorm.Update", []*term{chain("gorm.Model", db, order), list(dict("status", str("PAID")))}, `UPDATE shop_orders {status="PAID"} [id = p4@f.ID]`},
	})
}

func TestGoPg(t *testing.T) {
	model := chain("gopg.Model", db, list(order))
	runCalls(t, map[string]callTest{
		"guarded update": {
			"gopg.Update", []*term{chain("gopg.Where", chain("gopg.WherePK", chain("gopg.Set", model, str("status = ?"), list(str("PAID")))), str("status = ?"), list(str("NEW"))), list()},
			`UPDATE shop_orders {status="PAID"} [status = "NEW"; id = p4@f.ID]`,
		},
		"not zero": {
			"gopg.UpdateNotZero", []*term{chain("gopg.WherePK", chain("gopg.Model", db, list(object("shop.Order", "ID", id, "State", str("X"), "Total", num(0))))), list()},
			`UPDATE shop_orders {status="X"} [id = p2@f]`,
		},
		"insert": {"gopg.Insert", []*term{chain("gopg.OnConflict", model, str("(number) DO NOTHING"), list()), list()}, `INSERT shop_orders {status=p4@f.State total=p4@f.Total sent_at=p4@f.SentAt} nothing(number) named`},
		"insert with sets": {
			"gopg.Insert", []*term{chain("gopg.Set", chain("gopg.OnConflict", chain("gopg.Model", db, list(object("shop.Order", "State", str("X")))), str("(number) DO UPDATE"), list()), str("total = EXCLUDED.total"), list()), list()},
			`INSERT shop_orders {status="X"} upsert(number){total=excluded}`,
		},
		"select for update": {"gopg.Select", []*term{chain("gopg.For", chain("gopg.Where", model, str("id = ?"), list(id)), str("UPDATE"), list()), list()}, `SELECT shop_orders(*) [id = p2@f] forupdate`},
		"in":                {"gopg.Select", []*term{chain("gopg.WhereIn", model, str("status IN (?)"), list(str("A"), str("B"))), list()}, `SELECT shop_orders(*) [status in "A" "B"]`},
		"select or insert":  {"gopg.SelectOrInsert", []*term{chain("gopg.Where", chain("gopg.Model", db, list(object("shop.Order", "State", str("X")))), str("number = ?"), list(n)), list()}, "SELECT shop_orders(*) [number = p3@f]\nINSERT shop_orders {status=\"X\"}"},
		"delete":            {"gopg.Delete", []*term{chain("gopg.WherePK", model), list()}, `DELETE shop_orders [id = p4@f.ID]`},
		"no chain":          {"gopg.Update", []*term{n, list()}, ""},
	})
}

func TestXorm(t *testing.T) {
	byID := chain("xorm.ID", db, id)
	paid := object("shop.Order", "State", str("PAID"), "Total", num(0))
	runCalls(t, map[string]callTest{
		"update by id":                           {"xorm.Update", []*term{byID, paid, list()}, `UPDATE shop_orders {status="PAID"} [id = p2@f]`},
		"update columns":                         {"xorm.Update", []*term{chain("xorm.Cols", byID, list(str("status"), str("total"))), paid, list()}, `UPDATE shop_orders {status="PAID" total=0} [id = p2@f]`},
		"update of a row that was touched twice": {"xorm.Update", []*term{byID, read(read(order, "State", str("PAID"), "SentAt", n), "State", str("SENT"))}, `UPDATE shop_orders {status="SENT" sent_at=p3@f} [id = p2@f] named`},
		"update where": {
			"xorm.Update", []*term{chain("xorm.And", chain("xorm.Where", db, str("id = ?"), list(id)), str("status = 'NEW'"), list()), paid, list()},
			`UPDATE shop_orders {status="PAID"} [id = p2@f; status = "NEW"]`,
		},
		"update with condition bean": {"xorm.Update", []*term{db, paid, list(object("shop.Order", "ID", id, "State", str("NEW")))}, `UPDATE shop_orders {status="PAID"} [id = p2@f; status = "NEW"]`},
		"update of a map": {
			"xorm.Update", []*term{chain("xorm.Table", byID, object("shop.Order")), dict("status", str("X")), list()},
			`UPDATE shop_orders {status="X"} [id = p2@f]`,
		},
		"table by name":  {"xorm.Update", []*term{chain("xorm.Table", byID, str("jobs")), dict("status", str("X")), list()}, `UPDATE jobs {status="X"} [id = p2@f]`},
		"increment":      {"xorm.Update", []*term{chain("xorm.Incr", byID, str("total"), list(n)), object("shop.Order"), list()}, `UPDATE shop_orders {total+=p3@f} [id = p2@f]`},
		"increment by 1": {"xorm.Update", []*term{chain("xorm.Decr", byID, str("total"), list()), object("shop.Order"), list()}, `UPDATE shop_orders {total-=1} [id = p2@f]`},
		"expression":     {"xorm.Update", []*term{chain("xorm.SetExpr", byID, str("total"), str("total + 2")), object("shop.Order"), list()}, `UPDATE shop_orders {total+=2} [id = p2@f]`},
		"in":             {"xorm.Update", []*term{chain("xorm.In", db, str("status"), list(str("A"), str("B"))), paid, list()}, `UPDATE shop_orders {status="PAID"} [status in "A" "B"]`},
		"builder": {
			"xorm.Update", []*term{chain("xorm.Where", db, chain("xorm.builder.And", list(object("xorm.io/builder.Eq", "id", id), object("xorm.io/builder.Lt", "total", n))), list()), paid, list()},
			`UPDATE shop_orders {status="PAID"} [id = p2@f; total < p3@f]`,
		},
		"or":               {"xorm.Update", []*term{chain("xorm.Or", chain("xorm.Where", db, str("a = 1"), list()), str("b = 2"), list()), paid, list()}, `UPDATE shop_orders {status="PAID"} [a = 1 |1.1; b = 2 |1.2]`},
		"insert":           {"xorm.Insert", []*term{db, list(paid)}, `INSERT shop_orders {status="PAID" total=0}`},
		"insert parameter": {"xorm.InsertOne", []*term{db, order}, `INSERT shop_orders {status=p4@f.State total=p4@f.Total sent_at=p4@f.SentAt} named`},
		"get":              {"xorm.Get", []*term{chain("xorm.ForUpdate", db), list(object("shop.Order", "ID", id))}, `SELECT shop_orders(*) [id = p2@f] forupdate limit`},
		"find":             {"xorm.Find", []*term{chain("xorm.Where", db, str("status = 'NEW'"), list()), provenance.ParamOf("f", 7, "shop.Order"), list()}, `SELECT shop_orders(*) [status = "NEW"]`},
		"delete":           {"xorm.Delete", []*term{byID, list(object("shop.Order"))}, `DELETE shop_orders [id = p2@f]`},
		"get one bean":     {"xorm.Get", []*term{db, object("shop.Order", "ID", id)}, `SELECT shop_orders(*) [id = p2@f] limit`},
		"delete one bean":  {"xorm.Delete", []*term{byID, object("shop.Order")}, `DELETE shop_orders [id = p2@f]`},
		"raw":              {"xorm.Exec", []*term{db, list(str("UPDATE t SET a = ? WHERE id = ?"), n, id)}, `UPDATE t {a=p3@f} [id = p2@f]`},
		"naming":           {"xorm.Insert", []*term{db, list(object("shop.OrderLine", "Qty", n))}, `INSERT order_line {qty=p3@f}`},
	})
}

func TestXormSession(t *testing.T) {
	session := chain("xorm.NewSession", db)
	stmts := Of(method(models.Write, "xorm.Insert"), []*term{session, list(object("shop.Order", "State", str("X")))}, entities)
	if assert.Len(t, stmts, 1) {
		assert.Equal(t, session.Key(), stmts[0].Handle.Key())
	}
}

func TestXormVersion(t *testing.T) {
	versioned := func(symbol string) *Entity {
		e := entities("shop.Order")
		e.Columns = append(e.Columns, EntityColumn{Field: "Version", Column: "version", Version: true})
		return e
	}
	stmts := Of(method(models.Write, "xorm.Update"), []*term{chain("xorm.ID", db, id), read(order, "State", str("X")), list()}, versioned)
	assert.Equal(t, `UPDATE shop_orders {status="X" version+=1} [id = p2@f; version = p4@f.Version] named`, showAll(stmts))
}

func TestGorp(t *testing.T) {
	runCalls(t, map[string]callTest{
		"insert":        {"gorp.Insert", []*term{db, list(object("shop.Order", "State", str("NEW")))}, `INSERT shop_orders {status="NEW"}`},
		"insert two":    {"gorp.Insert", []*term{db, list(object("shop.Order", "State", str("A")), object("shop.Other", "X", n))}, "INSERT shop_orders {status=\"A\"}\nINSERT other {x=p3@f}"},
		"update":        {"gorp.Update", []*term{db, list(read(order, "State", str("PAID")))}, `UPDATE shop_orders {status="PAID"} [id = p4@f.ID] named`},
		"parameter":     {"gorp.Update", []*term{chain("gorp.WithContext", db, ctx), list(order)}, `UPDATE shop_orders [id = p4@f.ID] named`},
		"with context":  {"gorp.Update", []*term{db, ctx, list(order)}, `UPDATE shop_orders [id = p4@f.ID] named`},
		"delete":        {"gorp.Delete", []*term{db, list(order)}, `DELETE shop_orders [id = p4@f.ID]`},
		"get":           {"gorp.Get", []*term{db, object("shop.Order"), list(id)}, `SELECT shop_orders(*) [id = p2@f] limit`},
		"not a row":     {"gorp.Begin", []*term{db}, ""},
		"unpacked list": {"gorp.Insert", []*term{db, provenance.Nothing()}, `INSERT  named partial`},
	})
}

func TestPop(t *testing.T) {
	runCalls(t, map[string]callTest{
		"create":         {"pop.Create", []*term{db, object("shop.Order", "State", str("NEW")), list()}, `INSERT shop_orders {status="NEW"}`},
		"validated":      {"pop.ValidateAndCreate", []*term{db, object("shop.Order", "State", str("NEW")), list()}, `INSERT shop_orders {status="NEW"}`},
		"update":         {"pop.Update", []*term{db, read(order, "State", str("X")), list()}, `UPDATE shop_orders {status="X"} [id = p4@f.ID] named`},
		"save":           {"pop.Save", []*term{db, order, list()}, `UPDATE shop_orders [id = p4@f.ID] named`},
		"save new":       {"pop.Save", []*term{db, object("shop.Order", "State", str("NEW")), list()}, `INSERT shop_orders {status="NEW"} named`},
		"update columns": {"pop.UpdateColumns", []*term{db, read(order, "State", str("X")), list(str("status"), str("total"))}, `UPDATE shop_orders {total=p4@f.Total status="X"} [id = p4@f.ID]`},
		"update query": {
			"pop.UpdateQuery", []*term{chain("pop.Where", db, str("status = ?"), list(str("NEW"))), object("shop.Order", "State", str("X")), list(str("status"))},
			`UPDATE shop_orders {status="X"} [status = "NEW"]`,
		},
		"find":         {"pop.Find", []*term{db, object("shop.Order"), id}, `SELECT shop_orders(*) [id = p2@f] limit`},
		"where":        {"pop.All", []*term{chain("pop.Where", chain("pop.Q", db), str("status = ?"), list(str("NEW"))), provenance.ParamOf("f", 7, "shop.Order")}, `SELECT shop_orders(*) [status = "NEW"]`},
		"raw":          {"pop.Exec", []*term{chain("pop.RawQuery", db, str("UPDATE t SET a = ? WHERE id = ?"), list(n, id))}, `UPDATE t {a=p3@f} [id = p2@f]`},
		"destroy":      {"pop.Destroy", []*term{db, order}, `DELETE shop_orders [id = p4@f.ID]`},
		"delete where": {"pop.Delete", []*term{chain("pop.Where", db, str("id = ?"), list(id)), object("shop.Order")}, `DELETE shop_orders [id = p2@f]`},
	})
}
