// Package bound calls methods through values made on the spot.
package bound

import (
	"context"
	"crypto/rand"
	"fmt"
	"net/http"
)

type service struct{}

func (s *service) charge(ctx context.Context, key, note string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://pay.example/charges?note="+note, nil)
	if err != nil {
		return err
	}
	req.Header.Set("Idempotency-Key", key)
	_, err = http.DefaultClient.Do(req)
	return err
}

type charger interface {
	charge(ctx context.Context, key, note string) error
}

// BadValue gives the method value a fresh key on every attempt.
func (s *service) BadValue(ctx context.Context, id int) error {
	f := s.charge
	var err error
	for range 3 {
		if err = f(ctx, rand.Text(), fmt.Sprint(id)); err == nil { // want `new on every attempt`
			return nil
		}
	}
	return err
}

// OkValue gives it a fresh note.
func (s *service) OkValue(ctx context.Context, id int) error {
	f := s.charge
	var err error
	for range 3 {
		if err = f(ctx, fmt.Sprint(id), rand.Text()); err == nil {
			return nil
		}
	}
	return err
}

// BadDynamic does it through an interface.
func BadDynamic(ctx context.Context, c charger, id int) error {
	f := c.charge
	var err error
	for range 3 {
		if err = f(ctx, rand.Text(), fmt.Sprint(id)); err == nil { // want `new on every attempt`
			return nil
		}
	}
	return err
}

// OkDynamic gives a stable key.
func OkDynamic(ctx context.Context, c charger, id int) error {
	f := c.charge
	var err error
	for range 3 {
		if err = f(ctx, fmt.Sprint(id), rand.Text()); err == nil {
			return nil
		}
	}
	return err
}

var _ charger = (*service)(nil)
