package effectflow

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"sync"
)

// inOrder does n jobs on all processors, each after those that it needs, which have
// smaller numbers; nil stands for none. A panic in one ends the others and is handed on.
func inOrder(n int, needs func(int) []int, do func(int)) {
	workers := min(runtime.GOMAXPROCS(0), n)
	if workers < 2 {
		for i := range n {
			do(i)
		}
		return
	}
	o := &ordered{waits: make([]int, n), users: make([][]int, n), left: n}
	o.news.L = &o.lock
	for i := n - 1; i >= 0; i-- {
		if needs != nil {
			for _, k := range needs(i) {
				o.waits[i]++
				o.users[k] = append(o.users[k], i)
			}
		}
		if o.waits[i] == 0 {
			o.open = append(o.open, i)
		}
	}
	var all sync.WaitGroup
	for range workers {
		all.Go(func() { o.work(do) })
	}
	all.Wait()
	if o.failed {
		panic(o.failure) //nolint:forbidigo // it was one before, in a goroutine of ours
	}
}

// ordered is what inOrder works with.
type ordered struct {
	lock  sync.Mutex
	news  sync.Cond
	waits []int   // jobs that a job needs and that are not done
	users [][]int // jobs that need it
	open  []int   // jobs that can be done, that of a user of the last one at the end
	left  int

	failed  bool
	failure string
}

func (o *ordered) work(do func(int)) {
	defer func() {
		if r := recover(); r != nil {
			o.fail(r)
		}
	}()
	for i := o.next(); i >= 0; i = o.next() {
		do(i)
		o.finish(i)
	}
}

// next returns a job, -1 if there is none any more.
func (o *ordered) next() int {
	o.lock.Lock()
	defer o.lock.Unlock()
	for len(o.open) == 0 && o.left > 0 {
		o.news.Wait()
	}
	if o.left <= 0 {
		return -1
	}
	i := o.open[len(o.open)-1]
	o.open = o.open[:len(o.open)-1]
	return i
}

func (o *ordered) finish(i int) {
	o.lock.Lock()
	defer o.lock.Unlock()
	o.left--
	before := len(o.open)
	for _, k := range o.users[i] {
		if o.waits[k]--; o.waits[k] == 0 {
			o.open = append(o.open, k)
		}
	}
	if o.left == 0 || len(o.open) > before {
		o.news.Broadcast()
	}
}

func (o *ordered) fail(reason any) {
	o.lock.Lock()
	defer o.lock.Unlock()
	if !o.failed {
		o.failed, o.failure = true, fmt.Sprintf("%v\n\n%s", reason, debug.Stack())
	}
	o.left = 0
	o.news.Broadcast()
}
