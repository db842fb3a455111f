package duplicateerror

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/analyzers/internal/finding"
	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// kind says what the key of a row is about.
type kind uint8

const (
	none   kind = iota // no key from the caller is seen
	chosen             // what somebody chose: another request may have taken it
	ties               // who or what belongs together, or nothing that tells
	names              // the work itself
)

// keyOf returns the column by which a repeated insert is recognised, and what it
// is about.
func keyOf(s *dbcall.Stmt) (string, kind) {
	best, column := none, ""
	for _, set := range s.Sets {
		if len(s.Unique) > 0 && !slices.ContainsFunc(s.Unique, func(u []string) bool { return slices.Contains(u, set.Column) }) {
			continue
		}
		k := about(set.Column)
		if k == none || set.Value == nil || !given(set.Value) {
			continue
		}
		if k == chosen {
			return set.Column, chosen
		}
		if k > best {
			best, column = k, set.Column
		}
	}
	return column, best
}

// given reports whether a value comes from the caller.
func given(t *provenance.Term) bool {
	return len(effectflow.Minted(t)) == 0 && t.Has(func(u *provenance.Term) bool {
		return u.Kind == provenance.Param || u.Kind == provenance.Result || u.Kind == provenance.Elem || u.Kind == provenance.Field
	})
}

// about judges a column by its name.
func about(column string) kind {
	words := effectflow.Words(column)
	if len(words) == 0 {
		return none
	}
	last := words[len(words)-1]
	switch {
	case slices.Contains([]string{"name", "username", "email", "mail", "slug", "title", "handle", "login", "phone", "domain", "url", "path", "alias", "nickname", "hostname", "prefix", "label"}, last):
		return chosen
	case !dbcall.IdentityColumn(column):
		return none
	case len(words) == 1 && (last == "id" || last == "key" || last == "uuid"), slices.ContainsFunc(words, func(w string) bool { return slices.Contains(people, w) }):
		return ties
	}
	return names
}

// people are words for what exists before the work and is only tied together by
// it.
var people = []string{
	"user", "member", "team", "tenant", "org", "organization", "organisation", "account", "project", "group", "role", "tag", "label", "repo",
	"repository", "follower", "owner", "author", "parent", "workspace", "company", "customer", "category", "app", "client", "device", "namespace",
	"permission", "policy", "domain", "channel", "room", "chat", "public", "ssh", "api",
}

// repeated reports whether the function that runs into the key is called again
// for the same work, as far as its callers or its shape tell.
func repeated(r *finding.Reporter, g *effectflow.Graph, ins *effectflow.Node) bool {
	if serves(g.Func) {
		return true
	}
	for _, root := range r.Flow.Roots() {
		for _, n := range root.Nodes {
			if n.Func == ins.Func && n.Site == ins.Site && (root.ReplayOf(n).Kind != "" || serves(root.Func)) {
				return true
			}
		}
	}
	return false
}

// serves recognises the shape of an operation that others call: a context and a
// request.
func serves(f *effects.Func) bool {
	if f.Flags&effects.Exported == 0 || f.Flags&effects.Method == 0 || len(f.Params) != 3 || f.Params[1].Type != "context.Context" {
		return false
	}
	typ := f.Params[2].Type
	for _, suffix := range []string{"Request", "Req", "Event", "Message", "Msg", "Command", "Cmd", "Job", "Task", "Delivery", "Notification", "Webhook"} {
		if strings.HasSuffix(typ, suffix) {
			return true
		}
	}
	return false
}
