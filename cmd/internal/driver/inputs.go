package driver

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
	"sync"
)

// digest stands for content.
type digest = [sha256.Size]byte

// inputs is what a program is made of, as far as it was read: what the go command
// answered, and the files once [Program.Hash] has looked at them.
type inputs struct {
	mu      sync.Mutex
	answers []digest
	files   map[string]digest // nil before Hash; a zero digest is of what cannot be read
	doubt   string
}

// answer notes what the go command said. A refusal is an answer: it changes what is
// asked next.
func (in *inputs) answer(args []string, out []byte, err error) {
	if in == nil {
		return
	}
	h := sha256.New()
	fmt.Fprintf(h, "%q %d\n", args, len(out))
	h.Write(out)
	if err != nil {
		fmt.Fprintf(h, "%q", err.Error())
	}
	in.mu.Lock()
	defer in.mu.Unlock()
	in.answers = append(in.answers, digest(h.Sum(nil)))
}

// read compares a file that is used with what was hashed of it.
func (in *inputs) read(name string, text []byte, err error) {
	in.mu.Lock()
	defer in.mu.Unlock()
	if in.files == nil || in.doubt != "" {
		return
	}
	hashed, ok := in.files[name]
	switch {
	case !ok:
		in.doubt = name + " was read and is not among what was hashed"
	case err != nil:
		in.doubt = name + " could not be read"
	case hashed != sha256.Sum256(text):
		in.doubt = name + " changed meanwhile"
	}
}

func (in *inputs) doubtful(why string) {
	in.mu.Lock()
	defer in.mu.Unlock()
	if in.doubt == "" {
		in.doubt = why
	}
}

// Hash writes what stands for all that Learn and Check depend on: the answers of the
// go command, in which the compiler's export data is named by its content, and each
// file of the program, or of a guest, that is parsed or lies aside. It waits for the last answer. What
// is read later is compared with what was written here: see Doubt.
func (p *Program) Hash(w io.Writer) error {
	files := make(map[string]digest)
	add := func(names ...string) {
		for _, name := range names {
			if _, ok := files[name]; ok {
				continue
			}
			files[name] = digest{}
			if text, err := os.ReadFile(name); err == nil {
				files[name] = sha256.Sum256(text)
			}
		}
	}
	for _, u := range p.units {
		add(slices.Concat(u.Files, u.compiled, u.Aside)...)
	}
	for _, g := range p.foreign.guests {
		add(g.files...)
	}
	<-p.foreign.listed // which the context of Load ends, too
	if err := p.foreign.err; err != nil {
		return err
	}
	p.inputs.mu.Lock()
	defer p.inputs.mu.Unlock()
	p.inputs.files = files
	var all strings.Builder
	for _, a := range slices.SortedFunc(slices.Values(p.inputs.answers), func(a, b digest) int { return bytes.Compare(a[:], b[:]) }) {
		fmt.Fprintln(&all, hex.EncodeToString(a[:]))
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		d := files[name]
		fmt.Fprintf(&all, "%s %q\n", hex.EncodeToString(d[:]), name)
	}
	_, err := io.WriteString(w, all.String())
	return err
}

// Doubt says why the same input may not come to the same outcome another time, or ""
// if it will: a file was not what Hash saw, or something failed that need not fail
// again.
func (p *Program) Doubt() string {
	p.inputs.mu.Lock()
	defer p.inputs.mu.Unlock()
	return p.inputs.doubt
}

// ReadFile reads a file of the program.
func (p *Program) ReadFile(name string) ([]byte, error) { return p.inputs.file(name) }

func (in *inputs) file(name string) ([]byte, error) {
	text, err := os.ReadFile(name)
	in.read(name, text, err)
	return text, err
}
