package tx

import (
	"context"
	"database/sql"
)

func Pool(ctx context.Context, db *sql.DB, id int64) { // want `a: none, autocommit` `b: none, autocommit`
	db.ExecContext(ctx, "UPDATE a SET n = 1 WHERE id = ?", id)
	db.QueryRowContext(ctx, "SELECT n FROM b WHERE id = ? FOR UPDATE", id)
}

func Begun(ctx context.Context, db *sql.DB, id int64) error { // want `a: tx, locked` `b: none, autocommit` `c: tx, locked`
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	tx.QueryRowContext(ctx, "SELECT n FROM a WHERE id = ? FOR UPDATE", id)
	db.ExecContext(ctx, "UPDATE b SET n = 1 WHERE id = ?", id)
	tx.ExecContext(ctx, "UPDATE c SET n = 1 WHERE id = ?", id)
	return tx.Commit()
}

func LockedLater(ctx context.Context, db *sql.DB, id int64) error { // want `a: tx$` `b: tx, locked`
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	tx.ExecContext(ctx, "UPDATE a SET n = 1 WHERE id = ?", id)
	tx.QueryRowContext(ctx, "SELECT n FROM b WHERE id = ? FOR UPDATE", id)
	return tx.Commit()
}

func Advisory(ctx context.Context, db *sql.DB, id int64) error { // want `a: tx, locked`
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	tx.ExecContext(ctx, "SELECT pg_advisory_xact_lock($1)", id)
	tx.ExecContext(ctx, "UPDATE a SET n = 1 WHERE id = $1", id)
	return tx.Commit()
}

func Serial(ctx context.Context, db *sql.DB, id int64) error { // want `a: tx, serial`
	tx, err := db.BeginTx(ctx, &sql.TxOptions{Isolation: sql.LevelSerializable})
	if err != nil {
		return err
	}
	tx.ExecContext(ctx, "UPDATE a SET n = 1 WHERE id = ?", id)
	return tx.Commit()
}

func Given(ctx context.Context, tx *sql.Tx, id int64) { // want `a: tx$`
	tx.ExecContext(ctx, "UPDATE a SET n = 1 WHERE id = ?", id)
}

func Helper(ctx context.Context, db *sql.DB, id int64) error { // want `done: tx$` `count: none, autocommit`
	return inTx(ctx, db, func(tx *sql.Tx) error {
		if err := done(ctx, tx, id); err != nil {
			return err
		}
		return count(ctx, db, id)
	})
}

func Two(ctx context.Context, a, b *sql.DB, id int64) error { // want `a: tx, locked` `b: tx$`
	x, err := a.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	y, err := b.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	x.QueryRowContext(ctx, "SELECT n FROM a WHERE id = ? FOR UPDATE", id)
	y.ExecContext(ctx, "UPDATE b SET n = 1 WHERE id = ?", id)
	if err := x.Commit(); err != nil {
		return err
	}
	return y.Commit()
}
