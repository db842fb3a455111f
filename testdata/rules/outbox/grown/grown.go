// Package grown puts its statements together step by step.
package grown

import (
	"context"
	"strconv"

	"github.com/segmentio/kafka-go"

	"dualwrite.test/rules/effectrecord/entshop/ent"
)

// Input is what a payout is asked for with. Most of it may be left out.
type Input struct {
	Seller    string
	Amount    int64
	Status    *string
	Reference *string
	Prefix    string
	Suffix    string
	Region    string
	Branch    string
}

// Desk takes payouts in.
type Desk struct {
	db     *ent.Client
	writer *kafka.Writer
}

// insert is a builder that is assigned anew for each part that is given.
func (d *Desk) insert(in Input) *ent.PayoutCreate {
	q := d.db.Payout.Create().SetSeller(in.Seller).SetAmount(in.Amount).SetNillableStatus(in.Status).SetNillableReference(in.Reference)
	if in.Prefix != "" {
		q = q.SetReference(in.Prefix + "-" + in.Seller)
	}
	if in.Suffix != "" {
		q = q.SetReference(in.Seller + "-" + in.Suffix)
	}
	if in.Region != "" {
		q = q.SetSeller(in.Region + "/" + in.Seller)
	}
	if in.Branch != "" {
		q = q.SetSeller(in.Branch + "/" + in.Seller)
		switch in.Region {
		case "north":
			q = q.SetStatus("NORTH").SetAmount(in.Amount + 1)
		case "south":
			q = q.SetStatus("SOUTH")
		}
	}
	if in.Amount > 100 {
		q = q.SetStatus("LARGE")
	}
	return q
}

func (d *Desk) publish(ctx context.Context, id int) error {
	return d.writer.WriteMessages(ctx, kafka.Message{Topic: "payouts", Value: []byte(strconv.Itoa(id))})
}

// BadCreate tells of the payout when it is there.
func (d *Desk) BadCreate(ctx context.Context, in Input) (int, error) {
	p, err := d.insert(in).Save(ctx)
	if err != nil {
		return 0, err
	}
	return p.ID, d.publish(ctx, p.ID) // want `Desk.publish is lost if the process dies before it: payouts.status is committed`
}

// OkPreview stores nothing of it.
func (d *Desk) OkPreview(ctx context.Context, in Input) error {
	d.insert(in)
	return d.publish(ctx, int(in.Amount))
}
