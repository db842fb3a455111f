// Package schema declares what the shop stores.
package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/schema/field"
)

// Payout is money that is owed to a seller.
type Payout struct{ ent.Schema }

// Fields of a payout.
func (Payout) Fields() []ent.Field {
	return []ent.Field{
		field.String("seller"),
		field.Int64("amount"),
		field.String("status").Default("DUE"),
		field.String("reference").Optional(),
	}
}
