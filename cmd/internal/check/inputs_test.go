package check_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/cmd/internal/check"
	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/passes/config"
)

// Whoever adds a field decides whether an answer depends on it, and says here how it
// comes into the key of kept answers.
func TestFieldsAreInTheKey(t *testing.T) {
	const (
		added    = "by itself"
		content  = "by the content of the files that the settings were read from"
		answered = "by what the go command answers"
		outside  = "not: it decides how, or to whom, not what"
	)
	for typ, known := range map[reflect.Type]map[string]string{
		reflect.TypeFor[check.Options](): {
			"Driver": added, "Settings": added, "Known": added, "NoDirectives": added, "Root": added, "Tool": added,
			"Trace": outside, "Warn": outside, "Hint": outside, "Note": outside, "Kept": outside,
		},
		reflect.TypeFor[driver.Config](): {
			"Dir": added, "Patterns": added, "Tests": added, "Tags": added, "Whole": added,
			"Env": answered, "inputs": answered, "Parallel": outside, "Progress": outside,
			"Inject": "not: Search sets it, to the settings",
		},
		reflect.TypeFor[config.Settings](): {
			"Confidence": added, "Tests": added, "Root": added, "File": added,
			"Enable": content, "Disable": content, "Exclude": content, "Generated": content, "Accept": content, "Linked": content,
			"schema": content, "search": content, "sources": content, "places": content, "declared": content,
			"forks": content, "named": content, "layers": content, "tableOnce": content, "table": content,
		},
		reflect.TypeFor[check.Engine](): {"Learn": added, "Link": added, "Review": added, "Rules": added},
	} {
		for f := range typ.Fields() {
			assert.NotEmpty(t, known[f.Name], "%s.%s: does it change the answer? see describe in keep.go", typ, f.Name)
		}
		assert.Len(t, known, typ.NumField(), "%s has fewer fields", typ)
	}
}

// looks are the functions that look at the world, by package.
func looks() map[string][]string {
	return map[string][]string{
		"os": {"ReadFile", "Open", "OpenFile", "OpenRoot", "OpenInRoot", "ReadDir", "Stat", "Lstat", "DirFS", "Readlink", "Getenv",
			"LookupEnv", "Environ", "ExpandEnv", "Getwd", "Executable", "Hostname", "UserHomeDir", "UserCacheDir",
			"UserConfigDir", "Args", "Stdin", "Getpid"},
		"path/filepath": {"Walk", "WalkDir", "Glob", "EvalSymlinks", "Abs"},
		"os/exec":       {"Command", "CommandContext", "LookPath"},
		"os/user":       {"Current", "Lookup"},
		"runtime":       {"GOROOT", "NumCPU", "Version"},
		"time":          {"Now", "Since", "Until", "After", "AfterFunc", "NewTimer", "NewTicker", "Tick"},
		"context":       {"WithTimeout", "WithDeadline"},
		"go/build":      {"Default", "Import", "ImportDir"},
		"go/parser":     {"ParseDir", "ParseFile"},
	}
}

// Whatever a check looks at is in the key of its answer, or makes no difference to it.
func TestAllThatIsLookedAtIsInTheKey(t *testing.T) {
	known := map[string]string{
		"analyzers/internal/repair os.ReadFile": "for drivers without ReadFile; ours compares it with what was hashed",

		"passes/config os.Stat":            "where settings are; they are named in the key",
		"passes/config os.Open":            "settings, models and SQL, which are hashed as they were read",
		"passes/config os.ReadDir":         "which SQL there is; it is hashed",
		"passes/config path/filepath.Abs":  "Root and File of the settings are in the key",
		"passes/config path/filepath.Glob": "which SQL there is; it is hashed",
		"passes/effects go/build.Default":  "GOROOT is in the key",

		"cmd/internal/driver os.ReadFile":            "compared with what was hashed",
		"cmd/internal/driver os.Open":                "export data, named by its build ID; a failure is a doubt",
		"cmd/internal/driver os.Stat":                "which packages to ask for, and what a baseline says in vain; looked at each time",
		"cmd/internal/driver os/exec.CommandContext": "the go command, asked each time",
		"cmd/internal/driver path/filepath.Abs":      "of Dir, which is in the key",
		"cmd/internal/driver path/filepath.WalkDir":  "what to ask the go command early; its answer is in the key",
		"cmd/internal/driver os.ReadDir":             "what to ask the go command early; its answer is in the key",
		"cmd/internal/driver go/build.Default":       "what to ask the go command early; its answer is in the key",
		"cmd/internal/driver runtime.Version":        "of this program",
		"cmd/internal/driver time.Now":               "how long it took",
		"cmd/internal/driver time.Since":             "how long it took",

		"cmd/internal/check os.Getenv":        "into the key",
		"cmd/internal/check go/build.Default": "into the key",
		"cmd/internal/check time.Now":         "how long it took",
		"cmd/internal/check time.Since":       "how long it took",

		"cmd/internal/idle os.ReadDir":            "what was seen is in the key",
		"cmd/internal/idle path/filepath.WalkDir": "what was seen is in the key",

		"cmd/internal/passrun os.ReadFile":              "for other drivers",
		"analyzers/internal/repair go/parser.ParseFile": "of text that was read",
		"cmd/internal/driver go/parser.ParseFile":       "of text that was read",
		"cmd/internal/firstrun go/parser.ParseFile":     "for init; a hint does not show it",
		"cmd/internal/firstrun path/filepath.Glob":      "for init; a hint does not show it",
	}
	aside := []string{"cmd/internal/kept", "cmd/internal/self", "cmd/internal/render"} // the cache itself, and what is shown afterwards
	seen := map[string]bool{}
	for rel, dir := range checkers(t) {
		if slices.Contains(aside, rel) {
			continue
		}
		for _, look := range looksOf(t, dir) {
			key := rel + " " + look
			seen[key] = true
			assert.NotEmpty(t, known[key], "%s: is what it sees in the key of kept answers?", key)
		}
	}
	for key := range known {
		assert.True(t, seen[key], "%s is not used any more", key)
	}
}

// checkers are the packages of this module that a check consists of, by their path
// in it.
func checkers(t *testing.T) map[string]string {
	t.Helper()
	const module = "github.com/dualwrite/dualwrite/"
	out, err := exec.Command("go", "list", "-deps", "-f", "{{.ImportPath}}\t{{.Dir}}", module+"analyzers", module+"cmd/internal/link").Output()
	require.NoError(t, err)
	all := map[string]string{}
	for line := range strings.Lines(string(out)) {
		path, dir, _ := strings.Cut(strings.TrimSpace(line), "\t")
		if rel, ok := strings.CutPrefix(path, module); ok {
			all[rel] = dir
		}
	}
	require.Greater(t, len(all), 30)
	return all
}

func looksOf(t *testing.T, dir string) []string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	require.NoError(t, err)
	var all []string
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		require.NoError(t, err)
		imports := map[string]string{}
		for _, spec := range file.Imports {
			path := strings.Trim(spec.Path.Value, `"`)
			short := path[strings.LastIndexByte(path, '/')+1:]
			if spec.Name != nil {
				short = spec.Name.Name
			}
			imports[short] = path
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if sel, ok := n.(*ast.SelectorExpr); ok {
				if x, ok := sel.X.(*ast.Ident); ok && slices.Contains(looks()[imports[x.Name]], sel.Sel.Name) {
					all = append(all, imports[x.Name]+"."+sel.Sel.Name)
				}
			}
			return true
		})
	}
	slices.Sort(all)
	return slices.Compact(all)
}
