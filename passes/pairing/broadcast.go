package pairing

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
)

// Broadcasts reports whether e tells those who happen to listen (Redis Pub/Sub): nobody
// keeps it, and who hears it twice looks twice.
func Broadcasts(e *effectflow.Effect) bool {
	if e.Row == nil {
		return false
	}
	sym := e.Row.Symbol
	return strings.Contains(sym, "redis") && (strings.HasSuffix(sym, ").Publish") || strings.HasSuffix(sym, ").SPublish"))
}
