package cli

import (
	"context"
	"flag"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func completing() *App {
	run := func(context.Context, *Env, []string) int { return OK }
	return &App{Name: "tool", Default: "check", Commands: []*Command{
		{Name: "check", Short: "it's a check: of all", Setup: func(f *flag.FlagSet) Run {
			f.String("format", "", "`format` of it's output: a, b")
			f.Bool("fix", false, "apply \\ fixes")
			return run
		}},
		{Name: "explain", Short: "explain", Setup: func(*flag.FlagSet) Run { return run }},
		{Name: "init", Short: "init", Setup: func(f *flag.FlagSet) Run { f.Bool("force", false, "force"); return run }},
	}}
}

func TestCompletionNamesEverything(t *testing.T) {
	a := completing()
	for _, shell := range Shells() {
		script, err := a.Completion(shell)
		require.NoError(t, err)
		for _, c := range a.Commands {
			assert.Regexp(t, `\b`+c.Name+`\b`, script, shell)
			for _, f := range flagsOf(c) {
				assert.Regexp(t, regexp.QuoteMeta(f.Name), script, shell)
			}
		}
		if path, err := exec.LookPath(shell); err == nil {
			cmd := exec.Command(path, "-n")
			cmd.Stdin = strings.NewReader(script)
			out, err := cmd.CombinedOutput()
			assert.NoError(t, err, "%s: %s", shell, out)
		}
	}
	_, err := a.Completion("tcsh")
	assert.ErrorContains(t, err, "known are bash, zsh, fish")
}

func TestCompletionInBash(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("no bash here")
	}
	script, err := completing().Completion("bash")
	require.NoError(t, err)
	for line, want := range map[string]string{
		"tool ":            "check explain help init",
		"tool i":           "init",
		"tool help e":      "explain",
		"tool -f":          "-fix -format",
		"tool ./... -fo":   "-format",
		"tool init -f":     "-force",
		"tool explain -":   "",
		"tool init file":   "",
		"tool check ./a -": "-fix -format",
	} {
		words := strings.Split(line, " ")
		var quoted []string
		for _, w := range words {
			quoted = append(quoted, "'"+w+"'")
		}
		cmd := exec.Command(bash)
		cmd.Stdin = strings.NewReader(script + "\nCOMP_WORDS=(" + strings.Join(quoted, " ") + ")\nCOMP_CWORD=" +
			string(rune('0'+len(words)-1)) + "\n_tool\necho \"${COMPREPLY[@]}\"\n")
		out, err := cmd.CombinedOutput()
		require.NoError(t, err, string(out))
		assert.Equal(t, want, strings.TrimSpace(string(out)), line)
	}
}
