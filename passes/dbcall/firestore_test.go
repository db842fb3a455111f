package dbcall

import "testing"

func TestFirestore(t *testing.T) {
	fs := func(m string, args ...*term) *term { return chain("firestore."+m, args...) }
	collection := fs("Collection", db, str("Orders"))
	doc := fs("Doc", collection, id)
	change := func(path string, v *term) *term {
		return object("cloud.google.com/go/firestore.Update", "Path", str(path), "Value", v)
	}
	runCalls(t, map[string]callTest{
		"add":           {"firestore.Add", []*term{collection, ctx, dict("kind", str("x"))}, `INSERT orders {kind="x"}`},
		"create":        {"firestore.Create", []*term{doc, ctx, dict("kind", str("x"))}, `INSERT orders {kind="x" id=p2@f}`},
		"set":           {"firestore.Set", []*term{doc, ctx, dict("status", str("PAID")), list()}, `UPDATE orders {status="PAID"} [id = p2@f] upsert(id){} named`},
		"update":        {"firestore.Update", []*term{doc, ctx, list(change("status", str("PAID"))), list()}, `UPDATE orders {status="PAID"} [id = p2@f]`},
		"increment":     {"firestore.Update", []*term{doc, ctx, list(change("paidCents", fs("Increment", n))), list()}, `UPDATE orders {paid_cents+=p3@f} [id = p2@f]`},
		"compared":      {"firestore.Update", []*term{doc, ctx, list(change("status", str("PAID"))), list(fs("LastUpdateTime", n))}, `UPDATE orders {status="PAID"} [id = p2@f; version = p3@f]`},
		"delete":        {"firestore.Delete", []*term{doc, ctx, list()}, `DELETE orders [id = p2@f]`},
		"get":           {"firestore.Get", []*term{doc, ctx}, `SELECT orders(*) [id = p2@f]`},
		"query":         {"firestore.Documents", []*term{fs("Limit", fs("Where", collection, str("Status"), str("=="), str("NEW")), n), ctx}, `SELECT orders(*) [status = "NEW"] limit`},
		"below":         {"firestore.Get", []*term{fs("Doc", fs("Collection", doc, str("lines")), n), ctx}, `SELECT lines(*) [id = p3@f]`},
		"in tx":         {"firestore.TxUpdate", []*term{db, doc, list(change("status", str("PAID"))), list()}, `UPDATE orders {status="PAID"} [id = p2@f]`},
		"in tx, get":    {"firestore.TxGet", []*term{db, doc}, `SELECT orders(*) [id = p2@f]`},
		"path in whole": {"firestore.Delete", []*term{fs("Path", db, str("orders/7")), ctx, list()}, `DELETE orders partial`},
		"unknown":       {"firestore.Update", []*term{doc, ctx, n, list()}, `UPDATE orders [id = p2@f] partial`},
	})
}
