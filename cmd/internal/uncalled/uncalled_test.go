package uncalled

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"

	"github.com/dualwrite/dualwrite/cmd/internal/driver"
)

const shop = `
-- go.mod --
module example.com/shop
go 1.24
-- main.go --
package main
import (
	"net/http"
	"sort"
	"example.com/shop/internal/store"
	"example.com/shop/offer"
)
func main() {
	used()
	http.Handle("/", &handler{})
	sort.Sort(byAge{})
	store.Find()
	offer.Offered()
	_ = "byName"
	// Commented();
}
func init() {}
func used() {}
func unused() { panic("in unused: it is only named in a text") }
func Commented() {}
func byName() {}
func linked() {}
func elsewhere() {}
func assembled() {}
func again() { again() }
//go:linkname example.com/far.linked linked
type handler struct{}
func (*handler) ServeHTTP(http.ResponseWriter, *http.Request) {}
func (*handler) Shutdown() {}
func (*handler) BeforeSave() {}
type byAge struct{}
func (byAge) Len() int { return 0 }
func (byAge) Less(i, j int) bool { return false }
func (byAge) Swap(i, j int) {}
type mailer interface{ Mail() }
type post struct{}
func (post) Mail() {}
-- only_plan9.go --
package main
func other() { elsewhere() }
-- main_test.go --
package main
func testing() { unused() }
-- asm.s --
TEXT ·x(SB),0,$0
	CALL ·assembled(SB)
-- internal/store/store.go --
package store
func Find() {}
func Forgotten() {}
-- offer/offer.go --
package offer
func Offered() {}
%s`

func names(t *testing.T, archive string) (*Names, *driver.Program) {
	t.Helper()
	dir := t.TempDir()
	for _, f := range txtar.Parse([]byte(archive)).Files {
		name := filepath.Join(dir, f.Name)
		require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o777))
		require.NoError(t, os.WriteFile(name, f.Data, 0o666))
	}
	prog, err := driver.Load(context.Background(), driver.Config{Dir: dir, Patterns: []string{"./..."}})
	require.NoError(t, err)
	require.NoError(t, prog.Learn(context.Background(), Analyzer))
	prog.ReleaseTypes()
	return Of(prog), prog
}

// called returns source with many functions that are called.
func called() string {
	var out strings.Builder
	for i := range 200 {
		fmt.Fprintf(&out, "func f%d() { f%d() }\n", i, (i+1)%200)
	}
	return out.String()
}

func TestLeftOver(t *testing.T) {
	n, prog := names(t, fmt.Sprintf(shop, "func left() {}\n"+called()))
	for pkg, functions := range map[string]map[string]bool{
		"example.com/shop": {
			"main": false, "init": false, "used": false,
			"unused":    true, // a test is no part of the program
			"Commented": true,
			"byName":    false, "linked": false, "elsewhere": false, "assembled": false,
			"again":                false, // in doubt
			"(*handler).ServeHTTP": false, "(byAge).Less": false, "(post).Mail": false, "(*handler).BeforeSave": false,
			"(*handler).Shutdown": true,
			"unknown":             false,
		},
		"example.com/shop/internal/store": {"Find": false, "Forgotten": true},
		"example.com/shop/offer":          {"Offered": false, "left": true},
	} {
		for f, want := range functions {
			assert.Equal(t, want, n.LeftOver(prog.Package(pkg), f), f)
		}
	}
}

// TestExcerpt looks at a program in which little is called.
func TestExcerpt(t *testing.T) {
	n, prog := names(t, fmt.Sprintf(shop, "func left() {}"))
	assert.False(t, n.LeftOver(prog.Package("example.com/shop/internal/store"), "Forgotten"))
}

// TestLibrary looks at what others may import.
func TestLibrary(t *testing.T) {
	var offered, calls strings.Builder
	for i := range 40 {
		fmt.Fprintf(&offered, "func F%d() {}\n", i)
		fmt.Fprintf(&calls, "func g%d() { F%d(); g%d() }\n", i, i, (i+1)%40)
	}
	for text, want := range map[string]bool{
		"func Gone() {}\n" + offered.String() + calls.String():                                true, // a program that uses all the rest
		"func Gone() {}\nfunc Far() {}\nfunc Away() {}\n" + offered.String() + calls.String(): false,
	} {
		n, prog := names(t, fmt.Sprintf(shop, text+called()))
		assert.Equal(t, want, n.LeftOver(prog.Package("example.com/shop/offer"), "Gone"))
		assert.True(t, n.LeftOver(prog.Package("example.com/shop/internal/store"), "Forgotten"))
	}
}
