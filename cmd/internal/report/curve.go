package report

import "fmt"

type point struct{ x, y int }

// curve is the line of an arrow: where it starts and ends, and between them what
// pulls at it.
type curve [4]point

func straight(a, b point) curve {
	third := func(n int) point { return point{a.x + (b.x-a.x)*n/3, a.y + (b.y-a.y)*n/3} }
	return curve{a, third(1), third(2), b}
}

func (c curve) path() string {
	return fmt.Sprintf("M%d %d C%d %d %d %d %d %d", c[0].x, c[0].y, c[1].x, c[1].y, c[2].x, c[2].y, c[3].x, c[3].y)
}

// at returns the point that is so many hundredths along the curve.
func (c curve) at(hundredths int) point {
	t, u := hundredths, 100-hundredths
	mix := func(a, b, c, d int) int { return (u*u*u*a + 3*u*u*t*b + 3*u*t*t*c + t*t*t*d) / 1000000 }
	return point{mix(c[0].x, c[1].x, c[2].x, c[3].x), mix(c[0].y, c[1].y, c[2].y, c[3].y)}
}

const (
	letterW = 7  // of a number beside an arrow
	letterH = 14 // with room around it
)

// label puts the numbers of an arrow on it where they cover nothing: in its
// middle, or else further to one of its ends.
func (l *layout) label(a *Arrow, c curve) {
	best := c.at(50)
	for _, at := range []int{50, 40, 60, 30, 70, 22, 78, 15, 85} {
		p := c.at(at)
		a.X, a.Y = p.x, p.y
		if l.free(a) {
			best = p
			break
		}
	}
	a.X, a.Y = best.x, best.y
	w := letterW*len([]rune(a.Numbers)) + 2
	a.Back = Box{X: a.X - w/2, Y: a.Y - letterH/2, W: w, H: letterH}
}

// free reports whether a label covers no box and no other label.
func (l *layout) free(a *Arrow) bool {
	w := letterW*len([]rune(a.Numbers)) + letterW
	for _, o := range l.d.Arrows {
		if 2*distance(a.X, o.X) < w+letterW*len([]rune(o.Numbers))+letterW && distance(a.Y, o.Y) < letterH {
			return false
		}
	}
	for _, b := range l.d.Boxes {
		if a.X+w/2 > b.X && a.X-w/2 < b.X+b.W && a.Y+letterH/2 > b.Y && a.Y-letterH/2 < b.Y+b.H {
			return false
		}
	}
	return true
}

func distance(a, b int) int { return max(a-b, b-a) }
