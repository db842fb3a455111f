package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
)

// listed is a package as the go command lists it.
type listed struct {
	ImportPath, Dir  string
	GoFiles, Imports []string
}

// core returns the first file of the package of a module that most others depend on,
// directly or not, and how many packages there are. Of several such packages it is the
// one with the most importers.
func core(ctx context.Context, dir string) (file string, packages int, err error) {
	cmd := exec.CommandContext(ctx, "go", "list", "-e", "-json=ImportPath,Dir,GoFiles,Imports", "./...")
	cmd.Dir = dir
	out, err := cmd.Output()
	if err != nil {
		return "", 0, fmt.Errorf("go list: %w", err)
	}
	var all []*listed
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		p := new(listed)
		if err := dec.Decode(p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return "", 0, err
		}
		all = append(all, p)
	}
	importers := map[string][]string{}
	for _, p := range all {
		for _, imp := range p.Imports {
			importers[imp] = append(importers[imp], p.ImportPath)
		}
	}
	code := slices.DeleteFunc(slices.Clone(all), func(p *listed) bool { return len(p.GoFiles) == 0 })
	if len(code) == 0 {
		return "", 0, errors.New("no package with Go files")
	}
	first := slices.MinFunc(code, func(a, b *listed) int {
		return cmp.Or(
			cmp.Compare(dependants(importers, b.ImportPath), dependants(importers, a.ImportPath)),
			cmp.Compare(len(importers[b.ImportPath]), len(importers[a.ImportPath])),
			cmp.Compare(a.ImportPath, b.ImportPath),
		)
	})
	return filepath.Join(first.Dir, first.GoFiles[0]), len(all), nil
}

// dependants counts the packages that would be compiled again.
func dependants(importers map[string][]string, path string) int {
	seen := map[string]bool{path: true}
	for todo := []string{path}; len(todo) > 0; {
		next := importers[todo[0]]
		todo = todo[1:]
		for _, p := range next {
			if !seen[p] {
				seen[p] = true
				todo = append(todo, p)
			}
		}
	}
	return len(seen) - 1
}

// edit adds a function that importers can see: a smaller edit would leave the export
// data as it is, and the go command would not compile the importers again.
func (s *subject) edit() error {
	s.fresh++
	f, err := os.OpenFile(s.edited, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(f, "\n// Edit%d was added.\nfunc Edit%d() int { return %d }\n", s.fresh, s.fresh, s.fresh)
	return errors.Join(err, f.Close())
}
