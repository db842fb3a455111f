package fix

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/cmd/internal/render"
)

func TestAdd(t *testing.T) {
	one := func(edits ...Edit) map[string][]Edit { return map[string][]Edit{"a.go": edits} }
	for _, tt := range []struct {
		name          string
		first, second map[string][]Edit
		want          bool
		edits         int
	}{
		{"apart", one(Edit{0, 2, "x"}), one(Edit{2, 4, "y"}), true, 2},
		{"overlap", one(Edit{0, 3, "x"}), one(Edit{2, 4, "y"}), false, 1},
		{"inside", one(Edit{0, 9, "x"}), one(Edit{2, 4, "y"}), false, 1},
		{"same place", one(Edit{2, 2, "x"}), one(Edit{2, 2, "y"}), false, 1},
		{"the same", one(Edit{2, 2, "x"}), one(Edit{2, 2, "x"}), true, 1},
		{"half", one(Edit{2, 4, "x"}), one(Edit{8, 9, "y"}, Edit{3, 5, "z"}), false, 1},
		{"other file", one(Edit{2, 4, "x"}), map[string][]Edit{"b.go": {{2, 4, "y"}}}, true, 1},
	} {
		c := Choice{}
		require.True(t, c.Add(tt.first), tt.name)
		assert.Equal(t, tt.want, c.Add(tt.second), tt.name)
		assert.Len(t, c["a.go"], tt.edits, tt.name)
	}
}

func TestConflicts(t *testing.T) {
	for _, tt := range []struct {
		a, b Edit
		want bool
	}{
		{Edit{3, 3, "x"}, Edit{1, 3, "y"}, false}, // insertion behind what is replaced
		{Edit{2, 2, "x"}, Edit{1, 3, "y"}, true},  // insertion into it
		{Edit{1, 1, "x"}, Edit{1, 3, "y"}, true},  // in front of it: order would matter
	} {
		assert.Equal(t, tt.want, tt.a.conflicts(tt.b), "%v %v", tt.a, tt.b)
		assert.Equal(t, tt.want, tt.b.conflicts(tt.a), "%v %v", tt.b, tt.a)
	}
}

func TestApply(t *testing.T) {
	text, err := Apply([]byte("package p\nvar a = 1\n"), []Edit{{18, 19, "f( 2)"}, {14, 15, "bb"}})
	require.NoError(t, err)
	assert.Equal(t, "package p\n\nvar bb = f(2)\n", string(text))
	for _, edits := range [][]Edit{{{18, 99, ""}}, {{5, 4, ""}}, {{0, 5, ""}, {4, 6, ""}}, {{0, 3, ""}}} {
		_, err := Apply([]byte("package p\nvar a = 1\n"), edits)
		assert.Error(t, err, "%v", edits)
	}
}

func place(line, column int) render.Place {
	return render.Place{File: "a.go", Line: line, Column: column}
}

func finding(line, from, to int, text string) render.Finding {
	return render.Finding{Fixes: []render.Fix{{Edits: []render.Edit{{Place: place(line, from), EndLine: line, EndColumn: to, NewText: text}}}}}
}

func TestDocument(t *testing.T) {
	const source = "package p\n\nvar a = 1\nvar b = 2\n"
	for _, tt := range []struct {
		name     string
		findings []render.Finding
		want     Result
		text     string
		err      string
	}{
		{"none", []render.Finding{{}}, Result{}, source, ""},
		{"both", []render.Finding{finding(3, 9, 10, "10"), {}, finding(4, 9, 10, "20")}, Result{2, 0, 1}, "package p\n\nvar a = 10\nvar b = 20\n", ""},
		{"overlap", []render.Finding{finding(3, 9, 10, "10"), finding(3, 9, 10, "11")}, Result{1, 1, 1}, "package p\n\nvar a = 10\nvar b = 2\n", ""},
		{"no Go", []render.Finding{finding(3, 1, 4, "{")}, Result{}, source, "a.go"},
		{"beyond the end", []render.Finding{finding(9, 1, 4, "x")}, Result{}, source, "changed meanwhile"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			name := filepath.Join(dir, "a.go")
			require.NoError(t, os.WriteFile(name, []byte(source), 0o600))
			doc := &render.Document{Root: dir, Findings: tt.findings}
			got, err := Document(doc)
			if tt.err == "" {
				require.NoError(t, err)
				assert.Len(t, doc.Findings, len(tt.findings)-tt.want.Applied)
				assert.Equal(t, len(doc.Findings), doc.Stats.Findings)
			} else {
				assert.ErrorContains(t, err, tt.err)
				assert.Len(t, doc.Findings, len(tt.findings))
			}
			assert.Equal(t, tt.want, got)
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			assert.Equal(t, tt.text, string(text))
		})
	}
	_, err := Document(&render.Document{Root: t.TempDir(), Findings: []render.Finding{finding(1, 1, 1, "")}})
	assert.Error(t, err)
}
