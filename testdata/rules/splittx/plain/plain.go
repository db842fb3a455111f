// Package plain writes beside its transactions.
package plain

import (
	"context"
	"database/sql"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/redis/go-redis/v9"
	"github.com/uptrace/bun"
	"go.mongodb.org/mongo-driver/v2/bson"
	"go.mongodb.org/mongo-driver/v2/mongo"
	"gorm.io/gorm"
)

type Order struct {
	ID    int64
	State string
}

type Line struct {
	ID      int64
	OrderID int64
}

type Service struct {
	db    *sql.DB
	other *sql.DB
	gorm  *gorm.DB
	bun   *bun.DB
	pool  *pgxpool.Pool
	redis *redis.Client
	docs  *mongo.Collection
}

func (s *Service) BadGorm(ctx context.Context, o Order, l Line) error {
	return s.gorm.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		if err := tx.Create(&o).Error; err != nil {
			return err
		}
		return s.gorm.WithContext(ctx).Create(&l).Error // want `DB.Create writes lines past the open transaction that writes orders.state: it stays when that one is rolled back`
	})
}

func (s *Service) OkGorm(ctx context.Context, o Order, l Line) error {
	return s.gorm.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		if err := tx.Create(&o).Error; err != nil {
			return err
		}
		return tx.WithContext(ctx).Create(&l).Error
	})
}

func (s *Service) BadSQL(ctx context.Context, id int64) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "UPDATE orders2 SET state = 'PAID' WHERE id = ?", id); err != nil {
		return err
	}
	if _, err := s.db.ExecContext(ctx, "UPDATE stock2 SET state = 'SOLD' WHERE order_id = ?", id); err != nil { // want `DB.ExecContext writes stock2.state past the open transaction that writes orders2.state`
		return err
	}
	return tx.Commit()
}

// OkBefore writes when nothing is open.
func (s *Service) OkBefore(ctx context.Context, id int64) error {
	if _, err := s.db.ExecContext(ctx, "UPDATE stock3 SET state = 'SOLD' WHERE order_id = ?", id); err != nil {
		return err
	}
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "UPDATE orders3 SET state = 'PAID' WHERE id = ?", id); err != nil {
		return err
	}
	return tx.Commit()
}

// OkFailure notes a failure that is to survive the rollback.
func (s *Service) OkFailure(ctx context.Context, id int64) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "UPDATE orders4 SET state = 'PAID' WHERE id = ?", id); err != nil {
		_, _ = s.db.ExecContext(ctx, "UPDATE jobs4 SET state = 'FAILED' WHERE order_id = ?", id)
		return err
	}
	return tx.Commit()
}

// OkAudit keeps its trail whatever happens.
func (s *Service) OkAudit(ctx context.Context, id int64) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := s.db.ExecContext(ctx, "INSERT INTO audit_log (order_id) VALUES (?)", id); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE orders5 SET state = 'PAID' WHERE id = ?", id); err != nil {
		return err
	}
	return tx.Commit()
}

// OkHeartbeat is bookkeeping of the attempt.
func (s *Service) OkHeartbeat(ctx context.Context, id int64) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := s.pool.Exec(ctx, "UPDATE orders6 SET locked_until = now(), attempts = attempts + 1 WHERE id = $1", id); err != nil {
			return err
		}
		_, err := tx.Exec(ctx, "UPDATE orders6 SET state = 'PAID' WHERE id = $1", id)
		return err
	})
}

// OkRead reads past the transaction.
func (s *Service) OkRead(ctx context.Context, id int64) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		var n int
		if err := s.pool.QueryRow(ctx, "SELECT count(*) FROM orders7").Scan(&n); err != nil {
			return err
		}
		_, err := tx.Exec(ctx, "UPDATE orders7 SET place = $2 WHERE id = $1", id, n)
		return err
	})
}

func (s *Service) BadPgx(ctx context.Context, id int64) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "INSERT INTO orders8 (id) VALUES ($1)", id); err != nil {
			return err
		}
		_, err := s.pool.Exec(ctx, "INSERT INTO lines8 (order_id) VALUES ($1)", id) // want `Pool.Exec writes lines8 past the open transaction that writes orders8`
		return err
	})
}

// OkCache only forgets a copy.
func (s *Service) OkCache(ctx context.Context, id string) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "UPDATE orders9 SET state = 'PAID' WHERE id = $1", id); err != nil {
			return err
		}
		return s.redis.Set(ctx, "order:"+id, "PAID", 0).Err()
	})
}

// BadElsewhere writes to two kinds of databases.
func (s *Service) BadElsewhere(ctx context.Context, id int64) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "UPDATE orders10 SET state = 'PAID' WHERE id = $1", id); err != nil {
			return err
		}
		_, err := s.docs.UpdateOne(ctx, bson.M{"order_id": id}, bson.M{"$set": bson.M{"state": "PAID"}}) // want `Collection.UpdateOne writes docs.state to another database while the transaction that writes orders10.state is open`
		return err
	})
}

// BadTwoCommits has one half if it dies between the commits.
func (s *Service) BadTwoCommits(ctx context.Context, id, cents int64) error {
	a, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer a.Rollback()
	b, err := s.other.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer b.Rollback()
	if _, err := a.ExecContext(ctx, "INSERT INTO debits11 (id, cents) VALUES (?, ?)", id, cents); err != nil {
		return err
	}
	if _, err := b.ExecContext(ctx, "INSERT INTO credits11 (id, cents) VALUES (?, ?)", id, cents); err != nil {
		return err
	}
	if err := a.Commit(); err != nil {
		return err
	}
	return b.Commit() // want `Tx.Commit commits credits11 after debits11 was committed in another database`
}

// OkTwoAfterAnother has two transactions that follow each other in one database.
func (s *Service) OkTwoAfterAnother(ctx context.Context, id int64) error {
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		_, err := tx.Exec(ctx, "UPDATE orders12 SET state = 'PAYING' WHERE id = $1", id)
		return err
	})
	if err != nil {
		return err
	}
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		_, err := tx.Exec(ctx, "UPDATE orders12 SET state = 'PAID' WHERE id = $1", id)
		return err
	})
}

// BadNested begins again on the pool.
func (s *Service) BadNested(ctx context.Context, id int64) error {
	return s.bun.RunInTx(ctx, nil, func(ctx context.Context, tx bun.Tx) error {
		if _, err := tx.NewUpdate().Table("orders13").Set("state = 'PAID'").Where("id = ?", id).Exec(ctx); err != nil {
			return err
		}
		return s.bun.RunInTx(ctx, nil, func(ctx context.Context, in bun.Tx) error { // want `DB.RunInTx commits lines13.state in a transaction of its own while the one that writes orders13.state is open on the same database`
			_, err := in.NewUpdate().Table("lines13").Set("state = 'PAID'").Where("order_id = ?", id).Exec(ctx)
			return err
		})
	})
}

// OkSavepoint begins again on the transaction.
func (s *Service) OkSavepoint(ctx context.Context, id int64) error {
	return s.bun.RunInTx(ctx, nil, func(ctx context.Context, tx bun.Tx) error {
		if _, err := tx.NewUpdate().Table("orders14").Set("state = 'PAID'").Where("id = ?", id).Exec(ctx); err != nil {
			return err
		}
		return tx.RunInTx(ctx, nil, func(ctx context.Context, in bun.Tx) error {
			_, err := in.NewUpdate().Table("lines14").Set("state = 'PAID'").Where("order_id = ?", id).Exec(ctx)
			return err
		})
	})
}

// OkSequence takes a number, which may be lost.
func (s *Service) OkSequence(ctx context.Context, id int64) error {
	return s.gorm.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		if err := s.gorm.Exec("UPDATE counters SET next = next + 1 WHERE name = 'order'").Error; err != nil {
			return err
		}
		return tx.Create(&Order{ID: id}).Error
	})
}

// OkGo runs beside.
func (s *Service) OkGo(ctx context.Context, id int64) error {
	return s.gorm.WithContext(ctx).Transaction(func(tx *gorm.DB) error {
		go func() {
			s.gorm.Exec("UPDATE seen16 SET state = 'SEEN' WHERE id = ?", id)
		}()
		return tx.Create(&Order{ID: id}).Error
	})
}

// OkBatch queues what is sent on the transaction.
func (s *Service) OkBatch(ctx context.Context, id int64, lines []int64) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "INSERT INTO orders20 (id) VALUES ($1)", id); err != nil {
			return err
		}
		batch := &pgx.Batch{}
		for _, l := range lines {
			batch.Queue("INSERT INTO lines20 (order_id, id) VALUES ($1, $2)", id, l)
		}
		return tx.SendBatch(ctx, batch).Close()
	})
}

// BadBatch sends it past the transaction.
func (s *Service) BadBatch(ctx context.Context, id int64, lines []int64) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "INSERT INTO orders21 (id) VALUES ($1)", id); err != nil {
			return err
		}
		batch := &pgx.Batch{}
		for _, l := range lines {
			batch.Queue("INSERT INTO lines21 (order_id, id) VALUES ($1, $2)", id, l) // want `Batch.Queue writes lines21 past the open transaction that writes orders21`
		}
		return s.pool.SendBatch(ctx, batch).Close()
	})
}
