package vettool

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/gob"
	"errors"
	"fmt"
	"go/types"
	"io"
	"maps"
	"os"
	"reflect"
	"runtime/debug"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/objectpath"

	"github.com/dualwrite/dualwrite/cmd/internal/facts"
)

// factRecord is a fact in a file. A fact file holds the facts of the package
// and those it was given itself, since its importers get the files of their
// direct imports only.
type factRecord struct {
	Package string
	Object  objectpath.Path // "" for a fact about the package
	Fact    analysis.Fact
}

// factFormat is what the analyzers of this program write into fact files.
type factFormat struct {
	header []byte // the first line of a file
}

// newFactFormat makes the fact types known to gob. The header identifies their
// layout and this program's version: gob is lenient with both, and facts that
// mean something else are worse than none.
func newFactFormat(analyzers []*analysis.Analyzer) *factFormat {
	h := sha256.New()
	visited := make(map[reflect.Type]bool)
	seen := make(map[*analysis.Analyzer]bool)
	for _, a := range analyzers {
		walk(a, seen, func(a *analysis.Analyzer) {
			for _, fact := range a.FactTypes {
				gob.Register(fact)
				layout(h, reflect.TypeOf(fact), visited)
			}
		})
	}
	if info, ok := debug.ReadBuildInfo(); ok {
		fmt.Fprintln(h, info.Main.Version)
	}
	return &factFormat{fmt.Appendf(nil, "dualwrite facts %x\n", h.Sum(nil)[:8])}
}

// layout writes down how values of a type are encoded.
func layout(w io.Writer, t reflect.Type, visited map[reflect.Type]bool) {
	fmt.Fprintln(w, t, t.Kind())
	if visited[t] {
		return
	}
	visited[t] = true
	switch t.Kind() {
	case reflect.Pointer, reflect.Slice, reflect.Array:
		layout(w, t.Elem(), visited)
	case reflect.Map:
		layout(w, t.Key(), visited)
		layout(w, t.Elem(), visited)
	case reflect.Struct:
		for f := range t.Fields() {
			fmt.Fprintln(w, f.Name)
			layout(w, f.Type, visited)
		}
	}
}

// encode returns the content of a fact file: nothing if there are none.
// Facts about objects that cannot be named from outside are left out.
func (f *factFormat) encode(store *facts.Store, pkgs []*types.Package) ([]byte, error) {
	var records []factRecord
	var names objectpath.Encoder
	for _, fact := range store.Objects(pkgs, nil) {
		if path, err := names.For(fact.Object); err == nil {
			records = append(records, factRecord{fact.Object.Pkg().Path(), path, fact.Fact})
		}
	}
	for _, fact := range store.Packages(pkgs, nil) {
		records = append(records, factRecord{fact.Package.Path(), "", fact.Fact})
	}
	if len(records) == 0 {
		return nil, nil
	}
	slices.SortFunc(records, func(a, b factRecord) int {
		return cmp.Or(
			cmp.Compare(a.Package, b.Package),
			cmp.Compare(a.Object, b.Object),
			cmp.Compare(reflect.TypeOf(a.Fact).String(), reflect.TypeOf(b.Fact).String()),
		)
	})
	buf := bytes.NewBuffer(slices.Clone(f.header))
	err := gob.NewEncoder(buf).Encode(records)
	return buf.Bytes(), err
}

// readFacts reads the fact files of the imports. Facts about packages that this
// one does not even mention are of no use to it. A file that another version
// wrote, or of which a part is missing, is left out with a note: what it would say
// is then unknown, which no rule takes for a hazard.
func (c *unitConfig) readFacts(format *factFormat, store *facts.Store, known []*types.Package) (notes []string, err error) {
	byPath := make(map[string]*types.Package)
	for _, pkg := range known {
		byPath[pkg.Path()] = pkg
	}
	for _, path := range slices.Sorted(maps.Keys(c.PackageVetx)) {
		data, err := os.ReadFile(c.PackageVetx[path])
		if err != nil {
			return nil, err
		}
		records, err := format.decode(data)
		if err != nil {
			notes = append(notes, fmt.Sprintf("facts about %s are not used: %v", path, err))
			continue
		}
		for _, r := range records {
			restore(store, byPath[r.Package], r)
		}
	}
	return notes, nil
}

// decode returns all facts of a file, or an error and none.
func (f *factFormat) decode(data []byte) (records []factRecord, err error) {
	if len(data) == 0 {
		return nil, nil
	}
	body, ok := bytes.CutPrefix(data, f.header)
	if !ok {
		return nil, errors.New("another version of dualwrite wrote them, or something else")
	}
	defer func() { // gob promises an error for any input, and has failed to give one
		if r := recover(); r != nil {
			records, err = nil, fmt.Errorf("damaged: %v", r)
		}
	}()
	if err := gob.NewDecoder(bytes.NewReader(body)).Decode(&records); err != nil {
		return nil, fmt.Errorf("damaged: %w", err)
	}
	return records, nil
}

func restore(store *facts.Store, pkg *types.Package, r factRecord) {
	switch {
	case pkg == nil || r.Fact == nil:
	case r.Object == "":
		store.ExportPackage(pkg, r.Fact)
	default:
		obj, err := objectpath.Object(pkg, r.Object)
		if err != nil {
			return // not part of what the export data tells
		}
		_ = store.ExportObject(pkg, obj, r.Fact) // obj is an object of pkg
	}
}
