package sqltext_test

import (
	"fmt"

	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// The condition that makes a write a claim may stand in the SELECT that picks
// the row.
func ExampleStatement_Tests() {
	for _, sql := range []string{
		"UPDATE tasks SET status = 'DONE' WHERE id = ?",
		"UPDATE tasks SET status = 'DONE' WHERE id = ? AND status = 'RUNNING'",
		"UPDATE tasks SET status = 'RUNNING' WHERE id = (SELECT id FROM tasks WHERE status = 'NEW' LIMIT 1 FOR UPDATE SKIP LOCKED)",
	} {
		s := sqltext.Parse(sql)[0]
		fmt.Println(s.Table, s.Tests("status"))
	}
	// Output:
	// tasks false
	// tasks true
	// tasks true
}

func ExampleParseSet() {
	set, _ := sqltext.ParseSet("amount = amount + ?, status = 'PAID'")
	for _, a := range set {
		fmt.Println(a.Column, a.Increment)
	}
	// Output:
	// amount 1
	// status 0
}
