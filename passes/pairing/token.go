package pairing

import (
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
)

// FetchesToken reports whether the request of e asks an authorization server for
// a token: RefreshToken, obtainToken. Asked again, it hands out another one, and
// most keep the old one valid.
func FetchesToken(e *effectflow.Effect) bool {
	if e.Family != models.HTTP && e.Family != models.RPC {
		return false
	}
	return slices.ContainsFunc(names(e.Node), func(name string) bool {
		words := effectflow.Words(name[strings.LastIndexByte(name, '.')+1:])
		if len(words) < 2 || words[len(words)-1] != "token" {
			return false
		}
		switch words[0] {
		case "refresh", "obtain", "renew", "acquire", "fetch", "retrieve":
			return true
		}
		return false
	})
}
