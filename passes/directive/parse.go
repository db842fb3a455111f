package directive

import (
	"strings"
	"unicode"

	"github.com/dualwrite/dualwrite/passes/spelling"
)

// prefix starts every comment that is meant for us.
const prefix = "dualwrite:"

// AnyRule in a suppression stands for every rule. Only //nolint comments can
// say so; ours must name what they know about.
const AnyRule = "*"

// The verbs, spelled as in source.
const (
	verbIgnore     = "ignore"
	verbEffect     = "effect"
	verbIdempotent = "idempotent"
	verbRecord     = "record"
	verbClaim      = "claim"
	verbPure       = "pure"
)

// comment is one parsed directive. A fault excludes every other meaning: a
// comment that was not understood changes nothing.
type comment struct {
	verb   string
	rules  []string // ignore
	reason string   // ignore
	key    string   // effect
	nolint bool
	fault  string
}

// parse reads the text of one comment, with its slashes. It reports false for
// comments that are not directives at all.
func parse(text string) (comment, bool) {
	if body, ok := strings.CutPrefix(text, "/*"); ok {
		return parseBlock(body)
	}
	body, ok := strings.CutPrefix(text, "//")
	if !ok {
		return comment{}, false
	}
	if c, ok := parseNolint(body); ok {
		return c, true
	}
	if rest, ok := strings.CutPrefix(body, prefix); ok {
		return parseVerb(rest), true
	}
	// A space makes it prose for gofmt and godoc, so it can't be a directive;
	// but silence would let a mistyped suppression look like a broken tool.
	if rest, ok := strings.CutPrefix(strings.TrimLeft(body, " \t"), prefix); ok && knownVerb(firstField(rest)) {
		return comment{fault: "a directive has no space after the slashes: write //" + prefix + firstField(rest)}, true
	}
	return comment{}, false
}

// parseBlock recognises a directive that was put into a block comment, where Go
// tools don't look for one.
func parseBlock(body string) (comment, bool) {
	rest, ok := strings.CutPrefix(strings.TrimLeft(body, " \t"), prefix)
	if !ok {
		return comment{}, false
	}
	verb := strings.TrimSuffix(firstField(rest), "*/")
	if !knownVerb(verb) {
		return comment{}, false
	}
	return comment{fault: "a directive is a line comment: write //" + prefix + verb}, true
}

// parseNolint reads golangci-lint's comment: "nolint", "nolint:a,b", both with
// an explanation after another pair of slashes.
func parseNolint(body string) (comment, bool) {
	body = strings.TrimLeft(body, " \t/")
	rest, ok := strings.CutPrefix(body, "nolint")
	if !ok {
		return comment{}, false
	}
	everything := comment{verb: verbIgnore, rules: []string{AnyRule}, nolint: true}
	if rest == "" || unicode.IsSpace(rune(rest[0])) {
		return everything, true
	}
	list, ok := strings.CutPrefix(rest, ":")
	if !ok {
		return comment{}, false
	}
	list, _, _ = strings.Cut(list, "//")
	for name := range strings.SplitSeq(list, ",") {
		switch strings.ToLower(strings.TrimSpace(name)) {
		case "all", "dualwrite":
			return everything, true
		}
	}
	return comment{}, false
}

// parseVerb reads what follows the prefix.
func parseVerb(rest string) comment {
	verb := firstField(rest)
	args := strings.TrimSpace(strings.TrimPrefix(rest, verb))
	switch verb {
	case verbIgnore:
		return parseIgnore(args)
	case verbEffect, verbIdempotent, verbRecord, verbClaim, verbPure:
		return parseDeclaration(verb, args)
	case "":
		return comment{fault: "the directive has no verb; known are " + verbList}
	}
	return comment{fault: "unknown verb " + spelling.Quote(verb) + "; known are " + verbList}
}

const verbList = "ignore, effect, idempotent, record, claim, pure"

func knownVerb(s string) bool {
	switch s {
	case verbIgnore, verbEffect, verbIdempotent, verbRecord, verbClaim, verbPure:
		return true
	}
	return false
}

// parseIgnore reads "rule[,rule] reason". Spaces after the commas are allowed.
func parseIgnore(args string) comment {
	c := comment{verb: verbIgnore}
	for {
		list := firstField(args)
		args = strings.TrimSpace(strings.TrimPrefix(args, list))
		for name := range strings.SplitSeq(list, ",") {
			if name != "" {
				c.rules = append(c.rules, name)
			}
		}
		if !strings.HasSuffix(list, ",") {
			break
		}
	}
	if len(c.rules) == 0 {
		return comment{fault: "name the rule to ignore: //dualwrite:ignore <rule> <reason>"}
	}
	if bad := notAName(c.rules); bad != "" {
		return comment{fault: spelling.Quote(bad) + " is not the name of a rule: //dualwrite:ignore <rule> <reason>"}
	}
	c.reason = strings.TrimLeftFunc(args, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune("/-:\u2013\u2014", r) })
	if strings.IndexFunc(c.reason, unicode.IsLetter) < 0 {
		return comment{fault: "say why " + strings.Join(c.rules, ",") + " may be ignored: //dualwrite:ignore <rule> <reason>"}
	}
	return c
}

// parseDeclaration reads the optional key of an effect. Other words after a
// declaration are a remark, but something that looks like an option is not.
func parseDeclaration(verb, args string) comment {
	c := comment{verb: verb}
	option := firstField(args)
	name, value, isOption := strings.Cut(option, "=")
	switch {
	case option == "key" && verb == verbEffect: // "key id", or "key = id"
		return comment{fault: "the key is written without spaces: //dualwrite:effect key=<parameter>"}
	case !isOption:
		return c
	case verb != verbEffect || name != "key":
		return comment{fault: verb + " has no option " + spelling.Quote(name) + "; only effect has one, key=<parameter>"}
	case value == "":
		return comment{fault: "name the parameter that carries the key: //dualwrite:effect key=<parameter>"}
	}
	c.key = value
	return c
}

// notAName returns the first string that can't be the name of a rule.
func notAName(names []string) string {
	for _, name := range names {
		if strings.IndexFunc(name, func(r rune) bool { return r < 'a' || r > 'z' }) >= 0 {
			return name
		}
	}
	return ""
}

// firstField returns the text up to the first white space.
func firstField(s string) string {
	if i := strings.IndexFunc(s, unicode.IsSpace); i >= 0 {
		return s[:i]
	}
	return s
}
