package config

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// What is larger than this is not what it was taken for.
const (
	maxConfig = 1 << 20
	maxModels = 16 << 20
	maxSchema = 16 << 20
	maxFiles  = 10_000
)

// Load reads the configuration of the module or workspace that dir belongs to,
// and the files it mentions. Without one the settings are the defaults.
func Load(dir string) (*Settings, error) { return loadDir(dir, (*Settings).defaultModels) }

// LoadUnlinked is Load without the linked models at their usual place, which
// need not be readable: they are about to be written anew.
func LoadUnlinked(dir string) (*Settings, error) { return loadDir(dir, noModels) }

func noModels(*Settings) error { return nil }

func loadDir(dir string, linked func(*Settings) error) (*Settings, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return nil, &Error{File: FileName, Message: "the working directory is gone"}
	}
	root, name := locate(dir)
	if name == "" {
		s := Default()
		s.Root = root
		s.discover()
		return s, linked(s)
	}
	return loadFile(name, linked)
}

// LoadFile reads the configuration file of the given name. Its paths are
// relative to its folder.
func LoadFile(name string) (*Settings, error) { return loadFile(name, (*Settings).defaultModels) }

// LoadFileUnlinked is to LoadFile what LoadUnlinked is to Load.
func LoadFileUnlinked(name string) (*Settings, error) { return loadFile(name, noModels) }

func loadFile(name string, linked func(*Settings) error) (*Settings, error) {
	abs, err := filepath.Abs(name)
	if err != nil {
		return nil, &Error{File: name, Message: "the working directory is gone"}
	}
	shown := name
	if filepath.IsAbs(name) {
		shown = filepath.Base(name)
	}
	data, err := read(abs, maxConfig)
	if err != nil {
		return nil, &Error{File: shown, Message: err.Error()}
	}
	f, err := decode(data, shown)
	if err != nil {
		return nil, err
	}
	s := f.settings
	s.Root, s.File = filepath.Dir(abs), abs
	s.sources = append(s.sources, Source{Name: filepath.Base(abs), Data: data})
	if err := f.readSources(linked); err != nil {
		return nil, err
	}
	if len(f.schema) == 0 {
		s.discover()
	}
	return s, nil
}

// Hash identifies everything that was read: a cache that holds results must
// forget them when it changes. It does not depend on where the checkout is.
func (s *Settings) Hash() string {
	h := sha256.New()
	frame := func(b []byte) {
		h.Write(binary.BigEndian.AppendUint64(nil, uint64(len(b))))
		h.Write(b)
	}
	for _, source := range slices.Concat(s.sources, s.Schema()) {
		frame([]byte(source.Name))
		frame(source.Data)
	}
	return hex.EncodeToString(h.Sum(nil))
}

// locate walks up from dir. The configuration stands at the root of the module
// or else at the root of the workspace; root is the former.
func locate(dir string) (root, name string) {
	for d := dir; ; d = filepath.Dir(d) {
		border := exists(d, "go.mod") || exists(d, "go.work") || filepath.Base(d) == "testdata"
		if border && root == "" {
			root = d
		}
		if border && exists(d, FileName) {
			return root, filepath.Join(d, FileName)
		}
		if exists(d, "go.work") || filepath.Base(d) == "testdata" || d == filepath.Dir(d) {
			break
		}
	}
	if root == "" { // no module around, as in a sandbox of another build tool
		root = dir
		if exists(dir, FileName) {
			name = filepath.Join(dir, FileName)
		}
	}
	return root, name
}

func exists(dir, name string) bool {
	_, err := os.Stat(filepath.Join(dir, name))
	return err == nil
}

// readSources reads the models and schema files that the configuration names.
func (f *file) readSources(linked func(*Settings) error) error {
	s := f.settings
	for _, named := range f.modelsFiles {
		source, err := s.source(named.text, maxModels)
		if err != nil {
			return f.refuse(named, err)
		}
		if err := s.addModels(source); err != nil {
			return err
		}
	}
	if err := linked(s); err != nil {
		return err
	}
	s.layers = append(s.layers, f.models)
	for _, named := range f.schema {
		sources, err := s.schemaSources(named.text)
		if err != nil {
			return f.refuse(named, err)
		}
		s.schema = append(s.schema, sources...)
	}
	slices.SortFunc(s.schema, func(a, b Source) int { return strings.Compare(a.Name, b.Name) })
	s.schema = slices.CompactFunc(s.schema, func(a, b Source) bool { return a.Name == b.Name })
	return nil
}

// addModels adds the rows of a models file and notes its linked models.
func (s *Settings) addModels(source Source) error {
	rows, linked, err := modelsFile(source)
	if err != nil {
		return err
	}
	s.sources = append(s.sources, source)
	s.layers = append(s.layers, rows)
	if linked {
		s.Linked = append(s.Linked, source)
		return nil
	}
	for _, row := range rows {
		s.declared = append(s.declared, Declared{Symbol: row.Symbol, File: source.Name})
	}
	return nil
}

// defaultModels reads the linked models that stand at their usual place.
func (s *Settings) defaultModels() error {
	named := func(x Source) bool { return x.Name == ModelsFile }
	if slices.ContainsFunc(s.sources, named) || !exists(s.Root, ModelsFile) {
		return nil
	}
	source, err := s.source(ModelsFile, maxModels)
	if err != nil {
		return &Error{File: ModelsFile, Message: err.Error()}
	}
	return s.addModels(source)
}

func (f *file) refuse(named located, err error) error {
	return &Error{File: f.name, Line: named.line, Message: fmt.Sprintf("%q: %v", named.text, err)}
}

// source reads one file, named relative to the root.
func (s *Settings) source(name string, limit int64) (Source, error) {
	if !filepath.IsAbs(name) {
		name = filepath.Join(s.Root, filepath.FromSlash(name))
	}
	data, err := read(name, limit)
	if err != nil {
		return Source{}, err
	}
	shown := filepath.Base(name)
	if rel, err := filepath.Rel(s.Root, name); err == nil {
		shown = filepath.ToSlash(rel)
	}
	return Source{Name: shown, Data: data}, nil
}

// schemaSources reads a file, or all .sql files below a folder, or those that a
// pattern names.
func (s *Settings) schemaSources(pattern string) ([]Source, error) {
	full := pattern
	if !filepath.IsAbs(full) {
		full = filepath.Join(s.Root, filepath.FromSlash(pattern))
	}
	roots := []string{full}
	if strings.ContainsAny(pattern, "*?[") {
		found, err := filepath.Glob(full)
		if err != nil || len(found) == 0 {
			return nil, errors.New("no file or folder matches")
		}
		roots = found
	}
	var files []string
	for _, root := range roots {
		found, err := sqlFiles(root, strict)
		if err != nil {
			return nil, err
		}
		files = append(files, found...)
	}
	if len(files) > maxFiles {
		return nil, fmt.Errorf("more than %d files; name the folder of the migrations", maxFiles)
	}
	var out []Source
	for _, file := range files {
		source, err := s.source(file, maxSchema)
		if err != nil {
			return nil, err
		}
		out = append(out, source)
	}
	return out, nil
}

// read returns the content of a regular file of limited size. Devices and pipes
// could go on for ever.
func read(name string, limit int64) ([]byte, error) {
	info, err := os.Stat(name)
	switch {
	case err != nil:
		return nil, plain(err)
	case info.IsDir():
		return nil, errors.New("this is a folder, not a file")
	case !info.Mode().IsRegular():
		return nil, errors.New("this is not a regular file")
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, plain(err)
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, limit+1))
	if err != nil {
		return nil, plain(err)
	}
	if int64(len(data)) > limit {
		return nil, fmt.Errorf("larger than %d MiB", limit>>20)
	}
	return data, nil
}

// plain drops the path from an error, since the message names the file already
// and must not name the checkout.
func plain(err error) error {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err
	}
	return err
}
