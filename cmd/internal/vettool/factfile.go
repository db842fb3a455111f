package vettool

import (
	"cmp"
	"crypto/sha256"
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
// direct imports only. Most of them are handed on by somebody who never looks.
type factRecord struct {
	pkg    string
	object objectpath.Path // "" for a fact about the package
	typ    string          // of the fact
	data   []byte          // what the fact says

	at   int64 // where that stands in the file that it was read from
	size int
	sum  uint32
}

// factFormat is what the analyzers of this program write into fact files.
type factFormat struct {
	header []byte // the first line of a file
	types  map[string]reflect.Type
}

// newFactFormat collects the fact types. The header identifies their layout and
// this program's version: decoders are lenient with both, and facts that mean
// something else are worse than none.
func newFactFormat(analyzers []*analysis.Analyzer) *factFormat {
	h := sha256.New()
	visited := make(map[reflect.Type]bool)
	seen := make(map[*analysis.Analyzer]bool)
	known := make(map[string]reflect.Type)
	for _, a := range analyzers {
		walk(a, seen, func(a *analysis.Analyzer) {
			for _, fact := range a.FactTypes {
				typ := reflect.TypeOf(fact)
				known[typ.String()] = typ
				layout(h, typ, visited)
			}
		})
	}
	if info, ok := debug.ReadBuildInfo(); ok {
		fmt.Fprintln(h, info.Main.Version)
	}
	return &factFormat{fmt.Appendf(nil, "dualwrite facts %x\n", h.Sum(nil)[:8]), known}
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

// encode returns the parts of a fact file: nothing if there are none.
// Facts about objects that cannot be named from outside are left out.
func (f *factFormat) encode(store *facts.Store, pkgs []*types.Package) ([][]byte, error) {
	var records []factRecord
	var names objectpath.Encoder
	add := func(pkg *types.Package, path objectpath.Path, fact analysis.Fact) error {
		data, err := f.marshal(fact)
		records = append(records, factRecord{pkg: pkg.Path(), object: path, typ: reflect.TypeOf(fact).String(), data: data})
		return err
	}
	for _, fact := range store.Objects(pkgs, nil) {
		if path, err := names.For(fact.Object); err == nil {
			if err := add(fact.Object.Pkg(), path, fact.Fact); err != nil {
				return nil, err
			}
		}
	}
	for _, fact := range store.Packages(pkgs, nil) {
		if err := add(fact.Package, "", fact.Fact); err != nil {
			return nil, err
		}
	}
	if len(records) == 0 {
		return nil, nil
	}
	slices.SortFunc(records, func(a, b factRecord) int {
		return cmp.Or(cmp.Compare(a.pkg, b.pkg), cmp.Compare(a.object, b.object), cmp.Compare(a.typ, b.typ))
	})
	return f.frame(records), nil
}

// readFacts reads the fact files of the imports. Facts about packages that this
// one does not even mention are of no use to it. A file that is missing, or a part
// of it, or that another version wrote, is left out with a note: what it would say
// is then unknown, which no rule takes for a hazard.
func (c *unitConfig) readFacts(format *factFormat, store *facts.Store, known []*types.Package) (notes []string) {
	byPath := make(map[string]*types.Package)
	for _, pkg := range known {
		byPath[pkg.Path()] = pkg
	}
	seen := make(map[factKey]bool) // many imports know the same
	for _, path := range slices.Sorted(maps.Keys(c.PackageVetx)) {
		err := format.readFile(c.PackageVetx[path], func(r factRecord) bool { return byPath[r.pkg] != nil && !seen[r.key()] }, func(r factRecord) error {
			seen[r.key()] = true
			return format.restore(store, byPath[r.pkg], r)
		})
		if err != nil {
			notes = append(notes, fmt.Sprintf("facts about %s are not used: %v", path, err))
		}
	}
	return notes
}

// readFile calls use for the records of a file that are wanted.
func (f *factFormat) readFile(name string, wanted func(factRecord) bool, use func(factRecord) error) error {
	from, err := os.Open(name)
	if err != nil {
		return err
	}
	defer from.Close()
	info, err := from.Stat()
	if err != nil {
		return err
	}
	file, err := f.list(from, info.Size())
	if err != nil {
		return err
	}
	for _, r := range file.records {
		if !wanted(r) {
			continue
		}
		if r, bad := file.read(r); bad != nil {
			err = errors.Join(err, bad)
		} else {
			err = errors.Join(err, use(r))
		}
	}
	return err
}

// damages names the facts that can be told to be none only by reading all of them,
// which most analyses never do.
func damages(store *facts.Store, known []*types.Package) (notes []string) {
	for _, f := range store.Packages(known, nil) {
		if d, ok := f.Fact.(interface{ Damage() error }); ok && d.Damage() != nil {
			notes = append(notes, fmt.Sprintf("facts about %s are not used: %v", f.Package.Path(), damaged(d.Damage())))
		}
	}
	return notes
}

// factKey names a fact.
type factKey struct {
	pkg    string
	object objectpath.Path
	typ    string
}

func (r *factRecord) key() factKey { return factKey{r.pkg, r.object, r.typ} }

func (f *factFormat) restore(store *facts.Store, pkg *types.Package, r factRecord) error {
	fact, err := f.unmarshal(r)
	if err != nil {
		return err
	}
	if r.object == "" {
		store.ExportPackage(pkg, fact)
		return nil
	}
	obj, err := objectpath.Object(pkg, r.object)
	if err != nil {
		return nil // not part of what the export data tells
	}
	return store.ExportObject(pkg, obj, fact)
}
