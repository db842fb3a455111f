package hijack

import (
	"context"
	"errors"
	"sync"

	"entgo.io/ent/dialect"
	"entgo.io/ent/dialect/sql"
)

type client struct{ driver dialect.Driver }

type txDriver struct {
	drv dialect.Driver
	tx  dialect.Tx
}

func (t *txDriver) Exec(ctx context.Context, query string, args, v any) error {
	return t.tx.Exec(ctx, query, args, v)
}
func (t *txDriver) Query(ctx context.Context, query string, args, v any) error {
	return t.tx.Query(ctx, query, args, v)
}
func (t *txDriver) Tx(context.Context) (dialect.Tx, error) { return t, nil }
func (t *txDriver) Dialect() string                        { return t.drv.Dialect() }
func (t *txDriver) Close() error                           { return nil }
func (t *txDriver) Commit() error                          { return nil }
func (t *txDriver) Rollback() error                        { return nil }

// exposed lets others end a transaction.
type exposed struct{ driver *txDriver }

func (e *exposed) Commit() error   { return e.driver.tx.Commit() }
func (e *exposed) Rollback() error { return e.driver.tx.Rollback() }

type ender interface {
	Commit() error
	Rollback() error
}

func (c *client) hijack(ctx context.Context, opts *sql.TxOptions) (context.Context, dialect.Driver, *exposed, error) {
	if _, ok := c.driver.(*txDriver); ok {
		return nil, nil, nil, errors.New("in a transaction already")
	}
	tx, err := c.driver.(interface {
		BeginTx(context.Context, *sql.TxOptions) (dialect.Tx, error)
	}).BeginTx(ctx, opts)
	if err != nil {
		return nil, nil, nil, err
	}
	d := &txDriver{tx: tx, drv: c.driver}
	return ctx, &txDriver{tx: tx, drv: c.driver}, &exposed{driver: d}, nil
}

// shared is a transaction that counts its savepoints.
type shared struct {
	mu     sync.Mutex
	driver ender
	config dialect.Driver
	depth  int
	err    error
}

func (s *shared) Commit() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.err != nil {
		return s.err
	}
	if s.depth > 1 {
		s.depth--
	} else {
		s.err = s.driver.Commit()
	}
	return s.err
}

func (s *shared) Rollback() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.err = s.driver.Rollback()
	return s.err
}

func (s *shared) Savepoint() error {
	s.depth++
	return nil
}

// within hands body the repository on the transaction in the context, if there is
// one.
func within[T any](ctx context.Context, repo interface {
	on(ctx context.Context, s *shared) T
	self() T
}, body func(ctx context.Context, repo T) error) error {
	d, err := driverFrom(ctx)
	if err != nil {
		return body(ctx, repo.self())
	}
	s, ok := d.(*shared)
	if !ok {
		return errors.New("foreign driver")
	}
	return body(ctx, repo.on(ctx, s))
}

// Customers stores customers.
type Customers struct{ db *client }

// Tx begins a transaction.
func (c *Customers) Tx(ctx context.Context) (context.Context, Driver, error) {
	txCtx, driver, end, err := c.db.hijack(ctx, &sql.TxOptions{})
	if err != nil {
		return nil, nil, err
	}
	return txCtx, &shared{driver: end, config: driver}, nil
}

func (c *Customers) on(_ context.Context, s *shared) *Customers {
	return &Customers{db: &client{driver: s.config}}
}
func (c *Customers) self() *Customers { return c }

// Add inserts a customer.
func (c *Customers) Add(ctx context.Context, id string) error {
	return within(ctx, c, func(ctx context.Context, repo *Customers) error {
		return repo.db.driver.Exec(ctx, "INSERT INTO hijack_customers (id) VALUES ($1) ON CONFLICT DO NOTHING", []any{id}, nil)
	})
}

// Close closes a customer.
func (c *Customers) Close(ctx context.Context, id string) error {
	return within(ctx, c, func(ctx context.Context, repo *Customers) error {
		return repo.db.driver.Exec(ctx, "UPDATE hijack_customers SET state = 'CLOSED' WHERE id = $1", []any{id}, nil)
	})
}
