// Package documents keeps its rows as JSON in a key-value store.
package documents

import (
	"encoding/json"
	"net/smtp"

	"go.etcd.io/bbolt"
)

// Letter is a document in the bucket letters.
type Letter struct {
	ID     string
	To     string
	Status string
}

// Outbox holds letters.
type Outbox struct{ db *bbolt.DB }

func (o *Outbox) put(l Letter) error {
	return o.db.Update(func(tx *bbolt.Tx) error {
		doc, err := json.Marshal(l)
		if err != nil {
			return err
		}
		return tx.Bucket([]byte("letters")).Put([]byte(l.ID), doc)
	})
}

// BadSend sends a letter and says so in its document.
func (o *Outbox) BadSend(l Letter) error {
	if err := smtp.SendMail("mx:25", nil, "me@example.com", []string{l.To}, []byte("your parcel has come")); err != nil { // want `smtp.SendMail is repeated after a crash: letters.status is written later`
		return err
	}
	l.Status = "sent"
	return o.put(l)
}

// OkNote stores something else about it: that it was sent stands nowhere.
func (o *Outbox) OkNote(l Letter) error {
	if err := smtp.SendMail("mx:25", nil, "me@example.com", []string{l.To}, []byte("your parcel has come")); err != nil {
		return err
	}
	l.To = ""
	return o.put(l)
}

// Archive has its encoder in a field, for its tests.
type Archive struct {
	db      *bbolt.DB
	marshal func(any) ([]byte, error)
}

// NewArchive opens an archive.
func NewArchive(db *bbolt.DB) *Archive { return &Archive{db: db, marshal: json.Marshal} }

// BadSend sends a letter and says so in its document.
func (a *Archive) BadSend(l Letter) error {
	if err := smtp.SendMail("mx:25", nil, "me@example.com", []string{l.To}, []byte("your parcel has come")); err != nil { // want `smtp.SendMail is repeated after a crash: archive.status is written later`
		return err
	}
	l.Status = "sent"
	doc, err := a.marshal(l)
	if err != nil {
		return err
	}
	return a.db.Update(func(tx *bbolt.Tx) error {
		return tx.Bucket([]byte("archive")).Put([]byte(l.ID), doc)
	})
}

// OkNote says nothing of the sort.
func (a *Archive) OkNote(l Letter) error {
	if err := smtp.SendMail("mx:25", nil, "me@example.com", []string{l.To}, []byte("your parcel has come")); err != nil {
		return err
	}
	doc, err := a.marshal(l)
	if err != nil {
		return err
	}
	return a.db.Update(func(tx *bbolt.Tx) error {
		return tx.Bucket([]byte("archive")).Put([]byte(l.ID), doc)
	})
}
