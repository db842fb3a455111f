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
			if err != nil || len(got) != tt.rules+1 {
				t.Errorf("got %d analyzers, error %v; want %d rules and one for the cache", len(got), err, tt.rules)
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

func TestCacheKey(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	seen := map[string]string{}
	for _, text := range []string{"", "confidence: low\n", "models: [{func: example.com/pay.Charge, kind: effect, effect: payment}]\n"} {
		if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module m\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, config.FileName), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		var names []string
		for range 2 {
			p, err := New(nil)
			if err != nil {
				t.Fatal(err)
			}
			got, err := p.BuildAnalyzers()
			if err != nil {
				t.Fatal(err)
			}
			names = append(names, got[0].Name)
		}
		if names[0] != names[1] {
			t.Errorf("%q: %s, then %s: the same files must give the same name", text, names[0], names[1])
		}
		if other, ok := seen[names[0]]; ok {
			t.Errorf("%q and %q give the same name", text, other)
		}
		seen[names[0]] = text
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
