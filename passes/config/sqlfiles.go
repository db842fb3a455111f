package config

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// How sqlFiles takes a folder that cannot be read.
const (
	lenient = false // nobody asked for it
	strict  = true
)

// sqlFiles lists the .sql files below a folder in a fixed order, or the file
// itself. The folder may be a link; links below it are not followed, so that
// there are no circles. Test data below it does not count: its tables are not
// the program's.
func sqlFiles(root string, strict bool) ([]string, error) {
	info, err := os.Stat(root)
	if err != nil {
		return nil, plain(err)
	}
	if !info.IsDir() {
		return []string{root}, nil
	}
	w := &sqlWalk{root: root, strict: strict}
	if err := w.folder(root); err != nil {
		return nil, err
	}
	if len(w.files) == 0 {
		return nil, errors.New("no .sql file in this folder")
	}
	return w.files, nil
}

type sqlWalk struct {
	root   string
	strict bool
	files  []string
}

func (w *sqlWalk) folder(dir string) error {
	entries, err := os.ReadDir(dir)
	if err != nil && w.strict {
		return w.explain(dir, err)
	}
	for _, e := range entries {
		name := filepath.Join(dir, e.Name())
		switch {
		case len(w.files) > maxFiles:
			return nil
		case e.IsDir() && !apart(e.Name()):
			if err := w.folder(name); err != nil {
				return err
			}
		case e.Type().IsRegular() && strings.EqualFold(filepath.Ext(name), ".sql"):
			w.files = append(w.files, name)
		}
	}
	return nil
}

// explain names the folder, relative to the one that was asked for.
func (w *sqlWalk) explain(dir string, err error) error {
	if rel, failed := filepath.Rel(w.root, dir); failed == nil && rel != "." {
		return fmt.Errorf("%s: %w", filepath.ToSlash(rel), plain(err))
	}
	return plain(err)
}

// apart recognises folders whose tables are those of tests or of other programs.
func apart(folder string) bool {
	switch folder {
	case "testdata", "vendor", "node_modules":
		return true
	}
	return strings.HasPrefix(folder, ".")
}
