package dbcall

import (
	"testing"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

func TestStores(t *testing.T) {
	bucket := chain("kv.Bucket", db, str("sent"))
	runCalls(t, map[string]callTest{
		"put":          {"kv.Put", []*term{db, str("k"), n}, `REPLACE k {value=p3@f} [key = "k"]`},
		"document":     {"kv.Put", []*term{bucket, id, op("encode", object("shop.Order", "ID", id, "SentAt", n, "Status", str("sent")))}, `REPLACE sent {value=encode(shop.Order{ID: p2@f, SentAt: p3@f, Status: "sent"}) id=p2@f sent_at=p3@f status="sent"} [key = p2@f]`},
		"changed":      {"kv.Put", []*term{bucket, id, op("encode", read(provenance.ParamOf("f", 4, "shop.Order"), "Status", str("sent")))}, `UPDATE sent {value=encode(shop.Order{...: p4@f, Status: "sent"}) status="sent"} [key = p2@f]`},
		"made up":      {"kv.Put", []*term{bucket, op("call:(github.com/google/uuid.UUID).String", provenance.MintedBy("uuid", "", 0)), n}, `INSERT sent {value=p3@f key=call:(github.com/google/uuid.UUID).String(new:uuid)}`},
		"bucket":       {"kv.Put", []*term{bucket, id, n}, `REPLACE sent {value=p3@f} [key = p2@f]`},
		"delete":       {"kv.Delete", []*term{bucket, id}, `DELETE sent [key = p2@f]`},
		"get":          {"kv.Get", []*term{bucket, id}, `SELECT sent [key = p2@f]`},
		"log":          {"kv.Apply", []*term{db, n, n}, `REPLACE  {command=p3@f} partial`},
		"another call": {"kv.Merge", []*term{db, id}, ``},
	})
}
