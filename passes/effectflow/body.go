package effectflow

import "github.com/dualwrite/dualwrite/passes/provenance"

// Told reports whether everything is known that an effect sends. What was lost on
// the way may carry an identity.
func (e *Effect) Told() bool {
	for _, b := range e.bodies() {
		if b.Has(hidden) {
			return false
		}
	}
	return true
}

// hidden recognises what nobody saw filled: a list was made to hold something.
func hidden(t *provenance.Term) bool {
	return t.Kind == provenance.Unknown || t.Kind == provenance.Object && t.Type == "" && len(t.Args) == 0
}

// bodies returns what is sent: the argument for it, or that of the request.
func (e *Effect) bodies() []*provenance.Term {
	if e.Row == nil || e.Call == nil {
		return nil
	}
	var out []*provenance.Term
	if e.Row.Body > 0 {
		if b := e.arg(e.Row.Body); b != nil {
			out = append(out, b)
		}
	}
	for _, a := range e.Call.Args {
		if row, args := e.built(a); row != nil && row.Body > 0 {
			if b := operand(row, args, row.Body); b != nil {
				out = append(out, b)
			}
		}
	}
	return out
}
