package render

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/spelling"
)

// homepage is where a reader learns what the tool is.
const homepage = "https://github.com/dualwrite/dualwrite"

// explained is a finding's message with its other ends, for formats that show
// nothing else.
func explained(f *Finding) string {
	var b strings.Builder
	b.WriteString(f.Message)
	for _, r := range f.Related {
		fmt.Fprintf(&b, "\n%s: %s", where(r.Place), r.Message)
	}
	return b.String()
}

// writeGitHub renders workflow commands, which GitHub shows beside the lines of
// a pull request.
func writeGitHub(w io.Writer, doc *Document) error {
	var b bytes.Buffer
	for _, f := range doc.Findings {
		properties := []string{}
		add := func(name, value string) { properties = append(properties, name+"="+githubProperty(value)) }
		if f.File != "" {
			add("file", f.File)
			add("line", fmt.Sprint(max(f.Line, 1)))
			if f.EndLine > f.Line {
				add("endLine", fmt.Sprint(f.EndLine))
			} else if f.Column > 0 { // GitHub ignores columns of several lines
				add("col", fmt.Sprint(f.Column))
				if f.EndColumn > f.Column {
					add("endColumn", fmt.Sprint(f.EndColumn))
				}
			}
		}
		add("title", "dualwrite "+f.Rule)
		fmt.Fprintf(&b, "::%s %s::%s\n", gradeOf(f.Confidence).github, strings.Join(properties, ","), githubData(explained(&f)))
	}
	for _, e := range doc.Errors {
		title := "title=" + githubProperty("dualwrite could not analyse "+e.Package)
		if e.File != "" {
			title = fmt.Sprintf("file=%s,line=%d,%s", githubProperty(e.File), max(e.Line, 1), title)
		}
		fmt.Fprintf(&b, "::error %s::%s\n", title, githubData(e.Message))
	}
	_, err := w.Write(b.Bytes())
	return err
}

// githubData escapes the text of a workflow command. Line breaks are kept in
// their encoded form.
func githubData(s string) string {
	lines := strings.Split(strings.ReplaceAll(s, "%", "%25"), "\n")
	for i := range lines {
		lines[i] = spelling.Visible(lines[i])
	}
	return strings.Join(lines, "%0A")
}

func githubProperty(s string) string {
	return strings.NewReplacer("%", "%25", ":", "%3A", ",", "%2C").Replace(spelling.Visible(s))
}

// gitlabIssue is one entry of a GitLab Code Quality report.
type gitlabIssue struct {
	Description string         `json:"description"`
	CheckName   string         `json:"check_name"`
	Fingerprint string         `json:"fingerprint"`
	Severity    string         `json:"severity"`
	Location    gitlabLocation `json:"location"`
	Content     *gitlabContent `json:"content,omitempty"`
	Type        string         `json:"type"`
	Categories  []string       `json:"categories"`
}

type gitlabLocation struct {
	Path  string      `json:"path"`
	Lines gitlabLines `json:"lines"`
}

type gitlabLines struct {
	Begin int `json:"begin"`
	End   int `json:"end,omitempty"`
}

type gitlabContent struct {
	Body string `json:"body"`
}

func gitlab(doc *Document) []gitlabIssue {
	out := []gitlabIssue{} // an empty report is [], not null
	for _, f := range doc.Findings {
		issue := gitlabIssue{
			Description: f.Message,
			CheckName:   f.Rule,
			Fingerprint: f.Fingerprint,
			Severity:    gradeOf(f.Confidence).gitlab,
			Location:    gitlabLocation{f.File, gitlabLines{max(f.Line, 1), f.EndLine}},
			Type:        "issue",
			Categories:  []string{"Bug Risk"},
		}
		if len(f.Related) > 0 {
			issue.Content = &gitlabContent{explained(&f)}
		}
		out = append(out, issue)
	}
	for _, e := range doc.Errors {
		out = append(out, unanalysed(e))
	}
	return out
}

// unanalysed makes an issue of an error: an empty report would look clean.
func unanalysed(e Error) gitlabIssue {
	id := sha256.Sum256([]byte(e.Package + "\x00" + e.File + "\x00" + e.Message))
	return gitlabIssue{
		Description: "not analysed completely: " + e.Package + ": " + e.Message,
		CheckName:   "dualwrite",
		Fingerprint: fmt.Sprintf("%x", id[:8]),
		Severity:    "major",
		Location:    gitlabLocation{cmp.Or(e.File, "go.mod"), gitlabLines{Begin: max(e.Line, 1)}},
		Type:        "issue",
		Categories:  []string{"Bug Risk"},
	}
}

type checkstyleReport struct {
	XMLName xml.Name         `xml:"checkstyle"`
	Version string           `xml:"version,attr"`
	Files   []checkstyleFile `xml:"file"`
}

type checkstyleFile struct {
	Name   string            `xml:"name,attr"`
	Errors []checkstyleError `xml:"error"`
}

type checkstyleError struct {
	Line     int    `xml:"line,attr"`
	Column   int    `xml:"column,attr,omitempty"`
	Severity string `xml:"severity,attr"`
	Message  string `xml:"message,attr"`
	Source   string `xml:"source,attr"`
}

func writeCheckstyle(w io.Writer, doc *Document) error {
	report := checkstyleReport{Version: "5.0"}
	file := func(name string) *checkstyleFile {
		name = spelling.Visible(name)
		i := slices.IndexFunc(report.Files, func(f checkstyleFile) bool { return f.Name == name })
		if i < 0 {
			i = len(report.Files)
			report.Files = append(report.Files, checkstyleFile{Name: name})
		}
		return &report.Files[i]
	}
	for _, f := range doc.Findings {
		to := file(f.File)
		to.Errors = append(to.Errors, checkstyleError{
			f.Line, f.Column, gradeOf(f.Confidence).checkstyle, spelling.Visible(strings.ReplaceAll(explained(&f), "\n", "; ")), "dualwrite." + spelling.Visible(f.Rule),
		})
	}
	for _, e := range doc.Errors {
		to := file(e.File)
		to.Errors = append(to.Errors, checkstyleError{e.Line, 0, "error", spelling.Visible(e.Package + ": " + e.Message), "dualwrite"})
	}
	out, err := xml.MarshalIndent(report, "", "  ")
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "%s%s\n", xml.Header, out)
	return err
}
