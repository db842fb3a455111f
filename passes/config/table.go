package config

import (
	"bytes"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"

	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/spelling"
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
		s.table = s.table.WithForks(s.forks)
	})
	return s.table
}

// forksKey reads which packages are forks of which libraries: false for the end
// of all guessing, or a mapping in which false stands beside what is no fork.
func (f *file) forksKey(n *yaml.Node) error {
	forks := &f.settings.forks
	if n.Kind == yaml.ScalarNode {
		var guess bool
		if err := f.boolean("forks", &guess)(n); err != nil {
			return f.fail(n, "forks: expected false, or lines such as %q", "github.com/acme/sqlx: github.com/jmoiron/sqlx")
		}
		forks.Off = !guess
		return nil
	}
	if n.Kind != yaml.MappingNode {
		return f.fail(n, "forks: expected false, or lines such as %q", "github.com/acme/sqlx: github.com/jmoiron/sqlx")
	}
	forks.Of = make(map[string]string, len(n.Content)/2)
	given := make(map[string]bool)
	for i := 0; i+1 < len(n.Content); i += 2 {
		var fork, library string
		if err := f.text(&fork)(n.Content[i]); err != nil {
			return err
		}
		if err := f.text(&library)(n.Content[i+1]); err != nil {
			return err
		}
		switch {
		case given[fork]:
			return f.fail(n.Content[i], "%s is given twice", spelling.Quote(fork))
		case n.Content[i+1].Tag == "!!bool" && library == "false":
			library = ""
		case !slices.ContainsFunc(models.Builtin().Packages(), func(path string) bool { return isBelow(path, library) }):
			return f.fail(n.Content[i+1], "there are no models of %s", spelling.Quote(library))
		}
		forks.Of[fork], given[fork] = library, true
		f.settings.named = append(f.settings.named, Named{fork, n.Content[i].Line})
	}
	return nil
}

// isBelow reports whether a package is another one or lies below it.
func isBelow(path, above string) bool {
	rest, ok := strings.CutPrefix(path, above)
	return ok && (rest == "" || rest[0] == '/')
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
	for i, row := range rows {
		f.settings.declared = append(f.settings.declared, Declared{row.Symbol, f.name, n.Content[i].Line})
	}
	return err
}

// modelsFile reads a file of models: a list, or a mapping with the list under
// models. What stands under linked, always last, is for others to read.
func modelsFile(source Source) (rows []models.Row, linked bool, err error) {
	head := source.Data
	if i := linkedAt(head); i >= 0 {
		head, linked = head[:i], true
	}
	n, err := document(head, source.Name)
	if err != nil || n == nil {
		return nil, linked, err
	}
	if n.Kind != yaml.MappingNode {
		rows, err = decodeRows(n, source.Name)
		return rows, linked, err
	}
	f := &file{name: source.Name, settings: Default()}
	keys := []key{{"models", f.modelsKey}}
	if linked {
		skip := func(*yaml.Node) error { return nil }
		keys = append(keys, key{"version", skip}, key{"digest", skip}, key{"root", skip})
	}
	err = f.mapping(n, keys)
	return f.models, linked, err
}

// linkedAt returns where the linked models begin, -1 if there are none.
func linkedAt(data []byte) int {
	const key = "linked:"
	for i := 0; i < len(data); {
		if bytes.HasPrefix(data[i:], []byte(key)) {
			return i
		}
		end := bytes.IndexByte(data[i:], '\n')
		if end < 0 {
			break
		}
		i += end + 1
	}
	return -1
}
