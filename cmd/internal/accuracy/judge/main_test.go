//go:build unix

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const file = `repo: github.com/a/b
commit: 0123456789abcdef0123456789abcdef01234567
style: toy
findings:
  - {fingerprint: f1, rule: txeffect, confidence: high, at: "a.go:F", verdict: true, why: mail}
  - {fingerprint: f2, rule: txeffect, confidence: high, at: "a.go:G", verdict: false, why: read}
`

// answers is a tool that reports f1 and a finding that nobody has judged.
const answers = `#!/bin/sh
echo "$@" >args
echo '{"findings":[{"rule":"txeffect","confidence":"high","fingerprint":"f1"},{"rule":"outbox","confidence":"low","fingerprint":"n1","file":"a.go","function":"N"}],"errors":[]}'
exit `

// setup makes a folder of judged files, one of checkouts, and a tool that ends
// with the status.
func setup(t *testing.T, status string) (j *judge, out, log *bytes.Buffer) {
	t.Helper()
	dir := t.TempDir()
	out, log = new(bytes.Buffer), new(bytes.Buffer)
	j = &judge{
		ctx: t.Context(), out: out, log: log, format: "text", timeout: time.Minute,
		files: filepath.Join(dir, "files"), repos: filepath.Join(dir, "repos"), tool: filepath.Join(dir, "tool"),
	}
	require.NoError(t, os.MkdirAll(filepath.Join(j.repos, "b"), 0o755))
	require.NoError(t, os.Mkdir(j.files, 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(j.files, "b.yml"), []byte(file), 0o644))
	require.NoError(t, os.WriteFile(j.tool, []byte(answers+status+"\n"), 0o755))
	return j, out, log
}

func TestCompare(t *testing.T) {
	j, out, log := setup(t, "1")
	j.mark = true
	require.NoError(t, j.run())
	args, err := os.ReadFile(filepath.Join(j.repos, "b", "args"))
	require.NoError(t, err)
	assert.Equal(t, "check -q -format=json -confidence=low ./...\n", string(args))
	assert.Contains(t, log.String(), "github.com/a/b: 0123456 was judged, an unknown commit is checked out")
	assert.Contains(t, out.String(), "not judged: {fingerprint: n1, rule: outbox")
	assert.Contains(t, out.String(), "gone: f2 txeffect a.go:G (was false)")
	assert.Contains(t, out.String(), "== 1 program\n")
	marked, err := os.ReadFile(filepath.Join(j.files, "b.yml"))
	require.NoError(t, err)
	assert.Contains(t, string(marked), "why: read, gone: true}")
	assert.NotContains(t, string(marked), "why: mail, gone")
}

// A program that can't be analysed is left out, and the output says so.
func TestLeftOut(t *testing.T) {
	j, out, log := setup(t, "2")
	require.NoError(t, j.run())
	assert.Contains(t, log.String(), "github.com/a/b is left out: exit status 2")
	assert.Contains(t, out.String(), "== 0 programs, 1 left out\n")

	j, out, log = setup(t, "1")
	require.NoError(t, os.RemoveAll(filepath.Join(j.repos, "b")))
	require.NoError(t, j.run())
	assert.Contains(t, log.String(), "no such file or directory")
	assert.Contains(t, out.String(), "1 left out")
}

func TestWithoutCheckouts(t *testing.T) {
	j, out, _ := setup(t, "1")
	j.repos = ""
	require.NoError(t, j.run())
	assert.Contains(t, out.String(), "== as the files say\n")
	j.format = "html"
	assert.ErrorContains(t, j.run(), "expected text or markdown")
	require.NoError(t, os.WriteFile(filepath.Join(j.files, "c.yml"), []byte("x: 1\n"), 0o644))
	assert.ErrorContains(t, j.run(), "c.yml: ")
}
