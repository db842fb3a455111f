package effects

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// share lets the summaries of a package have in common what is equal in them: they
// are kept as long as the program is analysed.
func share(funcs []*Func) {
	p := provenance.NewPool()
	for _, f := range funcs {
		f.Params, f.Nodes = slices.Clip(f.Params), slices.Clone(f.Nodes)
		f.ID, f.Name, f.Package, f.Parent = p.Text(f.ID), p.Text(f.Name), p.Text(f.Package), p.Text(f.Parent)
		f.Results, f.Site.File = p.Texts(f.Results), p.Text(f.Site.File)
		for i := range f.Params {
			f.Params[i] = Param{p.Text(f.Params[i].Name), p.Text(f.Params[i].Type)}
		}
		for i := range f.Nodes {
			f.Nodes[i].share(p)
		}
		for i := range f.Loops {
			l := &f.Loops[i]
			l.Over, l.Site.File = p.Term(l.Over), p.Text(l.Site.File)
			p.Terms(l.Exits)
		}
		for i := range f.Stores {
			s := &f.Stores[i]
			s.Field, s.Value = p.Text(s.Field), p.Term(s.Value)
		}
		for i := range f.Alters {
			f.Alters[i].Field = p.Text(f.Alters[i].Field)
		}
	}
}

func (n *Node) share(p *provenance.Pool) {
	n.Site.File = p.Text(n.Site.File)
	n.Cond = p.Term(n.Cond)
	p.Terms(n.Results)
	c := n.Call
	if c == nil {
		return
	}
	c.ID, c.Sym, c.Op, c.Name, c.Recv = p.Text(c.ID), p.Text(c.Sym), p.Text(c.Op), p.Text(c.Name), p.Text(c.Recv)
	c.Fn = p.Term(c.Fn)
	p.Terms(c.Args)
	c.Params, c.Types, c.Results = p.Texts(c.Params), p.Texts(c.Types), p.Texts(c.Results)
}
