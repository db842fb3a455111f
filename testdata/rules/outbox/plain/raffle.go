package plain

import (
	"database/sql"
	"encoding/json"

	"github.com/ThreeDotsLabs/watermill"
	"github.com/ThreeDotsLabs/watermill/message"
)

type drawn struct {
	Raffle int `json:"raffle"`
}

// Raffle tells of its winners by messages whose name is new each time.
type Raffle struct {
	db  *sql.DB
	bus message.Publisher
}

func (r *Raffle) BadDraw(raffle int, winner string) error {
	if _, err := r.db.Exec("INSERT INTO raffles (raffle_id, winner) VALUES (?, ?)", raffle, winner); err != nil {
		return err
	}
	payload, err := json.Marshal(drawn{Raffle: raffle})
	if err != nil {
		return err
	}
	return r.bus.Publish("drawn", message.NewMessage(watermill.NewULID(), payload)) // want `Publisher.Publish is lost if the process dies before it: raffles is committed by then`
}

// OkOther tells of another raffle than the one that is stored.
func (r *Raffle) OkOther(raffle, other int, winner string) error {
	if _, err := r.db.Exec("INSERT INTO raffles (raffle_id, winner) VALUES (?, ?)", raffle, winner); err != nil {
		return err
	}
	payload, err := json.Marshal(drawn{Raffle: other})
	if err != nil {
		return err
	}
	return r.bus.Publish("drawn", message.NewMessage(watermill.NewULID(), payload))
}
