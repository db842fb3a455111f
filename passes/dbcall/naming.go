package dbcall

import (
	"strings"
	"unicode"
)

// snake turns a Go name into words joined by underscores: UserID is user_id,
// HTTPStatus is http_status.
func snake(name string) string {
	var b strings.Builder
	rs := []rune(name)
	for i, r := range rs {
		if unicode.IsUpper(r) && i > 0 && rs[i-1] != '_' &&
			(!unicode.IsUpper(rs[i-1]) || i+1 < len(rs) && unicode.IsLower(rs[i+1]) && !pluralInitialism(rs, i)) {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// pluralInitialism reports whether rs[i] is the last capital before a final
// plural s, as in UserIDs: no word starts there.
func pluralInitialism(rs []rune, i int) bool {
	return i+2 == len(rs) && rs[i+1] == 's'
}

// plural returns the plural of a snake case name, whose last word alone changes.
func plural(name string) string {
	i := strings.LastIndexByte(name, '_') + 1
	return name[:i] + pluralWord(name[i:])
}

func pluralWord(w string) string {
	if w == "" {
		return w
	}
	if p, ok := irregular(w); ok {
		return p
	}
	switch {
	case hasSuffix(w, "quiz"):
		return w + "zes"
	case hasSuffix(w, "matrix", "vertex", "index"):
		return w[:len(w)-2] + "ices"
	case hasSuffix(w, "sis", "axis"): // analysis, basis, crisis
		return w[:len(w)-2] + "es"
	case hasSuffix(w, "tum", "ium"): // datum, medium
		return w[:len(w)-2] + "a"
	case hasSuffix(w, "octopus", "virus"):
		return w[:len(w)-2] + "i"
	case hasSuffix(w, "alias", "status", "ss", "sh", "ch", "x", "bus", "tomato", "buffalo"):
		return w + "es"
	case hasSuffix(w, "s", "ta", "ia"): // orders, data, media
		return w
	case hasSuffix(w, "ay", "ey", "iy", "oy", "uy") && !hasSuffix(w, "quy"):
		return w + "s"
	case hasSuffix(w, "y"):
		return w[:len(w)-1] + "ies"
	case hasSuffix(w, "fe") && !hasSuffix(w, "ffe"):
		return w[:len(w)-2] + "ves"
	case hasSuffix(w, "lf", "rf"): // half, shelf, wharf
		return w[:len(w)-1] + "ves"
	}
	return w + "s"
}

func hasSuffix(w string, suffixes ...string) bool {
	for _, s := range suffixes {
		if strings.HasSuffix(w, s) {
			return true
		}
	}
	return false
}

// irregular returns plurals that follow no rule, and words without one. The
// ORMs look at the end of a word only, so human becomes humen.
func irregular(w string) (string, bool) {
	for _, pair := range [...][2]string{
		{"person", "people"}, {"man", "men"}, {"child", "children"}, {"sex", "sexes"}, {"move", "moves"},
		{"mouse", "mice"}, {"louse", "lice"}, {"ox", "oxen"},
	} {
		whole := oneIn(pair[0], "mouse louse ox")
		if w == pair[1] || !whole && strings.HasSuffix(w, pair[1]) {
			return w, true
		}
		if stem, ok := strings.CutSuffix(w, pair[0]); ok && (!whole || stem == "") {
			return stem + pair[1], true
		}
	}
	switch w {
	case "equipment", "information", "rice", "money", "species", "series", "fish", "sheep", "jeans", "police",
		"milk", "salt", "time_series":
		return w, true
	}
	return "", false
}
