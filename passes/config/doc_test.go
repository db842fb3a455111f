package config

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestDoc reads the example of the package comment, which is also the manual's.
func TestDoc(t *testing.T) {
	source, err := os.ReadFile("doc.go")
	require.NoError(t, err)
	var example []string
	for line := range strings.Lines(string(source)) {
		if code, ok := strings.CutPrefix(line, "//\t"); ok {
			example = append(example, code)
		} else if len(example) > 0 {
			break
		}
	}
	s, err := Decode([]byte(strings.Join(example, "")), "doc.go")
	require.NoError(t, err)
	assert.NotNil(t, s.Table().Symbol("(*example.com/pay.Client).Charge"))
	assert.Equal(t, High, s.Confidence)
	assert.Equal(t, Drop, s.Generated)
	assert.Len(t, s.Accept, 1)
	for _, k := range (&file{settings: s}).keys() {
		assert.Contains(t, strings.Join(example, ""), k.name+":", "the example shows every key")
	}
}
