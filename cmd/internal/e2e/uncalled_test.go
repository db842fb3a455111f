package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const billing = `package main

import (
	"context"
	"database/sql"
	"net/http"
)

func settle(ctx context.Context, db *sql.DB) error {
	rows, err := db.QueryContext(ctx, "SELECT id FROM bills WHERE state = 'OPEN'")
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			return err
		}
		if _, err := http.Post("https://pay.example/charges/"+id, "", nil); err != nil {
			return err
		}
		if _, err := db.ExecContext(ctx, "UPDATE bills SET state = 'PAID' WHERE id = ?", id); err != nil {
			return err
		}
	}
	return rows.Err()
}

func main() {
	db, err := sql.Open("postgres", "")
	if err != nil {
		return
	}
	f0(db)
	%s
}
`

// TestLeftOver checks that a hazard in a function that nothing calls is not shown
// by default.
func TestLeftOver(t *testing.T) {
	tool := build(t)
	dir := t.TempDir()
	write := func(name, text string) {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666))
	}
	write("go.mod", "module example.com/billing\n\ngo 1.24\n")
	var rest strings.Builder
	rest.WriteString("package main\n\nimport \"database/sql\"\n")
	for i := range 40 {
		fmt.Fprintf(&rest, "\nfunc f%d(db *sql.DB) { f%d(db) }\n", i, (i+1)%40)
	}
	write("rest.go", rest.String())

	write("main.go", fmt.Sprintf(billing, "_ = settle(context.Background(), db)"))
	assert.NotEmpty(t, tool.check(t, dir, "./..."))

	write("main.go", fmt.Sprintf(billing, "// _ = settle(context.Background(), db)"))
	assert.Empty(t, tool.check(t, dir, "./..."))
	low := texts(tool.check(t, dir, "-confidence=low", "./..."))
	require.NotEmpty(t, low)
	assert.Contains(t, low[0], "nothing calls settle any more")
}
