package effectflow // of the tests in effectflow_test

// Kept returns how many graphs are in memory.
func (w *World) Kept() int { return len(w.graphs) }

// Live tells whether function id may lead to a step.
func (w *World) Live(id string) bool { return w.live(id) }

// NearTo is near for tests.
var NearTo = near
