// Package polled tells workers of rows that they pick for themselves.
package polled

import (
	"context"
	"encoding/json"

	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/rabbitmq/amqp091-go"
)

type Message struct {
	Kind   string
	Tenant string
	Ref    string
	Brief  bool
}

type Service struct {
	pool *pgxpool.Pool
	mq   *amqp091.Channel
}

func (s *Service) send(ctx context.Context, queue string, m *Message) error {
	body, err := json.Marshal(m)
	if err != nil {
		return err
	}
	p := amqp091.Publishing{Body: body}
	if m.Brief {
		p.Expiration = "0"
	}
	return s.mq.PublishWithContext(ctx, "", queue, false, false, p)
}

// Timers gives a worker those that nobody else holds, all over again.
func (s *Service) Timers(ctx context.Context, worker string) ([]string, error) {
	rows, err := s.pool.Query(ctx, `WITH free AS MATERIALIZED (
			SELECT timers.id, timers.label FROM timers
			JOIN plans ON plans.id = timers.plan_id
			WHERE timers.enabled AND (timers.worker_id IS NULL OR timers.worker_id = $1)
			FOR UPDATE OF timers SKIP LOCKED
		), named AS (SELECT free.id FROM free WHERE free.label <> '')
		UPDATE timers t SET worker_id = $1 FROM named WHERE t.id = named.id RETURNING t.label`, worker)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []string
	for rows.Next() {
		var label string
		if err := rows.Scan(&label); err != nil {
			return nil, err
		}
		out = append(out, label)
	}
	return out, rows.Err()
}

// OkNudged only makes it quicker.
func (s *Service) OkNudged(ctx context.Context, tenant, plan, label string, brief bool) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO timers (tenant_id, plan_id, label) VALUES ($1, $2, $3)", tenant, plan, label); err != nil {
		return err
	}
	return s.send(ctx, "timers", &Message{Kind: "timer-created", Tenant: tenant, Brief: brief}) // want:low `Service.send is lost`
}

// BadNamed says which row it is: others may do something else with it.
func (s *Service) BadNamed(ctx context.Context, tenant, plan, label string, brief bool) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO timers (tenant_id, plan_id, label) VALUES ($1, $2, $3)", tenant, plan, label); err != nil {
		return err
	}
	return s.send(ctx, "timers", &Message{Kind: "timer-created", Tenant: tenant, Ref: label, Brief: brief}) // want `Service.send is lost if the process dies before it: timers`
}

// BadAsked tells of a row that others find only one by one.
func (s *Service) BadAsked(ctx context.Context, tenant, label string, brief bool) error {
	if _, err := s.pool.Exec(ctx, "INSERT INTO visits (tenant_id, label) VALUES ($1, $2)", tenant, label); err != nil {
		return err
	}
	return s.send(ctx, "visits", &Message{Kind: "visit-created", Tenant: tenant, Brief: brief}) // want `Service.send is lost if the process dies before it: visits`
}

// Visit holds the row of one visit.
func (s *Service) Visit(ctx context.Context, id string) error {
	_, err := s.pool.Exec(ctx, "WITH held AS (SELECT id FROM visits WHERE id = $1 FOR UPDATE SKIP LOCKED) UPDATE visits v SET seen = true FROM held WHERE v.id = held.id", id)
	return err
}
