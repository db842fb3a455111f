package pairing

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
)

func TestOfAnother(t *testing.T) {
	tests := []struct {
		family models.EffectKind
		column string
		want   bool
	}{
		{models.Mail, "sent_at", false},
		{models.Mail, "code_issued_at", true},
		{models.HTTP, "auth_code_issued_at", true},
		{models.RPC, "token_issued_on", true},
		{models.HTTP, "card_issued_at", false}, // which a request may well do
		{models.HTTP, "posted_at", false},
		{models.HTTP, "recovery_sent_at", true},
		{models.HTTP, "sent_at", false},
		{models.Payment, "paid_at", false},
	}
	for _, tt := range tests {
		rec := effectflow.Record{Stmt: &dbcall.Stmt{}, Column: tt.column, Status: true}
		assert.Equal(t, tt.want, OfAnother(&effectflow.Effect{Family: tt.family}, rec), "%v %s", tt.family, tt.column)
	}
}
