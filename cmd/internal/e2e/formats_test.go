package e2e

import (
	"encoding/json"
	"encoding/xml"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestFormats reads what bots are given as they do, from the real program: what
// must be there is there, and every finding is where check says.
func TestFormats(t *testing.T) {
	tool := build(t)
	dir := tool.example(t)
	want := lines(tool.check(t, dir, "./..."))
	require.NotEmpty(t, want)
	for format, read := range map[string]func(*testing.T, string) []string{
		"gitlab": gitlab, "checkstyle": checkstyle, "github": github,
	} {
		o := execute(t, dir, nil, tool.path, "check", "-format="+format, "./...")
		require.Equal(t, 1, o.status, o.stderr)
		got := read(t, o.stdout)
		slices.Sort(got)
		assert.Equal(t, want, got, format)
	}
}

// gitlab checks the keys that GitLab requires of a Code Quality report.
func gitlab(t *testing.T, text string) []string {
	t.Helper()
	var issues []struct {
		Description, Fingerprint, Severity string
		CheckName                          string `json:"check_name"`
		Location                           struct {
			Path      string
			Lines     struct{ Begin int }
			Positions struct{ Begin struct{ Line int } }
		}
	}
	require.NoError(t, json.Unmarshal([]byte(text), &issues))
	var out []string
	seen := map[string]bool{}
	for _, i := range issues {
		assert.NotEmpty(t, i.Description)
		assert.NotEmpty(t, i.CheckName)
		assert.NotEmpty(t, i.Fingerprint)
		assert.False(t, seen[i.Fingerprint], "of two with one fingerprint GitLab shows one: %s", i.Description)
		seen[i.Fingerprint] = true
		assert.Contains(t, []string{"info", "minor", "major", "critical", "blocker"}, i.Severity)
		assert.Equal(t, path.Clean(i.Location.Path), i.Location.Path, "no ./ in front")
		out = append(out, place(i.Location.Path, max(i.Location.Lines.Begin, i.Location.Positions.Begin.Line)))
	}
	return out
}

// checkstyle checks the elements and attributes of Checkstyle's own reports.
func checkstyle(t *testing.T, text string) []string {
	t.Helper()
	var report struct {
		XMLName xml.Name `xml:"checkstyle"`
		Version string   `xml:"version,attr"`
		Files   []struct {
			Name   string `xml:"name,attr"`
			Errors []struct {
				Line     int    `xml:"line,attr"`
				Column   int    `xml:"column,attr"`
				Severity string `xml:"severity,attr"`
				Message  string `xml:"message,attr"`
				Source   string `xml:"source,attr"`
			} `xml:"error"`
		} `xml:"file"`
	}
	require.NoError(t, xml.Unmarshal([]byte(text), &report))
	assert.NotEmpty(t, report.Version)
	var out []string
	for _, f := range report.Files {
		for _, e := range f.Errors {
			assert.Contains(t, []string{"ignore", "info", "warning", "error"}, e.Severity)
			assert.True(t, e.Column > 0 && e.Message != "" && e.Source != "", "%+v", e)
			out = append(out, place(f.Name, e.Line))
		}
	}
	return out
}

// workflowCommand is how the runner takes a line apart: properties end at the
// first two colons, and are separated by commas.
var workflowCommand = regexp.MustCompile(`^::(error|warning|notice) (.*?)::(.*)$`)

func github(t *testing.T, text string) []string {
	t.Helper()
	var out []string
	for line := range strings.Lines(text) {
		m := workflowCommand.FindStringSubmatch(strings.TrimSuffix(line, "\n"))
		require.NotNil(t, m, line)
		properties := map[string]string{}
		for p := range strings.SplitSeq(m[2], ",") {
			name, value, ok := strings.Cut(p, "=")
			require.True(t, ok, p)
			properties[name] = strings.NewReplacer("%0D", "\r", "%0A", "\n", "%3A", ":", "%2C", ",", "%25", "%").Replace(value)
		}
		assert.NotEmpty(t, m[3])
		n, err := strconv.Atoi(properties["line"])
		require.NoError(t, err)
		out = append(out, place(properties["file"], n))
	}
	return out
}
