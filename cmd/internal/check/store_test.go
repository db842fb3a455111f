package check_test

import (
	"bytes"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/cmd/internal/kept"
)

func TestSeveralAtOnce(t *testing.T) {
	s := newSubject(t, program)
	dir := filepath.Join(t.TempDir(), "kept")
	var all [4]outcome
	var errs [4]error
	var running sync.WaitGroup
	for i := range all {
		running.Go(func() { all[i], errs[i] = s.try(kept.Open(dir)) })
	}
	running.Wait()
	for i := range all {
		require.NoError(t, errs[i])
		assert.Empty(t, all[i].notes)
		assert.Equal(t, all[0].texts, all[i].texts)
		assert.Equal(t, all[0].said, all[i].said)
	}
	assert.True(t, s.run(t, kept.Open(dir)).kept)
}

// What is wrong with the store is no error.
func TestWithoutAnswer(t *testing.T) {
	damage := func(t *testing.T, s *subject, do func(name string)) outcome {
		t.Helper()
		dir := filepath.Join(t.TempDir(), "kept")
		want := s.run(t, kept.Open(dir))
		names, err := filepath.Glob(filepath.Join(dir, "????????????????????????????????????????????????????????????????"))
		require.NoError(t, err)
		require.Len(t, names, 1)
		do(names[0])
		got := s.run(t, kept.Open(dir))
		assert.Equal(t, want.texts, got.texts)
		assert.Equal(t, want.said, got.said)
		return got
	}
	s := newSubject(t, program)
	for name, do := range map[string]func(t *testing.T, name string){
		"cut off": func(t *testing.T, name string) { require.NoError(t, os.Truncate(name, 1000)) },
		"empty":   func(t *testing.T, name string) { require.NoError(t, os.Truncate(name, 0)) },
		"a changed byte": func(t *testing.T, name string) {
			data, err := os.ReadFile(name)
			require.NoError(t, err)
			require.NoError(t, os.WriteFile(name, bytes.Replace(data, []byte("effectrecord"), []byte("effectrecorb"), 1), 0o600))
		},
		"a link": func(t *testing.T, name string) {
			require.NoError(t, os.Rename(name, name+".old"))
			require.NoError(t, os.Symlink(name+".old", name))
		},
		"a folder": func(t *testing.T, name string) {
			require.NoError(t, os.Remove(name))
			require.NoError(t, os.MkdirAll(filepath.Join(name, "x"), 0o700))
		},
	} {
		t.Run(name, func(t *testing.T) {
			got := damage(t, s, func(name string) { do(t, name) })
			assert.False(t, got.kept)
			if name != "a folder" { // which is in the way of a new one, too
				return
			}
			assert.NotEmpty(t, got.notes)
		})
	}
	assert.True(t, damage(t, s, func(string) {}).kept, "without damage")

	t.Run("a file in the place of the folder", func(t *testing.T) {
		name := filepath.Join(t.TempDir(), "kept")
		require.NoError(t, os.WriteFile(name, nil, 0o600))
		for range 2 {
			got := s.run(t, kept.Open(name))
			assert.False(t, got.kept)
			assert.NotEmpty(t, got.notes)
			s.same(t, got)
		}
	})
}
