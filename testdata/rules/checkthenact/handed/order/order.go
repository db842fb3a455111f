// Package order pays orders that others have read.
package order

import (
	"context"
	"database/sql"
	"errors"
	"net/http"
	"net/url"
)

type Order struct {
	ID    int64
	State string
}

type Orders struct{ DB *sql.DB }

var errState = errors.New("the order is in another state")

func charge(amount string) error {
	res, err := http.PostForm("https://pay.example.org/charges", url.Values{"amount": {amount}})
	if err != nil {
		return err
	}
	return res.Body.Close()
}

func (o *Orders) Load(ctx context.Context, id int64) (*Order, error) {
	order := &Order{ID: id}
	return order, o.DB.QueryRowContext(ctx, "SELECT state FROM handed_orders WHERE id = $1", id).Scan(&order.State)
}

// BadPay tests what its caller has read.
func (o *Orders) BadPay(ctx context.Context, order *Order) error {
	if order.State != "created" { // want `handed_orders.state is tested here.*http.PostForm is done twice`
		return errState
	}
	if err := charge("1"); err != nil {
		return err
	}
	_, err := o.DB.ExecContext(ctx, "UPDATE handed_orders SET state = 'paid' WHERE id = $1", order.ID)
	return err
}

func (o *Orders) LoadAsked(ctx context.Context, id int64) (*Order, error) {
	order := &Order{ID: id}
	return order, o.DB.QueryRowContext(ctx, "SELECT state FROM asked_orders WHERE id = $1", id).Scan(&order.State)
}

// OkPay asks again before it charges.
func (o *Orders) OkPay(ctx context.Context, order *Order) error {
	if order.State != "created" {
		return errState
	}
	res, err := o.DB.ExecContext(ctx, "UPDATE asked_orders SET state = 'paid' WHERE id = $1 AND state = 'created'", order.ID)
	if err != nil {
		return err
	}
	if n, _ := res.RowsAffected(); n == 0 {
		return errState
	}
	return charge("1")
}
