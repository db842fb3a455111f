package pairing

import (
	"slices"

	"github.com/dualwrite/dualwrite/passes/effectflow"
)

// AskedFor recognises mails that whoever waits for them asks for again.
func AskedFor(n *effectflow.Node) bool {
	words := Way(n)
	return slices.ContainsFunc(words, func(w string) bool {
		switch w {
		case "confirm", "confirmation":
			return !slices.ContainsFunc(words, deal)
		case "code", "activation", "activate", "verification", "verify", "password", "reset", "recovery", "login", "otp", "magic":
			return true
		}
		return false
	})
}

// deal recognises what is confirmed to a customer, once, and not by him.
func deal(w string) bool {
	switch w {
	case "order", "orders", "payment", "purchase", "booking", "reservation", "ticket", "receipt", "invoice":
		return true
	}
	return false
}

// Way returns the words of the calls that lead to n.
func Way(n *effectflow.Node) []string {
	out := effectflow.Words(n.Name())
	for _, f := range n.Frames {
		for w := range effectflow.EachWord(f.Name) {
			out = append(out, w)
		}
	}
	return out
}
