// Package shops holds the stores of the program. Each begins transactions.
package shops

// A Customer is one row.
type Customer struct{ ID string }
