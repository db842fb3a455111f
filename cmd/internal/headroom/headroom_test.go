package headroom

import (
	"runtime"
	"runtime/debug"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

func TestPercent(t *testing.T) {
	for _, tt := range []struct {
		name string
		live uint64
		want int
	}{
		{"nothing known", 0, 450},
		{"tiny", 10 << 20, 450},
		{"small", 50 << 20, 400},
		{"middling", 250 << 20, 80},
		{"much", 330 << 20, 39},
		{"large", 2 << 30, 36},
	} {
		t.Run(tt.name, func(t *testing.T) { assert.Equal(t, tt.want, percent(tt.live)) })
	}
}

func TestWatchGivesBack(t *testing.T) {
	t.Setenv("GOGC", "")
	t.Setenv("GOMEMLIMIT", "")
	before := debug.SetGCPercent(100)
	defer debug.SetGCPercent(before)
	stop := Watch()
	runtime.GC()
	stop()
	runtime.GC()
	assert.Equal(t, 100, debug.SetGCPercent(100))
}

func TestWatchLeavesADecisionAlone(t *testing.T) {
	t.Setenv("GOGC", "50")
	before := debug.SetGCPercent(50)
	defer debug.SetGCPercent(before)
	defer Watch()()
	assert.Equal(t, 50, debug.SetGCPercent(50))
}

func TestBriefGivesWayToWatch(t *testing.T) {
	t.Setenv("GOGC", "")
	t.Setenv("GOMEMLIMIT", "")
	before := debug.SetGCPercent(100)
	defer debug.SetGCPercent(before)
	stop := Brief()
	assert.Equal(t, brief, debug.SetGCPercent(brief))
	assert.Eventually(t, func() bool {
		runtime.GC()
		now := debug.SetGCPercent(brief)
		debug.SetGCPercent(now)
		return now <= most
	}, 5*time.Second, 10*time.Millisecond)
	stop()
	runtime.GC()
	assert.Equal(t, 100, debug.SetGCPercent(100))
}

func TestBriefLeavesADecisionAlone(t *testing.T) {
	t.Setenv("GOGC", "50")
	before := debug.SetGCPercent(50)
	defer debug.SetGCPercent(before)
	defer Brief()()
	assert.Equal(t, 50, debug.SetGCPercent(50))
}

// What is in use is known when the watch begins: the first collection is not one that
// waits for the most.
func TestWatchBeginsWithWhatIsInUse(t *testing.T) {
	t.Setenv("GOGC", "")
	t.Setenv("GOMEMLIMIT", "")
	before := debug.SetGCPercent(100)
	defer debug.SetGCPercent(before)
	kept := make([]byte, 300<<20)
	runtime.GC()
	stop := Watch()
	now := debug.SetGCPercent(100)
	stop()
	runtime.KeepAlive(kept)
	assert.LessOrEqual(t, now, 60)
}
