//go:build unix

package main

import (
	"os"
	"runtime"
	"syscall"
)

// peak returns the most memory that the process, or one that it waited for, held
// at a time.
func peak(s *os.ProcessState) int64 {
	r, ok := s.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0
	}
	if runtime.GOOS == "darwin" {
		return int64(r.Maxrss) //nolint:unconvert // 32 bits on some machines; in bytes, on this system alone
	}
	return int64(r.Maxrss) << 10 //nolint:unconvert // see above
}
