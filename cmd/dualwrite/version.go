package main

import (
	"context"
	"flag"
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/dualwrite/dualwrite/cmd/internal/cli"
)

func versionCommand() *cli.Command {
	return &cli.Command{
		Name:  "version",
		Short: "print the version",
		Setup: func(*flag.FlagSet) cli.Run {
			return func(_ context.Context, env *cli.Env, _ []string) int {
				fmt.Fprintf(env.Stdout, "dualwrite %s (%s %s/%s)\n", version(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
				return cli.OK
			}
		},
	}
}

// version returns the version of this program as the go command recorded it.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" || info.Main.Version == "(devel)" {
		return "devel"
	}
	return info.Main.Version
}
