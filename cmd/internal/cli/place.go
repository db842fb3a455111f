package cli

import (
	"flag"
	"fmt"
	"io"
	"strings"
)

// AnyNumber sets no limit as Command.MaxArgs.
const AnyNumber = -1

// misplaced refuses a flag behind the first argument.
func misplaced(args []string) error {
	for _, arg := range args {
		if strings.HasPrefix(arg, "-") {
			return fmt.Errorf("flag %s comes after %s: flags go first", arg, args[0])
		}
	}
	return nil
}

// late looks for a command behind flags, where it would be taken for a package.
func (a *App) late(args []string) error {
	flags := flag.NewFlagSet(a.Default, flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	a.command(a.Default).Setup(flags)
	err := flags.Parse(args)
	found := flags.Args()
	if err != nil { // perhaps a flag of the other command
		found = behindFlags(args)
	}
	if len(found) == 0 || len(found) == len(args) || a.command(found[0]) == nil {
		return nil
	}
	before := strings.Join(args[:len(args)-len(found)], " ")
	return fmt.Errorf("the command comes first: %s %s %s", a.Name, found[0], before)
}

// behindFlags guesses where the flags end.
func behindFlags(args []string) []string {
	for i, arg := range args {
		if !strings.HasPrefix(arg, "-") {
			return args[i:]
		}
	}
	return nil
}

// tooMany refuses arguments that the command has no use for.
func (c *Command) tooMany(args []string) error {
	if c.MaxArgs == AnyNumber || len(args) <= c.MaxArgs {
		return nil
	}
	return fmt.Errorf("%s: unexpected argument %q", c.Name, args[c.MaxArgs])
}
