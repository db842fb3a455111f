package config

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"gopkg.in/yaml.v3"

	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/spelling"
)

// Decode reads a configuration. The name is used in messages only; the files
// that the configuration mentions are not read, see Load.
func Decode(data []byte, name string) (*Settings, error) {
	f, err := decode(data, name)
	if err != nil {
		return nil, err
	}
	f.settings.layers = [][]models.Row{f.models}
	return f.settings, nil
}

// FromAny reads the value under golangci-lint's settings key, with paths
// relative to dir. No settings at all are the defaults.
func FromAny(v any, dir string) (*Settings, error) {
	const name = "settings of dualwrite"
	data, err := encode(v)
	if err != nil {
		return nil, &Error{File: name, Message: "expected keys and values as in " + FileName}
	}
	s, err := loadText(data, name, dir)
	var e *Error
	if errors.As(err, &e) && e.File == name {
		e.Line = 0 // of the encoding, which nobody has seen
	}
	return s, err
}

// loadText reads a configuration that is in no file, and the files it mentions.
func loadText(data []byte, name, dir string) (*Settings, error) {
	f, err := decode(data, name)
	if err != nil {
		return nil, err
	}
	if f.settings.Root, err = filepath.Abs(dir); err != nil {
		return nil, &Error{File: name, Message: "the working directory is gone"}
	}
	f.settings.sources = []Source{{Name: name, Data: data}}
	if err := f.readSources((*Settings).defaultModels); err != nil {
		return nil, err
	}
	return f.settings, nil
}

// encode turns a decoded value back into text. The encoder panics on values
// that no YAML file can contain.
func encode(v any) (data []byte, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%v", r)
		}
	}()
	if v == nil {
		return nil, nil
	}
	return yaml.Marshal(v)
}

// file is a configuration file being decoded.
type file struct {
	name        string
	settings    *Settings
	models      []models.Row
	modelsFiles []located
	schema      []located
}

// located is a word with its line.
type located struct {
	text string
	line int
}

func decode(data []byte, name string) (*file, error) {
	f := &file{name: name, settings: Default()}
	root, err := document(data, name)
	if err != nil || root == nil {
		return f, err
	}
	return f, f.mapping(root, f.keys())
}

// key is one key of a mapping and what to do with its value.
type key struct {
	name string
	read func(*yaml.Node) error
}

func (f *file) keys() []key {
	s := f.settings
	return []key{
		{"confidence", f.oneOf("confidence", &s.Confidence, Low, Medium, High)},
		{"enable", f.rules(&s.Enable)},
		{"disable", f.rules(&s.Disable)},
		{"tests", f.boolean("tests", &s.Tests)},
		{"exclude", f.globs(&s.Exclude)},
		{"generated", f.oneOf("generated", &s.Generated, Report, Caller, Drop)},
		{"models", f.modelsKey},
		{"forks", f.forksKey},
		{"models-files", f.names(&f.modelsFiles)},
		{"schema", f.names(&f.schema)},
		{"accept", f.acceptances},
	}
}

// document parses text into its only node; nil stands for an empty document.
func document(data []byte, name string) (*yaml.Node, error) {
	if bytes.IndexByte(data, 0) >= 0 {
		return nil, &Error{File: name, Message: "this is not a text file"}
	}
	d := yaml.NewDecoder(bytes.NewReader(data))
	var doc, more yaml.Node
	switch err := d.Decode(&doc); {
	case errors.Is(err, io.EOF):
		return nil, nil
	case err != nil:
		return nil, syntaxError(err, name)
	}
	switch err := d.Decode(&more); {
	case err == nil:
		return nil, &Error{File: name, Line: more.Line, Message: "only one YAML document is read; remove the --- line"}
	case !errors.Is(err, io.EOF):
		return nil, syntaxError(err, name)
	}
	if len(doc.Content) == 0 || doc.Content[0].Tag == "!!null" {
		return nil, nil
	}
	return doc.Content[0], refuseAliases(doc.Content[0], name)
}

// refuseAliases keeps a small file from standing for a huge one.
func refuseAliases(n *yaml.Node, name string) error {
	if n.Kind == yaml.AliasNode || n.Tag == "!!merge" {
		return &Error{File: name, Line: n.Line, Message: "YAML aliases are not read; repeat the value"}
	}
	for _, child := range n.Content {
		if err := refuseAliases(child, name); err != nil {
			return err
		}
	}
	return nil
}

// syntaxError moves the line number of a YAML error to where editors find it.
// The parser leaves the number out when it is the first line.
func syntaxError(err error, name string) error {
	e := &Error{File: name, Line: 1, Message: printable(strings.TrimPrefix(err.Error(), "yaml: "))}
	if m := regexp.MustCompile(`^line (\d+): (.*)$`).FindStringSubmatch(e.Message); m != nil {
		e.Line, _ = strconv.Atoi(m[1])
		e.Message = m[2]
	}
	e.Message = "not valid YAML: " + e.Message
	return e
}

func printable(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return ' '
	}, s)
}

func (f *file) fail(n *yaml.Node, format string, args ...any) error {
	return &Error{File: f.name, Line: n.Line, Message: fmt.Sprintf(format, args...)}
}

// mapping reads a node as key-value pairs. Unknown and repeated keys are
// refused.
func (f *file) mapping(n *yaml.Node, keys []key) error {
	if n.Kind != yaml.MappingNode {
		return f.fail(n, "expected keys and values, such as %q", keys[0].name+": ...")
	}
	seen := map[string]bool{}
	for i := 0; i+1 < len(n.Content); i += 2 {
		name, value := n.Content[i], n.Content[i+1]
		k, ok := find(keys, name.Value)
		switch {
		case !ok:
			return f.fail(name, "unknown key %s%s", spelling.Quote(name.Value), spelling.Hint(name.Value, names(keys)))
		case seen[k.name]:
			return f.fail(name, "%s is given twice", k.name)
		case value.Tag == "!!null":
			return f.fail(value, "%s has no value; give one or remove the key", k.name)
		}
		seen[k.name] = true
		if err := k.read(value); err != nil {
			return err
		}
	}
	return nil
}

func find(keys []key, name string) (key, bool) {
	for _, k := range keys {
		if k.name == name {
			return k, true
		}
	}
	return key{}, false
}

func names(keys []key) []string {
	out := make([]string, len(keys))
	for i, k := range keys {
		out[i] = k.name
	}
	return out
}
