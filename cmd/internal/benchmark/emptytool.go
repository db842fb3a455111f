package main

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"
)

// emptyTool answers the go command like a vet tool that looks at nothing: what is
// left is the cost of being one. It reports whether the go command asked.
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
		fmt.Fprintln(out, "[]")
		return true, 0
	case !strings.HasSuffix(last, ".cfg"):
		return false, 0
	}
	data, err := os.ReadFile(last)
	if err != nil {
		return true, 1
	}
	var unit struct{ VetxOutput string }
	if json.Unmarshal(data, &unit) != nil {
		return true, 1
	}
	if unit.VetxOutput != "" && os.WriteFile(unit.VetxOutput, nil, 0o644) != nil {
		return true, 1
	}
	return true, 0
}
