package render

// The types of this file are reviewdog's Diagnostic Format, as JSON. Its columns
// count bytes, as ours do.

type rdResult struct {
	Source      rdSource       `json:"source"`
	Diagnostics []rdDiagnostic `json:"diagnostics"`
}

type rdSource struct {
	Name string `json:"name"`
	URL  string `json:"url"`
}

type rdDiagnostic struct {
	Message     string         `json:"message"`
	Location    rdLocation     `json:"location"`
	Severity    string         `json:"severity"`
	Code        rdCode         `json:"code"`
	Suggestions []rdSuggestion `json:"suggestions,omitempty"`
	Related     []rdRelated    `json:"related_locations,omitempty"`
}

type rdLocation struct {
	Path  string   `json:"path"`
	Range *rdRange `json:"range,omitempty"`
}

type rdRange struct {
	Start rdPosition  `json:"start"`
	End   *rdPosition `json:"end,omitempty"`
}

type rdPosition struct {
	Line   int `json:"line"`
	Column int `json:"column,omitempty"`
}

type rdCode struct {
	Value string `json:"value"`
	URL   string `json:"url,omitempty"`
}

type rdSuggestion struct {
	Range rdRange `json:"range"`
	Text  string  `json:"text"`
}

type rdRelated struct {
	Message  string     `json:"message"`
	Location rdLocation `json:"location"`
}

func rdjson(doc *Document) rdResult {
	out := rdResult{Source: rdSource{"dualwrite", homepage}, Diagnostics: []rdDiagnostic{}}
	urls := map[string]string{}
	for _, r := range doc.Rules {
		urls[r.Name] = r.URL
	}
	for _, f := range doc.Findings {
		d := rdDiagnostic{
			Message:     explained(&f),
			Location:    rdPlace(f.Place, f.EndLine, f.EndColumn),
			Severity:    gradeOf(f.Confidence).rdjson,
			Code:        rdCode{f.Rule, urls[f.Rule]},
			Suggestions: rdSuggestions(&f),
		}
		for _, r := range f.Related {
			d.Related = append(d.Related, rdRelated{r.Message, rdPlace(r.Place, 0, 0)})
		}
		out.Diagnostics = append(out.Diagnostics, d)
	}
	for _, e := range doc.Errors {
		out.Diagnostics = append(out.Diagnostics, rdDiagnostic{
			Message:  e.Package + " could not be analysed: " + e.Message,
			Location: rdPlace(Place{File: e.File, Line: e.Line}, 0, 0),
			Severity: "ERROR",
			Code:     rdCode{Value: "error"},
		})
	}
	return out
}

func rdPlace(p Place, endLine, endColumn int) rdLocation {
	l := rdLocation{Path: p.File}
	if p.Line > 0 {
		l.Range = &rdRange{Start: rdPosition{p.Line, p.Column}}
		if endLine > 0 {
			l.Range.End = &rdPosition{endLine, endColumn}
		}
	}
	return l
}

// rdSuggestions offers the fixes that a reviewer can accept with one click:
// reviewdog applies each suggestion by itself, so a fix of several edits would
// leave half a change.
func rdSuggestions(f *Finding) []rdSuggestion {
	var out []rdSuggestion
	for _, fix := range f.Fixes {
		if len(fix.Edits) != 1 || fix.Edits[0].File != f.File {
			continue
		}
		e := fix.Edits[0]
		out = append(out, rdSuggestion{
			rdRange{rdPosition{e.Line, e.Column}, &rdPosition{e.EndLine, e.EndColumn}}, e.NewText,
		})
	}
	return out
}
