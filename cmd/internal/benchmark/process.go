package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"

	"github.com/dualwrite/dualwrite/cmd/internal/kept"
)

// limits keep a run from taking the machine down.
type limits struct {
	timeout time.Duration
	memory  int64 // bytes; watched where there is a /proc
}

// usage is what a command took.
type usage struct {
	wall   time.Duration
	cpu    time.Duration // of it and of what it started
	peak   int64         // bytes, of the largest process among them
	status int
	killed string // why it was ended, "" if it ended by itself
	stdout []byte
	stderr string
}

// measure runs a command in a folder to its end. The error says that it could not
// be started. Dualwrite keeps no answers unless env says where.
func measure(ctx context.Context, dir string, env []string, l limits, args ...string) (*usage, error) {
	timed, cancel := context.WithTimeoutCause(ctx, l.timeout, errors.New("timeout"))
	defer cancel()
	watched, stop := context.WithCancelCause(timed)
	defer stop(nil)
	cmd := exec.CommandContext(watched, args[0], args[1:]...)
	cmd.Dir = dir
	cmd.Env = append(append(os.Environ(), kept.Variable+"=off"), env...)
	cmd.Cancel = func() error { // else what it has started would go on
		if cmd.Process.Signal(os.Interrupt) == nil {
			return nil
		}
		return cmd.Process.Kill()
	}
	cmd.WaitDelay = 5 * time.Second
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	start := time.Now()
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	go watch(watched, cmd.Process.Pid, l.memory, stop)
	_ = cmd.Wait() // its exit status and the cause of its end say more
	u := &usage{
		wall:   time.Since(start),
		cpu:    cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(),
		peak:   peak(cmd.ProcessState),
		status: cmd.ProcessState.ExitCode(),
		stdout: stdout.Bytes(),
		stderr: stderr.String(),
	}
	if err := context.Cause(watched); err != nil {
		u.killed = err.Error()
	}
	return u, ctx.Err()
}

// watch ends the process when it holds too much memory.
func watch(ctx context.Context, pid int, limit int64, stop context.CancelCauseFunc) {
	tick := time.NewTicker(200 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		if held := resident(pid); limit > 0 && held > limit {
			stop(fmt.Errorf("more than %d MB", limit>>20))
			return
		}
	}
}

// resident returns the memory that a process holds, 0 if that is not known.
func resident(pid int) int64 {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		return 0
	}
	_, rest, _ := strings.Cut(string(data), "VmRSS:")
	fields := strings.Fields(rest)
	if len(fields) == 0 {
		return 0
	}
	kb, _ := strconv.ParseInt(fields[0], 10, 64)
	return kb << 10
}
