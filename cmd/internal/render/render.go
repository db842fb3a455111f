package render

import (
	"fmt"
	"io"
	"strings"
)

// Formats lists what Write understands, in the order of the manual.
func Formats() []string {
	return []string{"text", "json", "sarif", "rdjson", "github", "gitlab", "checkstyle"}
}

// Write renders doc in the given format. The same document gives the same
// bytes, as long as the source files that excerpts and columns are taken from
// stay the same. Names, messages and source text may be hostile: no format lets
// them act on a terminal, end a field early, or start a command.
func Write(w io.Writer, format string, doc *Document) error {
	switch format {
	case "text":
		return writeText(w, doc)
	case "json":
		return WriteJSON(w, document(doc))
	case "sarif":
		return WriteJSON(w, sarif(doc))
	case "rdjson":
		return WriteJSON(w, rdjson(doc))
	case "github":
		return writeGitHub(w, doc)
	case "gitlab":
		return WriteJSON(w, gitlab(doc))
	case "checkstyle":
		return writeCheckstyle(w, doc)
	}
	return fmt.Errorf("unknown format %q; known are %s", format, strings.Join(Formats(), ", "))
}

// grade is how loudly a format speaks.
type grade struct{ sarif, rdjson, github, gitlab, checkstyle string }

// gradeOf translates the confidence, which is the only measure there is: a
// duplicated payment is equally bad however sure we are of it.
func gradeOf(confidence string) grade {
	switch confidence {
	case "high":
		return grade{"error", "ERROR", "error", "major", "error"}
	case "low":
		return grade{"note", "INFO", "notice", "info", "info"}
	}
	return grade{"warning", "WARNING", "warning", "minor", "warning"}
}
