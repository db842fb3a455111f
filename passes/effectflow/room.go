package effectflow

// The caps on expansion. What lies beyond them stays an unresolved call and the
// graph is marked as capped.
const (
	maxNodes = 1000 // of one graph, or half of it beside the steps of its own function
	maxSmall = 60   // of a graph that is put in although the whole is large already
	maxDepth = 10   // frames
	maxImpls = 4    // implementations of one interface method

	// maxCircle is how many functions may call each other in a circle without their
	// graphs getting less room: each of these holds all that there is room for, so
	// that all together would grow with the square of the circle.
	maxCircle = 16
	// maxCalled is the same for circles that interfaces and function values close:
	// most of them the program never goes round.
	maxCalled = 64
	// minNodes is the room in the largest of circles.
	minNodes = 100
)

// room is up to how many steps a graph is filled.
type room struct {
	asks  int // with questions
	acts  int // with what does more
	over  int // with the last thing put in
	small int // with what is small
}

// roomFor returns the room of a function with so many steps of its own. It grows
// with them: a switch with a thousand cases is to keep what they call.
func (w *World) roomFor(id string, own int) room {
	most := maxNodes
	if n := w.called[id]; n > maxCalled {
		most = maxNodes * maxCalled / n
	}
	if n := w.circled[id]; n > maxCircle {
		most = min(most, maxNodes*maxCircle/n)
	}
	most = max(most, minNodes)
	acts := max(most, own+most/2)
	return room{asks: max(most/2, own+most/4), acts: acts, over: acts + most, small: acts + 2*most}
}

// fits reports whether targets may still be put in. What is small gets more: after
// a call that does much, the one line that records it must not be lost.
func (in *instance) fits(targets []target) bool {
	size, quiet := 0, true
	for _, t := range targets {
		if g := in.maker.graph(t.id); g != nil {
			size += len(g.Nodes)
			quiet = quiet && (size <= maxSmall || g.quiet())
		}
	}
	grown, room := len(in.out.Nodes), &in.out.room
	switch {
	case size <= maxSmall:
		return grown <= room.small
	case quiet:
		return grown+size <= room.asks
	}
	return grown <= room.acts && grown+size <= room.over
}
