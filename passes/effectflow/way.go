package effectflow

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// A large graph has hundreds of thousands of steps. They share how the graph comes to
// them, and most of them that nothing is over with them.

// Way is how the graph's function comes to a step. Steps have it in common, it must
// not be changed.
type Way struct {
	Frames []Frame  // calls that lead here, outermost first; empty for a step of the function itself
	Scopes []*Scope // what the step runs inside of, outermost first
}

// Outcome is what is over with a step: a function or a transaction. Most steps share
// one that says nothing, it must not be changed.
type Outcome struct {
	Results []*provenance.Term // of a return
	Commit  *Node              // a synthetic commit: the transaction that ends here
}

var (
	direct = &Way{}     // to a step that nothing stands around
	goesOn = &Outcome{} // nothing is over
)

// over returns what is over with a step that returns results.
func over(results []*provenance.Term) *Outcome {
	if results == nil {
		return goesOn
	}
	return &Outcome{Results: results}
}

// outcome puts the instance's values into what is over with n.
func (in *instance) outcome(n *Node) *Outcome {
	o := &Outcome{Results: in.sub.Terms(n.Results), Commit: n.Commit}
	if last := len(o.Results) - 1; failed(n) && o.Results[last].Kind == provenance.Unknown {
		o.Results = slices.Clone(o.Results)
		o.Results[last] = orNonNil(o.Results[last], true)
	}
	if n.Commit != nil && in.src.holds(n.Commit) {
		o.Commit = in.copies[n.Commit.index]
	}
	return o
}

// way returns the way to what the way x of the source graph leads to.
func (in *instance) way(x *Way) *Way {
	if w, ok := in.ways.get(x); ok {
		return w
	}
	w := &Way{in.shared.frames(in.frames, x.Frames), in.shared.scopes(in, x.Scopes)}
	in.ways.put(x, w)
	return w
}
