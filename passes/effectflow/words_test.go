package effectflow

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestWords(t *testing.T) {
	for name, want := range map[string][]string{
		"":                {},
		"send":            {"send"},
		"SendMail":        {"send", "mail"},
		"HTTPClient.Do":   {"http", "client", "do"},
		"order_id":        {"order", "id"},
		"__x--y":          {"x", "y"},
		"sendSMS_now":     {"send", "sms", "now"},
		"ID":              {"id"},
		"ÄrgerMail":       {"ärger", "mail"},
		"SMS_Sent":        {"sms", "sent"},
		"expires at.time": {"expires", "at", "time"},
	} {
		assert.Equal(t, want, Words(name), name)
		assert.Equal(t, want, append([]string{}, slices.Collect(EachWord(name))...), name)
		if len(want) == 0 {
			assert.Empty(t, FirstWord(name))
			continue
		}
		assert.Equal(t, want[0], FirstWord(name), name)
	}
}
