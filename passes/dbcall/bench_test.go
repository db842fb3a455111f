package dbcall

import (
	"testing"

	"github.com/dualwrite/dualwrite/passes/models"
)

func BenchmarkOfGorm(b *testing.B) {
	row := method(models.Write, "gorm.Updates")
	args := []*term{where(gdb("Model", gdb("WithContext", db, ctx), object("shop.Order")), "id = ? AND status = ?", id, str("NEW")), dict("status", str("SENT"))}
	for b.Loop() {
		Of(row, args, entities)
	}
}

func BenchmarkOfSQL(b *testing.B) {
	args := []*term{db, ctx, str("UPDATE orders SET status = 'PAID', paid_at = now() WHERE id = $1 AND status = $2"), list(id, str("NEW"))}
	for b.Loop() {
		Of(exec, args, entities)
	}
}

func BenchmarkStateColumn(b *testing.B) {
	for b.Loop() {
		StateColumn("shipping_address_line")
	}
}
