package effectflow

// Runs reports whether a main function is in view. What leads to a step is then
// seen; an exported function that nothing leads into is not somebody else's to
// call.
func (w *World) Runs() bool {
	if w.prepared {
		return w.runs
	}
	return w.hasMain()
}

func (w *World) hasMain() bool {
	for id, f := range w.funcs {
		if id == f.Package+".main" {
			return true
		}
	}
	return false
}
