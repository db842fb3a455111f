package cli

import (
	"flag"
	"fmt"
	"slices"
	"strings"
)

// Shells lists what Completion knows.
func Shells() []string { return []string{"bash", "zsh", "fish"} }

// Completion returns the script that makes a shell complete the commands and
// flags of the program. Where neither is meant, the shell offers files.
func (a *App) Completion(shell string) (string, error) {
	switch shell {
	case "bash":
		return a.bash(), nil
	case "zsh":
		return a.zsh(), nil
	case "fish":
		return a.fish(), nil
	}
	return "", fmt.Errorf("unknown shell %q; known are %s", shell, strings.Join(Shells(), ", "))
}

// flagsOf lists the flags of a command, sorted.
func flagsOf(c *Command) []*flag.Flag {
	set := flag.NewFlagSet(c.Name, flag.ContinueOnError)
	c.Setup(set)
	var all []*flag.Flag
	set.VisitAll(func(f *flag.Flag) { all = append(all, f) })
	return all
}

// names lists what can stand first: the commands and help.
func (a *App) names() []string {
	names := []string{"help"}
	for _, c := range a.Commands {
		names = append(names, c.Name)
	}
	slices.Sort(names)
	return names
}

// dashed writes the flags of a command as they are typed.
func dashed(c *Command) string {
	var words []string
	for _, f := range flagsOf(c) {
		words = append(words, "-"+f.Name)
	}
	return strings.Join(words, " ")
}

func (a *App) bash() string {
	var b strings.Builder
	fmt.Fprintf(&b, `# bash completion of %[1]s: source <(%[1]s completion bash)
_%[1]s() {
	local word=${COMP_WORDS[COMP_CWORD]} command=%[2]s flags
	case ${COMP_WORDS[1]} in
	%[3]s) command=${COMP_WORDS[1]} ;;
	esac
	case $command in
`, a.Name, a.Default, strings.Join(a.names(), "|"))
	for _, c := range a.Commands {
		fmt.Fprintf(&b, "\t%s) flags=%q ;;\n", c.Name, dashed(c))
	}
	fmt.Fprintf(&b, `	esac
	COMPREPLY=()
	if [[ $word == -* ]]; then
		COMPREPLY=($(compgen -W "$flags" -- "$word"))
	elif [[ $COMP_CWORD == 1 || ($COMP_CWORD == 2 && $command == help) ]]; then
		COMPREPLY=($(compgen -W %q -- "$word"))
	fi
}
complete -o default -F _%[2]s %[2]s
`, strings.Join(a.names(), " "), a.Name)
	return b.String()
}

func (a *App) zsh() string {
	var b strings.Builder
	fmt.Fprintf(&b, "#compdef %[1]s\n# zsh completion of %[1]s: source <(%[1]s completion zsh)\n_%[1]s() {\n\tlocal -a commands flags\n\tcommands=(\n\t\t'help:show help'\n", a.Name)
	for _, c := range a.Commands {
		fmt.Fprintf(&b, "\t\t'%s:%s'\n", c.Name, single(c.Short))
	}
	fmt.Fprintf(&b, "\t)\n\tlocal command=$words[2]\n\t(( ${commands[(I)$command:*]} )) || command=%s\n\tcase $command in\n", a.Default)
	for _, c := range a.Commands {
		fmt.Fprintf(&b, "\t%s) flags=(\n", c.Name)
		for _, f := range flagsOf(c) {
			fmt.Fprintf(&b, "\t\t'-%s:%s'\n", f.Name, single(usage(f)))
		}
		b.WriteString("\t) ;;\n")
	}
	fmt.Fprintf(&b, `	esac
	if [[ $PREFIX == -* ]]; then
		_describe flag flags
	elif (( CURRENT == 2 )); then
		_describe command commands
		_files -/
	else
		_files
	fi
}
compdef _%[1]s %[1]s
`, a.Name)
	return b.String()
}

func (a *App) fish() string {
	var b strings.Builder
	names := strings.Join(a.names(), " ")
	fmt.Fprintf(&b, "# fish completion of %[1]s: %[1]s completion fish | source\n", a.Name)
	fmt.Fprintf(&b, "complete -c %s -n 'not __fish_seen_subcommand_from %s' -a help -d 'show help'\n", a.Name, names)
	for _, c := range a.Commands {
		fmt.Fprintf(&b, "complete -c %s -n 'not __fish_seen_subcommand_from %s' -a %s -d '%s'\n", a.Name, names, c.Name, fishQuoted(c.Short))
	}
	for _, c := range a.Commands {
		when := "__fish_seen_subcommand_from " + c.Name
		if c.Name == a.Default {
			when += "; or not __fish_seen_subcommand_from " + names
		}
		for _, f := range flagsOf(c) {
			fmt.Fprintf(&b, "complete -c %s -n '%s' -o %s -d '%s'\n", a.Name, when, f.Name, fishQuoted(usage(f)))
		}
	}
	return b.String()
}

// usage is the help of a flag in plain words.
func usage(f *flag.Flag) string {
	_, text := flag.UnquoteUsage(f)
	return text
}

// single makes a text part of a word in single quotes whose colon separates.
func single(s string) string {
	return strings.NewReplacer("'", `'\''`, ":", `\:`, "\n", " ").Replace(s)
}

func fishQuoted(s string) string {
	return strings.NewReplacer(`\`, `\\`, "'", `\'`, "\n", " ").Replace(s)
}
