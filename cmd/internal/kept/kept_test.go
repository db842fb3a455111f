package kept_test

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/cmd/internal/kept"
)

func key(what any) string {
	in := kept.NewInputs()
	in.Add("what", what)
	return in.Key()
}

func TestReadAndWrite(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a", "b")
	s := kept.Open(dir)
	_, ok := s.Read(key(1))
	assert.False(t, ok)
	require.NoError(t, s.Trouble(), "nothing there is no trouble")
	s.Write(key(1), []byte("one"))
	s.Write(key(2), nil)
	s.Write(key(1), []byte("uno"))
	require.NoError(t, s.Trouble())
	for want, k := range map[string]string{"uno": key(1), "": key(2)} {
		got, ok := kept.Open(dir).Read(k)
		assert.True(t, ok)
		assert.Equal(t, want, string(got))
	}
	_, ok = s.Read(key(3))
	assert.False(t, ok)
	if runtime.GOOS != "windows" {
		info, err := os.Stat(dir)
		require.NoError(t, err)
		assert.Zero(t, info.Mode().Perm()&0o077)
		info, err = os.Stat(filepath.Join(dir, key(1)))
		require.NoError(t, err)
		assert.Zero(t, info.Mode().Perm()&0o077)
	}
	left, err := filepath.Glob(filepath.Join(dir, "new-*"))
	require.NoError(t, err)
	assert.Empty(t, left)
}

func TestOpen(t *testing.T) {
	assert.Nil(t, kept.Open("off"))
	relative := kept.Open("here")
	require.ErrorContains(t, relative.Trouble(), "DUALWRITE_CACHE=here")
	for _, s := range []*kept.Store{nil, relative} { // hold nothing
		s.Write(key(1), []byte("one"))
		_, ok := s.Read(key(1))
		assert.False(t, ok)
	}
	require.NoError(t, (*kept.Store)(nil).Trouble())
	assert.NoDirExists(t, "here")
}

func TestUserCache(t *testing.T) {
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" || runtime.GOOS == "plan9" {
		t.Skip("NOTHING WAS TESTED: the variable is one of other systems")
	}
	dir := t.TempDir()
	t.Setenv("XDG_CACHE_HOME", dir)
	kept.Open("").Write(key(1), []byte("one"))
	assert.FileExists(t, filepath.Join(dir, "dualwrite", key(1)))

	t.Setenv("XDG_CACHE_HOME", "")
	t.Setenv("HOME", "")
	s := kept.Open("")
	s.Write(key(1), []byte("one"))
	assert.Error(t, s.Trouble())
}

func TestForeignFiles(t *testing.T) {
	for name, change := range map[string]func(t *testing.T, name string, data []byte){
		"empty":   func(t *testing.T, name string, _ []byte) { replace(t, name, nil) },
		"cut off": func(t *testing.T, name string, data []byte) { replace(t, name, data[:len(data)-1]) },
		"longer":  func(t *testing.T, name string, data []byte) { replace(t, name, append(data, 'x')) },
		"another format": func(t *testing.T, name string, data []byte) {
			replace(t, name, []byte(strings.Replace(string(data), "1", "0", 1)))
		},
		"another key": func(t *testing.T, name string, data []byte) {
			replace(t, name, []byte(strings.Replace(string(data), key(1), key(2), 1)))
		},
		"a link": func(t *testing.T, name string, data []byte) {
			replace(t, name+".target", data)
			require.NoError(t, os.Remove(name))
			require.NoError(t, os.Symlink(name+".target", name))
		},
		"a folder": func(t *testing.T, name string, _ []byte) {
			require.NoError(t, os.Remove(name))
			require.NoError(t, os.Mkdir(name, 0o700))
		},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			s := kept.Open(dir)
			s.Write(key(1), []byte("one"))
			file := filepath.Join(dir, key(1))
			data, err := os.ReadFile(file)
			require.NoError(t, err)
			change(t, file, data)
			_, ok := s.Read(key(1))
			assert.False(t, ok)
			assert.Error(t, s.Trouble())
			s.Write(key(1), []byte("two"))
			if name == "a folder" {
				assert.Error(t, s.Trouble())
				return
			}
			got, ok := s.Read(key(1))
			assert.True(t, ok)
			assert.Equal(t, "two", string(got))
			require.NoError(t, s.Trouble())
		})
	}
}

func replace(t *testing.T, name string, data []byte) {
	require.NoError(t, os.WriteFile(name, data, 0o600))
}

func TestUnwritableFolder(t *testing.T) {
	dir := t.TempDir()
	kept.Open(dir).Write(key(1), []byte("one"))
	require.NoError(t, os.Chmod(dir, 0o500))
	t.Cleanup(func() { _ = os.Chmod(dir, 0o700) })
	if os.WriteFile(filepath.Join(dir, "x"), nil, 0o600) == nil {
		t.Skip("NOTHING WAS TESTED: this user may write everywhere")
	}
	s := kept.Open(dir)
	s.Write(key(2), []byte("two"))
	assert.Error(t, s.Trouble())
	_, ok := s.Read(key(1))
	assert.True(t, ok, "reading is possible")
	require.NoError(t, s.Trouble())
}

func TestManyWriters(t *testing.T) {
	dir := t.TempDir()
	text := strings.Repeat("answer ", 10_000)
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			s := kept.Open(dir)
			for range 20 {
				s.Write(key(1), []byte(text))
				if got, ok := s.Read(key(1)); !ok || string(got) != text {
					t.Errorf("read %d bytes, %v: %v", len(got), ok, s.Trouble())
				}
			}
		})
	}
	all.Wait()
}

func TestTrim(t *testing.T) {
	dir := t.TempDir()
	s := kept.Open(dir)
	age := func(name string, days int) {
		then := time.Now().Add(-time.Duration(days) * 24 * time.Hour)
		require.NoError(t, os.Chtimes(filepath.Join(dir, name), then, then))
	}
	for i := range 4 {
		s.Write(key(i), fmt.Append(nil, i))
	}
	replace(t, filepath.Join(dir, "new-left"), nil)
	replace(t, filepath.Join(dir, "notes.txt"), nil)
	age(key(0), 30)
	age(key(1), 30)
	age(key(2), 3)
	age("new-left", 30)
	age("notes.txt", 30)
	_, ok := s.Read(key(1))
	require.True(t, ok, "which makes it young")

	s.Write(key(5), nil)
	assert.FileExists(t, filepath.Join(dir, key(0)), "once a day is enough")
	age("trimmed", 2)
	s.Write(key(6), nil)
	require.NoError(t, s.Trouble())
	for name, stays := range map[string]bool{
		key(0): false, "new-left": false,
		key(1): true, key(2): true, key(3): true, key(5): true, key(6): true, "notes.txt": true,
	} {
		_, err := os.Stat(filepath.Join(dir, name))
		assert.Equal(t, stays, err == nil, name)
	}
}

func TestTrimBySize(t *testing.T) {
	dir := t.TempDir()
	s := kept.Open(dir)
	for i := range 5 {
		s.Write(key(i), nil)
		name := filepath.Join(dir, key(i))
		require.NoError(t, os.Truncate(name, 60<<20)) // takes no room on most disks
		then := time.Now().Add(-time.Duration(i+1) * time.Minute)
		require.NoError(t, os.Chtimes(name, then, then))
	}
	then := time.Now().Add(-48 * time.Hour)
	require.NoError(t, os.Chtimes(filepath.Join(dir, "trimmed"), then, then))
	s.Write(key(9), nil)
	for i := range 5 {
		_, err := os.Stat(filepath.Join(dir, key(i)))
		assert.Equal(t, i < 3, err == nil, "the oldest go: %d", i)
	}
}

func TestKeys(t *testing.T) {
	seen := map[string]string{}
	for name, add := range map[string]func(*kept.Inputs){
		"nothing":         func(*kept.Inputs) {},
		"a name":          func(in *kept.Inputs) { in.Add("a", "") },
		"other name":      func(in *kept.Inputs) { in.Add("b", "") },
		"text":            func(in *kept.Inputs) { in.Add("a", "1") },
		"a number":        func(in *kept.Inputs) { in.Add("a", 1) },
		"two":             func(in *kept.Inputs) { in.Add("a", ""); in.Add("b", "") },
		"a line in it":    func(in *kept.Inputs) { in.Add("a", "\"\n\"b\"=\"") },
		"a list":          func(in *kept.Inputs) { in.Add("a", []string{"x", "y"}) },
		"a list of one":   func(in *kept.Inputs) { in.Add("a", []string{"x y"}) },
		"one with quotes": func(in *kept.Inputs) { in.Add("a", []string{`x", "y`}) },
		"bytes": func(in *kept.Inputs) {
			_ = in.Write("a", func(w io.Writer) error { _, err := io.WriteString(w, "1"); return err })
		},
	} {
		in := kept.NewInputs()
		add(in)
		assert.Len(t, in.Key(), 64)
		assert.Empty(t, seen[in.Key()], name)
		seen[in.Key()] = name
	}
}
