package effectflow

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// Evidence says how an effect is known.
type Evidence uint8

// The kinds of evidence, weakest first.
const (
	ByName      Evidence = iota // method name alone
	ByNames                     // method and receiver name
	Declaration                 // a directive or a user's model
	ByModel                     // a modelled library call, possibly calls away
)

// Effect is a step the world sees.
type Effect struct {
	*Node
	Family   models.EffectKind
	Evidence Evidence
	Key      Key
	TakesKey bool // the API has a place for a key
	Keyless  bool // the API has none
	Window   string
}

// Effect returns what the step does to the world, nil if it does nothing that
// would be seen twice: reads, overwrites of a named thing, logging.
func (n *Node) Effect() *Effect {
	if !n.judged {
		return n.judge()
	}
	if n.deeds == nil {
		return nil
	}
	return n.deeds.effect
}

func (n *Node) judge() *Effect {
	if n.Kind != effects.Call || n.Call == nil || n.Commit != nil {
		return nil
	}
	switch {
	case n.Row != nil:
		return n.modelledEffect()
	case n.guessed().Kind == GuessEffect:
		e := &Effect{Node: n, Family: n.Guess().Effect, Evidence: ByName}
		if n.Guess().Strong {
			e.Evidence = ByNames
		}
		e.Key = namedKey(n.Call)
		e.TakesKey = e.Key.Named
		return e
	case n.Call.Mode == effects.Static:
		f := n.world.fn(n.Call.Sym)
		if f == nil || f.Declared != "effect" {
			return nil
		}
		e := &Effect{Node: n, Family: models.RPC, Evidence: Declaration, Key: namedKey(n.Call)}
		if f.KeyParam != "" {
			e.TakesKey = true
			e.Key = declaredKey(f, n.Call)
		}
		return e
	}
	return nil
}

func (n *Node) modelledEffect() *Effect {
	switch n.Row.Kind {
	case models.Effect, models.Enqueue:
	default:
		return nil
	}
	if n.remembers {
		return nil
	}
	if repeatableVerb(n.verb()) || n.Row.Effect == models.RPC && harmlessRPC(n.remote()) || n.asks() {
		return nil
	}
	if n.Row.Effect == models.Object || n.Row.Effect == models.File {
		return nil // an overwrite of a named object
	}
	e := &Effect{Node: n, Family: n.Row.Effect, Evidence: ByModel, Keyless: n.Row.Keyless, Window: n.Row.Window}
	e.TakesKey = !n.Row.Keyless && len(n.Row.Keys) > 0
	e.Key = modelledKey(n)
	return e
}

// repeatableVerb reports whether an HTTP method names a request that may be
// repeated.
func repeatableVerb(verb string) bool {
	switch strings.ToUpper(verb) {
	case "GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "QUERY":
		return true
	}
	return false
}

// asks reports whether a request only asks something, or shows a state: the
// function that was written for it, nearest to the call, has the name of a question
// or of such a sign. Searches and verifications are sent by POST, too.
func (n *Node) asks() bool {
	if n.Row.Effect != models.HTTP && n.Row.Effect != models.RPC {
		return false
	}
	for i := len(n.Frames) - 1; i >= 0; i-- {
		f := n.Frames[i]
		words := Words(f.Callee.Name[strings.LastIndexByte(f.Callee.Name, '.')+1:])
		if f.Callee.Flags&effects.Literal != 0 || !slices.ContainsFunc(words, func(w string) bool { return !transportWord(w) }) {
			continue
		}
		if showsStatus(words) {
			return true
		}
		if containsAny(words, []string{"create", "insert", "add", "send", "register"}) {
			return false
		}
		return readVerb(words[0]) || readPrefix(words[0]) || greets(words[0])
	}
	return false
}

// greets recognises what comes before a conversation: it may be done any number of
// times.
func greets(w string) bool {
	switch w {
	case "initialize", "handshake", "connect", "reconnect", "login", "authenticate":
		return true
	}
	return false
}

// transportWord recognises the words in names of functions that send any
// request: doRequest, postJSON, callAPI.
func transportWord(w string) bool {
	switch w {
	case "do", "make", "call", "request", "req", "post", "send", "invoke", "execute", "exec", "run", "handle", "process", "dispatch", "perform",
		"api", "http", "json", "rpc", "raw", "form", "body", "with", "retry", "context", "ctx", "internal", "round", "trip", "response", "resp",
		"client", "and", "decode", "once", "timing", "fn":
		return true
	}
	return false
}

// remote returns the name of the remote method that an RPC calls, "" if it is
// not a constant.
func (n *Node) remote() string {
	if n.Row.URL == 0 {
		return ""
	}
	name := constant(n.arg(n.Row.URL))
	return name[strings.LastIndexAny(name, "/.")+1:]
}

// harmlessRPC reports whether the name of a remote method says that it reads or
// may be repeated. An unknown name is no evidence of an effect.
func harmlessRPC(name string) bool {
	words := Words(name)
	return len(words) == 0 || harmless(words)
}

// readPrefix recognises reading verbs in names written as one word: "Getinfo".
func readPrefix(word string) bool {
	for _, p := range []string{"get", "list", "find", "fetch", "lookup", "describe", "decode", "estimate", "subscribe", "query"} {
		if strings.HasPrefix(word, p) {
			return true
		}
	}
	return false
}

// verb returns the HTTP method of an HTTP call, "" when it has none or it is not
// known. A caller's values may be too much to be put in; what the function itself
// says holds for all of them.
func (n *Node) verb() string {
	if v := n.verbHere(); v != "" || n.Func == nil || len(n.Frames) == 0 {
		return v
	}
	id := LastCall(n.Call.ID)
	for i := range n.Func.Nodes {
		if own := &n.Func.Nodes[i]; own.Call != nil && own.Call.ID == id && own.Call.Sym == n.Call.Sym {
			return (&Node{Call: own.Call, Row: n.Row, Way: direct, Outcome: goesOn, Spot: n.Spot}).verbHere()
		}
	}
	return ""
}

func (n *Node) verbHere() string {
	if n.Row.Verb != "" {
		return n.Row.Verb
	}
	if n.Row.Method > 0 {
		return constant(n.arg(n.Row.Method))
	}
	if r := n.request(); r != nil {
		if m := r.Member("Method"); m != nil {
			return constant(m)
		}
		if m := r.Member("method"); m != nil {
			return constant(m)
		}
		if row, args := n.built(r); row != nil && row.Method > 0 {
			return constant(operand(row, args, row.Method))
		}
	}
	return ""
}

func constant(t *provenance.Term) string {
	if t == nil {
		return ""
	}
	if s, ok := t.Const(); ok {
		return s
	}
	return ""
}

// arg returns the n-th (1-based) argument of a modelled call.
func (n *Node) arg(i int) *provenance.Term { return operand(n.Row, n.Call.Args, i) }

func operand(row *models.Row, args []*provenance.Term, i int) *provenance.Term {
	if !strings.HasPrefix(row.Symbol, "(") {
		i--
	}
	if i < 0 || i >= len(args) {
		return nil
	}
	return args[i]
}

// request returns the term of the request object that an HTTP call sends: the
// argument or receiver that a modelled function built.
func (n *Node) request() *provenance.Term {
	for _, a := range n.Call.Args {
		if row, _ := n.built(a); row != nil {
			return a
		}
	}
	return nil
}

// built returns the modelled function that built t, and its arguments.
func (n *Node) built(t *provenance.Term) (*models.Row, []*provenance.Term) {
	t = under(t)
	if t == nil || t.Kind != provenance.Op {
		return nil, nil
	}
	sym, ok := strings.CutPrefix(t.Text, "call:")
	if !ok {
		return nil, nil
	}
	row := n.world.table.Symbol(sym)
	if row == nil || row.Method == 0 && row.URL == 0 && row.Body == 0 {
		return nil, nil
	}
	return row, t.Args
}

// under returns what an object was made from before its members were set.
func under(t *provenance.Term) *provenance.Term {
	for range 8 {
		switch t.Kind {
		case provenance.Object:
			i := -1
			for k, name := range t.Names() {
				if name == provenance.BaseName {
					i = k
				}
			}
			if i < 0 {
				return t
			}
			t = t.Args[i]
		case provenance.Alt:
			t = firstKnown(t.Args)
		case provenance.Op: // a copy with another context is still that request
			if len(t.Args) == 0 || !strings.HasSuffix(t.Text, "Request).WithContext") && !strings.HasSuffix(t.Text, "Request).Clone") {
				return t
			}
			t = t.Args[0]
		default:
			return t
		}
	}
	return t
}

func firstKnown(ts []*provenance.Term) *provenance.Term {
	for _, t := range ts {
		if !t.IsNil() && t.Kind != provenance.Unknown {
			return t
		}
	}
	return ts[0]
}

// InQuestion reports whether some function on the way to the step has the name of
// a question: what is sent on the way to an answer rarely is work.
func (n *Node) InQuestion() bool {
	for _, f := range n.Frames {
		words := Words(f.Callee.Name[strings.LastIndexByte(f.Callee.Name, '.')+1:])
		if f.Callee.Flags&effects.Literal == 0 && len(words) > 0 &&
			(readVerb(words[0]) || readPrefix(words[0]) || greets(words[0]) || asksFirst(words)) {
			return true
		}
	}
	return false
}

// asksFirst recognises hooks that are asked whether something may be done, such as
// triggerBeforeUserCreated.
func asksFirst(words []string) bool {
	return slices.Contains(words[:len(words)-1], "before")
}
