// Package vettool lets the go command run the rules on one package at a time.
//
// It answers: which hazards does this package hold, as far as can be told from
// it and from the facts about what it imports?
//
//	go vet -vettool=$(which dualwrite) ./...
//
// The go command describes each package in a file, hands over the export data
// and the fact files of its imports, and caches what comes back under the
// tool's version and flags. golang.org/x/tools' unitchecker speaks the same
// protocol, and we part with it in three ways. A package outside the first
// party is answered at once and unread, since nothing is learnt from it; so
// types come from export data, not from fact files. The version that we give
// includes the configuration and the files it names, which the cache would not
// notice otherwise. And a configuration that is refused, or an internal error,
// fails the command each time, instead of being cached as silence.
//
// Deliberate silences: a package that does not compile is not analysed, for the
// go command does not ask about it; interfaces whose implementation the package
// does not import are unknown, unless learnt models are configured; so is what
// missing, foreign or damaged facts would say, which -v names; a test file that does
// not compile goes unnoticed where test files are not wanted.
package vettool

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// Tool is the program as the go command sees it.
type Tool struct {
	// Rules report. Their names are flags that switch them on and off.
	Rules []*analysis.Analyzer
	// Config provides the settings; its flags are ours too.
	Config *analysis.Analyzer
	// Select returns which of the rules run and whether findings in test files
	// are wanted, given the result of Config.
	Select func(settings any, rule string) bool
	Tests  func(settings any) bool
	// Fingerprint identifies everything outside the source that the outcome in a
	// folder depends on. Its error is a configuration that is refused.
	Fingerprint func(dir string) (string, error)

	Stdout, Stderr io.Writer
}

// Invoked reports whether the arguments are the go command's.
func Invoked(args []string) bool {
	if len(args) == 0 {
		return false
	}
	last := args[len(args)-1]
	return isVersion(args[0]) || isFlags(args[0]) ||
		strings.HasSuffix(last, ".cfg") && (len(args) == 1 || strings.HasPrefix(args[0], "-"))
}

func isVersion(arg string) bool { return arg == "-V=full" || arg == "--V=full" }
func isFlags(arg string) bool   { return arg == "-flags" || arg == "--flags" }

// Main does what the arguments ask for and returns the exit status.
func (t *Tool) Main(args []string) int {
	err := t.main(args)
	if err == nil {
		return 0
	}
	if text := err.Error(); text != "" {
		fmt.Fprintf(t.Stderr, "dualwrite: %s\n", strings.TrimSpace(text))
	}
	return 1
}

// findingsError says that findings were printed as text, and need no more words.
type findingsError struct{}

func (findingsError) Error() string { return "" }

func (t *Tool) main(args []string) error {
	switch {
	case isVersion(args[0]):
		return t.version()
	case isFlags(args[0]):
		return t.describeFlags()
	}
	o, err := t.parse(args)
	if err != nil {
		return err
	}
	return t.unit(o)
}

// options is what the command line says about a run.
type options struct {
	file    string // description of the package
	json    bool
	fix     bool
	diff    bool
	verbose bool
	enabled map[string]*toggle
}

// toggle is a flag that tells "not given" from false.
type toggle struct{ given, value bool }

func (t *toggle) String() string   { return "" }
func (t *toggle) IsBoolFlag() bool { return true }

func (t *toggle) Set(s string) error {
	switch s {
	case "true":
		*t = toggle{true, true}
	case "false":
		*t = toggle{true, false}
	default:
		return errors.New("expected true or false")
	}
	return nil
}

// flags declares the flags: a toggle per rule, RULE.FLAG for its own flags, and
// those that every vet tool has.
func (t *Tool) flags() (*flag.FlagSet, *options) {
	o := &options{enabled: make(map[string]*toggle)}
	fs := flag.NewFlagSet("dualwrite", flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	fs.BoolVar(&o.json, "json", false, "print findings as JSON")
	fs.BoolVar(&o.fix, "fix", false, "apply the first fix of each finding")
	fs.BoolVar(&o.diff, "diff", false, "with -fix, print a diff instead")
	fs.BoolVar(&o.verbose, "v", false, "tell what could not be used")
	fs.Int("c", -1, "no effect: the go command shows lines of context")
	for _, rule := range t.Rules {
		o.enabled[rule.Name] = new(toggle)
		title, _, _ := strings.Cut(rule.Doc, "\n")
		fs.Var(o.enabled[rule.Name], rule.Name, title)
		adopt(fs, rule.Name+".", rule)
	}
	if t.Config != nil {
		adopt(fs, t.Config.Name+".", t.Config)
		if f := t.Config.Flags.Lookup("confidence"); f != nil {
			fs.Var(f.Value, f.Name, f.Usage)
		}
	}
	return fs, o
}

// adopt declares the analyzer's flags under a prefix.
func adopt(fs *flag.FlagSet, prefix string, a *analysis.Analyzer) {
	a.Flags.VisitAll(func(f *flag.Flag) { fs.Var(f.Value, prefix+f.Name, f.Usage) })
}

func (t *Tool) parse(args []string) (*options, error) {
	fs, o := t.flags()
	if err := fs.Parse(args); err != nil {
		return nil, err
	}
	if fs.NArg() != 1 {
		return nil, fmt.Errorf("expected one .cfg file, got %q", fs.Args())
	}
	o.file = fs.Arg(0)
	return o, nil
}

// runs reports whether the command line wants the rule: if some are switched
// on, only those; else all that are not switched off. Decided is false when
// the command line does not name any rule.
func (o *options) runs(rule string) (wanted, decided bool) {
	any := false
	for _, t := range o.enabled {
		any = any || t.given && t.value
	}
	t := o.enabled[rule]
	switch {
	case t.given:
		return t.value, true
	case any:
		return false, true
	}
	return true, false
}

// describeFlags tells the go command which flags may be given to it for us.
func (t *Tool) describeFlags() error {
	type description struct {
		Name  string
		Bool  bool
		Usage string
	}
	fs, _ := t.flags()
	all := []description{}
	fs.VisitAll(func(f *flag.Flag) {
		if f.Name == "fix" {
			return // the go command's own
		}
		b, ok := f.Value.(interface{ IsBoolFlag() bool })
		all = append(all, description{f.Name, ok && b.IsBoolFlag(), f.Usage})
	})
	data, err := json.MarshalIndent(all, "", "\t")
	if err != nil {
		return err
	}
	_, err = t.Stdout.Write(data)
	return err
}
