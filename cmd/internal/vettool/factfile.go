package vettool

import (
	"bytes"
	"cmp"
	"encoding/gob"
	"fmt"
	"go/types"
	"maps"
	"os"
	"reflect"
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

// registerFacts makes the fact types known to gob.
func registerFacts(analyzers []*analysis.Analyzer) {
	seen := make(map[*analysis.Analyzer]bool)
	for _, a := range analyzers {
		walk(a, seen, func(a *analysis.Analyzer) {
			for _, fact := range a.FactTypes {
				gob.Register(fact)
			}
		})
	}
}

// encodeFacts returns the content of a fact file: nothing if there are none.
// Facts about objects that cannot be named from outside are left out.
func encodeFacts(store *facts.Store, pkgs []*types.Package) ([]byte, error) {
	var records []factRecord
	var names objectpath.Encoder
	for _, f := range store.Objects(pkgs, nil) {
		if path, err := names.For(f.Object); err == nil {
			records = append(records, factRecord{f.Object.Pkg().Path(), path, f.Fact})
		}
	}
	for _, f := range store.Packages(pkgs, nil) {
		records = append(records, factRecord{f.Package.Path(), "", f.Fact})
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
	var buf bytes.Buffer
	err := gob.NewEncoder(&buf).Encode(records)
	return buf.Bytes(), err
}

// readFacts reads the fact files of the imports. Facts about packages that this
// one does not even mention are of no use to it.
func (c *unitConfig) readFacts(store *facts.Store, known map[string]*types.Package) error {
	for _, path := range slices.Sorted(maps.Keys(c.PackageVetx)) {
		data, err := os.ReadFile(c.PackageVetx[path])
		if err != nil {
			return err
		}
		if len(data) == 0 {
			continue
		}
		var records []factRecord
		if err := gob.NewDecoder(bytes.NewReader(data)).Decode(&records); err != nil {
			return fmt.Errorf("facts about %s: %w", path, err)
		}
		for _, r := range records {
			restore(store, known[r.Package], r)
		}
	}
	return nil
}

func restore(store *facts.Store, pkg *types.Package, r factRecord) {
	switch {
	case pkg == nil:
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
