package pairing

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
)

// setsState reports whether the request of e sets the state of something that has a
// name, as the status of a commit: CreateCommitStatus, SetState.
func setsState(e *effectflow.Effect) bool {
	if e.Family != models.HTTP && e.Family != models.RPC {
		return false
	}
	for _, name := range slices.Backward(names(e.Node)) {
		words := effectflow.Words(name[strings.LastIndexByte(name, '.')+1:])
		switch {
		case len(words) == 0 || len(words) == 1 && carries(words[0]):
			continue
		case len(words) < 2:
			return false
		}
		first, last := words[0], words[len(words)-1]
		return (first == "set" || first == "update" || first == "create" && (len(words) == 2 || words[1] == "commit")) && (last == "status" || last == "state")
	}
	return false
}

// names returns what the calls that lead to n are called, outermost first.
func names(n *effectflow.Node) []string {
	var out []string
	for _, f := range n.Frames {
		out = append(out, f.Name)
	}
	return append(out, n.Name())
}

// carries recognises the methods that carry any request.
func carries(method string) bool {
	switch method {
	case "do", "request", "send", "call", "post", "put", "patch", "invoke", "exec", "execute":
		return true
	}
	return false
}
