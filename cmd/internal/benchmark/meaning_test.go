package main

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// program is a module whose app package knows its gateway and its store by
// interfaces only.
func program(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	write(t, "module shop\n\ngo 1.26\n", dir, "go.mod")
	write(t, `package app

type Gateway interface{ Charge(id string) error }
type Store interface {
	Due() ([]string, error)
	Paid(id string) error
}

type App struct {
	Gateway Gateway
	Store   Store
}

func (a *App) Pay() error {
	ids, err := a.Store.Due()
	if err != nil {
		return err
	}
	for _, id := range ids {
		if err := a.Gateway.Charge(id); err != nil {
			return err
		}
		if err := a.Store.Paid(id); err != nil {
			return err
		}
	}
	return nil
}
`, dir, "app", "app.go")
	write(t, `package main

import (
	"database/sql"
	"net/http"
	"strings"

	"shop/app"
)

type gateway struct{}

func (gateway) Charge(id string) error {
	res, err := http.Post("https://pay.example/charges", "text/plain", strings.NewReader(id))
	if err != nil {
		return err
	}
	return res.Body.Close()
}

type store struct{ db *sql.DB }

func (s store) Paid(id string) error {
	_, err := s.db.Exec("UPDATE orders SET status = 'PAID' WHERE id = ?", id)
	return err
}

func (s store) Due() (ids []string, err error) {
	rows, err := s.db.Query("SELECT id FROM orders WHERE status = 'NEW'")
	if err != nil {
		return nil, err
	}
	for rows.Next() {
		var id string
		if err := rows.Scan(&id); err != nil {
			return nil, err
		}
		ids = append(ids, id)
	}
	return ids, rows.Close()
}

func main() {
	db, _ := sql.Open("", "")
	_ = (&app.App{Gateway: gateway{}, Store: store{db}}).Pay()
}
`, dir, "main.go")
	return dir
}

func TestMeaning(t *testing.T) {
	dir := program(t)
	var out, log bytes.Buffer
	b := &bench{out: &out, log: &log, level: "low"}
	require.NoError(t, b.meaning(t.Context(), []string{dir}))
	// Alone: the POST, the UPDATE and what main calls. Linked: what Pay calls as well.
	assert.Contains(t, out.String(), "| 2 | 2 / 3 | 2 / 3 | 3 / 5 | 60 % | 100 % | 0 | 1 / 3 | 2 | 0 |", log.String())
	assert.Contains(t, log.String(), "gained: app/app.go:20: effectrecord")
}

func TestPercent(t *testing.T) {
	assert.Equal(t, "–", percent(0, 0))
	assert.Equal(t, "66 %", percent(2, 3))
}
