// Package headroom answers how much garbage may lie around before it is collected.
//
// The collector waits by default until the heap has doubled. That is often for a
// program of 50 MB, and for one of a gigabyte it asks for another gigabyte:
//
//	defer headroom.Watch()()
//
// Watch keeps the room above what is in use near a fixed size, which shrinks where
// both together would take much, within bounds. Who sets GOGC or GOMEMLIMIT has decided, and is left alone.
package headroom

import (
	"os"
	"runtime"
	"runtime/debug"
	"runtime/metrics"
	"sync"
)

const (
	room   = 200 << 20 // bytes of garbage that are well worth the time
	enough = 460 << 20 // bytes with it: from there on the room gets smaller
	least  = 36        // per cent of what is in use: below, collecting takes over
	most   = 450
)

// Watch adapts the collector after each collection until stop is called.
func Watch() (stop func()) {
	if os.Getenv("GOGC") != "" || os.Getenv("GOMEMLIMIT") != "" {
		return func() {}
	}
	old := debug.SetGCPercent(percent(live())) // as of the last collection, if there was one
	w := &watch{}
	w.wait()
	return func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		w.over = true
		debug.SetGCPercent(old)
	}
}

type watch struct {
	mu   sync.Mutex
	over bool
}

// collected is dropped at once, so that the next collection finds it.
type collected struct{ _ [16]byte }

func (w *watch) wait() {
	runtime.SetFinalizer(&collected{}, func(*collected) {
		w.mu.Lock()
		defer w.mu.Unlock()
		if w.over {
			return
		}
		debug.SetGCPercent(percent(live()))
		w.wait()
	})
}

func live() uint64 {
	s := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(s)
	if s[0].Value.Kind() != metrics.KindUint64 {
		return 0
	}
	return s[0].Value.Uint64()
}

// percent returns the garbage that is allowed for a heap of which live bytes are
// in use, in per cent of these.
func percent(live uint64) int {
	free := max(min(room, int64(enough)-int64(live)), 0)
	return int(min(max(100*free/max(int64(live), 1), least), most))
}
