package kept

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash"
	"io"
)

// Inputs gathers all that an answer depends on.
type Inputs struct{ h hash.Hash }

// NewInputs returns an empty set.
func NewInputs() *Inputs {
	in := &Inputs{sha256.New()}
	in.Add("format", heading)
	return in
}

// Add adds a named value: a string, number, truth value, or slice of strings, which
// are told apart from each other.
func (in *Inputs) Add(name string, value any) {
	fmt.Fprintf(in.h, "%q=%#v\n", name, value)
}

// Write lets write add bytes under a name, as many as it likes.
func (in *Inputs) Write(name string, write func(io.Writer) error) error {
	part := sha256.New()
	err := write(part)
	in.Add(name, hex.EncodeToString(part.Sum(nil)))
	return err
}

// Key returns the key for what was added so far.
func (in *Inputs) Key() string { return hex.EncodeToString(in.h.Sum(nil)) }
