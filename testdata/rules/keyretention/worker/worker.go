// Package worker runs jobs that are tried again for weeks.
package worker

import (
	"context"
	"time"

	"github.com/redis/go-redis/v9"
	"github.com/riverqueue/river"
	"gopkg.in/gomail.v2"
)

type Args struct{ User string }

func (Args) Kind() string { return "mail" }

type BadMailer struct {
	river.WorkerDefaults[Args]
	rdb    redis.Cmdable
	dialer *gomail.Dialer
}

func (w *BadMailer) Work(ctx context.Context, job *river.Job[Args]) error {
	ok, err := w.rdb.SetNX(ctx, "mailed:"+job.Args.User, "1", 24*time.Hour).Result() // want `tried again for weeks`
	if err != nil || !ok {
		return err
	}
	return w.dialer.DialAndSend(gomail.NewMessage())
}

type OkMailer struct {
	river.WorkerDefaults[Args]
	rdb    redis.Cmdable
	dialer *gomail.Dialer
}

func (w *OkMailer) Work(ctx context.Context, job *river.Job[Args]) error {
	ok, err := w.rdb.SetNX(ctx, "mailed-long:"+job.Args.User, "1", 60*24*time.Hour).Result()
	if err != nil || !ok {
		return err
	}
	return w.dialer.DialAndSend(gomail.NewMessage())
}

// OkThrottled sends at most one code a minute when somebody asks.
func OkThrottled(ctx context.Context, rdb redis.Cmdable, d *gomail.Dialer, user string) error {
	ok, err := rdb.SetNX(ctx, "code:"+user, "1", time.Minute).Result()
	if err != nil || !ok {
		return err
	}
	return d.DialAndSend(gomail.NewMessage())
}
