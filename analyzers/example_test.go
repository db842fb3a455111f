package analyzers_test

import (
	"fmt"
	"log"
	"os"
	"path/filepath"
	"slices"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/analysis/checker"
	"golang.org/x/tools/go/analysis/multichecker"
	"golang.org/x/tools/go/analysis/passes/lostcancel"
	"golang.org/x/tools/go/analysis/unitchecker"
	"golang.org/x/tools/go/packages"

	"github.com/dualwrite/dualwrite/analyzers"
	"github.com/dualwrite/dualwrite/analyzers/effectrecord"
	"github.com/dualwrite/dualwrite/passes/config"
)

// A command of your own with all rules and others beside them. With
// config.Analyzer in the list it has the flags -config.file, -config.settings and
// -config.confidence.
func Example_multichecker() {
	rules := append(slices.Clone(analyzers.Suite), config.Analyzer, lostcancel.Analyzer)
	multichecker.Main(rules...)
}

// A tool for go vet -vettool that leaves out what the project disables. The go
// command does not see when the configuration changes: give the tool another
// version then, or clean the cache. The program dualwrite takes care of that.
func Example_vettool() {
	settings, err := config.Load(".")
	if err != nil {
		log.Fatal(err)
	}
	unitchecker.Main(analyzers.Enabled(settings)...)
}

// The rules that a configuration leaves on.
func ExampleEnabled() {
	settings, err := config.Decode([]byte("disable: [lockonly, outbox]"), "settings")
	if err != nil {
		log.Fatal(err)
	}
	on := analyzers.Enabled(settings)
	fmt.Println(len(analyzers.Suite)-len(on), slices.Contains(on, effectrecord.Analyzer))
	// Output: 2 true
}

// One rule by its import path, with settings as text, on packages that your program
// loads. The result of a rule holds more than its diagnostics.
func Example_oneRule() {
	if err := config.Analyzer.Flags.Set("settings", "confidence: low\nexclude: [legacy]"); err != nil {
		log.Fatal(err)
	}
	pkgs, err := packages.Load(&packages.Config{
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedImports | packages.NeedDeps |
			packages.NeedTypes | packages.NeedTypesSizes | packages.NeedTypesInfo | packages.NeedSyntax | packages.NeedModule,
		Dir: filepath.Join("testdata", "shop"),
		Env: append(os.Environ(), "GOWORK=off"),
	}, "./...")
	if err != nil {
		log.Fatal(err)
	}
	graph, err := checker.Analyze([]*analysis.Analyzer{effectrecord.Analyzer}, pkgs, nil)
	if err != nil {
		log.Fatal(err)
	}
	for _, action := range graph.Roots {
		if action.Err != nil {
			log.Fatal(action.Err)
		}
		for _, f := range action.Result.([]analyzers.Finding) {
			fmt.Println(f.Rule, "in", f.Function, "concerns", f.Callee, "and", f.Target)
		}
	}
	// Output: effectrecord in Collect concerns gateway.Pay and Orders.MarkPaid
}
