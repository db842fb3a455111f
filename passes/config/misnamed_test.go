package config

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestMisnamed(t *testing.T) {
	for name, want := range map[string]bool{
		".dualwrite.yml":        false,
		".dualwrite.models.yml": false,
		".dualwrite.yaml":       true,
		"dualwrite.yml":         true,
		"dualwrite.yaml":        true,
		".Dualwrite.yml":        true,
		".dualwrite.toml":       true,
		"dualwrite.json":        false, // could be a result
		"dualwrite":             false, // could be the program
		"dualwrite.sarif":       false,
	} {
		assert.Equal(t, want, misnamed(name), name)
	}
}

func TestMisnamedLooksBesideTheModuleAndTheWorkspace(t *testing.T) {
	dir := checkout(t, `
-- dualwrite.yml --
-- ws/go.work --
-- ws/.dualwrite.yaml --
-- ws/a/go.mod --
-- ws/a/dualwrite.yml --
-- ws/a/x/x.go --
-- ws/a/x/dualwrite.yaml --
-- alone/go.mod --
`)
	assert.Equal(t, []string{".dualwrite.yaml", "dualwrite.yml"}, Misnamed(filepath.Join(dir, "ws/a/x")))
	assert.Empty(t, Misnamed(filepath.Join(dir, "alone")), "a file above the module is nobody's")
}
