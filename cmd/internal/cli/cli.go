// Package cli finds the command that was asked for, parses its flags and
// prints help. It knows nothing of what the commands do.
//
//	app := &cli.App{Name: "dualwrite", Default: "check", Commands: []*cli.Command{check, explain}}
//	os.Exit(app.Run(ctx, env, os.Args[1:]))
//
// An argument list that starts with no command's name belongs to the default
// command. Flags come before packages, as in the go command; one after them is
// refused, since it would otherwise be taken for a package.
package cli

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"github.com/dualwrite/dualwrite/passes/spelling"
)

// The exit statuses, which scripts rely on.
const (
	OK         = 0
	Findings   = 1
	Usage      = 2 // the command line or the configuration is wrong
	Incomplete = 3 // something could not be analysed
)

// Env is the world outside.
type Env struct {
	Stdout, Stderr io.Writer
	// Whether a person watches.
	StdoutTerminal, StderrTerminal bool
	Getenv                         func(string) string
}

// Command is one thing the program does.
type Command struct {
	Name  string
	Args  string // e.g. "[packages]"
	Short string // one line
	Long  string // paragraphs, may be empty
	// MaxArgs is how many arguments may follow the flags.
	MaxArgs int
	// Setup declares the flags and returns what to run once they are parsed.
	Setup func(*flag.FlagSet) Run
}

// Run does the command's work and returns the exit status.
type Run func(ctx context.Context, env *Env, args []string) int

// App is the set of commands.
type App struct {
	Name     string
	Intro    string
	Outro    string
	Default  string // the command that needs no name
	Commands []*Command
}

// Run executes one command line, without the program's name.
func (a *App) Run(ctx context.Context, env *Env, args []string) int {
	out := &watched{Writer: env.Stdout}
	inner := *env
	inner.Stdout = out
	status := a.dispatch(ctx, &inner, args)
	if status == OK && out.err != nil { // a full disk is not "no findings"
		fmt.Fprintf(env.Stderr, "%s: %v\n", a.Name, out.err)
		return Usage
	}
	return status
}

// watched remembers the first error of a writer, which those who print help and
// the like don't look at.
type watched struct {
	io.Writer
	err error
}

func (w *watched) Write(p []byte) (int, error) {
	n, err := w.Writer.Write(p)
	if err == nil && n < len(p) {
		err = io.ErrShortWrite
	}
	w.err = cmp.Or(w.err, err)
	return n, err
}

func (a *App) dispatch(ctx context.Context, env *Env, args []string) int {
	if len(args) > 0 {
		switch args[0] {
		case "help":
			return a.help(env, args[1:])
		case "-h", "-help", "--help":
			return a.help(env, nil)
		case "-version", "--version":
			args = append([]string{"version"}, args[1:]...)
		}
		if c := a.command(args[0]); c != nil {
			return a.run(ctx, env, c, args[1:])
		}
	}
	c := a.command(a.Default)
	if err := a.late(args); err != nil {
		return a.refuse(env, c, err)
	}
	return a.run(ctx, env, c, args)
}

func (a *App) command(name string) *Command {
	for _, c := range a.Commands {
		if c.Name == name {
			return c
		}
	}
	return nil
}

func (a *App) run(ctx context.Context, env *Env, c *Command, args []string) int {
	flags := flag.NewFlagSet(c.Name, flag.ContinueOnError)
	flags.SetOutput(io.Discard) // errors are printed here, in one form
	run := c.Setup(flags)
	err := flags.Parse(args)
	if errors.Is(err, flag.ErrHelp) {
		a.describe(env.Stdout, c)
		return OK
	}
	if err == nil {
		err = cmp.Or(misplaced(flags.Args()), c.tooMany(flags.Args()))
	}
	if err != nil {
		return a.refuse(env, c, err)
	}
	return run(ctx, env, flags.Args())
}

// refuse tells what is wrong with the command line.
func (a *App) refuse(env *Env, c *Command, err error) int {
	fmt.Fprintf(env.Stderr, "%s: %v\nRun `%s help %s` for usage.\n", a.Name, err, a.Name, c.Name)
	return Usage
}

func (a *App) help(env *Env, args []string) int {
	if len(args) == 0 {
		a.overview(env.Stdout)
		return OK
	}
	if c := a.command(args[0]); c != nil {
		a.describe(env.Stdout, c)
		return OK
	}
	fmt.Fprintf(env.Stderr, "%s: no command is called %q%s\n\n", a.Name, args[0], spelling.Meant(args[0], a.names(), ""))
	a.overview(env.Stderr)
	return Usage
}

func (a *App) overview(w io.Writer) {
	fmt.Fprintf(w, "%s\n\nUsage:\n\n", strings.TrimSpace(a.Intro))
	for _, c := range a.Commands {
		name := c.Name
		if name == a.Default {
			name = "[" + name + "]"
		}
		fmt.Fprintf(w, "  %s %-32s %s\n", a.Name, strings.TrimSpace(name+" "+c.synopsis()), c.Short)
	}
	fmt.Fprintf(w, "\n%s\n", strings.TrimSpace(a.Outro))
}

func (a *App) describe(w io.Writer, c *Command) {
	fmt.Fprintf(w, "Usage: %s %s\n\n%s.\n", a.Name, strings.TrimSpace(c.Name+" "+c.synopsis()), capital(c.Short))
	if c.Long != "" {
		fmt.Fprintf(w, "\n%s\n", strings.TrimSpace(c.Long))
	}
	flags := flag.NewFlagSet(c.Name, flag.ContinueOnError)
	c.Setup(flags)
	if c.hasFlags() {
		fmt.Fprint(w, "\nFlags:\n\n")
		flags.SetOutput(w)
		flags.PrintDefaults()
	}
}

func (c *Command) hasFlags() bool {
	flags := flag.NewFlagSet(c.Name, flag.ContinueOnError)
	c.Setup(flags)
	any := false
	flags.VisitAll(func(*flag.Flag) { any = true })
	return any
}

func (c *Command) synopsis() string {
	if c.hasFlags() {
		return strings.TrimSpace("[flags] " + c.Args)
	}
	return c.Args
}

func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
