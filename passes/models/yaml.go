package models

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"
)

// rowFields are the fields of a row in configuration, in the order they are
// written. Arguments count from 1 everywhere, those of keys too, where 0 is
// the receiver.
var rowFields = [...]struct {
	name  string
	field func(*Row) any // pointer to the field
}{
	{"func", func(r *Row) any { return &r.Symbol }},
	{"kind", func(r *Row) any { return &r.Kind }},
	{"effect", func(r *Row) any { return &r.Effect }},
	{"keys", func(r *Row) any { return &r.Keys }},
	{"keyless", func(r *Row) any { return &r.Keyless }},
	{"method", func(r *Row) any { return &r.Method }},
	{"verb", func(r *Row) any { return &r.Verb }},
	{"url", func(r *Row) any { return &r.URL }},
	{"body", func(r *Row) any { return &r.Body }},
	{"async", func(r *Row) any { return &r.Async }},
	{"auto_ack", func(r *Row) any { return &r.AutoAck }},
	{"sql", func(r *Row) any { return &r.SQL }},
	{"args", func(r *Row) any { return &r.Args }},
	{"named", func(r *Row) any { return &r.Named }},
	{"dest", func(r *Row) any { return &r.Dest }},
	{"op", func(r *Row) any { return &r.Op }},
	{"fn", func(r *Row) any { return &r.Func }},
	{"tx", func(r *Row) any { return &r.Tx }},
	{"of", func(r *Row) any { return &r.Of }},
	{"value", func(r *Row) any { return &r.Value }},
	{"slot", func(r *Row) any { return &r.Slot }},
	{"name_arg", func(r *Row) any { return &r.NameArg }},
	{"bound", func(r *Row) any { return &r.Bound }},
	{"mint", func(r *Row) any { return &r.Mint }},
	{"replay", func(r *Row) any { return &r.Replay }},
	{"window", func(r *Row) any { return &r.Window }},
	{"note", func(r *Row) any { return &r.Note }},
}

// DecodeRows reads the models list of a configuration. It is strict: unknown
// and repeated keys, and rows that Validate refuses, are errors that name the
// line.
func DecodeRows(node *yaml.Node) ([]Row, error) {
	node = resolve(node)
	if node == nil || node.Kind == 0 || node.Tag == "!!null" {
		return nil, nil
	}
	if node.Kind != yaml.SequenceNode {
		return nil, fmt.Errorf("line %d: models is a list, each entry starting with \"- func:\"", node.Line)
	}
	rows := make([]Row, 0, len(node.Content))
	for i, item := range node.Content {
		row, err := decodeRow(resolve(item))
		if err != nil {
			return nil, fmt.Errorf("model %d: %w", i+1, err)
		}
		rows = append(rows, row)
	}
	var errs []error
	for i, err := range problems(rows) {
		if err != nil {
			errs = append(errs, fmt.Errorf("line %d: %w", resolve(node.Content[i]).Line, modelError(i, rows[i], err)))
		}
	}
	if len(errs) > 0 {
		return nil, errors.Join(errs...)
	}
	return rows, nil
}

func resolve(node *yaml.Node) *yaml.Node {
	for node != nil {
		switch {
		case node.Kind == yaml.AliasNode:
			node = node.Alias
		case node.Kind == yaml.DocumentNode && len(node.Content) == 1:
			node = node.Content[0]
		default:
			return node
		}
	}
	return nil
}

func decodeRow(node *yaml.Node) (Row, error) {
	var row Row
	hasKind := false
	err := eachField(node, func(key string, line int, value *yaml.Node) error {
		for _, f := range rowFields {
			if f.name == key {
				hasKind = hasKind || key == "kind"
				return decodeField(value, f.field(&row))
			}
		}
		return unknownKey(key, line, rowFieldNames())
	})
	if err == nil && !hasKind {
		err = fmt.Errorf("line %d: no kind; add kind: %s", node.Line, kindWords)
	}
	return row, err
}

func rowFieldNames() []string {
	names := make([]string, len(rowFields))
	for i, f := range rowFields {
		names[i] = f.name
	}
	return names
}

// eachField calls f for the entries of a mapping, in order.
func eachField(node *yaml.Node, f func(key string, line int, value *yaml.Node) error) error {
	if node == nil || node.Kind != yaml.MappingNode {
		line := 0
		if node != nil {
			line = node.Line
		}
		return fmt.Errorf("line %d: not a mapping of field to value", line)
	}
	var seen []string
	for i := 0; i+1 < len(node.Content); i += 2 {
		key, value := node.Content[i], resolve(node.Content[i+1])
		if slices.Contains(seen, key.Value) {
			return fmt.Errorf("line %d: %s is given twice", key.Line, key.Value)
		}
		seen = append(seen, key.Value)
		if err := f(key.Value, key.Line, value); err != nil {
			return err
		}
	}
	return nil
}

func unknownKey(key string, line int, known []string) error {
	return fmt.Errorf("line %d: unknown field %q; there are %s", line, key, strings.Join(known, ", "))
}

// decodeField stores value in what ptr points to.
func decodeField(value *yaml.Node, ptr any) error {
	switch ptr := ptr.(type) {
	case *Kind:
		return decodeWord(value, ptr, ParseKind, kindWords)
	case *SlotKind:
		return decodeWord(value, ptr, parseSlotKind, slotWords)
	case *[]Slot:
		return decodeSlots(value, ptr)
	case *Bound:
		return decodeBound(value, ptr)
	}
	if err := value.Decode(ptr); err != nil || !exact(value, ptr) {
		what := "this"
		if value.Kind == yaml.ScalarNode {
			what = strconv.Quote(value.Value)
		}
		return fmt.Errorf("line %d: %s is no %s", value.Line, what, describe(ptr))
	}
	return nil
}

// exact refuses what the YAML library converts: it reads 1.5 as the number 1.
func exact(value *yaml.Node, ptr any) bool {
	switch ptr.(type) {
	case *int:
		return value.Tag == "!!int"
	case *[]int:
		return !slices.ContainsFunc(value.Content, func(n *yaml.Node) bool { return resolve(n).Tag != "!!int" })
	case *string, *EffectKind:
		return value.Tag != "!!null"
	}
	return true
}

func describe(ptr any) string {
	switch ptr.(type) {
	case *int:
		return "number"
	case *bool:
		return "true or false"
	case *[]int:
		return "list of numbers"
	case *[]string:
		return "list of names"
	}
	return "text"
}

func decodeWord[K any](value *yaml.Node, ptr *K, parse func(string) (K, bool), words string) error {
	k, ok := parse(value.Value)
	if !ok || value.Kind != yaml.ScalarNode {
		return fmt.Errorf("line %d: unknown kind %q; use %s", value.Line, value.Value, words)
	}
	*ptr = k
	return nil
}

func decodeSlots(node *yaml.Node, slots *[]Slot) error {
	if node.Kind != yaml.SequenceNode {
		return fmt.Errorf("line %d: keys is a list, each entry with kind, arg and name", node.Line)
	}
	for _, item := range node.Content {
		slot := Slot{Arg: -1}
		arg := 0
		err := eachField(resolve(item), func(key string, line int, value *yaml.Node) error {
			switch key {
			case "kind":
				return decodeField(value, &slot.Kind)
			case "arg":
				err := decodeField(value, &arg)
				slot.Arg = arg - 1 // written 1-based like everything else, receiver 0
				return err
			case "name":
				return decodeField(value, &slot.Name)
			case "weak":
				return decodeField(value, &slot.Weak)
			}
			return unknownKey(key, line, []string{"kind", "arg", "name", "weak"})
		})
		if err != nil {
			return err
		}
		*slots = append(*slots, slot)
	}
	return nil
}

func decodeBound(node *yaml.Node, bound *Bound) error {
	return eachField(node, func(key string, line int, value *yaml.Node) error {
		switch key {
		case "attempts":
			return decodeField(value, &bound.Attempts)
		case "time":
			return decodeField(value, &bound.Time)
		case "options":
			return decodeField(value, &bound.Options)
		case "unbound":
			return decodeField(value, &bound.Unbound)
		}
		return unknownKey(key, line, []string{"attempts", "time", "options", "unbound"})
	})
}

// MarshalYAML writes the row as DecodeRows reads it, without fields that say nothing.
func (r Row) MarshalYAML() (any, error) {
	node := &yaml.Node{Kind: yaml.MappingNode}
	for _, f := range rowFields {
		value := reflect.ValueOf(f.field(&r)).Elem()
		if value.IsZero() && f.name != "kind" && f.name != "func" {
			continue
		}
		var err error
		if node.Content, err = appendField(node.Content, f.name, value.Interface()); err != nil {
			return nil, err
		}
	}
	return node, nil
}

// appendField appends a key and its value to the content of a mapping.
func appendField(content []*yaml.Node, key string, value any) ([]*yaml.Node, error) {
	node := new(yaml.Node)
	if err := node.Encode(written(value)); err != nil {
		return nil, fmt.Errorf("%s: %w", key, err)
	}
	if node.Kind == yaml.SequenceNode && len(node.Content) > 0 && node.Content[0].Kind == yaml.ScalarNode {
		node.Style = yaml.FlowStyle
	}
	return append(content, &yaml.Node{Kind: yaml.ScalarNode, Value: key}, node), nil
}

// slotText and boundText fix names and order of the nested mappings.
type slotText struct {
	Kind string `yaml:"kind"`
	Arg  int    `yaml:"arg"`
	Name string `yaml:"name,omitempty"`
	Weak bool   `yaml:"weak,omitempty"`
}

type boundText struct {
	Attempts int      `yaml:"attempts,omitempty"`
	Time     string   `yaml:"time,omitempty"`
	Options  []string `yaml:"options,omitempty"`
	Unbound  []string `yaml:"unbound,omitempty"`
}

func written(value any) any {
	switch value := value.(type) {
	case Kind:
		return value.String()
	case Bound:
		return boundText(value)
	case []Slot:
		texts := make([]slotText, len(value))
		for i, s := range value {
			texts[i] = slotText{s.Kind.String(), s.Arg + 1, s.Name, s.Weak}
		}
		return texts
	}
	return value
}
