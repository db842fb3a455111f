package accuracy

import (
	"bytes"
	"fmt"

	"gopkg.in/yaml.v3"
)

// Mark returns the text of a judged file in which the findings that are no longer
// reported, and only those, are marked as gone, and the others have the confidence
// of today.
func (c *Comparison) Mark(data []byte) ([]byte, error) {
	var doc yaml.Node
	if err := yaml.Unmarshal(data, &doc); err != nil {
		return nil, err
	}
	gone := make(map[string]bool)
	for _, f := range c.Gone {
		gone[f.Fingerprint] = true
	}
	if len(doc.Content) != 1 {
		return nil, fmt.Errorf("expected one document")
	}
	findings := member(doc.Content[0], "findings")
	if findings == nil {
		return data, nil
	}
	unseen := member(doc.Content[0], "unseen") != nil
	for _, f := range findings.Content {
		if id := member(f, "fingerprint"); id != nil {
			mark(f, gone[id.Value])
			if today, old := c.today[id.Value], member(f, "confidence"); today != "" && old != nil {
				if unseen && old.Value != today && member(f, "first") == nil {
					note(f, "first", old.Value)
				}
				old.Value = today
			}
		}
	}
	var b bytes.Buffer
	e := yaml.NewEncoder(&b)
	e.SetIndent(2)
	if err := e.Encode(&doc); err != nil {
		return nil, err
	}
	return b.Bytes(), e.Close()
}

// mark sets the key gone of a finding, or removes it.
func mark(finding *yaml.Node, gone bool) {
	kept := finding.Content[:0:0]
	for i := 0; i+1 < len(finding.Content); i += 2 {
		if finding.Content[i].Value != "gone" {
			kept = append(kept, finding.Content[i:i+2]...)
		}
	}
	if gone {
		kept = append(kept,
			&yaml.Node{Kind: yaml.ScalarNode, Value: "gone"},
			&yaml.Node{Kind: yaml.ScalarNode, Tag: "!!bool", Value: "true"})
	}
	finding.Content = kept
}

// note adds a key to a mapping.
func note(mapping *yaml.Node, key, value string) {
	mapping.Content = append(mapping.Content, &yaml.Node{Kind: yaml.ScalarNode, Value: key}, &yaml.Node{Kind: yaml.ScalarNode, Value: value})
}

// member returns the value of a key of a mapping, or nil.
func member(mapping *yaml.Node, key string) *yaml.Node {
	for i := 0; i+1 < len(mapping.Content); i += 2 {
		if mapping.Content[i].Value == key {
			return mapping.Content[i+1]
		}
	}
	return nil
}
