package linked

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"gopkg.in/yaml.v3"

	"github.com/dualwrite/dualwrite/passes/effects"
)

// document is the file as YAML sees it.
type document struct {
	Version int
	Digest  string
	Root    string
	Linked  struct {
		Methods []struct {
			Method string
			Runs   []string
		}
		Holders []struct {
			Holder string
			Funcs  []string
			Types  []string
			Open   bool
		}
		Replayed  []struct{ Func, Kind string }
		Entities  []entity
		Functions []string
	}
}

var errEdited = errors.New("the linked models are not as they were written, perhaps after a merge: run dualwrite models again")

// Decode reads a file. A file that was edited, or that another version wrote, is
// refused.
func Decode(data []byte) (*File, error) {
	data = bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n"))
	i := bytes.Index(data, []byte("\nlinked:\n"))
	if i < 0 {
		return nil, errEdited
	}
	var doc document
	if err := decode(data[:i], &doc); err != nil {
		return nil, err
	}
	if doc.Version != Version {
		return nil, fmt.Errorf("linked models of version %d: this dualwrite reads version %d, run dualwrite models again", doc.Version, Version)
	}
	body := data[i+1:]
	if doc.Digest != digest(body) {
		return nil, errEdited
	}
	if doc.Root != "" {
		body = bytes.ReplaceAll(body, []byte(abbreviation), []byte(doc.Root))
	}
	if err := decode(body, &doc); err != nil {
		return nil, err
	}
	return doc.file()
}

func decode(data []byte, into *document) error {
	d := yaml.NewDecoder(bytes.NewReader(data))
	d.KnownFields(true)
	if err := d.Decode(into); err != nil {
		return fmt.Errorf("%s: %w", strings.TrimPrefix(err.Error(), "yaml: "), errEdited)
	}
	return nil
}

func (doc *document) file() (*File, error) {
	f := &File{}
	for _, m := range doc.Linked.Methods {
		out := Method{Key: m.Method}
		for _, r := range m.Runs {
			fn, typ, ok := strings.Cut(r, " of ")
			if !ok {
				typ = receiverType(fn)
			}
			out.Runs = append(out.Runs, Run{fn, typ})
		}
		f.Methods = append(f.Methods, out)
	}
	for _, h := range doc.Linked.Holders {
		f.Holders = append(f.Holders, Holder{h.Holder, h.Funcs, h.Types, h.Open})
	}
	for _, r := range doc.Linked.Replayed {
		f.Replayed = append(f.Replayed, Replayed{r.Func, r.Kind})
	}
	for _, e := range doc.Linked.Entities {
		f.Entities = append(f.Entities, e.entity())
	}
	seen := map[string]bool{}
	for _, text := range doc.Linked.Functions {
		fn, err := parseFunc(text)
		if err != nil {
			return nil, err
		}
		if seen[fn.ID] {
			return nil, fmt.Errorf("%s is given twice", fn.ID)
		}
		seen[fn.ID] = true
		f.Funcs = append(f.Funcs, fn)
	}
	return f, nil
}

// Package returns the entities, and the functions that are not known already.
func (f *File) Package(has func(id string) bool) *effects.Package {
	out := &effects.Package{Entities: f.Entities}
	for _, fn := range f.Funcs {
		if !has(fn.ID) {
			out.Funcs = append(out.Funcs, fn)
		}
	}
	return out
}
