package report_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/dualwrite/dualwrite/cmd/internal/report"
)

// TestSchema holds the JSON output to the published schema.
func TestSchema(t *testing.T) {
	data, err := os.ReadFile("../../../docs/report.schema.json")
	require.NoError(t, err)
	var s map[string]any
	require.NoError(t, json.Unmarshal(data, &s))
	for _, dir := range []string{"testdata/twins", "../../../testdata/example"} {
		doc := of(t, dir)
		doc.Compare(of(t, "testdata/twins"))
		var b bytes.Buffer
		require.NoError(t, report.Write(&b, "json", doc))
		var v any
		require.NoError(t, json.Unmarshal(b.Bytes(), &v))
		assert.Empty(t, violations(s, s, v, "$"))
	}
	assert.NotEmpty(t, violations(s, s, map[string]any{"version": 2.0}, "$"), "the schema refuses something")
	assert.NotEmpty(t, violations(s, s, []any{}, "$"), "the schema refuses another type")
}

// violations is the part of JSON Schema that ours uses.
func violations(root, s map[string]any, v any, at string) []string {
	if ref, ok := s["$ref"].(string); ok {
		name := ref[strings.LastIndexByte(ref, '/')+1:]
		def, ok := root["$defs"].(map[string]any)[name].(map[string]any)
		if !ok {
			return []string{at + ": the schema has no " + ref}
		}
		return violations(root, def, v, at)
	}
	if alternatives, ok := s["anyOf"].([]any); ok {
		for _, alt := range alternatives {
			if len(violations(root, alt.(map[string]any), v, at)) == 0 {
				return nil
			}
		}
		return []string{at + ": fits none"}
	}
	var out []string
	if c, ok := s["const"]; ok && c != v {
		out = append(out, fmt.Sprintf("%s: %v is not %v", at, v, c))
	}
	if e, ok := s["enum"].([]any); ok && !slices.Contains(e, v) {
		out = append(out, fmt.Sprintf("%s: %v is none of %v", at, v, e))
	}
	switch s["type"] {
	case "object":
		o, ok := v.(map[string]any)
		if !ok {
			return append(out, at+": is no object")
		}
		out = append(out, inObject(root, s, o, at)...)
	case "array":
		list, ok := v.([]any)
		if !ok {
			return append(out, at+": is no array")
		}
		for i, x := range list {
			out = append(out, violations(root, s["items"].(map[string]any), x, fmt.Sprintf("%s[%d]", at, i))...)
		}
	case "string":
		if _, ok := v.(string); !ok {
			out = append(out, at+": is no string")
		}
	case "integer":
		if n, ok := v.(float64); !ok || n != float64(int(n)) {
			out = append(out, at+": is no integer")
		}
	case "boolean":
		if _, ok := v.(bool); !ok {
			out = append(out, at+": is no boolean")
		}
	case "null":
		if v != nil {
			out = append(out, at+": is not null")
		}
	}
	return out
}

func inObject(root, s, o map[string]any, at string) []string {
	var out []string
	required, _ := s["required"].([]any)
	for _, r := range required {
		if _, ok := o[r.(string)]; !ok {
			out = append(out, fmt.Sprintf("%s: lacks %v", at, r))
		}
	}
	props, _ := s["properties"].(map[string]any)
	for k, x := range o {
		if p, ok := props[k].(map[string]any); ok {
			out = append(out, violations(root, p, x, at+"."+k)...)
			continue
		}
		switch extra := s["additionalProperties"].(type) {
		case bool:
			if !extra {
				out = append(out, at+": unknown "+k)
			}
		case map[string]any:
			out = append(out, violations(root, extra, x, at+"."+k)...)
		}
	}
	return out
}
