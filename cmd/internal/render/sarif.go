package render

import (
	"fmt"
	"iter"
	"net/url"
	"slices"
	"strings"
)

const sarifSchema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

// sarif translates the whole document, accepted findings included: the standard
// has a word for them.
func sarif(doc *Document) sarifLog {
	s := &sarifWriter{doc: doc, sources: newSources(doc)}
	s.collectRules()
	for f := range everything(doc) {
		s.comparing = s.comparing || f.Baseline != ""
	}
	results := []sarifResult{} // null would mean that nothing was checked
	for f, suppressed := range everything(doc) {
		results = append(results, s.result(f, suppressed))
	}
	return sarifLog{Schema: sarifSchema, Version: "2.1.0", Runs: []sarifRun{{
		Tool: sarifTool{sarifDriver{
			Name: "dualwrite", InformationURI: homepage, Version: strings.TrimPrefix(doc.Tool, "v"), Rules: s.rules,
		}},
		Invocations: []sarifInvocation{s.invocation()},
		ColumnKind:  "utf16CodeUnits",
		Results:     results,
	}}}
}

type sarifWriter struct {
	doc       *Document
	sources   *sources
	rules     []sarifRule
	comparing bool // there is a baseline
}

// everything yields each finding and whether it was accepted.
func everything(doc *Document) iter.Seq2[*Finding, bool] {
	return func(yield func(*Finding, bool) bool) {
		for i := range doc.Findings {
			if !yield(&doc.Findings[i], false) {
				return
			}
		}
		for i := range doc.Suppressed {
			if !yield(&doc.Suppressed[i], true) {
				return
			}
		}
	}
}

// collectRules lists the rules that ran, then those that findings mention all
// the same, such as the pseudo-rule for suppressions.
func (s *sarifWriter) collectRules() {
	s.rules = []sarifRule{}
	for _, r := range s.doc.Rules {
		rule := sarifRule{ID: r.Name, HelpURI: r.URL, Properties: sarifTags{[]string{"correctness", "reliability"}}}
		if r.Title != "" {
			rule.ShortDescription = &sarifMessage{Text: r.Title}
			rule.FullDescription = &sarifMessage{Text: r.Title}
		}
		if r.Help != "" {
			rule.Help = &sarifMessage{Text: r.Help, Markdown: fenced(r.Help)}
		}
		s.rules = append(s.rules, rule)
	}
	for f := range everything(s.doc) {
		if s.ruleIndex(f.Rule) < 0 {
			s.rules = append(s.rules, sarifRule{ID: f.Rule, Properties: sarifTags{[]string{"maintenance"}}})
		}
	}
}

func (s *sarifWriter) ruleIndex(name string) int {
	return slices.IndexFunc(s.rules, func(r sarifRule) bool { return r.ID == name })
}

// fenced shows a doc comment as Markdown: its indented lines already are code
// blocks once tabs are four spaces.
func fenced(doc string) string { return strings.ReplaceAll(doc, "\t", "    ") }

func (s *sarifWriter) result(f *Finding, suppressed bool) sarifResult {
	r := sarifResult{
		RuleID:        f.Rule,
		RuleIndex:     s.ruleIndex(f.Rule),
		Level:         gradeOf(f.Confidence).sarif,
		Message:       sarifMessage{Text: s.message(f)},
		Fixes:         s.fixes(f),
		BaselineState: f.Baseline,
		Properties:    sarifProperties{f.Category, f.Confidence},
	}
	if s.comparing && r.BaselineState == "" {
		r.BaselineState = "new"
	}
	if len(s.doc.Suppressed) > 0 { // then all results have the list
		r.Suppressions = &[]sarifSuppression{}
	}
	if suppressed {
		r.Suppressions = &[]sarifSuppression{{"external", "accepted", f.Reason}}
	}
	if f.Fingerprint != "" {
		// GitHub knows results by the second name only, and computes its own from
		// the line's text without it.
		r.Fingerprints = map[string]string{"dualwrite/v1": f.Fingerprint, "primaryLocationLineHash": f.Fingerprint}
	}
	if f.File == "" {
		return r
	}
	r.Locations = []sarifLocation{s.location(f.Place, f.EndLine, f.EndColumn, "")}
	if f.Function != "" {
		r.Locations[0].Logical = []sarifLogicalLocation{{f.Package + "." + f.Function, "function"}}
	}
	for i, rel := range f.Related {
		l := s.location(rel.Place, 0, 0, rel.Message)
		l.ID = i + 1
		r.Related = append(r.Related, l)
	}
	r.CodeFlows = s.flow(f)
	return r
}

// message links to the related locations, since GitHub shows no others.
func (s *sarifWriter) message(f *Finding) string {
	var links []string
	for i, r := range f.Related {
		links = append(links, fmt.Sprintf("[%s](%d)", strings.NewReplacer("[", `\[`, "]", `\]`).Replace(r.Message), i+1))
	}
	text := strings.ReplaceAll(f.Message, "](", "] (") // would be read as a link
	if len(links) > 0 && f.File != "" {
		text += " (" + strings.Join(links, ", ") + ")"
	}
	return text
}

// flow leads the reader from the first end to the other.
func (s *sarifWriter) flow(f *Finding) []sarifCodeFlow {
	if len(f.Related) == 0 {
		return nil
	}
	steps := []sarifFlowLocation{{s.location(f.Place, f.EndLine, f.EndColumn, f.Message)}}
	for _, r := range f.Related {
		steps = append(steps, sarifFlowLocation{s.location(r.Place, 0, 0, r.Message)})
	}
	return []sarifCodeFlow{{[]sarifThreadFlow{{steps}}}}
}

func (s *sarifWriter) location(p Place, endLine, endColumn int, message string) sarifLocation {
	l := sarifLocation{Physical: s.physical(p, endLine, endColumn)}
	if message != "" {
		l.Message = &sarifMessage{Text: strings.ReplaceAll(message, "](", "] (")}
	}
	return l
}

func (s *sarifWriter) physical(p Place, endLine, endColumn int) *sarifPhysicalLocation {
	if p.File == "" {
		return nil
	}
	l := &sarifPhysicalLocation{Artifact: sarifArtifact{uri(p.File)}}
	if p.Line > 0 {
		r := s.region(p, endLine, endColumn)
		l.Region = &r
	}
	return l
}

func (s *sarifWriter) region(p Place, endLine, endColumn int) sarifRegion {
	r := sarifRegion{StartLine: p.Line, StartColumn: s.sources.utf16Column(p.File, p.Line, p.Column)}
	if endLine > 0 && endColumn > 0 {
		r.EndLine = endLine
		r.EndColumn = s.sources.utf16Column(p.File, endLine, endColumn)
	}
	return r
}

func (s *sarifWriter) fixes(f *Finding) []sarifFix {
	var out []sarifFix
	for _, fix := range f.Fixes {
		var changes []sarifArtifactChange
		for _, e := range fix.Edits {
			u := uri(e.File)
			i := slices.IndexFunc(changes, func(c sarifArtifactChange) bool { return c.Artifact.URI == u })
			if i < 0 {
				i = len(changes)
				changes = append(changes, sarifArtifactChange{Artifact: sarifArtifact{u}})
			}
			changes[i].Replacements = append(changes[i].Replacements,
				sarifReplacement{s.region(e.Place, e.EndLine, e.EndColumn), sarifContent{e.NewText}})
		}
		if len(changes) > 0 {
			out = append(out, sarifFix{sarifMessage{Text: fix.Message}, changes})
		}
	}
	return out
}

// invocation tells of packages that were not analysed completely.
func (s *sarifWriter) invocation() sarifInvocation {
	inv := sarifInvocation{ExecutionSuccessful: len(s.doc.Errors) == 0}
	for _, e := range s.doc.Errors {
		n := sarifNotification{Level: "error", Message: sarifMessage{Text: e.Package + ": " + e.Message}}
		if l := s.physical(Place{File: e.File, Line: e.Line, Column: 1}, 0, 0); l != nil {
			n.Locations = []sarifLocation{{Physical: l}}
		}
		inv.Notifications = append(inv.Notifications, n)
	}
	return inv
}

// uri is a file name as a reference that is relative to wherever the reader has
// the checkout; only files outside of it are absolute.
func uri(file string) string {
	if strings.HasPrefix(file, "/") {
		return (&url.URL{Scheme: "file", Path: file}).String()
	}
	if len(file) > 2 && file[1] == ':' && file[2] == '/' { // a Windows drive
		return (&url.URL{Scheme: "file", Path: "/" + file}).String()
	}
	return (&url.URL{Path: file}).String() // writes ./ before a colon in the first segment
}
