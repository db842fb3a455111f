package effectflow

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// headers returns the headers and similar named values set on an object.
func headers(t *provenance.Term) []candidate { return headersIn(t, false, 0) }

// headersIn looks for header names: anywhere if they are written like one, and
// in what is called a header otherwise.
func headersIn(t *provenance.Term, within bool, depth int) []candidate {
	t = original(t)
	if depth > 6 || t.Kind != provenance.Object && t.Kind != provenance.Alt {
		return nil
	}
	var out []candidate
	for i, a := range t.Args {
		name := ""
		if t.Kind == provenance.Object {
			name = t.Names()[i]
		}
		if key, weak := models.KeyHeader(name); key && (within || strings.Contains(name, "-")) {
			out = append(out, candidate{name, a, ranked(key, weak)})
		}
		out = append(out, headersIn(a, within || headerField(name), depth+1)...)
	}
	if k, v := t.Member("Key"), t.Member("Value"); within && k != nil && v != nil { // an entry of a header list
		if name := constant(k); name != "" {
			key, weak := models.KeyHeader(name)
			out = append(out, candidate{name, v, ranked(key, weak)})
		}
	}
	return out
}

// original returns the request that t is a copy of under another context.
func original(t *provenance.Term) *provenance.Term {
	if t.Kind == provenance.Op && len(t.Args) > 0 {
		switch t.Text {
		case "call:(*net/http.Request).WithContext", "call:(*net/http.Request).Clone":
			return t.Args[0]
		}
	}
	return t
}

func headerField(name string) bool {
	switch strings.ToLower(name) {
	case "header", "headers", "metadata", "meta", "attributes", "properties", "messageattributes":
		return true
	}
	return false
}

// fields returns the members of what is sent that are called keys.
func fields(t *provenance.Term, depth int) []candidate {
	if depth > 4 || t == nil {
		return nil
	}
	var out []candidate
	switch t.Kind {
	case provenance.Object:
		for i, name := range t.Names() {
			if naturalKey(name) {
				out = append(out, candidate{name, t.Args[i], strong})
				continue
			}
			if name != "" && name != provenance.BaseName {
				if key, weak := models.KeyField(name); key && name != "Key" {
					r := ranked(key, weak)
					if r == soft && len(Minted(t.Args[i])) == 0 && !composed(t.Args[i]) {
						r = carries // a field that names the work, among others
					}
					out = append(out, candidate{name, t.Args[i], r})
					continue
				}
			}
			out = append(out, fields(t.Args[i], depth+1)...)
		}
	case provenance.Alt:
		for _, a := range t.Args {
			out = append(out, fields(a, depth)...)
		}
	case provenance.Op:
		if t.Text == "encode" || strings.HasPrefix(t.Text, "call:bytes.") || strings.HasPrefix(t.Text, "call:strings.") {
			for _, a := range t.Args {
				out = append(out, fields(a, depth+1)...)
			}
		}
	}
	return out
}

// hasKeyPlace reports whether the API of a modelled call says where its key belongs.
func hasKeyPlace(row *models.Row) bool {
	return slices.ContainsFunc(row.Keys, func(s models.Slot) bool { return !s.Weak })
}

// strongOnly leaves what is called an idempotency key. A payment service that has a
// place for one recognises nothing by notes and references in other places.
func strongOnly(cs []candidate) []candidate {
	return slices.DeleteFunc(cs, func(c candidate) bool { return c.rank < strong })
}

// pays recognises calls that move money each time: a second refund of one charge
// is another refund, whereas a payment is confirmed or cancelled once.
func pays(row *models.Row) bool {
	symbol := strings.ToLower(row.Symbol)
	method := symbol[strings.LastIndexByte(symbol, '.')+1:]
	if !strings.HasPrefix(method, "new") && !strings.HasPrefix(method, "create") {
		return false
	}
	return slices.ContainsFunc([]string{"charge", "refund", "paymentintent", "payment_intent", "payout", "transfer", "topup"},
		func(what string) bool { return strings.Contains(symbol, what) })
}

// composed reports whether t was made up of several parts: a name for just this
// work rather than a field of it.
func composed(t *provenance.Term) bool {
	switch t.Kind {
	case provenance.Op:
		return t.Text == "+" || t.Text == "format" || t.Text == "join" || strings.HasPrefix(t.Text, "call:fmt.") ||
			strings.HasPrefix(t.Text, "call:encoding/hex") || strings.Contains(t.Text, "uuid.New")
	case provenance.Alt:
		for _, a := range t.Args {
			if composed(a) {
				return true
			}
		}
	}
	return false
}

// naturalKey recognises parameters that name the one payment or transfer which they
// settle: it can't be done a second time.
func naturalKey(name string) bool {
	switch FirstWord(name) {
	case "preimage", "payment", "bolt", "invoice", "tx", "signed", "raw": // most are none of these
	default:
		return false
	}
	switch strings.Join(Words(name), " ") {
	case "preimage", "payment preimage", "payment hash", "payment request", "bolt 11", "invoice hash", "tx hash", "signed tx", "raw tx", "tx hex":
		return true
	}
	return false
}
