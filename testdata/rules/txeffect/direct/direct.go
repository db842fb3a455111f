// Package direct sends between begin and commit of database/sql.
package direct

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"
	"log/slog"
	"net/http"

	"github.com/stripe/stripe-go/v82"
)

type Service struct {
	db     *sql.DB
	http   *http.Client
	stripe *stripe.Client
	carier Carrier
}

// Carrier has no implementation in this program.
type Carrier interface {
	Book(ctx context.Context, order int64) error
	Quote(ctx context.Context, order int64) (int64, error)
}

func (s *Service) post(ctx context.Context, url, body string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, url, bytes.NewBufferString(body))
	if err != nil {
		return err
	}
	res, err := s.http.Do(req)
	if err != nil {
		return err
	}
	return res.Body.Close()
}

func (s *Service) BadPost(ctx context.Context, id int64) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "UPDATE orders1 SET status = 'PAID' WHERE id = ?", id); err != nil {
		return err
	}
	if err := s.post(ctx, "https://billing.example/charges", "x"); err != nil { // want `Service.post cannot be rolled back: it stays done when the transaction that writes orders1.status fails`
		return err
	}
	return tx.Commit()
}

// OkAfterCommit is right as far as this rule is concerned.
func (s *Service) OkAfterCommit(ctx context.Context, id int64) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "UPDATE orders2 SET status = 'PAID' WHERE id = ?", id); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	return s.post(ctx, "https://billing.example/charges", "x")
}

// OkBeforeBegin has answers in hand when the transaction begins.
func (s *Service) OkBeforeBegin(ctx context.Context, id int64) error {
	if err := s.post(ctx, "https://billing.example/charges", "x"); err != nil {
		return err
	}
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "UPDATE orders3 SET note = 'PAID' WHERE id = ?", id); err != nil {
		return err
	}
	return tx.Commit()
}

// OkRead asks and logs.
func (s *Service) OkRead(ctx context.Context, id int64) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	res, err := s.http.Get(fmt.Sprintf("https://rates.example/%d", id))
	if err != nil {
		return err
	}
	_ = res.Body.Close()
	if _, err := s.carier.Quote(ctx, id); err != nil {
		return err
	}
	slog.InfoContext(ctx, "quoted", "order", id)
	if _, err := tx.ExecContext(ctx, "UPDATE orders4 SET price = 1 WHERE id = ?", id); err != nil {
		return err
	}
	return tx.Commit()
}

// OkPut overwrites a named thing.
func (s *Service) OkPut(ctx context.Context, id int64) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	req, err := http.NewRequestWithContext(ctx, http.MethodPut, fmt.Sprintf("https://index.example/orders/%d", id), nil)
	if err != nil {
		return err
	}
	if _, err := s.http.Do(req); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE orders5 SET indexed = true WHERE id = ?", id); err != nil {
		return err
	}
	return tx.Commit()
}

// OkRollbackOnly compensates on a way that ends without a commit.
func (s *Service) OkRollbackOnly(ctx context.Context, id int64) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE orders6 SET status = 'PAID' WHERE id = ?", id); err != nil {
		_ = s.post(ctx, "https://alerts.example/failed", "x")
		_ = tx.Rollback()
		return err
	}
	return tx.Commit()
}

// OkAfterRollback tells about it when nothing is open anymore.
func (s *Service) OkAfterRollback(ctx context.Context, id int64) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE orders7 SET status = 'PAID' WHERE id = ?", id); err != nil {
		_ = tx.Rollback()
		return s.post(ctx, "https://alerts.example/failed", "x")
	}
	return tx.Commit()
}

func (s *Service) BadNamed(ctx context.Context, id int64) error {
	tx, err := s.db.Begin()
	if err != nil {
		return err
	}
	defer func() { _ = tx.Rollback() }()
	if err := s.carier.Book(ctx, id); err != nil { // want `Carrier.Book cannot be rolled back`
		return err
	}
	if _, err := tx.Exec("UPDATE orders8 SET status = 'BOOKED' WHERE id = ?", id); err != nil {
		return err
	}
	return tx.Commit()
}

// BadDeferred commits in a deferred function.
func (s *Service) BadDeferred(ctx context.Context, id int64) (err error) {
	tx, err := s.db.Begin()
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = tx.Rollback()
			return
		}
		err = tx.Commit()
	}()
	if _, err = tx.Exec("INSERT INTO orders9 (id) VALUES (?)", id); err != nil {
		return err
	}
	return s.post(ctx, "https://billing.example/charges", "x") // want `Service.post cannot be rolled back`
}

// OkKeyed still holds its locks for long, but a repetition is recognised.
func (s *Service) OkKeyed(ctx context.Context, id int64) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	params := &stripe.PaymentIntentCreateParams{Amount: stripe.Int64(100), Currency: stripe.String("eur")}
	params.SetIdempotencyKey(fmt.Sprintf("order-%d", id))
	if _, err := s.stripe.V1PaymentIntents.Create(ctx, params); err != nil { // want:low `v1PaymentIntentService.Create cannot be rolled back`
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE orders10 SET status = 'PAID' WHERE id = ?", id); err != nil {
		return err
	}
	return tx.Commit()
}

// OkReadOnly has nothing that could be rolled back.
func (s *Service) OkReadOnly(ctx context.Context, id int64) error {
	tx, err := s.db.BeginTx(ctx, &sql.TxOptions{ReadOnly: true})
	if err != nil {
		return err
	}
	defer tx.Rollback()
	var total int64
	if err := tx.QueryRowContext(ctx, "SELECT total FROM orders11 WHERE id = ?", id).Scan(&total); err != nil {
		return err
	}
	if err := s.post(ctx, "https://billing.example/report", fmt.Sprint(total)); err != nil { // want:low `the transaction around it`
		return err
	}
	return tx.Commit()
}

// BadLoop sends for each row while one transaction is open.
func (s *Service) BadLoop(ctx context.Context, ids []int64) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	for _, id := range ids {
		if err := s.carier.Book(ctx, id); err != nil { // want `Carrier.Book cannot be rolled back`
			return err
		}
		if _, err := tx.ExecContext(ctx, "UPDATE orders12 SET status = 'BOOKED' WHERE id = ?", id); err != nil {
			return err
		}
	}
	return tx.Commit()
}

// OkLoopOfTx has one transaction for each row and sends after it.
func (s *Service) OkLoopOfTx(ctx context.Context, ids []int64) error {
	for _, id := range ids {
		tx, err := s.db.BeginTx(ctx, nil)
		if err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, "UPDATE orders13 SET status = 'BOOKED' WHERE id = ?", id); err != nil {
			_ = tx.Rollback()
			return err
		}
		if err := tx.Commit(); err != nil {
			return err
		}
		if err := s.carier.Book(ctx, id); err != nil {
			return err
		}
	}
	return nil
}

// BadGo starts what runs beside the transaction.
func (s *Service) BadGo(ctx context.Context, id int64) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "INSERT INTO orders14 (id) VALUES (?)", id); err != nil {
		return err
	}
	go func() {
		_ = s.post(context.Background(), "https://billing.example/charges", fmt.Sprint(id)) // want `Service.post cannot be rolled back`
	}()
	return tx.Commit()
}

func (s *Service) searchSanctions(ctx context.Context, name string) error {
	return s.post(ctx, "https://screening.example/search", name)
}

// OkSearch asks by POST.
func (s *Service) OkSearch(ctx context.Context, id int64) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := s.searchSanctions(ctx, "x"); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE orders15 SET status = 'CLEARED' WHERE id = ?", id); err != nil {
		return err
	}
	return tx.Commit()
}
