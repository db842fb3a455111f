package headroom

import (
	"os"
	"runtime"
	"runtime/debug"
	"sync"
)

// brief is the percentage of the smallest heap, 4 MB, that makes some 200 MB.
const brief = 5000

// Brief is Watch for a program that is mostly over before a collection would pay:
// the first one waits until some 200 MB have come together.
func Brief() (stop func()) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return func() {}
	}
	old := debug.SetGCPercent(brief)
	var mu sync.Mutex
	over, stopWatch := false, func() {}
	runtime.SetFinalizer(&collected{}, func(*collected) {
		mu.Lock()
		defer mu.Unlock()
		if !over {
			stopWatch = Watch()
		}
	})
	return func() {
		mu.Lock()
		defer mu.Unlock()
		over = true
		stopWatch()
		debug.SetGCPercent(old)
	}
}
