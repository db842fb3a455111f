package config

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Misnamed lists the files beside the go.mod or go.work around dir that look as
// if they were meant to be the configuration, and are not read.
func Misnamed(dir string) []string {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return nil
	}
	root, _ := locate(dir)
	var found []string
	for _, folder := range []string{root, workspaceAround(root)} {
		entries, err := os.ReadDir(folder)
		if err != nil {
			continue
		}
		for _, e := range entries {
			if strings.EqualFold(e.Name(), FileName) && exists(folder, FileName) {
				continue // read by that name where case makes no difference
			}
			if !e.IsDir() && misnamed(e.Name()) {
				found = append(found, e.Name())
			}
		}
	}
	slices.Sort(found)
	return slices.Compact(found)
}

// workspaceAround returns the folder of the go.work above root, "" without one.
func workspaceAround(root string) string {
	for d := filepath.Dir(root); ; d = filepath.Dir(d) {
		if exists(d, "go.work") {
			return d
		}
		if d == filepath.Dir(d) {
			return ""
		}
	}
}

// misnamed recognises another ending, another case, or a missing dot.
func misnamed(name string) bool {
	if name == FileName {
		return false
	}
	bare, ok := strings.CutPrefix(strings.ToLower(name), ".")
	switch bare {
	case "dualwrite.yml", "dualwrite.yaml":
		return true
	case "dualwrite.json", "dualwrite.toml", "dualwrite", "dualwriterc":
		return ok
	}
	return false
}
