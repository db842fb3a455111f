// Command golangci is golangci-lint with dualwrite in it, as `golangci-lint
// custom` builds it, from this checkout. The test beside it compares what it
// reports with what `dualwrite check` reports.
package main

import (
	"fmt"
	"os"

	"github.com/golangci/golangci-lint/v2/pkg/commands"
	"github.com/golangci/golangci-lint/v2/pkg/exitcodes"

	_ "github.com/dualwrite/dualwrite/cmd/gclplugin" // registers itself
)

func main() {
	// The version is the same for every build, as it is in a project that takes
	// the plugin from a folder.
	if err := commands.Execute(commands.BuildInfo{Version: "2.15.0", GoVersion: "unknown"}); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(exitcodes.Failure)
	}
}
