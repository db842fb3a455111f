// Package far wraps the bank and the table without methods of its own.
package far

import (
	"dualwrite.test/link/bank"
	"dualwrite.test/link/rows"
)

// Bank is a bank with a name.
type Bank struct {
	*bank.Client
	Name string
}

// Table is a table with a name.
type Table struct {
	*rows.Store
	Name string
}
