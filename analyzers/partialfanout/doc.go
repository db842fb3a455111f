// Package partialfanout defines an Analyzer that finds several effects that are
// repeated all together when one of them fails.
//
// # Analyzer partialfanout
//
// partialfanout: report several effects under one retry or one record
//
// When one of many calls fails, the others have happened. What repeats the whole
// repeats those, too:
//
//	retry.Do(func() error {
//		var g errgroup.Group
//		for _, b := range bureaus {
//			g.Go(func() error { return b.Order(ctx, person) }) // those that succeeded are billed again
//		}
//		return g.Wait()
//	})
//
// Remember each result by itself, ask only those that are missing, and name each
// order so that the bureau recognises it:
//
//	if _, found, err := repo.Find(ctx, submission, b.Name()); err != nil || found { return err }
//	r, err := b.Order(ctx, submission+"/"+b.Name(), person)
//	...
//	return repo.Save(ctx, submission, r)
//
// A fan-out is a group of goroutines that is waited for, or a loop over the
// parts of one piece of work. The category says what repeats it: "retry", a
// retry around it or a handler that is run again; "record", one write after all
// of them that says that they are done, or a loop of writes.
//
// The rule stays silent when the effects have keys, when each of them is
// recorded or looked up by itself, about loops over selected rows, where each
// row is work of its own, and about loops that end with the first success, which
// try alternatives. Where a failure of one part changes nothing, only a crash
// repeats the others, and the confidence is low.
package partialfanout
