package main

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The go command starts a vet tool once for every package, and mostly for packages
// that it has nothing to say about. What the program links it initialises each time.
func TestWhatEveryStartPaysFor(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", ".").Output()
	require.NoError(t, err)
	linked := strings.Fields(string(out))
	for _, heavy := range []string{"net", "runtime/cgo", "encoding/gob", "net/http"} {
		assert.NotContains(t, linked, heavy, "go mod why, or go list -deps, tells who asks for it")
	}
}
