// Package tries repeats what it is given.
package tries

import "time"

// Always does not return before fn succeeds.
func Always(pause time.Duration, fn func() error) {
	for { // want `fn is repeated until it succeeds: nothing counts the attempts`
		if fn() == nil {
			return
		}
		time.Sleep(pause)
	}
}

// Some tries fn a number of times.
func Some(n int, pause time.Duration, fn func() error) (err error) {
	for range n {
		if err = fn(); err == nil {
			return nil
		}
		time.Sleep(pause)
	}
	return err
}
