package dbcall

import "testing"

func TestStores(t *testing.T) {
	bucket := chain("kv.Bucket", db, str("sent"))
	runCalls(t, map[string]callTest{
		"put":          {"kv.Put", []*term{db, str("k"), n}, `REPLACE k {value=p3@f} [key = "k"]`},
		"bucket":       {"kv.Put", []*term{bucket, id, n}, `REPLACE sent {value=p3@f} [key = p2@f]`},
		"delete":       {"kv.Delete", []*term{bucket, id}, `DELETE sent [key = p2@f]`},
		"get":          {"kv.Get", []*term{bucket, id}, `SELECT sent [key = p2@f]`},
		"log":          {"kv.Apply", []*term{db, n, n}, `REPLACE  {command=p3@f} partial`},
		"another call": {"kv.Merge", []*term{db, id}, ``},
	})
}
