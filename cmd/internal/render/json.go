package render

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"unicode"
	"unicode/utf16"
)

// document returns a copy of doc in which no list prints as null.
func document(doc *Document) *Document {
	out := *doc
	out.Version = Version
	out.Findings = listed(doc.Findings)
	if len(doc.Suppressed) > 0 {
		out.Suppressed = listed(doc.Suppressed)
	}
	out.Errors = append([]Error{}, doc.Errors...)
	return &out
}

func listed(findings []Finding) []Finding {
	out := append([]Finding{}, findings...)
	for i := range out {
		f := &out[i]
		f.Related = append([]Related{}, f.Related...)
		f.Fixes = append([]Fix{}, f.Fixes...)
		for j := range f.Fixes {
			f.Fixes[j].Edits = append([]Edit{}, f.Fixes[j].Edits...)
		}
	}
	return out
}

// WriteJSON encodes v with two spaces of indentation. It hides nothing from who
// looks at the file.
func WriteJSON(w io.Writer, v any) error {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(v); err != nil {
		return err
	}
	_, err := w.Write(escapeJSON(b.Bytes()))
	return err
}

// escapeJSON escapes the characters that JSON allows in a string but a terminal
// acts on. Outside of strings there are none.
func escapeJSON(data []byte) []byte {
	clean := true
	for _, r := range string(data) {
		clean = clean && (r == '\n' || unicode.IsPrint(r))
	}
	if clean {
		return data
	}
	var b bytes.Buffer
	for _, r := range string(data) {
		switch {
		case r == '\n' || unicode.IsPrint(r):
			b.WriteRune(r)
		case r < 0x10000:
			fmt.Fprintf(&b, `\u%04x`, r)
		default:
			high, low := utf16.EncodeRune(r)
			fmt.Fprintf(&b, `\u%04x\u%04x`, high, low)
		}
	}
	return b.Bytes()
}
