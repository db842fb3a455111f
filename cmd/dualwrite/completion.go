package main

import (
	"context"
	"flag"
	"fmt"
	"strings"

	"github.com/dualwrite/dualwrite/cmd/internal/cli"
)

func completionCommand(s *suite) *cli.Command {
	return &cli.Command{
		Name:    "completion",
		Args:    strings.Join(cli.Shells(), "|"),
		MaxArgs: 1,
		Short:   "write the script that completes commands and flags in a shell",
		Long: `
  source <(dualwrite completion bash)      in ~/.bashrc
  source <(dualwrite completion zsh)       in ~/.zshrc, after compinit
  dualwrite completion fish | source       in ~/.config/fish/config.fish`,
		Setup: func(*flag.FlagSet) cli.Run { return s.complete },
	}
}

func (s *suite) complete(_ context.Context, env *cli.Env, args []string) int {
	if len(args) == 0 {
		return complain(env, fmt.Errorf("completion: name a shell: %s", strings.Join(cli.Shells(), ", ")))
	}
	script, err := s.app().Completion(args[0])
	if err != nil {
		return complain(env, err)
	}
	fmt.Fprint(env.Stdout, script)
	return cli.OK
}
