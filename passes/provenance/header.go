package provenance

import "strings"

// HeaderName returns the canonical form of a header's name, as net/http has it. The
// package that knows it brings the whole network along, which every process of a vet
// tool would load.
func HeaderName(name string) string {
	if strings.ContainsFunc(name, func(r rune) bool { return !headerRune(r) }) {
		return name
	}
	out := []byte(strings.ToLower(name))
	for i := range out {
		if (i == 0 || out[i-1] == '-') && 'a' <= out[i] && out[i] <= 'z' {
			out[i] -= 'a' - 'A'
		}
	}
	return string(out)
}

// headerRune reports whether r may stand in the name of a header.
func headerRune(r rune) bool {
	switch {
	case 'a' <= r && r <= 'z', 'A' <= r && r <= 'Z', '0' <= r && r <= '9':
		return true
	}
	return r < 0x80 && strings.ContainsRune("!#$%&'*+-.^_`|~", r)
}
