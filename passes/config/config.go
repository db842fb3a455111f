package config

import (
	"errors"
	"flag"
	"path/filepath"
	"reflect"

	"golang.org/x/tools/go/analysis"
)

// Analyzer provides the settings. Its result is a *Settings.
//
// Our own driver injects the value. Under a foreign driver the analyzer finds
// the file itself, from the folder of the package; the flags exist because some
// drivers can hand over nothing else.
var Analyzer = &analysis.Analyzer{
	Name:             "config",
	Doc:              "read " + FileName + "\n\nThe result holds the settings of the module or workspace that the package belongs to.",
	URL:              "https://github.com/dualwrite/dualwrite/blob/main/docs/configuration.md",
	Flags:            flags(),
	Run:              run,
	RunDespiteErrors: true,
	ResultType:       reflect.TypeFor[*Settings](),
}

const (
	fileFlag       = "file"
	settingsFlag   = "settings"
	confidenceFlag = "confidence"
)

func flags() flag.FlagSet {
	fs := flag.NewFlagSet("config", flag.ContinueOnError)
	fs.String(fileFlag, "", "read this file instead of the "+FileName+" of the module or workspace")
	fs.String(settingsFlag, "", "read this `text` instead of a file; paths in it are relative to the working directory")
	fs.Var(new(level), confidenceFlag, "report findings of at least this `confidence`: low, medium or high")
	return *fs
}

// level is a flag that refuses what is no confidence.
type level string

func (l *level) String() string { return string(*l) }

func (l *level) Set(s string) error {
	switch s {
	case Low, Medium, High:
		*l = level(s)
		return nil
	}
	return errors.New("expected low, medium or high")
}

func run(pass *analysis.Pass) (any, error) {
	s, err := load(pass)
	if err != nil {
		return nil, err
	}
	if c := flagValue(pass, confidenceFlag); c != "" {
		s.Confidence = c
	}
	return s, nil
}

func load(pass *analysis.Pass) (*Settings, error) {
	if text := flagValue(pass, settingsFlag); text != "" {
		return loadText([]byte(text), "-config."+settingsFlag, ".")
	}
	if name := flagValue(pass, fileFlag); name != "" {
		return LoadFile(name)
	}
	return Load(packageDir(pass))
}

func flagValue(pass *analysis.Pass, name string) string {
	if f := pass.Analyzer.Flags.Lookup(name); f != nil {
		return f.Value.String()
	}
	return ""
}

// packageDir returns the folder of the first file that belongs to a module. The
// files that cgo generates lie in a cache.
func packageDir(pass *analysis.Pass) string {
	for _, f := range pass.Files {
		dir, err := filepath.Abs(filepath.Dir(pass.Fset.File(f.FileStart).Name()))
		if err != nil {
			continue
		}
		if root, _ := locate(dir); exists(root, "go.mod") || exists(root, "go.work") {
			return dir
		}
	}
	return "."
}
