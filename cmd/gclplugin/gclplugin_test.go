package gclplugin

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/golangci/plugin-module-register/register"
	"golang.org/x/tools/go/analysis"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/passes/config"
)

func TestNew(t *testing.T) {
	first := analyzers.Suite[0].Name
	for name, tt := range map[string]struct {
		settings any
		rules    int
		err      string
	}{
		"none":         {nil, len(analyzers.Suite), ""},
		"empty":        {map[string]any{}, len(analyzers.Suite), ""},
		"disable":      {map[string]any{"disable": []any{first}}, len(analyzers.Suite) - 1, ""},
		"unknown key":  {map[string]any{"disabled": []any{first}}, 0, `did you mean "disable"?`},
		"unknown rule": {map[string]any{"disable": []any{first + "x"}}, 0, "unknown rule"},
		"no mapping":   {"text", 0, "settings of dualwrite"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Chdir(t.TempDir())
			p, err := New(tt.settings)
			if tt.err != "" {
				if err == nil || !strings.Contains(err.Error(), tt.err) {
					t.Fatalf("got error %v, want %q", err, tt.err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			got, err := p.BuildAnalyzers()
			if err != nil || len(got) != tt.rules {
				t.Errorf("got %d rules, error %v; want %d", len(got), err, tt.rules)
			}
			if err := analysis.Validate(got); err != nil {
				t.Error(err)
			}
			if p.GetLoadMode() != register.LoadModeTypesInfo {
				t.Error("rules need types")
			}
		})
	}
}

func TestFile(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("go.mod", "module m\n")
	write(config.FileName, "nonsense: 1\n")
	t.Chdir(dir)
	if _, err := New(nil); err == nil || !strings.Contains(err.Error(), config.FileName+":1") {
		t.Errorf("a bad file is refused before anything runs, got %v", err)
	}
	if _, err := New(map[string]any{}); err != nil {
		t.Errorf("settings replace the file, got %v", err)
	}
}

func TestAdapted(t *testing.T) {
	rule := &analysis.Analyzer{Name: "x", Run: func(pass *analysis.Pass) (any, error) {
		pass.Report(analysis.Diagnostic{Message: "x: m", Related: []analysis.RelatedInformation{{}}})
		return 1, nil
	}}
	var got []analysis.Diagnostic
	result, err := adapted(rule).Run(&analysis.Pass{Report: func(d analysis.Diagnostic) { got = append(got, d) }})
	if err != nil || result != 1 || len(got) != 1 || got[0].Message != "m" || got[0].Related != nil {
		t.Errorf("got %v, %v, %v", got, result, err)
	}
}

func TestRegistered(t *testing.T) {
	if _, err := register.GetPlugin("dualwrite"); err != nil {
		t.Error(err)
	}
}
