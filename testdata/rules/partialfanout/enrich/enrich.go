// Package enrich asks several bureaus at once.
package enrich

import (
	"context"
	"database/sql"

	"github.com/avast/retry-go/v4"
	"github.com/riverqueue/river"
	"golang.org/x/sync/errgroup"
)

type Bureau interface {
	Name() string
	Order(ctx context.Context, person string) (string, error)
	OrderAs(ctx context.Context, reference, person string) (string, error)
	GetScore(ctx context.Context, person string) (int, error)
}

type Repo interface {
	Find(ctx context.Context, submission, bureau string) (bool, error)
	Save(ctx context.Context, submission, report string) error
}

type Stage struct {
	bureaus []Bureau
	repo    Repo
	db      *sql.DB
}

func (s *Stage) BadGroup(ctx context.Context, person string) error {
	return retry.Do(func() error {
		g, ctx := errgroup.WithContext(ctx)
		for _, b := range s.bureaus {
			g.Go(func() error {
				_, err := b.Order(ctx, person) // want `Bureau.Order is done for several parts of one piece of work, and a retry repeats all of them`
				return err
			})
		}
		return g.Wait()
	})
}

func (s *Stage) OkKeyed(ctx context.Context, submission, person string) error {
	return retry.Do(func() error {
		g, ctx := errgroup.WithContext(ctx)
		for _, b := range s.bureaus {
			g.Go(func() error {
				_, err := b.OrderAs(ctx, submission+"/"+b.Name(), person)
				return err
			})
		}
		return g.Wait()
	})
}

func (s *Stage) OkStored(ctx context.Context, submission, person string) error {
	return retry.Do(func() error {
		var g errgroup.Group
		for _, b := range s.bureaus {
			g.Go(func() error { return s.one(ctx, b, submission, person) })
		}
		return g.Wait()
	})
}

func (s *Stage) one(ctx context.Context, b Bureau, submission, person string) error {
	found, err := s.repo.Find(ctx, submission, b.Name())
	if err != nil || found {
		return err
	}
	r, err := b.Order(ctx, person)
	if err != nil {
		return err
	}
	return s.repo.Save(ctx, submission, r)
}

// OkReads asks for what is there.
func (s *Stage) OkReads(ctx context.Context, person string) error {
	return retry.Do(func() error {
		var g errgroup.Group
		for _, b := range s.bureaus {
			g.Go(func() error {
				_, err := b.GetScore(ctx, person)
				return err
			})
		}
		return g.Wait()
	})
}

// OkEach retries each of them by itself.
func (s *Stage) OkEach(ctx context.Context, person string) error {
	var g errgroup.Group
	for _, b := range s.bureaus {
		g.Go(func() error {
			return retry.Do(func() error {
				_, err := b.Order(ctx, person)
				return err
			})
		})
	}
	return g.Wait()
}

// OkOne is one effect.
func (s *Stage) OkOne(ctx context.Context, b Bureau, person string) error {
	return retry.Do(func() error {
		_, err := b.Order(ctx, person)
		return err
	})
}

func (s *Stage) BadLoop(ctx context.Context, person string) error {
	return retry.Do(func() error {
		for _, b := range s.bureaus {
			if err := s.ask(ctx, b, person); err != nil { // want `Stage.ask is done for several parts`
				return err
			}
		}
		return nil
	})
}

func (s *Stage) ask(ctx context.Context, b Bureau, person string) error {
	_, err := b.Order(ctx, person)
	return err
}

type Args struct{ Person string }

func (Args) Kind() string { return "enrich" }

type BadWorker struct {
	river.WorkerDefaults[Args]
	s *Stage
}

func (w *BadWorker) Work(ctx context.Context, job *river.Job[Args]) error {
	for _, b := range w.s.bureaus {
		if _, err := b.Order(ctx, job.Args.Person); err != nil { // want `when the handler runs again`
			return err
		}
	}
	return nil
}

// OkRows works on rows, each of which is work of its own.
func (s *Stage) OkRows(ctx context.Context, b Bureau) error {
	rows, err := s.db.QueryContext(ctx, "SELECT person FROM submissions WHERE status = 'NEW'")
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var person string
		if err := rows.Scan(&person); err != nil {
			return err
		}
		if _, err := b.Order(ctx, person); err != nil {
			return err
		}
	}
	return rows.Err()
}
