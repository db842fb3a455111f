package effectflow

import "github.com/dualwrite/dualwrite/passes/effects"

// Entered tells by what f is called again for the same work: "job", "message",
// "cron", "activity", "workflow", "http", "reconcile"; "" when nothing shows
// that it is.
func (w *World) Entered(f *effects.Func) string { return w.handler(f) }
