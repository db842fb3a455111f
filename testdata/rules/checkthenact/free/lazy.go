package free

import (
	"context"
	"database/sql"
	"net/smtp"

	"github.com/stripe/stripe-go/v82"
)

// Payer has a customer elsewhere for each user.
type Payer struct {
	Pool
	sc *stripe.Client
}

func (p *Payer) register(ctx context.Context, email string) (*stripe.Customer, error) {
	return p.sc.V1Customers.Create(ctx, &stripe.CustomerCreateParams{Email: stripe.String(email)})
}

// BadCustomer makes two customers elsewhere for one user.
func (p *Payer) BadCustomer(ctx context.Context, user int64) (string, error) {
	var email string
	var known sql.NullString
	if err := p.db.QueryRowContext(ctx, "SELECT email, customer_ref FROM lazy_users WHERE id = $1", user).Scan(&email, &known); err != nil {
		return "", err
	}
	if known.Valid { // want `lazy_users.customer_ref is tested here.*v1CustomerService.Create is done twice`
		return known.String, nil
	}
	made, err := p.register(ctx, email)
	if err != nil {
		return "", err
	}
	_, err = p.db.ExecContext(ctx, "UPDATE lazy_users SET customer_ref = $1 WHERE id = $2", made.ID, user)
	return made.ID, err
}

// OkCustomer holds the user while it makes one.
func (p *Payer) OkCustomer(ctx context.Context, user int64) error {
	return p.within(ctx, func(tx *sql.Tx) error {
		var email string
		var known sql.NullString
		if err := tx.QueryRowContext(ctx, "SELECT email, customer_ref FROM held_users WHERE id = $1 FOR UPDATE", user).Scan(&email, &known); err != nil || known.Valid {
			return err
		}
		made, err := p.register(ctx, email)
		if err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, "UPDATE held_users SET customer_ref = $1 WHERE id = $2", made.ID, user)
		return err
	})
}

// OkDefault fills in what is missing, and tells of something else.
func (p *Payer) OkDefault(ctx context.Context, user int64) error {
	var email string
	var zone sql.NullString
	if err := p.db.QueryRowContext(ctx, "SELECT email, zone FROM zoned_users WHERE id = $1", user).Scan(&email, &zone); err != nil {
		return err
	}
	if zone.Valid {
		return nil
	}
	if _, err := p.db.ExecContext(ctx, "UPDATE zoned_users SET zone = $1 WHERE id = $2", "UTC", user); err != nil {
		return err
	}
	return smtp.SendMail("mail:25", nil, "free@example.org", []string{email}, []byte("we assume that you live in London"))
}

// OkCustomerKeyed makes one customer, however often it asks for it.
func (p *Payer) OkCustomerKeyed(ctx context.Context, user string) (string, error) {
	var email string
	var known sql.NullString
	if err := p.db.QueryRowContext(ctx, "SELECT email, customer_ref FROM keyed_customers WHERE id = $1", user).Scan(&email, &known); err != nil {
		return "", err
	}
	if known.Valid {
		return known.String, nil
	}
	params := &stripe.CustomerCreateParams{Email: stripe.String(email)}
	params.SetIdempotencyKey("customer-of-" + user)
	made, err := p.sc.V1Customers.Create(ctx, params)
	if err != nil {
		return "", err
	}
	_, err = p.db.ExecContext(ctx, "UPDATE keyed_customers SET customer_ref = $1 WHERE id = $2", made.ID, user)
	return made.ID, err
}
