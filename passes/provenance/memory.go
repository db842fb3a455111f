package provenance

import (
	"strings"

	"golang.org/x/tools/go/ssa"
)

// The caps on what is remembered of one piece of memory. A term holds at most
// MaxNodes parts, so what has more members or values is Unknown anyway.
const (
	maxMembers = 8 * MaxNodes
	maxWrites  = 8 * MaxNodes
)

// write is one assignment to a place: a stored value, or what a call fills in.
type write struct {
	path string
	at   ssa.Instruction
	val  ssa.Value    // stored value
	term func() *Term // or a term computed on demand (rows read, setters)

	change bool // what a function of the package assigns to what it is handed
}

// memory is everything that is assigned to one base value or to parts of it.
type memory struct {
	writes []write // in source order
	cells  map[string]*cell
}

// cell is one place of a memory.
type cell struct {
	writes  []write  // of the place as a whole
	members []string // segments of the members that are assigned or have assigned members
	many    bool     // more than is remembered
}

func (e *Evaluator) addWrite(p place, w write) {
	w.path = p.path
	m := e.memories[p.base]
	if m == nil {
		m = &memory{cells: map[string]*cell{}}
		e.memories[p.base] = m
	}
	m.writes = append(m.writes, w)
	c := m.cell(p.path)
	if len(c.writes) >= maxWrites {
		c.many = true
		return
	}
	c.writes = append(c.writes, w)
}

// cell returns the place at path, which is made, with all that contain it, if it
// is new.
func (m *memory) cell(path string) *cell {
	c := m.cells[path]
	if c != nil {
		return c
	}
	c = &cell{}
	m.cells[path] = c
	if path == "" {
		return c
	}
	parent, seg := cut(path)
	p := m.cell(parent)
	if len(p.members) >= maxMembers {
		p.many = true
	} else {
		p.members = append(p.members, seg)
	}
	return c
}

// cell returns what is known about the place p, nil if nothing is assigned to it
// or a part of it.
func (e *Evaluator) cell(p place) *cell {
	if m := e.memories[p.base]; m != nil {
		return m.cells[p.path]
	}
	return nil
}

// touched reports whether anything is assigned to v or a part of it.
func (e *Evaluator) touched(v ssa.Value) bool { return e.memories[v] != nil }

// hasMembers reports whether members of p are assigned one by one.
func (e *Evaluator) hasMembers(p place) bool {
	c := e.cell(p)
	return c != nil && len(c.members) > 0
}

// anyLive reports whether some assignment to p or its members can be seen from
// instruction at.
func (e *Evaluator) anyLive(p place, at ssa.Instruction) bool {
	c := e.cell(p)
	if c == nil {
		return false
	}
	for _, w := range c.writes {
		if e.sees(at, w) {
			return true
		}
	}
	for _, seg := range c.members {
		if e.anyLive(place{p.base, p.path + seg}, at) {
			return true
		}
	}
	return false
}

// sees reports whether at may come after assignment w in the same round of every
// loop. Assignments in a literal that captures the variable count from where it
// is made.
func (e *Evaluator) sees(at ssa.Instruction, w write) bool {
	return at == nil || e.earlier(w.at, at)
}

// Path segments start with one of ".[{", so those characters are replaced in map
// keys.
var (
	keyEscaper   = strings.NewReplacer(".", "\x01", "[", "\x02", "{", "\x03", "}", "\x04")
	keyUnescaper = strings.NewReplacer("\x01", ".", "\x02", "[", "\x03", "{", "\x04", "}")
)

func escapeKey(k string) string {
	if strings.ContainsAny(k, ".[{}") {
		return keyEscaper.Replace(k)
	}
	return k
}

// keyOf returns the map key that a segment "{key}" stands for.
func keyOf(seg string) string { return keyUnescaper.Replace(strings.Trim(seg, "{}")) }
