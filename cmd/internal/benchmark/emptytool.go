package main

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
)

// emptyTool answers the go command like a vet tool that finds nothing: what is left
// is the cost of being one. It reads no source, or with the flag typesFlag that of the
// program's own packages. It reports whether the go command asked.
func emptyTool(args []string, out io.Writer) (answered bool, status int) {
	if len(args) == 0 {
		return false, 0
	}
	last := args[len(args)-1]
	switch {
	case args[0] == "-V=full":
		name, err := os.Executable()
		if err != nil {
			return true, 1
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return true, 1
		}
		fmt.Fprintf(out, "benchmark version devel buildID=%x\n", sha256.Sum256(data))
		return true, 0
	case args[0] == "-flags":
		fmt.Fprintf(out, `[{"Name":%q,"Bool":true,"Usage":"parse and type-check"}]`+"\n", typesFlag[1:])
		return true, 0
	case !strings.HasSuffix(last, ".cfg"):
		return false, 0
	}
	if answer(last, slices.ContainsFunc(args, func(arg string) bool { return arg == typesFlag || arg == typesFlag+"=true" })) != nil {
		return true, 1
	}
	return true, 0
}

// typesFlag asks for types of the program's own packages.
const typesFlag = "-types"

// answer writes the empty facts of a package.
func answer(name string, types bool) error {
	data, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	var c unit
	if err := json.Unmarshal(data, &c); err != nil {
		return err
	}
	if types && c.own() {
		if err := c.check(); err != nil && !c.SucceedOnTypecheckFailure && !c.VetxOnly {
			return err
		}
	}
	if c.VetxOutput == "" {
		return nil
	}
	return os.WriteFile(c.VetxOutput, nil, 0o644)
}
