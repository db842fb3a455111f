package config

import (
	"regexp"
	"strconv"

	"gopkg.in/yaml.v3"

	"github.com/dualwrite/dualwrite/passes/models"
)

// Table returns the built-in models with the project's own on top. Where two of
// them speak of the same function, the models key goes before the models-files,
// and a later file before an earlier one.
func (s *Settings) Table() *models.Table {
	s.tableOnce.Do(func() {
		s.table = models.Builtin()
		for _, rows := range s.layers {
			s.table = s.table.With(rows)
		}
	})
	return s.table
}

// decodeRows reads a list of models. Errors are moved to where editors find
// them.
func decodeRows(n *yaml.Node, name string) ([]models.Row, error) {
	rows, err := models.DecodeRows(n)
	if err == nil {
		return rows, nil
	}
	e := &Error{File: name, Line: n.Line, Message: printable(err.Error())}
	line := regexp.MustCompile(`line (\d+): `)
	if m := line.FindStringSubmatch(e.Message); m != nil {
		e.Line, _ = strconv.Atoi(m[1])
		e.Message = line.ReplaceAllString(e.Message, "")
	}
	return nil, e
}

// modelsKey reads the models of the configuration itself.
func (f *file) modelsKey(n *yaml.Node) error {
	rows, err := decodeRows(n, f.name)
	f.models = rows
	return err
}

// modelsFile reads a file of models: a list, or a mapping with the list under
// models.
func modelsFile(source Source) ([]models.Row, error) {
	n, err := document(source.Data, source.Name)
	if err != nil || n == nil {
		return nil, err
	}
	if n.Kind != yaml.MappingNode {
		return decodeRows(n, source.Name)
	}
	f := &file{name: source.Name}
	err = f.mapping(n, []key{{"models", f.modelsKey}})
	return f.models, err
}
