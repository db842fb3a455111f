package coverage

import (
	"cmp"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/models"
)

// recordVerbs begin the names of methods that store something. Whoever called
// such a method harmless by mistake would blind the rules.
var recordVerbs = []string{
	"add", "append", "complete", "create", "delete", "finish", "increment", "insert", "mark", "persist", "put",
	"record", "remove", "save", "set", "store", "update", "upsert", "write",
}

// declare is the text that says what a method does: a model, or for a record,
// which a model would have to describe in full, a comment. Without a hint it is
// declared harmless, for the author to correct.
func declare(sym string, g effectflow.Guess) string {
	method := sym[strings.LastIndexByte(sym, '.')+1:]
	words := effectflow.Words(method)
	switch {
	case g.Kind == effectflow.GuessEffect:
		return "- {func: " + scalar(sym) + ", kind: effect, effect: " + string(cmp.Or(g.Effect, models.HTTP)) + "}"
	case g.Kind == effectflow.GuessRecord,
		g.Kind == effectflow.NoGuess && len(words) > 0 && slices.Contains(recordVerbs, words[0]):
		return "//dualwrite:record above " + sym
	}
	return "- {func: " + scalar(sym) + ", kind: neutral}"
}

// scalar quotes what YAML would not read as one text between braces.
func scalar(s string) string {
	if strings.ContainsAny(s, "[]{},:#'\"") {
		return "'" + strings.ReplaceAll(s, "'", "''") + "'"
	}
	return s
}
