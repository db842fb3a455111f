package plan

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
	"unicode"

	"github.com/dualwrite/dualwrite/cmd/internal/render"
)

// Formats lists what Write understands.
func Formats() []string { return []string{"text", "markdown", "json"} }

// Write renders the plan.
func Write(w io.Writer, format string, p *Plan) error {
	switch format {
	case "text":
		return p.text(w)
	case "markdown":
		return p.markdown(w)
	case "json":
		return render.WriteJSON(w, p)
	}
	return fmt.Errorf("unknown format %q; known are %s", format, strings.Join(Formats(), ", "))
}

// sentence is the plan in one line.
func (p *Plan) sentence() string {
	s := fmt.Sprintf("%d to do, %d accepted", p.Todo, p.Accepted)
	if p.Oldest != "" {
		s += "; to do since " + p.Oldest
	}
	return s
}

func (p *Plan) text(w io.Writer) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(t, p.sentence())
	for _, g := range p.Groups {
		if len(g.Rows) == 0 {
			continue
		}
		fmt.Fprintf(t, "\n%s\tto do\taccepted\toldest\n", g.By)
		for _, r := range g.Rows {
			fmt.Fprintf(t, "%s\t%5d\t%8d\t%s\n", printable(r.Name), r.Todo, r.Accepted, r.Oldest)
		}
	}
	return t.Flush()
}

func (p *Plan) markdown(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "# Dual-write hazards in the baseline\n\n%s\n", p.sentence())
	for _, g := range p.Groups {
		if len(g.Rows) == 0 {
			continue
		}
		fmt.Fprintf(&b, "\n## By %s\n\n| %s | to do | accepted | oldest |\n|---|---:|---:|---|\n", g.By, g.By)
		for _, r := range g.Rows {
			fmt.Fprintf(&b, "| %s | %d | %d | %s |\n", code(r.Name), r.Todo, r.Accepted, r.Oldest)
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// code shows a name as it is: no mention of a person, no markup.
func code(name string) string {
	return "`" + strings.NewReplacer("`", "'", "|", `\|`).Replace(printable(name)) + "`"
}

func printable(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return '?'
	}, s)
}
