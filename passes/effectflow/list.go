package effectflow

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

// A list in Redis is a queue when somebody takes things out of it. One that is
// trimmed or expires beside the push holds the last things that happened, as a
// rate limit does: nobody acts on what is in it.

// noteMemory marks the pushes of g, a function by itself, that only remember.
func noteMemory(g *Graph) {
	var kept []string
	for _, n := range g.Nodes {
		if n.Row != nil && (strings.HasPrefix(n.Row.Op, "redis.Expire") || strings.HasPrefix(n.Row.Op, "redis.PExpire") || n.Row.Op == "redis.LTrim") {
			kept = append(kept, listKey(n))
		}
	}
	for _, n := range g.Nodes {
		if len(kept) == 0 || n.Row == nil || !pushes(n.Row.Op) {
			continue
		}
		for _, k := range kept {
			n.remembers = n.remembers || k != "" && k == listKey(n)
		}
	}
}

func pushes(op string) bool {
	switch op {
	case "redis.LPush", "redis.RPush", "redis.LPushX", "redis.RPushX":
		return true
	}
	return false
}

// listKey is the key of a command, "" if it is not known.
func listKey(n *Node) string {
	t := n.arg(2)
	if t == nil || t.Has(func(u *provenance.Term) bool { return u.Kind == provenance.Unknown }) {
		return ""
	}
	return t.Key()
}
