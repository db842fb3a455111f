package evidence

import (
	"fmt"
	"maps"
	"slices"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/pairing"
	"github.com/dualwrite/dualwrite/passes/txscope"
)

// Finding is what a rule says about the program.
type Finding struct {
	Rule       string  `json:"rule"`
	Confidence string  `json:"confidence"`
	Hidden     string  `json:"hidden,omitempty"` // why a check does not show it
	Function   string  `json:"function"`
	Place      Place   `json:"place"`
	Message    string  `json:"message"`
	Related    []Place `json:"-"`
}

// Mention is a finding in short, where its place is clear.
type Mention struct {
	Rule       string `json:"rule"`
	Confidence string `json:"confidence"`
	Hidden     string `json:"hidden,omitempty"`
}

// gapRules name the rules that speak of one gap between an effect and a write.
func gapRules(kind string) []string {
	if kind == "stuck" {
		return []string{"stuckstate"}
	}
	return []string{"effectrecord", "txeffect", "outbox"}
}

// effectRules name the rules that speak of an effect in a way that concerns each
// gap around it.
func effectRules() []string {
	return []string{"attemptkey", "missingkey", "ackorder", "partialfanout", "lockonly", "uncheckedclaim", "checkthenact"}
}

// ways returns the places at which a step can be shown: its call, and those that
// lead to it.
func (d *derivation) ways(n *effectflow.Node) []Place {
	out := []Place{d.at(n.Func.Package, n.Site)}
	for _, f := range n.Frames {
		out = append(out, d.at(f.Caller.Package, f.Site))
	}
	return out
}

// findingIndex finds findings by what they are about.
type findingIndex struct {
	at      map[Place][]int
	related map[Place][]int
	in      map[Place][]int // by function: its file, with line 0
}

func indexFindings(all []Finding) findingIndex {
	x := findingIndex{map[Place][]int{}, map[Place][]int{}, map[Place][]int{}}
	for i, f := range all {
		x.at[f.Place] = append(x.at[f.Place], i)
		x.in[home(f.Place.File, f.Function)] = append(x.in[home(f.Place.File, f.Function)], i)
		for _, p := range f.Related {
			x.related[p] = append(x.related[p], i)
		}
	}
	return x
}

// home names a function of a file.
func home(file, function string) Place { return Place{file + " " + function, 0} }

// about returns the findings that are shown at an effect. Further out than where
// the report shows it, a call may stand for others as well: there the finding has
// to lead to it.
func (d *derivation) about(x *deed) []int {
	if x.told != nil {
		return x.told
	}
	x.told = []int{}
	v := x.where()
	own := d.at(v.fn.Package, v.site)
	ways := d.ways(x.e.Node)
	for _, at := range append([]Place{own}, ways...) {
		for _, i := range d.findings.at[at] {
			if (x.key == stable || x.key == soft) && at != own && questionOf(d.in.Findings[i].Rule) == EffectKeys {
				continue // of another caller of a shared function
			}
			leads := slices.ContainsFunc(d.in.Findings[i].Related, func(p Place) bool { return p == own || p == ways[0] })
			if at == own || at == ways[0] || leads {
				x.told = append(x.told, i)
			}
		}
	}
	slices.Sort(x.told)
	x.told = slices.Compact(x.told)
	return x.told
}

// explain says of each gap which rule reports it, or why none does.
func (d *derivation) explain(x *deed, k *KillPoint, r recorded) {
	k.Reported = []Mention{}
	candidates := d.about(x)
	if k.Kind == "stuck" {
		candidates = d.findings.among(append(d.ways(r.Node), k.AfterPlace))
	}
	for _, rules := range [][]string{gapRules(k.Kind), effectRules()} {
		for _, i := range candidates {
			f := &d.in.Findings[i]
			if slices.Contains(rules, f.Rule) && d.tells(f, k, r) {
				d.used[i] = true
				k.Reported = addMention(k.Reported, f)
			}
		}
		if len(k.Reported) > 0 {
			return
		}
	}
	k.Silent = d.silence(x, k, r)
}

// tells reports whether a finding is about a gap.
func (d *derivation) tells(f *Finding, k *KillPoint, r recorded) bool {
	switch {
	case k.Kind == "recognised" && f.Rule != "txeffect" && f.Rule != "outbox" && f.Rule != "ackorder":
		return false
	case k.Kind != "stuck" && f.Rule == "stuckstate":
		return false
	case f.Rule == "txeffect", f.Rule == "outbox": // one of several writes
		for _, n := range append([]*effectflow.Node{r.Node}, r.with...) {
			if slices.ContainsFunc(d.ways(n), func(p Place) bool { return p == f.Place || slices.Contains(f.Related, p) }) {
				return true
			}
		}
		return false
	}
	return true
}

func addMention(all []Mention, f *Finding) []Mention {
	i := slices.IndexFunc(all, func(m Mention) bool { return m.Rule == f.Rule })
	if i < 0 {
		return append(all, Mention{f.Rule, f.Confidence, f.Hidden})
	}
	if all[i].Hidden != "" && f.Hidden == "" {
		all[i] = Mention{f.Rule, f.Confidence, f.Hidden}
	}
	return all
}

// silence says why no rule reports a gap.
func (d *derivation) silence(x *deed, k *KillPoint, r recorded) string {
	rule := gapRules(k.Kind)[0]
	if !slices.Contains(d.in.Rules, rule) {
		return rule + " is switched off"
	}
	v := x.where()
	if d.in.Ignored != nil && d.in.Ignored(rule, v.fn.Package, v.site, enclosing(v.fn)) {
		return "a comment in the code accepts it"
	}
	switch k.Kind {
	case "stuck":
		return "the claim alone is no fault: see the question about recovery"
	case "lost":
		return d.unlost(r)
	}
	return d.unrepeated(x, r)
}

// unlost says why effectrecord reports no loss.
func (d *derivation) unlost(r recorded) string {
	e := r.e.Effect()
	if r.Insert || e == nil {
		return "a new row does not say that this was done: a request that gets no answer can be sent again"
	}
	if txscope.Pending(r.g, r.Node, e.Node) {
		return "it is committed only after the effect, so that a crash loses neither: txeffect looks at such transactions"
	}
	if _, safe := pairing.Loss(r.g, e, func(n *effectflow.Node) bool { return !txscope.Pending(r.g, n, e.Node) }); safe != "" {
		return string(safe)
	}
	return elsewhere
}

const elsewhere = "from where the program enters this code, no rule sees both ends as one work"

// unrepeated says why effectrecord reports no repetition, as the record's graph
// and then as the functions that lead there see it.
func (d *derivation) unrepeated(x *deed, r recorded) string {
	e := r.e.Effect()
	if e == nil {
		return elsewhere
	}
	switch x.key {
	case stable, soft:
		return string(pairing.Keyed)
	case lookedUp:
		return string(pairing.Asked)
	}
	if !pairing.Records(r.g, e, r.Node, r.Record) {
		return "it is not proven that both concern the same work"
	}
	switch safe := pairing.Repeat(d.w, r.g, e).Safe; safe {
	case "", pairing.Guarded:
	case pairing.Asked:
		return "the far side is asked something first; that it is about this work is not seen"
	default:
		return string(safe)
	}
	for _, c := range d.w.Contexts(e.Node) {
		outer := c.Node.Effect()
		if outer == nil || !d.w.Entry(c.Graph.Func.ID) {
			continue
		}
		if safe := pairing.Repeat(d.w, c.Graph, outer).Safe; safe != "" {
			return fmt.Sprintf("seen from %s, %s", enclosing(c.Graph.Func), safe)
		}
	}
	return elsewhere
}

// concerning returns the findings that a unit shows: those about its effects,
// those at a statement on its table, and those of the functions that drive it
// whose other end is one of both.
func (d *derivation) concerning(b *builder, u *Unit) []Finding {
	places := map[Place]bool{}
	for _, x := range b.uses {
		fn, site := d.user(x)
		if p := d.at(fn.Package, site); len(d.helpers[p]) <= 1 {
			places[p] = true
		}
	}
	ends := maps.Clone(places)
	for _, x := range b.deeds {
		v := x.where()
		ends[d.at(v.fn.Package, v.site)] = true
		ends[d.at(x.e.Func.Package, x.e.Site)] = true
	}
	take := map[int]bool{}
	add := func(all []int, want func(*Finding) bool) {
		for _, i := range all {
			take[i] = take[i] || want == nil || want(&d.in.Findings[i])
		}
	}
	for _, x := range b.deeds {
		add(d.about(x), nil)
	}
	for p := range places {
		add(d.findings.at[p], nil)
		add(d.findings.related[p], func(f *Finding) bool { return questionOf(f.Rule) != "" })
	}
	for _, o := range u.Functions {
		add(d.findings.in[home(o.Place.File, o.Name)], func(f *Finding) bool {
			if len(f.Related) == 0 {
				return slices.Contains(o.Roles, "acts") && questionOf(f.Rule) != ""
			}
			return slices.ContainsFunc(f.Related, func(p Place) bool { return ends[p] })
		})
	}
	out := []Finding{}
	for _, i := range slices.Sorted(maps.Keys(take)) {
		if take[i] {
			d.used[i] = true
			out = append(out, d.in.Findings[i])
		}
	}
	return out
}

// among returns the findings at some places.
func (x findingIndex) among(places []Place) []int {
	var out []int
	for _, p := range places {
		out = append(out, x.at[p]...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// unshown returns the gaps that a rule reports at an effect and the search for
// gaps did not find, so that the report never says less than a check.
func (d *derivation) unshown(x *deed, id int, known []KillPoint) []KillPoint {
	var out []KillPoint
	for _, i := range d.about(x) {
		f := &d.in.Findings[i]
		if !slices.Contains(gapRules(""), f.Rule) || len(f.Related) == 0 {
			continue
		}
		m := Mention{f.Rule, f.Confidence, f.Hidden}
		if slices.ContainsFunc(known, func(k KillPoint) bool { return k.Effect == id && slices.Contains(k.Reported, m) }) {
			continue
		}
		other := f.Related[len(f.Related)-1]
		if n := d.step(x.g, other); n != nil {
			out = append(out, d.told(f, x, n, id))
		}
	}
	return out
}

// step returns the call of a graph at a place.
func (d *derivation) step(g *effectflow.Graph, p Place) *effectflow.Node {
	for _, n := range g.Nodes {
		if n.Kind == effects.Call && n.Call != nil && n.Row != nil && d.at(n.Func.Package, n.Site) == p {
			return n
		}
	}
	return nil
}

// told makes a gap of a finding: rules that speak of a loss put the write first.
func (d *derivation) told(f *Finding, x *deed, n *effectflow.Node, id int) KillPoint {
	v := x.where()
	write := written(x, n)
	k := KillPoint{
		Kind: "repeat", After: v.name, AfterPlace: d.at(v.fn.Package, v.site), Before: write, BeforePlace: d.at(n.Func.Package, n.Site),
		Function: enclosing(v.fn), Consequence: "It happened, and the write does not say so: the next attempt does it again.",
		Effect: id, Reported: []Mention{{f.Rule, f.Confidence, f.Hidden}},
	}
	if x.g.Follows(n, x.e.Node) && f.Rule != "txeffect" {
		k.Kind, k.Consequence = "lost", "The change is there, and this never happens: nothing in the database says that it is still to be done."
		k.After, k.AfterPlace, k.Before, k.BeforePlace = k.Before, k.BeforePlace, k.After, k.AfterPlace
	}
	return k
}

// written names what a call writes.
func written(x *deed, n *effectflow.Node) string {
	for _, r := range n.Records() {
		return setting(recorded{Record: r, end: end{x.g, x.e.Node, x.all}})
	}
	for _, s := range n.Stmts() {
		if s.Writes() {
			return txscope.Target(n, &s)
		}
	}
	return n.Name()
}

// mentions returns what rules say about an effect of no unit.
func (d *derivation) mentions(x *deed) []Mention {
	out := []Mention{}
	for _, i := range d.about(x) {
		out = addMention(out, &d.in.Findings[i])
	}
	return out
}
