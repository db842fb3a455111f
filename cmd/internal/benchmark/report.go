package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
)

// report measures what a report costs beyond a check of the same program. Runs of
// both take turns, so that what else the machine does meets both alike.
func (b *bench) report(ctx context.Context, temp string, dirs []string) error {
	if b.packages > 0 {
		dir := filepath.Join(temp, fmt.Sprintf("made-%d", b.packages))
		if err := synthetic(dir, b.packages); err != nil {
			return err
		}
		dirs = append(dirs, dir)
	}
	fmt.Fprintf(b.out, "| program | check: cpu s | wall s | peak MB | report: cpu s | wall s | peak MB |\n|---|---|---|---|---|---|---|\n")
	for _, dir := range dirs {
		var check, report [3][]float64
		for range b.runs {
			for _, one := range []struct {
				args []string
				all  *[3][]float64
			}{
				{[]string{b.tool, "check", "-q", "./..."}, &check},
				{[]string{b.tool, "report", "-q", "-o", filepath.Join(temp, "report.html"), "./..."}, &report},
			} {
				u, err := measure(ctx, dir, nil, b.limits, one.args...)
				if err != nil {
					return err
				}
				if u.killed != "" {
					return fmt.Errorf("%s: %s: %s", dir, one.args[1], u.killed)
				}
				for i, v := range []float64{u.cpu.Seconds(), u.wall.Seconds(), float64(u.peak >> 20)} {
					one.all[i] = append(one.all[i], v)
				}
			}
		}
		fmt.Fprintf(b.out, "| %s | %s |\n", filepath.Base(dir), beside(check, report))
	}
	return nil
}

// beside writes the medians of both tools, those of the second with what it takes
// more.
func beside(check, report [3][]float64) string {
	s := fmt.Sprintf("%.2f | %.2f | %.0f", median(check[0]), median(check[1]), median(check[2]))
	for i, format := range []string{"%.2f", "%.2f", "%.0f"} {
		more := 0.0
		if c := median(check[i]); c > 0 {
			more = 100 * (median(report[i])/c - 1)
		}
		s += fmt.Sprintf(" | "+format+" (%+.0f %%)", median(report[i]), more)
	}
	return s
}

// workers says that one in so many packages of a made program does work from a
// table of its own.
const workers = 8

// synthetic writes a program of n packages: each calls the one at half its number,
// and some work through the rows of a table.
func synthetic(dir string, n int) error {
	write := func(text string, name ...string) error {
		file := filepath.Join(append([]string{dir}, name...)...)
		if err := os.MkdirAll(filepath.Dir(file), 0o750); err != nil {
			return err
		}
		return os.WriteFile(file, []byte(text), 0o600)
	}
	if err := write("module example.com/made\n\ngo 1.26\n", "go.mod"); err != nil {
		return err
	}
	imports, calls := "", ""
	for i := 1; i <= n; i++ {
		name := fmt.Sprintf("p%04d", i)
		text := fmt.Sprintf(helper, name, i, "", "nil")
		if i > 1 {
			half := fmt.Sprintf("p%04d", i/2)
			text = fmt.Sprintf(helper, name, i, fmt.Sprintf("\t%q\n", "example.com/made/"+half), half+".Do(db)")
		}
		if i%workers == 0 {
			text += fmt.Sprintf(worker, i)
		} else {
			text += idle
		}
		if err := write(text, name, name+".go"); err != nil {
			return err
		}
		if 2*i > n {
			imports += fmt.Sprintf("\t%q\n", "example.com/made/"+name)
			calls += "\t" + name + ".Do(db)\n"
		}
	}
	return write("package main\n\nimport (\n\t\"database/sql\"\n\t\"os\"\n\n"+imports+")\n\nfunc main() {\n"+
		"\tdb, err := sql.Open(\"postgres\", os.Getenv(\"DB\"))\n\tif err != nil {\n\t\tpanic(err)\n\t}\n"+calls+"}\n", "main.go")
}

const helper = `package %[1]s

import (
	"database/sql"
	"errors"
	"net/http"
	"strings"

%[3]s)

const items = "items_%[2]d"

// Item is one row.
type Item struct {
	ID   int64
	Body string
}

func (i Item) check() error {
	if i.ID == 0 || strings.TrimSpace(i.Body) == "" {
		return errors.New(items + ": nothing to send")
	}
	return nil
}

func post(i Item) error {
	resp, err := http.Post("https://example.com/"+items, "text/plain", strings.NewReader(i.Body))
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

// Do does what is to be done here, and then further down.
func Do(db *sql.DB) error {
	if err := work(db); err != nil {
		return err
	}
	return %[4]s
}
`

const worker = `
func work(db *sql.DB) error {
	rows, err := db.Query("SELECT id, body FROM items_%[1]d WHERE status = 'NEW'")
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var i Item
		if err := rows.Scan(&i.ID, &i.Body); err != nil {
			return err
		}
		if err := i.check(); err != nil {
			return err
		}
		if err := post(i); err != nil {
			return err
		}
		if _, err := db.Exec("UPDATE items_%[1]d SET status = 'SENT' WHERE id = $1", i.ID); err != nil {
			return err
		}
	}
	return rows.Err()
}
`

const idle = `
func work(db *sql.DB) error {
	i := Item{ID: 1, Body: items}
	if err := i.check(); err != nil {
		return post(i)
	}
	return db.Ping()
}
`
