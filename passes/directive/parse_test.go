package directive

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
)

func TestParse(t *testing.T) {
	ignore := func(reason string, rules ...string) comment {
		return comment{verb: verbIgnore, rules: rules, reason: reason}
	}
	nolint := comment{verb: verbIgnore, rules: []string{AnyRule}, nolint: true}
	for text, want := range map[string]comment{
		"//dualwrite:ignore txeffect the hook is idempotent":        ignore("the hook is idempotent", "txeffect"),
		"//dualwrite:ignore txeffect,outbox sent by the relay":      ignore("sent by the relay", "txeffect", "outbox"),
		"//dualwrite:ignore txeffect, outbox sent by the relay":     ignore("sent by the relay", "txeffect", "outbox"),
		"//dualwrite:ignore txeffect,, outbox, sent":                ignore("", ""),
		"//dualwrite:ignore\ttxeffect\tsent by the relay":           ignore("sent by the relay", "txeffect"),
		"//dualwrite:ignore txeffect // sent by the relay":          ignore("sent by the relay", "txeffect"),
		"//dualwrite:ignore txeffect -- sent by the relay":          ignore("sent by the relay", "txeffect"),
		"//dualwrite:ignore txeffect \u2014 sent by the relay":      ignore("sent by the relay", "txeffect"),
		"//dualwrite:ignore txeffect see https://bugs.example/1\r":  ignore("see https://bugs.example/1", "txeffect"),
		"//dualwrite:ignore txeffect \u00fcbermorgen gel\u00f6scht": ignore("\u00fcbermorgen gel\u00f6scht", "txeffect"),
		"//dualwrite:effect":                                 {verb: verbEffect},
		"//dualwrite:effect key=orderID":                     {verb: verbEffect, key: "orderID"},
		"//dualwrite:effect key=req.Order.ID and a remark":   {verb: verbEffect, key: "req.Order.ID"},
		"//dualwrite:effect that pages the engineer on call": {verb: verbEffect},
		"//dualwrite:idempotent":                             {verb: verbIdempotent},
		"//dualwrite:record of every shipment":               {verb: verbRecord},
		"//dualwrite:claim":                                  {verb: verbClaim},
		"//dualwrite:pure\r":                                 {verb: verbPure},
		"//nolint":                                           nolint,
		"// nolint":                                          nolint,
		"//nolint // because":                                nolint,
		"//nolint:all":                                       nolint,
		"//nolint:dualwrite":                                 nolint,
		"//nolint:errcheck, DualWrite // because":            nolint,
	} {
		t.Run(text, func(t *testing.T) {
			got, ok := parse(text)
			if strings.Contains(text, ",,") {
				assert.Contains(t, got.fault, "say why", "the last comma takes the reason for a rule")
				return
			}
			assert.True(t, ok)
			assert.Equal(t, want, got)
		})
	}
}

func TestParseFaults(t *testing.T) {
	for text, want := range map[string]string{
		"//dualwrite:ignore":                               "name the rule",
		"//dualwrite:ignore , ":                            "name the rule",
		"//dualwrite:ignore txeffect":                      "say why txeffect may be ignored",
		"//dualwrite:ignore txeffect //":                   "say why txeffect may be ignored",
		"//dualwrite:ignore txeffect ...":                  "say why txeffect may be ignored",
		"//dualwrite:ignore txeffect 123":                  "say why txeffect may be ignored",
		"//dualwrite:ignore a,b":                           "say why a,b may be ignored",
		"//dualwrite:ignore This is harmless":              `"This" is not the name of a rule`,
		"//dualwrite:ignore * everything":                  `"*" is not the name of a rule`,
		"//dualwrite:ignore tx\x1b[31m red":                `"tx?[31m" is not the name of a rule`,
		"//dualwrite:ignored txeffect reason":              `unknown verb "ignored"`,
		"//dualwrite:":                                     "no verb",
		"//dualwrite: ignore txeffect reason":              "no verb",
		"//dualwrite:Effect":                               `unknown verb "Effect"`,
		"//dualwrite:effect key=":                          "name the parameter",
		"//dualwrite:effect key orderID":                   "without spaces",
		"//dualwrite:effect key = orderID":                 "without spaces",
		"//dualwrite:effect kye=orderID":                   `no option "kye"`,
		"//dualwrite:record key=orderID":                   `record has no option "key"`,
		"// dualwrite:ignore txeffect reason":              "no space after the slashes: write //dualwrite:ignore",
		"//\tdualwrite:pure":                               "no space after the slashes",
		"/*dualwrite:ignore txeffect reason*/":             "a directive is a line comment",
		"/* dualwrite:pure*/":                              "a directive is a line comment: write //dualwrite:pure",
		"//dualwrite:" + strings.Repeat("x", 4096):         "xxx...",
		"//dualwrite:ignore " + strings.Repeat("a,", 2000): "say why",
	} {
		t.Run(text[:min(len(text), 60)], func(t *testing.T) {
			got, ok := parse(text)
			assert.True(t, ok)
			assert.Contains(t, got.fault, want)
		})
	}
}

func TestParseProse(t *testing.T) {
	for _, text := range []string{
		"",
		"//",
		"/**/",
		"// dualwrite: a static analyzer",
		"// see dualwrite:ignore in the manual",
		"/* dualwrite:the tool */",
		"//dualwrites:ignore x y",
		"//DUALWRITE:ignore x y",
		"//nolintlint",
		"//nolint:errcheck",
		"//nolint:errcheck // not dualwrite",
		"//nolint:dualwriter",
		"//go:generate dualwrite",
		"not a comment",
	} {
		_, ok := parse(text)
		assert.False(t, ok, text)
	}
}

func FuzzParse(f *testing.F) {
	for _, seed := range []string{
		"//dualwrite:ignore a,b why", "//dualwrite:effect key=a.b", "//nolint:all // x", "/*dualwrite:pure*/",
		"// dualwrite:claim", "//dualwrite:", "//dualwrite:ignore \xff\xfe , \u2028 a",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		c, ok := parse(text)
		if !ok {
			assert.Equal(t, comment{}, c)
			return
		}
		assert.True(t, utf8.ValidString(c.fault) && !strings.ContainsAny(c.fault, "\x1b\n\r\x00"), "unsafe message %q", c.fault)
		if c.fault != "" {
			return
		}
		assert.True(t, knownVerb(c.verb))
		if c.verb == verbIgnore && !c.nolint {
			again, ok := parse("//" + prefix + verbIgnore + " " + strings.Join(c.rules, ",") + " " + c.reason)
			assert.True(t, ok)
			assert.Equal(t, c, again, "a directive means what it says")
		}
	})
}
