package baseline

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"unicode"

	"github.com/dualwrite/dualwrite/cmd/internal/render"
)

// Version is the version of the file format.
const Version = 1

// Read reads a baseline file.
func Read(name string) (*Baseline, error) {
	const limit = 256 << 20
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() || info.Size() > limit {
		return nil, fmt.Errorf("%s: this is not a baseline file", name)
	}
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	b, err := Parse(data)
	if err != nil {
		return nil, fmt.Errorf("%s:%w", name, err)
	}
	return b, nil
}

// Parse decodes the content of a baseline file. What it does not know it
// refuses: a misspelt key would silently accept nothing. Errors begin with the
// line.
func Parse(data []byte) (*Baseline, error) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	b := new(Baseline)
	if err := d.Decode(b); err != nil {
		return nil, at(data, offset(err, d), "not a baseline: %s", printable(err.Error()))
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return nil, at(data, d.InputOffset(), "not a baseline: text after the object")
	}
	if b.Version != Version {
		return nil, at(data, 0, "baseline version %d is not known to this dualwrite: rewrite it with `dualwrite baseline`", b.Version)
	}
	for i, e := range b.Findings {
		if err := e.check(); err != nil {
			return nil, at(data, 0, "entry %d (%s): %w", i+1, printable(e.Rule+" in "+e.Package), err)
		}
	}
	return b, nil
}

// check refuses entries that mean nothing or hide a decision.
func (e *Entry) check() error {
	switch {
	case e.Fingerprint == "":
		return errors.New("it has no fingerprint; rewrite the file with `dualwrite baseline`")
	case e.Status != StatusTodo && e.Status != StatusAccepted:
		return fmt.Errorf("its status is %q; expected todo or accepted", printable(e.Status))
	case e.Status == StatusAccepted && strings.IndexFunc(e.Reason, unicode.IsLetter) < 0:
		return errors.New("it is accepted without a reason; add one, or make it todo")
	}
	return nil
}

// offset is where in the text an error of the decoder belongs.
func offset(err error, d *json.Decoder) int64 {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		return syntax.Offset
	case errors.As(err, &kind):
		return kind.Offset
	}
	return d.InputOffset()
}

func at(data []byte, offset int64, format string, args ...any) error {
	offset = min(max(offset, 0), int64(len(data)))
	lines := bytes.Count(data[:offset], []byte("\n"))
	return fmt.Errorf("%d: %w", lines+1, fmt.Errorf(format, args...))
}

func printable(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return '?'
	}, s)
}

// Encode returns the content of the baseline's file.
func (b *Baseline) Encode() ([]byte, error) {
	var buf bytes.Buffer
	err := render.WriteJSON(&buf, b)
	return buf.Bytes(), err
}
