package check

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/cmd/internal/render"
	"github.com/dualwrite/dualwrite/passes/config"
)

// fill sorts the findings into the document: they count, are accepted by the
// configuration, or are left out.
func (c *collector) fill(doc *render.Document) {
	slices.SortFunc(c.found, compareEntries)
	c.found = slices.CompactFunc(c.found, func(a, b entry) bool { return compareEntries(a, b) == 0 })
	fingerprint(c.found)

	settings := c.options.Settings
	threshold := confidenceLevel(settings.Confidence)
	doc.Findings = []render.Finding{}
	for _, e := range c.found {
		f := complete(e.Finding)
		reason, accepted := settings.Accepted(f.Rule, e.absolute)
		switch {
		case settings.Excluded(e.absolute),
			e.generated && settings.Generated == config.Drop:
			// the project does not want to hear of these files
		case e.confidence < threshold:
			doc.Stats.BelowLevel++
		case accepted:
			f.Reason = reason
			doc.Suppressed = append(doc.Suppressed, f)
		default:
			doc.Findings = append(doc.Findings, f)
		}
	}
	doc.Count()
}

// complete makes lists empty instead of nil: JSON readers expect lists.
func complete(f render.Finding) render.Finding {
	if f.Related == nil {
		f.Related = []render.Related{}
	}
	if f.Fixes == nil {
		f.Fixes = []render.Fix{}
	}
	return f
}

func compareEntries(a, b entry) int {
	return cmp.Or(
		cmp.Compare(a.File, b.File),
		cmp.Compare(a.Line, b.Line),
		cmp.Compare(a.Column, b.Column),
		cmp.Compare(a.Rule, b.Rule),
		cmp.Compare(a.Category, b.Category),
		cmp.Compare(a.Message, b.Message),
		cmp.Compare(a.target, b.target),
	)
}

// fingerprint names the sorted findings. What is equal in all that a
// fingerprint is made of is counted through.
func fingerprint(sorted []entry) {
	ordinals := make(map[string]int)
	for i := range sorted {
		e := &sorted[i]
		key := strings.Join([]string{e.Rule, e.Package, e.Function, e.callee, e.target}, "\x00")
		ordinals[key]++
		sum := sha256.Sum256(fmt.Appendf(nil, "%s\x00%d", key, ordinals[key]))
		e.Fingerprint = hex.EncodeToString(sum[:8])
	}
}
