// Package offers asks another service to make something and remembers what it
// answered in a new row.
package offers

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"

	"gorm.io/gorm"
)

// Order is what a customer wants.
type Order struct {
	ID      uint64
	Cents   int
	Invoice string
	Status  string
}

// Invoice is an offer that the customer may accept.
type Invoice struct {
	ID      uint64
	OrderID uint64
	Request string
	Owner   string
}

type answer struct{ Request string }

// Desk serves the customers.
type Desk struct {
	db  *gorm.DB
	url string
}

// Routes registers what the desk serves.
func Routes(db *gorm.DB, url string) {
	d := &Desk{db: db, url: url}
	http.HandleFunc("/offer", d.okOffer)
	http.HandleFunc("/owned", d.okOwned)
	http.HandleFunc("/once", d.badTested)
	http.HandleFunc("/attach", d.badUpdate)
	http.HandleFunc("/pay", d.badCharge)
	http.HandleFunc("/all", d.badSweep)
}

func (d *Desk) ask(path string, cents int) (answer, error) {
	var a answer
	body := fmt.Sprintf(`{"cents": %d}`, cents)
	req, err := http.NewRequest(http.MethodPost, d.url+path, bytes.NewBufferString(body))
	if err != nil {
		return a, err
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return a, err
	}
	defer res.Body.Close()
	raw, err := io.ReadAll(res.Body)
	if err != nil {
		return a, err
	}
	err = json.Unmarshal(raw, &a)
	return a, err
}

// Nothing is stored before, and an offer that nobody remembers expires.
func (d *Desk) okOffer(w http.ResponseWriter, r *http.Request) {
	a, err := d.ask("/invoices", 100) // want:low `Desk.ask is repeated after a crash`
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	d.db.Create(&Invoice{Request: a.Request, Owner: r.FormValue("owner")})
}

// That the owner was found decides nothing about the work.
func (d *Desk) okOwned(w http.ResponseWriter, r *http.Request) {
	var o Order
	if err := d.db.First(&o, "id = ?", r.FormValue("order")).Error; err != nil {
		http.NotFound(w, r)
		return
	}
	a, err := d.ask("/invoices", o.Cents) // want:low `Desk.ask is repeated after a crash`
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	d.db.Create(&Invoice{OrderID: o.ID, Request: a.Request})
}

// The order should have one: whoever asks again gets another.
func (d *Desk) badTested(w http.ResponseWriter, r *http.Request) {
	var n int64
	d.db.Model(&Invoice{}).Where("owner = ?", r.FormValue("owner")).Count(&n)
	if n > 0 {
		return
	}
	a, err := d.ask("/invoices", 100) // want `Desk.ask is repeated after a crash`
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	d.db.Create(&Invoice{Request: a.Request, Owner: r.FormValue("owner")})
}

// The record is a change of what was there.
func (d *Desk) badUpdate(w http.ResponseWriter, r *http.Request) {
	a, err := d.ask("/invoices", 100) // want `Desk.ask is repeated after a crash`
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	d.db.Model(&Order{}).Where("id = ?", r.FormValue("order")).Update("invoice", a.Request)
}

// What was charged is gone, remembered or not.
func (d *Desk) badCharge(w http.ResponseWriter, r *http.Request) {
	a, err := d.ask("/charges", 100) // want `Desk.ask is repeated after a crash`
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	d.db.Create(&Invoice{Request: a.Request, Owner: r.FormValue("owner")})
}

// The next request begins with the same rows.
func (d *Desk) badSweep(w http.ResponseWriter, r *http.Request) {
	var orders []Order
	if err := d.db.Where("status = ?", "new").Find(&orders).Error; err != nil {
		return
	}
	for _, o := range orders {
		a, err := d.ask("/invoices", o.Cents) // want `Desk.ask is repeated after a crash`
		if err != nil {
			continue
		}
		d.db.Create(&Invoice{OrderID: o.ID, Request: a.Request})
	}
}
