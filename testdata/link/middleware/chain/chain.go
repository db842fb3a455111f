// Package chain wraps functions in functions.
package chain

import (
	"context"
	"log"
)

// Move moves money.
type Move func(ctx context.Context, id string) error

// Middleware wraps a Move.
type Middleware func(Move) Move

// Logging tells what is moved.
func Logging(next Move) Move {
	return func(ctx context.Context, id string) error {
		log.Print("moving ", id)
		return next(ctx, id)
	}
}

// Of wraps m in all of mws.
func Of(m Move, mws ...Middleware) Move {
	for _, mw := range mws {
		m = mw(m)
	}
	return m
}
