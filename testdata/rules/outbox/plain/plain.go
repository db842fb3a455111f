// Package plain publishes after it has written.
package plain

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"log/slog"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/nats-io/nats.go"
	"github.com/rabbitmq/amqp091-go"
	"github.com/redis/go-redis/v9"
	"github.com/riverqueue/river"
	"github.com/segmentio/kafka-go"
	"gorm.io/gorm"
)

type Order struct {
	ID    int64
	State string
}

type LabelArgs struct {
	OrderID int64 `json:"order_id"`
}

func (LabelArgs) Kind() string { return "label" }

type Service struct {
	db     *sql.DB
	pool   *pgxpool.Pool
	gorm   *gorm.DB
	writer *kafka.Writer
	nats   *nats.Conn
	amqp   *amqp091.Channel
	redis  *redis.Client
	river  *river.Client[pgx.Tx]
}

func (s *Service) publish(ctx context.Context, o Order) error {
	value, err := json.Marshal(o)
	if err != nil {
		return err
	}
	return s.writer.WriteMessages(ctx, kafka.Message{Topic: "orders", Value: value})
}

func (s *Service) BadCommitted(ctx context.Context, o Order) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "INSERT INTO orders1 (id) VALUES (?)", o.ID); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	return s.publish(ctx, o) // want `Service.publish is lost if the process dies before it: orders1 is committed by then`
}

// OkOutbox writes the event down.
func (s *Service) OkOutbox(ctx context.Context, o Order) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "INSERT INTO orders2 (id) VALUES (?)", o.ID); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "INSERT INTO outbox (topic, ref) VALUES ('orders', ?)", o.ID); err != nil {
		return err
	}
	return tx.Commit()
}

// OkOutboxAndHint sends at once what the relay would send later.
func (s *Service) OkOutboxAndHint(ctx context.Context, o Order) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, "INSERT INTO orders3 (id) VALUES (?)", o.ID); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "INSERT INTO outbox (topic, ref) VALUES ('orders', ?)", o.ID); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return err
	}
	return s.publish(ctx, o)
}

func (s *Service) BadPlain(ctx context.Context, o Order) error {
	if err := s.gorm.WithContext(ctx).Table("orders4").Create(&o).Error; err != nil {
		return err
	}
	if err := s.publish(ctx, o); err != nil { // want `Service.publish is lost`
		return fmt.Errorf("publish: %w", err)
	}
	return nil
}

func (s *Service) BadAMQP(ctx context.Context, id int64) error {
	if _, err := s.pool.Exec(ctx, "UPDATE orders5 SET state = 'CANCELLED' WHERE id = $1", id); err != nil {
		return err
	}
	return s.amqp.PublishWithContext(ctx, "orders", "cancelled", false, false, amqp091.Publishing{Body: []byte(fmt.Sprint(id))}) // want `Channel.PublishWithContext is lost if the process dies before it: orders5.state is committed`
}

// OkLogged is an event nobody relies on.
func (s *Service) OkLogged(ctx context.Context, id int64) error {
	if _, err := s.pool.Exec(ctx, "UPDATE orders6 SET state = 'CANCELLED' WHERE id = $1", id); err != nil {
		return err
	}
	if err := s.nats.Publish("cancelled", []byte(fmt.Sprint(id))); err != nil { // want:low `Conn.Publish is lost`
		slog.WarnContext(ctx, "publish", "error", err)
	}
	return nil
}

// OkOther is about something else.
func (s *Service) OkOther(ctx context.Context, id int64, region string) error {
	if _, err := s.pool.Exec(ctx, "UPDATE orders7 SET state = 'CANCELLED' WHERE id = $1", id); err != nil {
		return err
	}
	return s.nats.Publish("refresh", []byte(region))
}

func (s *Service) BadJob(ctx context.Context, id int64) error {
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		_, err := tx.Exec(ctx, "INSERT INTO orders8 (id) VALUES ($1)", id)
		return err
	})
	if err != nil {
		return err
	}
	_, err = s.river.Insert(ctx, LabelArgs{id}, nil) // want `Client.Insert is lost if the process dies before it: orders8 is committed`
	return err
}

func (s *Service) OkJobTx(ctx context.Context, id int64) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "INSERT INTO orders9 (id) VALUES ($1)", id); err != nil {
			return err
		}
		_, err := s.river.InsertTx(ctx, tx, LabelArgs{id}, nil)
		return err
	})
}

// OkRecorded marks what it has sent: another rule looks at that.
func (s *Service) OkRecorded(ctx context.Context, id int64) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO orders10 (id) VALUES ($1)", id); err != nil {
		return err
	}
	if err := s.nats.Publish("orders", []byte(fmt.Sprint(id))); err != nil {
		return err
	}
	_, err := s.pool.Exec(ctx, "UPDATE orders10 SET announced_at = now() WHERE id = $1", id)
	return err
}

// OkInside is inside of the transaction: another rule looks at that.
func (s *Service) OkInside(ctx context.Context, id int64) error {
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "INSERT INTO orders11 (id) VALUES ($1)", id); err != nil {
			return err
		}
		return s.nats.Publish("orders", []byte(fmt.Sprint(id)))
	})
}

// OkRedis tells those who happen to listen.
func (s *Service) OkRedis(ctx context.Context, id int64) error {
	if _, err := s.pool.Exec(ctx, "UPDATE orders12 SET state = 'CANCELLED' WHERE id = $1", id); err != nil {
		return err
	}
	return s.redis.Publish(ctx, "orders", fmt.Sprint(id)).Err() // want:low `is lost`
}

// OkRead only reads before it publishes.
func (s *Service) OkRead(ctx context.Context, id int64) error {
	var state string
	if err := s.pool.QueryRow(ctx, "SELECT state FROM orders13 WHERE id = $1", id).Scan(&state); err != nil {
		return err
	}
	return s.nats.Publish("orders", []byte(fmt.Sprint(id, state)))
}

// OkPublishFirst has the other order, which is not about an outbox.
func (s *Service) OkPublishFirst(ctx context.Context, id int64) error {
	if err := s.nats.Publish("orders", []byte(fmt.Sprint(id))); err != nil {
		return err
	}
	_, err := s.pool.Exec(ctx, "DELETE FROM drafts14 WHERE id = $1", id)
	return err
}

// BadAlone writes an outbox row, but on its own.
func (s *Service) BadAlone(ctx context.Context, id int64) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO orders15 (id) VALUES ($1)", id); err != nil {
		return err
	}
	_, err := s.pool.Exec(ctx, "INSERT INTO order_outbox (order_id) VALUES ($1)", id) // want `Pool.Exec writes order_outbox in another transaction than orders15`
	return err
}

// BadTwoTx has both in transactions, but not in one.
func (s *Service) BadTwoTx(ctx context.Context, id int64) error {
	err := pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		_, err := tx.Exec(ctx, "INSERT INTO orders16 (id) VALUES ($1)", id)
		return err
	})
	if err != nil {
		return err
	}
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		_, err := tx.Exec(ctx, "INSERT INTO order_outbox (order_id) VALUES ($1)", id) // want `Tx.Exec writes order_outbox in another transaction than orders16`
		return err
	})
}

// OkOneOfTwo has its event with the change, and another write before.
func (s *Service) OkOneOfTwo(ctx context.Context, id int64) error {
	if _, err := s.pool.Exec(ctx, "UPDATE visits SET seen = true WHERE order_id = $1", id); err != nil {
		return err
	}
	return pgx.BeginFunc(ctx, s.pool, func(tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, "INSERT INTO orders17 (id) VALUES ($1)", id); err != nil {
			return err
		}
		_, err := tx.Exec(ctx, "INSERT INTO order_outbox (order_id) VALUES ($1)", id)
		return err
	})
}

// OkSwept publishes early what a sweep would publish later.
func (s *Service) OkSwept(ctx context.Context, id int64) error {
	if _, err := s.pool.Exec(ctx, "UPDATE orders18 SET state = 'TO_SHIP' WHERE id = $1", id); err != nil {
		return err
	}
	return s.nats.Publish("ship", []byte(fmt.Sprint(id))) // want:low `Conn.Publish is lost`
}

func (s *Service) OkSweep(ctx context.Context) error {
	rows, err := s.pool.Query(ctx, "SELECT id FROM orders18 WHERE state = 'TO_SHIP'")
	if err != nil {
		return err
	}
	ids, err := pgx.CollectRows(rows, pgx.RowTo[int64])
	if err != nil {
		return err
	}
	for _, id := range ids {
		if err := s.nats.Publish("ship", []byte(fmt.Sprint(id))); err != nil {
			return err
		}
	}
	return nil
}

// Event is what somebody did, for others to read.
type Event struct {
	ID          uint64 `gorm:"primaryKey;autoIncrement"`
	InitiatorID string
	TargetID    int64
}

// OkDiary writes it apart.
func (s *Service) OkDiary(ctx context.Context, who string, id int64) error {
	if err := s.gorm.WithContext(ctx).Create(&Order{ID: id, State: "NEW"}).Error; err != nil {
		return err
	}
	return s.gorm.WithContext(ctx).Create(&Event{InitiatorID: who, TargetID: id}).Error
}

// Outgoing is sent to others.
type Outgoing struct {
	ID       uint64 `gorm:"primaryKey;autoIncrement"`
	TargetID int64
}

func (Outgoing) TableName() string { return "events" }

// BadEvent writes what others wait for apart.
func (s *Service) BadEvent(ctx context.Context, id int64) error {
	if err := s.gorm.WithContext(ctx).Create(&Order{ID: id, State: "NEW"}).Error; err != nil {
		return err
	}
	return s.gorm.WithContext(ctx).Create(&Outgoing{TargetID: id}).Error // want:low `DB.Create writes events in another transaction than orders`
}

type wakeUp struct {
	Kind   string
	Tenant string
}

func (s *Service) send(ctx context.Context, queue string, m any) error {
	body, err := json.Marshal(m)
	if err != nil {
		return err
	}
	return s.amqp.PublishWithContext(ctx, "", queue, false, false, amqp091.Publishing{Body: body})
}

// LowWake tells the poller to look at once.
func (s *Service) LowWake(ctx context.Context, tenant, cron string) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO crons31 (tenant, expression) VALUES ($1, $2)", tenant, cron); err != nil {
		return err
	}
	return s.send(ctx, "poller", wakeUp{Kind: "cron-created", Tenant: tenant}) // want:low `Service.send is lost if the process dies before it`
}

type cronCreated struct {
	Tenant     string
	Expression string
}

// BadCron says which one it is.
func (s *Service) BadCron(ctx context.Context, tenant, cron string) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO crons32 (tenant, expression) VALUES ($1, $2)", tenant, cron); err != nil {
		return err
	}
	return s.send(ctx, "poller", cronCreated{tenant, cron}) // want `Service.send is lost if the process dies before it`
}

type seen struct {
	Kind string
	ID   int64
}

// LowMonitoring is for those who watch.
func (s *Service) LowMonitoring(ctx context.Context, id int64) error {
	if _, err := s.pool.Exec(ctx, "UPDATE orders33 SET state = 'PAID' WHERE id = $1", id); err != nil {
		return err
	}
	return s.send(ctx, "seen", seen{"create-monitoring-event", id}) // want:low `Service.send is lost if the process dies before it`
}

type bundle struct {
	Kind     string
	Tenant   string
	Payloads [][]byte
}

func bundled[T any](kind, tenant string, all ...T) (*bundle, error) {
	payloads := make([][]byte, len(all))
	for i, one := range all {
		body, err := json.Marshal(one)
		if err != nil {
			return nil, err
		}
		payloads[i] = body
	}
	return &bundle{kind, tenant, payloads}, nil
}

type replay struct{ Tasks []string }

// BadTasks lists those that are new.
func (s *Service) BadTasks(ctx context.Context, tenant, run string) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO entries34 (tenant, run) VALUES ($1, $2)", tenant, run); err != nil {
		return err
	}
	rows, err := s.pool.Query(ctx, "SELECT id FROM tasks34 WHERE run = $1", run)
	if err != nil {
		return err
	}
	tasks, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		return err
	}
	again := make([]string, 0, len(tasks))
	for _, t := range tasks {
		again = append(again, t)
	}
	m, err := bundled("replay-tasks", tenant, replay{again})
	if err != nil {
		return err
	}
	return s.send(ctx, "tasks", m) // want `Service.send is lost if the process dies before it`
}
