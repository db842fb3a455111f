package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/mod/modfile"

	"github.com/dualwrite/dualwrite/cmd/internal/vettool"
	"github.com/dualwrite/dualwrite/passes/config"
	"github.com/dualwrite/dualwrite/passes/linked"
)

// vetTool returns the program as the go command uses it.
func (s *suite) vetTool() *vettool.Tool {
	return &vettool.Tool{
		Rules:  s.engine.Rules,
		Config: config.Analyzer,
		Select: func(settings any, rule string) bool {
			return settings.(*config.Settings).Enabled(rule, s.onByDefault(rule))
		},
		Tests:       func(settings any) bool { return settings.(*config.Settings).Tests },
		Fingerprint: s.configurationHash,
		Stdout:      os.Stdout,
		Stderr:      os.Stderr,
	}
}

// configurationHash identifies the settings of the module around dir and, in a
// workspace, of all its modules, with the files that they name.
func (s *suite) configurationHash(dir string) (string, error) {
	var hashes []string
	for _, root := range append([]string{dir}, workspace(dir)...) {
		settings, err := config.Load(root)
		if err != nil {
			return "", linkedHint(err)
		}
		if err := settings.CheckRules(s.names()); err != nil {
			return "", err
		}
		for _, source := range settings.Linked {
			if _, err := linked.Decode(source.Data); err != nil {
				return "", fmt.Errorf("%s: %w", source.Name, err)
			}
		}
		hashes = append(hashes, settings.Hash())
	}
	return strings.Join(hashes, " "), nil
}

// workspace returns the folders of the modules in the workspace around dir. A
// workspace file that the go command will complain about has none.
func workspace(dir string) []string {
	name := os.Getenv("GOWORK")
	if name == "off" {
		return nil
	}
	if name == "" {
		name = findUp(dir, "go.work")
	}
	data, err := os.ReadFile(name)
	if err != nil {
		return nil
	}
	work, err := modfile.ParseWork(name, data, nil)
	if err != nil {
		return nil
	}
	var dirs []string
	for _, use := range work.Use {
		path := filepath.FromSlash(use.Path)
		if !filepath.IsAbs(path) {
			path = filepath.Join(filepath.Dir(name), path)
		}
		dirs = append(dirs, path)
	}
	return dirs
}

// findUp returns the named file in dir or the nearest folder above, or "".
func findUp(dir, name string) string {
	for {
		file := filepath.Join(dir, name)
		if _, err := os.Stat(file); !errors.Is(err, fs.ErrNotExist) {
			return file
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			return ""
		}
		dir = parent
	}
}
