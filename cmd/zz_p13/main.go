package main

import (
	"context"
	"fmt"
	"os"
	"sort"
	"strings"

	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/cmd/internal/link"
	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
)

func main() {
	root, _ := os.Getwd()
	s, _ := config.Load(root)
	prog, err := check.Learn(context.Background(), check.Engine{Learn: link.Learn}, check.Options{Driver: driver.Config{Dir: root, Patterns: os.Args[1:]}, Settings: s, Root: root})
	if err != nil { panic(err) }
	in, _ := link.Link(context.Background(), prog, s)
	tables := map[string]int{}
	capped := map[string]int{}
	nodes, effs := 0, 0
	var w *effectflow.World
	for _, p := range prog.Packages() {
		f := in[effectflow.Analyzer](p.ID).(*effectflow.Flow)
		w = f.World
		for _, fn := range f.Package.Funcs {
			g := w.Graph(fn.ID)
			if g == nil { continue }
			if g.Capped { capped[p.Path]++ }
			nodes += len(g.Nodes)
			for _, n := range g.Nodes {
				if n.Kind != effects.Call { continue }
				if n.Effect() != nil { effs++ }
				if n.Row == nil { continue }
				for _, st := range n.Stmts() { tables[st.Table]++ }
			}
		}
	}
	var names []string
	for t := range tables { names = append(names, t) }
	sort.Strings(names)
	fmt.Println("nodes", nodes, "effects", effs, "capped", capped)
	if t := os.Getenv("T"); t != "" {
		for _, u := range w.Statements(t) {
			fmt.Println("STMT", u.Node.Func.ID, u.Node.Site, u.Stmt.Verb, u.Stmt.Text)
			for _, x := range u.Stmt.Sets { fmt.Println("   set", x.Column, x.Value) }
			for _, x := range u.Stmt.Conds { fmt.Println("   cond", x.Column, x.Op, x.Values, x.Or, x.Mentions) }
		}
	}
	if e := os.Getenv("E"); e != "" {
		for _, p := range prog.Packages() {
			f := in[effectflow.Analyzer](p.ID).(*effectflow.Flow)
			for _, fn := range f.Package.Funcs { if !strings.Contains(fn.ID, "handleTask") { continue }; g := w.Graph(fn.ID); if g == nil { continue }
				for _, n := range g.Nodes {
					if n.Kind == effects.Call && n.Effect() != nil && strings.Contains(n.Func.ID, e) {
						fmt.Println("EFF in", g.Func.ID, "capped", g.Capped, len(n.Frames), w.Entered(g.Func))
						for _, fr := range n.Frames { fmt.Println("     via", fr.Name, fr.Callee.ID) }
						af := g.After(n, true)
						for _, m := range g.Nodes { if af[m] { for _, r := range m.Records() { fmt.Println("     after", r.Target(), r.Status, r.Done, "concerns", g.Concerns(n, m, r.Stmt), g.RowsOf(m, r.Stmt).Keys()) } } }
						fmt.Println("     work", g.WorkOf(n).Keys())
					}
				}
			}
		}
	}
	for _, t := range names { fmt.Println(t, tables[t], len(w.Statements(t))) }
}
