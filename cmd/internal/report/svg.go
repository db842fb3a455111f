package report

import (
	"fmt"
	"slices"

	"github.com/dualwrite/dualwrite/passes/evidence"
)

// Diagram is a state machine as it is drawn: boxes in columns by the course of
// a row's life, and numbered arrows between them.
type Diagram struct {
	Width, Height int
	Boxes         []Box
	Arrows        []Arrow
	Label         string // what it shows, for those who don't see it
}

// Box is one state.
type Box struct {
	X, Y, W, H int
	Name, Full string
	Role       string
}

// Arrow is one change of state, possibly by several statements.
type Arrow struct {
	Path    string
	Head    string // points of the arrow head
	X, Y    int    // of the number
	Back    Box    // what it stands on
	Numbers string // of the changes, from 1
	Class   string // "ok", "half", "bad", "sweep"
}

const (
	boxW, boxH = 132, 38
	gapX, gapY = 96, 46
	marginX    = 14
	marginTop  = 44
	anyState   = "any state"
	longest    = 16 // letters that fit into a box
)

// diagram lays a machine out; nil when there is nothing to draw.
func diagram(m *evidence.Machine) *Diagram {
	if m == nil || len(m.States) == 0 || len(m.Transitions) == 0 {
		return nil
	}
	l := &layout{m: m, at: map[string]int{}}
	l.columns()
	l.place()
	l.arrows()
	l.d.Label = fmt.Sprintf("States of %s and the statements that change them", m.Column)
	return &l.d
}

type layout struct {
	m      *evidence.Machine
	ranks  [][]evidence.State
	at     map[string]int // index into Boxes
	column map[string]int
	d      Diagram
}

// columns sorts the states into columns by their roles.
func (l *layout) columns() {
	l.column = map[string]int{}
	states := slices.Clone(l.m.States)
	for _, t := range l.m.Transitions {
		if len(t.From) == 0 || t.Not || slices.Contains(t.From, given) {
			states = append([]evidence.State{{Name: anyState, Role: "any"}}, states...)
			break
		}
	}
	if slices.ContainsFunc(l.m.Transitions, func(t evidence.Transition) bool { return target(t) == given }) {
		states = append(states, evidence.State{Name: given, Role: "given"})
	}
	byRank := map[int][]evidence.State{}
	for _, s := range states {
		byRank[columnOf(s.Role)] = append(byRank[columnOf(s.Role)], s)
	}
	for k := range 5 {
		if len(byRank[k]) > 0 {
			l.ranks = append(l.ranks, byRank[k])
		}
	}
}

const given = "(given by the caller)"

// target names where a transition leads.
func target(t evidence.Transition) string {
	if t.To == "" {
		return given
	}
	return t.To
}

func columnOf(role string) int {
	switch role {
	case "any", "initial":
		return 0
	case "progress":
		return 1
	case "", "given":
		return 2
	case "done":
		return 3
	}
	return 4
}

// place gives each state its box.
func (l *layout) place() {
	tallest := 0
	for _, r := range l.ranks {
		tallest = max(tallest, len(r))
	}
	for i, r := range l.ranks {
		top := marginTop + (tallest-len(r))*(boxH+gapY)/2
		for j, s := range r {
			name := s.Name
			if rs := []rune(name); len(rs) > longest {
				name = string(rs[:longest-1]) + "…"
			}
			l.at[s.Name] = len(l.d.Boxes)
			l.column[s.Name] = i
			l.d.Boxes = append(l.d.Boxes, Box{marginX + i*(boxW+gapX), top + j*(boxH+gapY), boxW, boxH, name, s.Name, s.Role})
		}
	}
	l.d.Width = 2*marginX + len(l.ranks)*boxW + (len(l.ranks)-1)*gapX
	l.d.Height = marginTop + tallest*boxH + (tallest-1)*gapY + marginTop
}

// edge is one arrow before it is drawn.
type edge struct {
	from, to string
	numbers  []int
	class    string
}

func (l *layout) arrows() {
	var edges []edge
	number := make([]int, len(l.m.Transitions))
	for k, c := range l.m.Changes() {
		for _, i := range c {
			number[i] = k + 1
		}
	}
	for i, t := range l.m.Transitions {
		from := t.From
		if len(from) == 0 || t.Not || slices.Contains(from, given) {
			from = []string{anyState}
		}
		for _, f := range from {
			k := slices.IndexFunc(edges, func(e edge) bool { return e.from == f && e.to == target(t) })
			if k < 0 {
				edges = append(edges, edge{f, target(t), nil, ""})
				k = len(edges) - 1
			}
			if !slices.Contains(edges[k].numbers, number[i]) {
				edges[k].numbers = append(edges[k].numbers, number[i])
			}
			edges[k].class = worse(edges[k].class, class(t))
		}
	}
	for i, e := range edges {
		l.draw(e, i)
	}
}

// class says how safe a change is.
func class(t evidence.Transition) string {
	switch {
	case !t.Conditional:
		return "bad"
	case t.Sweep:
		return "sweep"
	case !t.Checked:
		return "half"
	}
	return "ok"
}

func worse(a, b string) string {
	order := []string{"", "sweep", "ok", "half", "bad"}
	if slices.Index(order, a) > slices.Index(order, b) {
		return a
	}
	return b
}

// draw adds one arrow. Forward ones go from side to side, those that skip a
// column or go back bend around the boxes.
func (l *layout) draw(e edge, n int) {
	fi, ok := l.at[e.from]
	ti, ok2 := l.at[e.to]
	if !ok || !ok2 {
		return
	}
	f, t := l.d.Boxes[fi], l.d.Boxes[ti]
	a := Arrow{Class: e.class, Numbers: numbers(e.numbers)}
	var c curve
	switch d := l.column[e.to] - l.column[e.from]; {
	case e.from == e.to:
		x := f.X + f.W/2
		c = curve{{x - 20, f.Y}, {x - 34, f.Y - 34}, {x + 34, f.Y - 34}, {x + 20, f.Y}}
		a.Head = head(x+20, f.Y, 0, 1)
	case d >= 1:
		c, a.Head = forward(f, t, d, (n%3-1)*7)
	case d == 0 && distance(f.Y, t.Y) > boxH+gapY:
		c, a.Head = around(f, t)
		l.d.Width = max(l.d.Width, f.X+f.W+gapX/2)
	case d == 0:
		c, a.Head = sideways(f, t)
	default:
		x1, x2 := f.X+f.W/2+16, t.X+t.W/2-16
		y1, y2 := f.Y+f.H, t.Y+t.H
		low := max(y1, y2) + 30
		c = curve{{x1, y1}, {x1, low}, {x2, low}, {x2, y2 + 7}}
		a.Head = head(x2, y2, 0, -1)
	}
	a.Path = c.path()
	if x := f.X + f.W; c[0].x > x { // a straight way first
		a.Path = fmt.Sprintf("M%d %d L%s", x, c[0].y, a.Path[1:])
	}
	l.label(&a, c)
	l.d.Arrows = append(l.d.Arrows, a)
}

// forward leads to a column further right.
func forward(f, t Box, columns, off int) (curve, string) {
	x1, x2 := f.X+f.W, t.X
	y1, y2 := f.Y+f.H/2+off, t.Y+t.H/2+off
	tip := head(x2, y2, 1, 0)
	switch {
	case columns > 1 && f.Y != t.Y: // comes straight from its box until it is past those between
		return curve{{x2 - gapX, y1}, {x2 - gapX/2, y1}, {x2 - gapX/2, y2}, {x2 - 7, y2}}, tip
	case columns > 1:
		bend := -(boxH/2 + 20) * 4 / 3
		return curve{{x1, y1}, {x1 + gapX/2, y1 + bend}, {x2 - gapX/2, y2 + bend}, {x2 - 7, y2}}, tip
	}
	return curve{{x1, y1}, {x1 + gapX/2, y1}, {x2 - gapX/2, y2}, {x2 - 7, y2}}, tip
}

// around leads past other boxes of the same column.
func around(f, t Box) (curve, string) {
	x, y1, y2 := f.X+f.W, f.Y+f.H/2+12, t.Y+t.H/2
	return curve{{x, y1}, {x + gapX/2, y1}, {x + gapX/2, y2}, {x + 7, y2}}, head(x, y2, -1, 0)
}

// sideways leads to the next box of the same column.
func sideways(f, t Box) (curve, string) {
	if f.Y < t.Y {
		x := f.X + f.W/2
		return straight(point{x, f.Y + f.H}, point{x, t.Y - 7}), head(x, t.Y, 0, 1)
	}
	x := f.X + f.W/2 + 28
	return straight(point{x, f.Y}, point{x, t.Y + t.H + 7}), head(x, t.Y+t.H, 0, -1)
}

// head returns a triangle whose point is at x, y and which looks along dx, dy.
func head(x, y, dx, dy int) string {
	const long, wide = 8, 4
	if dx != 0 {
		return fmt.Sprintf("%d,%d %d,%d %d,%d", x, y, x-dx*long, y-wide, x-dx*long, y+wide)
	}
	return fmt.Sprintf("%d,%d %d,%d %d,%d", x, y, x-wide, y-dy*long, x+wide, y-dy*long)
}

// numbers writes 1, 2, 3, 7 as "1–3, 7".
func numbers(ns []int) string {
	s := ""
	for i := 0; i < len(ns); {
		j := i
		for j+1 < len(ns) && ns[j+1] == ns[j]+1 {
			j++
		}
		if s != "" {
			s += ", "
		}
		switch {
		case j == i:
			s += fmt.Sprint(ns[i])
		case j == i+1:
			s += fmt.Sprintf("%d, %d", ns[i], ns[j])
		default:
			s += fmt.Sprintf("%d–%d", ns[i], ns[j])
		}
		i = j + 1
	}
	return s
}
