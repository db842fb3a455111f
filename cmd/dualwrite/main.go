// Dualwrite finds places in Go programs where doing something and recording
// that it was done are two steps that a crash can separate.
//
//	dualwrite ./...                  check the program
//	dualwrite explain effectrecord   what a rule looks for, with examples
//	dualwrite help                   everything else
//
// The same program is a tool for go vet:
//
//	go vet -vettool=$(which dualwrite) ./...
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/dualwrite/dualwrite/cmd/internal/cli"
	"github.com/dualwrite/dualwrite/cmd/internal/headroom"
	"github.com/dualwrite/dualwrite/cmd/internal/vettool"
)

func main() {
	os.Exit(standard().run())
}

func (s *suite) run() int {
	args := os.Args[1:]
	defer headroom.Brief()()
	if vettool.Invoked(args) {
		return s.vetTool().Main(args)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, func() {
		stop()                 // the second signal ends the program at once
		time.Sleep(lastMoment) // a rule in the middle of a package does not look up
		fmt.Fprintln(os.Stderr, "dualwrite: interrupted")
		os.Exit(cli.Incomplete)
	})
	env := &cli.Env{
		Stdout:         os.Stdout,
		Stderr:         os.Stderr,
		StdoutTerminal: terminal(os.Stdout),
		StderrTerminal: terminal(os.Stderr),
		Getenv:         os.Getenv,
	}
	return s.app().Run(ctx, env, args)
}

// lastMoment is how long an interrupted program may take to come to an end.
const lastMoment = 2 * time.Second

// terminal reports whether a person reads the file.
func terminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0 && os.Getenv("TERM") != "dumb"
}
