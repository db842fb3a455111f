package headroom

import (
	"os"
	"runtime"
	"runtime/debug"
)

// brief is the percentage of the smallest heap, 4 MB, that makes some 100 MB.
const brief = 2500

// Brief is Watch for a program that is mostly over before a collection would pay:
// the first one waits until some 100 MB have come together.
func Brief() {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return
	}
	debug.SetGCPercent(brief)
	runtime.SetFinalizer(&collected{}, func(*collected) { Watch() })
}
