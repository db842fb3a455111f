package oracle

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// own returns our corpus of a dialect: one text per line.
func own(t *testing.T, dialect string) []string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("corpus", dialect+".sql"))
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSpace(string(data)), "\n")
}

// foreign returns the texts that a parser's module tests itself with, cut out
// of its files by cut. Modules may be stripped of them: then the test is
// skipped.
func foreign(t *testing.T, module, pattern string, cut func(string) []string) []string {
	t.Helper()
	if testing.Short() {
		t.Skip("a large corpus")
	}
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", module).Output()
	if err != nil {
		t.Skip("module folder unknown")
	}
	files, _ := filepath.Glob(filepath.Join(strings.TrimSpace(string(dir)), pattern))
	if len(files) == 0 {
		t.Skip("no corpus in the module")
	}
	var texts []string
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, cut(string(data))...)
	}
	return texts
}

// sections cuts text between a line that begins with head and one that is tail.
func sections(head, tail string) func(string) []string {
	return func(data string) []string {
		var texts []string
		var body []string
		in := false
		for line := range strings.SplitSeq(data, "\n") {
			switch {
			case strings.HasPrefix(line, head):
				in, body = true, nil
			case in && line == tail:
				in, texts = false, append(texts, strings.Join(body, "\n"))
			case in:
				body = append(body, line)
			}
		}
		return texts
	}
}

// whole takes a file as one text.
func whole(data string) []string { return []string{strings.TrimPrefix(data, "\uFEFF")} }

// lines takes the statements of a file that end with a semicolon at the end of
// a line.
func lines(data string) []string { return strings.SplitAfter(data, ";\n") }
