package cli_test

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/cmd/internal/cli"
)

func app() *cli.App {
	command := func(name string, status int) *cli.Command {
		return &cli.Command{
			Name: name, Args: "[things]", MaxArgs: map[string]int{"first": cli.AnyNumber, "second": 1}[name], Short: "do " + name, Long: "More about " + name + ".",
			Setup: func(flags *flag.FlagSet) cli.Run {
				loud := flags.Bool("loud", false, "shout")
				flags.String("name", "", "be called so")
				return func(_ context.Context, env *cli.Env, args []string) int {
					fmt.Fprintf(env.Stdout, "%s%t%s", name, *loud, args)
					return status
				}
			},
		}
	}
	return &cli.App{
		Name: "tool", Intro: "Tool does things.", Outro: "See the manual.", Default: "first",
		Commands: []*cli.Command{command("first", 0), command("second", 7), command("version", 3)},
	}
}

func TestRun(t *testing.T) {
	tests := []struct {
		args   string
		status int
		stdout string // exact if no star at the end
		stderr string // contained
	}{
		{"", 0, "firstfalse[]", ""},
		{"x y", 0, "firstfalse[x y]", ""},
		{"-loud x", 0, "firsttrue[x]", ""},
		{"first -loud", 0, "firsttrue[]", ""},
		{"second x", 7, "secondfalse[x]", ""},
		{"second -loud=false second", 7, "secondfalse[second]", ""},
		{"-quiet", 2, "", "-quiet\nRun `tool help first` for usage."},
		{"second -loud=7", 2, "", "invalid boolean value"},
		{"x -loud", 2, "", "flag -loud comes after x"},
		{"help", 0, "Tool does things.*", ""},
		{"-h", 0, "Tool does things.*", ""},
		{"--help", 0, "Tool does things.*", ""},
		{"help second", 0, "Usage: tool second [flags] [things]\n\nDo second.\n\nMore about second.\n\nFlags:\n\n  -loud\n*", ""},
		{"second -h", 0, "Usage: tool second*", ""},
		{"x y z", 0, "firstfalse[x y z]", ""},
		{"second x y", 2, "", `second: unexpected argument "y"`},
		{"-loud second", 2, "", "the command comes first: tool second -loud\n"},
		{"-loud second x -quiet", 2, "", "the command comes first: tool second -loud\n"},
		{"-quiet second", 2, "", "the command comes first: tool second -quiet\n"},
		{"first -loud second", 0, "firsttrue[second]", ""}, // a package of that name
		{"-loud x second", 0, "firsttrue[x second]", ""},
		{"-name second x", 0, "firstfalse[x]", ""}, // the value of a flag
		{"-name second", 0, "firstfalse[]", ""},
		{"-version", 3, "versionfalse[]", ""},
		{"--version -loud", 3, "versiontrue[]", ""},
		{"help third", 2, "", `no command is called "third"`},
	}
	for _, tt := range tests {
		t.Run(tt.args, func(t *testing.T) {
			var stdout, stderr bytes.Buffer
			status := app().Run(t.Context(), &cli.Env{Stdout: &stdout, Stderr: &stderr}, strings.Fields(tt.args))
			assert.Equal(t, tt.status, status)
			if start, ok := strings.CutSuffix(tt.stdout, "*"); ok {
				assert.True(t, strings.HasPrefix(stdout.String(), start), stdout.String())
			} else {
				assert.Equal(t, tt.stdout, stdout.String())
			}
			assert.Contains(t, stderr.String(), tt.stderr)
			assert.Equal(t, tt.stderr == "", stderr.Len() == 0)
		})
	}
}

// full is a device without space.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left") }

// short is one that keeps only a part, and does not say so.
type short struct{}

func (short) Write(p []byte) (int, error) { return min(3, len(p)), nil }

// Output that nobody gets is no success, whatever the command thinks.
func TestFullDisk(t *testing.T) {
	for _, tt := range []struct {
		args   string
		out    io.Writer
		status int
		stderr string
	}{
		{"help", full{}, 2, "tool: no space left\n"},
		{"help second", full{}, 2, "tool: no space left\n"},
		{"first", full{}, 2, "tool: no space left\n"},
		{"first", short{}, 2, "tool: short write\n"},
		{"second", full{}, 7, ""}, // failed for a reason of its own
	} {
		var stderr bytes.Buffer
		assert.Equal(t, tt.status, app().Run(t.Context(), &cli.Env{Stdout: tt.out, Stderr: &stderr}, strings.Fields(tt.args)), tt.args)
		assert.Equal(t, tt.stderr, stderr.String(), tt.args)
	}
}
