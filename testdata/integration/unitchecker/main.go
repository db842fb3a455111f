// Command unitchecker is the rules under the driver that comes with the analysis
// framework, as other tools embed them. A test runs it.
package main

import (
	"golang.org/x/tools/go/analysis/unitchecker"

	"github.com/dualwrite/dualwrite/analyzers"
)

func main() { unitchecker.Main(analyzers.Suite...) }
