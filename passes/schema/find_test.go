package schema

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// An opening finds what its expression would find that is tried everywhere.
func TestOpening(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	parts := []string{"drop index ", "DROP Table ", "do $", "\n-- up", "\n--migrate:down", "drop", "DROP", "Drop", "do", "DO", " ", "\n", "\t", "index", "TABLE", "constraint ", "if exists ", "a", "_", "é", "K", "\"x\"", "public.", "$$", "$b$", ";", "--", "-- ", "+goose ", "migrate:", "up", "Down", "@", "\r\n"}
	marks := regexp.MustCompile(`(?im)^[ \t]*--[ \t]*(?:\+goose[ \t]+|migrate:|\+migrate[ \t]+|\+micrate[ \t]+|rambler[ \t]+|@?)(up|down)\b.*$`)
	slow := map[*opening]*regexp.Regexp{}
	for _, o := range []*opening{dropIndex(), dropTable(), block()} {
		slow[o] = regexp.MustCompile(`(?is)\b` + strings.TrimPrefix(o.re.String(), `(?is)^`))
	}
	found := 0
	for range 20000 {
		var b strings.Builder
		for range 1 + r.IntN(14) {
			b.WriteString(parts[r.IntN(len(parts))])
		}
		text := b.String()
		for o, re := range slow {
			want := re.FindAllStringSubmatchIndex(text, -1)
			found += len(want)
			assert.Equal(t, want, o.all(text), "%q", text)
		}
		want := marks.FindAllStringSubmatchIndex(text, -1)
		found += len(want)
		assert.Equal(t, want, marksIn(text), "%q", text)
	}
	assert.Greater(t, found, 1000)
}
