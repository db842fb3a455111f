package main

import "github.com/dualwrite/dualwrite/cmd/internal/cli"

// app is the list of commands: a new one is added here and nowhere else.
func (s *suite) app() *cli.App {
	return &cli.App{
		Name:    "dualwrite",
		Intro:   intro,
		Outro:   outro,
		Default: "check",
		Commands: []*cli.Command{
			checkCommand(s),
			initCommand(s),
			reportCommand(s),
			baselineCommand(s),
			modelsCommand(s),
			explainCommand(s),
			completionCommand(s),
			versionCommand(),
		},
	}
}

// commands lists the names of the commands.
func (s *suite) commands() []string {
	var names []string
	for _, c := range s.app().Commands {
		names = append(names, c.Name)
	}
	return names
}

const intro = `
dualwrite finds dual-write hazards in Go programs: an external effect and the
database record of it, that nothing makes one step. For each effect it asks: if
this line ran, the process died, and the same work started again, what would the
world see?`

const outro = `
Run "dualwrite help COMMAND" for the flags of a command and "dualwrite explain"
for the rules. Packages are named as for the go command; the default is ./...

Settings are read from .dualwrite.yml at the root of the module or workspace.

As a tool of go vet, which sees one package at a time and therefore finds less:

  go vet -vettool=$(which dualwrite) ./...

Exit status: 0 no findings, 1 findings, 2 wrong usage or configuration,
3 packages that could not be analysed (what could be is reported).`
