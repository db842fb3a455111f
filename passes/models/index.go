package models

import (
	"slices"
	"strings"
	"sync"
)

// A process looks at a handful of the libraries that are modelled, and in
// vettool mode there is a process per package. So building a table only sorts
// the rows by package; a package is indexed when it is asked for.

// packageRows are the rows of one layer about one package.
type packageRows struct {
	runs [][]Row // pieces of the tables, not copied
	lazy []func() []Row

	once   sync.Once
	byName map[member]*Row
	rows   []indexed // in written order
}

// member is a name within a package.
type member struct{ recv, fn string }

type indexed struct {
	member
	row *Row
}

// family are rows of one package that are spelled out when they are needed.
type family struct {
	pkg  string
	rows func() []Row
}

// newTable sorts rows by package. A row whose symbol can't be read is not found
// by any lookup: Validate is what refuses it.
func newTable(tables [][]Row, families []family, under *Table) *Table {
	t := &Table{packages: make(map[string]*packageRows, 256), under: under}
	for _, rows := range tables {
		for len(rows) > 0 {
			path, n, ok := samePackage(rows)
			if ok {
				p := t.packageRows(path)
				p.runs = append(p.runs, rows[:n:n])
			}
			rows = rows[n:]
		}
	}
	for _, f := range families {
		p := t.packageRows(f.pkg)
		p.lazy = append(p.lazy, f.rows)
	}
	t.byBase = sync.OnceValue(func() map[string][]string { return groupByBase(t.packages) })
	return t
}

func (t *Table) packageRows(path string) *packageRows {
	p := t.packages[path]
	if p == nil {
		p = new(packageRows)
		t.packages[path] = p
	}
	return p
}

// samePackage returns how many rows from the first on are about one package.
func samePackage(rows []Row) (path string, n int, ok bool) {
	first, err := parseSymbol(rows[0].Symbol)
	if err != nil {
		return "", 1, false
	}
	for n = 1; n < len(rows) && inPackage(rows[n].Symbol, first.pkg); n++ {
	}
	return first.pkg, n, true
}

// inPackage is parseSymbol(symbol).pkg == path for little money.
func inPackage(symbol, path string) bool {
	rest, method := strings.CutPrefix(symbol, "(")
	if method {
		rest = strings.TrimPrefix(rest, "*")
	}
	rest, ok := strings.CutPrefix(rest, path)
	if !ok || !strings.HasPrefix(rest, ".") {
		return false
	}
	end := strings.IndexAny(rest[1:], "./)")
	if method {
		return end >= 0 && rest[1+end] == ')'
	}
	return end < 0
}

// index spells the rows of the package out at the first call. Of two rows for
// one function, which only a table that was not validated has, the last one
// holds.
func (p *packageRows) index() map[member]*Row {
	p.once.Do(func() {
		runs := slices.Clip(p.runs)
		for _, rows := range p.lazy {
			runs = append(runs, rows())
		}
		total := 0
		for _, rows := range runs {
			total += len(rows)
		}
		p.byName = make(map[member]*Row, total)
		p.rows = make([]indexed, 0, total)
		for _, rows := range runs {
			for i := range rows {
				p.add(&rows[i])
			}
		}
	})
	return p.byName
}

func (p *packageRows) add(row *Row) {
	n, err := parseSymbol(row.Symbol)
	if err != nil {
		return
	}
	m := member{n.recv, n.fn}
	p.byName[m] = row
	p.rows = append(p.rows, indexed{m, row})
}

// matters reports whether there is a row that means something without another
// one beside it.
func (p *packageRows) matters() bool {
	p.index()
	for _, e := range p.rows {
		switch e.row.Kind {
		case Neutral, Derive, Decode, Encode, Setter, Option, Spawn, Duplicate:
		case Mint:
			if e.row.Mint != "clock" && e.row.Mint != "pid" {
				return true
			}
		default:
			return true
		}
	}
	return false
}
