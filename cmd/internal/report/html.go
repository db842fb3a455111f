package report
import "io"
func writeHTML(w io.Writer, d *Document) error { return nil }
func writeMarkdown(w io.Writer, d *Document) error { return nil }
