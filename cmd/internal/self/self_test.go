package self_test

import (
	"bytes"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/cmd/internal/self"
)

func TestWrite(t *testing.T) {
	name, err := os.Executable()
	require.NoError(t, err)
	want, err := os.ReadFile(name)
	require.NoError(t, err)
	var got bytes.Buffer
	require.NoError(t, self.Write(&got))
	assert.True(t, bytes.Equal(want, got.Bytes()))
}
