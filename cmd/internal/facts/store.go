// Package facts keeps what analyzers learn about objects and packages, in
// memory and for one run.
//
// It answers: what did an earlier package's analysis say about this function?
// A fact is found by the object (or package) and the fact's type, as in every
// driver of go/analysis. Objects of different type-checks of one package are
// different objects: a test variant does not see the facts of the plain
// package, it has its own.
//
// Nothing is stored for packages that were not analysed, so a missing fact
// means "unknown".
package facts

import (
	"cmp"
	"fmt"
	"go/types"
	"reflect"
	"slices"
	"sync"

	"golang.org/x/tools/go/analysis"
)

// Store holds the facts of a program. It is safe for concurrent use.
type Store struct {
	mu   sync.RWMutex
	sets map[*types.Package]*set
}

// set holds the facts that the analysis of one package has exported.
type set struct {
	objects  map[objectKey]analysis.Fact
	packages map[reflect.Type]analysis.Fact
}

type objectKey struct {
	obj types.Object
	typ reflect.Type
}

// NewStore returns an empty store.
func NewStore() *Store {
	return &Store{sets: make(map[*types.Package]*set)}
}

// ImportObject copies the fact about obj into *fact and says whether there is one.
func (s *Store) ImportObject(obj types.Object, fact analysis.Fact) bool {
	if obj == nil || obj.Pkg() == nil {
		return false // universe and builtins
	}
	s.mu.RLock()
	defer s.mu.RUnlock()
	if set := s.sets[obj.Pkg()]; set != nil {
		return copyFact(fact, set.objects[objectKey{obj, reflect.TypeOf(fact)}])
	}
	return false
}

// ImportPackage copies the fact about pkg into *fact and says whether there is one.
func (s *Store) ImportPackage(pkg *types.Package, fact analysis.Fact) bool {
	s.mu.RLock()
	defer s.mu.RUnlock()
	if set := s.sets[pkg]; set != nil {
		return copyFact(fact, set.packages[reflect.TypeOf(fact)])
	}
	return false
}

// ExportObject records a fact about an object of pkg. A fact about a foreign
// object is a mistake of the analyzer, which other drivers refuse too.
func (s *Store) ExportObject(pkg *types.Package, obj types.Object, fact analysis.Fact) error {
	if obj == nil || obj.Pkg() != pkg {
		return fmt.Errorf("fact %T exported for %v, which is not an object of package %s", fact, obj, pkg.Path())
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.setOf(pkg).objects[objectKey{obj, reflect.TypeOf(fact)}] = fact
	return nil
}

// ExportPackage records a fact about pkg as a whole.
func (s *Store) ExportPackage(pkg *types.Package, fact analysis.Fact) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.setOf(pkg).packages[reflect.TypeOf(fact)] = fact
}

func (s *Store) setOf(pkg *types.Package) *set {
	if s.sets[pkg] == nil {
		s.sets[pkg] = &set{
			objects:  make(map[objectKey]analysis.Fact),
			packages: make(map[reflect.Type]analysis.Fact),
		}
	}
	return s.sets[pkg]
}

// Objects returns the object facts of the given types (nil: all) in pkgs,
// ordered by package (as given), object and type.
func (s *Store) Objects(pkgs []*types.Package, keep map[reflect.Type]bool) []analysis.ObjectFact {
	s.mu.RLock()
	defer s.mu.RUnlock()
	var all []analysis.ObjectFact
	for _, pkg := range pkgs {
		all = append(all, s.sets[pkg].objectFacts(keep)...)
	}
	return all
}

func (s *set) objectFacts(keep map[reflect.Type]bool) []analysis.ObjectFact {
	if s == nil {
		return nil
	}
	var facts []analysis.ObjectFact
	for key, fact := range s.objects {
		if keep == nil || keep[key.typ] {
			facts = append(facts, analysis.ObjectFact{Object: key.obj, Fact: fact})
		}
	}
	slices.SortFunc(facts, func(a, b analysis.ObjectFact) int {
		return cmp.Or(
			cmp.Compare(a.Object.Pos(), b.Object.Pos()), // one package: in source order
			cmp.Compare(a.Object.Name(), b.Object.Name()),
			cmp.Compare(typeName(a.Fact), typeName(b.Fact)),
		)
	})
	return facts
}

// Packages returns the package facts of the given types (nil: all) in pkgs,
// ordered by package (as given) and type.
func (s *Store) Packages(pkgs []*types.Package, keep map[reflect.Type]bool) []analysis.PackageFact {
	s.mu.RLock()
	defer s.mu.RUnlock()
	var all []analysis.PackageFact
	for _, pkg := range pkgs {
		if set := s.sets[pkg]; set != nil {
			all = append(all, packageFacts(pkg, set, keep)...)
		}
	}
	return all
}

func packageFacts(pkg *types.Package, set *set, keep map[reflect.Type]bool) []analysis.PackageFact {
	var facts []analysis.PackageFact
	for typ, fact := range set.packages {
		if keep == nil || keep[typ] {
			facts = append(facts, analysis.PackageFact{Package: pkg, Fact: fact})
		}
	}
	slices.SortFunc(facts, func(a, b analysis.PackageFact) int {
		return cmp.Compare(typeName(a.Fact), typeName(b.Fact))
	})
	return facts
}

// Types returns the set of the analyzer's fact types.
func Types(a *analysis.Analyzer) map[reflect.Type]bool {
	set := make(map[reflect.Type]bool)
	for _, fact := range a.FactTypes {
		set[reflect.TypeOf(fact)] = true
	}
	return set
}

func typeName(fact analysis.Fact) string { return reflect.TypeOf(fact).String() }

// copyFact stores *from in *to, so that the reader cannot change what is kept.
func copyFact(to, from analysis.Fact) bool {
	if from == nil {
		return false
	}
	reflect.ValueOf(to).Elem().Set(reflect.ValueOf(from).Elem())
	return true
}
