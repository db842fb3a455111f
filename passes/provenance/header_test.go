package provenance

import (
	"net/textproto"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestHeaderName(t *testing.T) {
	for _, name := range []string{
		"", "idempotency-key", "IDEMPOTENCY-KEY", "Idempotency-Key", "x--y", "-a", "a-", "x_y-z", "1st-key", "etag",
		"with space", "colon:", "schlüssel", "K", "a\x00b", "a\nb", "a.b!c", "x-\xff",
	} {
		assert.Equal(t, textproto.CanonicalMIMEHeaderKey(name), HeaderName(name), "%q", name)
	}
}

func FuzzHeaderName(f *testing.F) {
	f.Add("x-request-id")
	f.Fuzz(func(t *testing.T, name string) {
		assert.Equal(t, textproto.CanonicalMIMEHeaderKey(name), HeaderName(name))
	})
}
