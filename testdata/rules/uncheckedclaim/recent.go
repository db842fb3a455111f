package work

import (
	"context"
	"database/sql"
	"time"

	"github.com/redis/go-redis/v9"
)

type answers struct {
	now func() time.Time
	rdb *redis.Client
	db  *sql.DB
}

// OkRecent lists what was answered last; what is billed is another matter.
func (a *answers) OkRecent(ctx context.Context, id string) error {
	if err := a.rdb.ZAdd(ctx, "recent:"+id, redis.Z{Score: float64(a.now().Unix()), Member: id}).Err(); err != nil {
		return err
	}
	_, err := a.db.ExecContext(ctx, "UPDATE users SET used = used + 1 WHERE id = ?", id)
	return err
}

// BadSeen remembers what was billed and bills again.
func (a *answers) BadSeen(ctx context.Context, id string) error {
	if err := a.rdb.SAdd(ctx, "processed:"+id, id).Err(); err != nil { // want `remembers what was done, but nobody looks at whether the row is new`
		return err
	}
	_, err := a.db.ExecContext(ctx, "UPDATE users SET used = used + 1 WHERE id = ?", id)
	return err
}
