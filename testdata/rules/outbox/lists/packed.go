package lists

import (
	"context"
	"encoding/json"
)

type envelope struct {
	Topic    string
	Payloads [][]byte
}

// pack puts together what goes out as one message.
func pack[T any](topic string, all ...T) ([]byte, error) {
	payloads := make([][]byte, len(all))
	for i, x := range all {
		b, err := json.Marshal(x)
		if err != nil {
			return nil, err
		}
		payloads[i] = b
	}
	return json.Marshal(envelope{Topic: topic, Payloads: payloads})
}

// BadPacked sends a list that names the row.
func (p *Post) BadPacked(ctx context.Context, x Parcel) error {
	if err := p.store(ctx, x); err != nil {
		return err
	}
	task, err := pack("stored", x)
	if err != nil {
		return err
	}
	return p.rdb.RPush(ctx, "parcels", task).Err() // want `RPush is lost if the process dies before it: parcels`
}

// OkPacked sends a list of other things.
func (p *Post) OkPacked(ctx context.Context, x Parcel, wishes []string) error {
	if err := p.store(ctx, x); err != nil {
		return err
	}
	task, err := pack("wishes", wishes...)
	if err != nil {
		return err
	}
	return p.rdb.RPush(ctx, "wishes", task).Err()
}
