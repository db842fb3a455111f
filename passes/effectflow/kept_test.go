package effectflow // of the tests in effectflow_test

// Kept returns how many graphs are in memory.
func (w *World) Kept() int { return len(w.graphs) }
