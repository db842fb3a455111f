package driver

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"
)

// many is a module whose files import this and that, some of it in vain.
const many = `-- go.mod --
module example.com/m
go 1.24
-- a.go --
package m
import ( _ "context"; _ "example.com/m/deep"; _ "unsafe" )
-- a_test.go --
package m
import _ "testing"
-- a_windows.go --
package m
import _ "syscall"
-- a_linux.go --
package m
import _ "os"
-- tagged.go --
//go:build special
package m
import _ "net"
-- ignored.go --
//go:build ignore
package main
import _ "nowhere.example/x"
-- deep/d.go --
package deep
import ( _ "example.com/m/nested"; _ "example.com/more"; _ "./relative"; _ "a/..." )
-- nested/go.mod --
module example.com/m/nested
-- nested/n.go --
package nested
import _ "nowhere.example/y"
-- testdata/t.go --
package t
import _ "nowhere.example/z"
-- _old/t.go --
package t
import _ "nowhere.example/z"
-- c/c.go --
package c
import ( "C"; _ "fmt" )
`

func TestGuess(t *testing.T) {
	dir := t.TempDir()
	for _, f := range txtar.Parse([]byte(many)).Files {
		name := filepath.Join(dir, f.Name)
		require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o755))
		require.NoError(t, os.WriteFile(name, f.Data, 0o644))
	}
	plain := []string{"context", "example.com/more", "fmt", "os", "runtime/cgo", "syscall"}
	tests := []struct {
		name   string
		config Config
		env    goEnv
		want   []string
	}{
		{"plain", Config{}, goEnv{Cgo: "1"}, plain},
		{"no C", Config{}, goEnv{}, []string{"context", "example.com/more", "os"}},
		{"tests", Config{Tests: true}, goEnv{Cgo: "1"}, append(plain, "testing")},
		{"tags", Config{Tags: "other,special"}, goEnv{}, []string{"context", "example.com/more", "net", "os"}},
		{"tags of the environment", Config{}, goEnv{GOFLAGS: "-v -tags=special"}, []string{"context", "example.com/more", "net", "os"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tt.env.GOOS, tt.env.GOARCH = "linux", "amd64"
			assert.Equal(t, tt.want, tt.config.guess(t.Context(), mainModule{"example.com/m", dir}, &tt.env))
		})
	}
}

// What was asked for ahead is not asked for again, and the rest is.
func TestTake(t *testing.T) {
	a := &ahead{done: make(chan struct{}), pkgs: map[string]*listed{"fmt": {Export: "x"}, "os": {}}}
	close(a.done)
	known, rest := a.take([]string{"fmt", "net"})
	assert.Equal(t, []*listed{{Export: "x"}}, known)
	assert.Equal(t, []string{"net"}, rest)
	known, rest = (*ahead)(nil).take([]string{"fmt"})
	assert.Empty(t, known)
	assert.Equal(t, []string{"fmt"}, rest)
}

// A go command that may change go.mod is left alone.
func TestNothingAheadOfWrites(t *testing.T) {
	modules := []mainModule{{"example.com/m", t.TempDir()}}
	c := &Config{Dir: modules[0].Dir, Patterns: []string{"./..."}}
	for _, flags := range []string{"-mod=mod", "-v --mod=mod"} {
		assert.Nil(t, c.askAhead(t.Context(), modules, &goEnv{GOFLAGS: flags}))
	}
	c.Patterns = []string{"./x"}
	assert.Nil(t, c.askAhead(t.Context(), modules, &goEnv{}), "nobody knows what it needs")
}
