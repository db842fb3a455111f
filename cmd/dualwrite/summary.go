package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/mod/modfile"

	"github.com/dualwrite/dualwrite/cmd/internal/baseline"
	"github.com/dualwrite/dualwrite/cmd/internal/cli"
	"github.com/dualwrite/dualwrite/cmd/internal/owners"
	"github.com/dualwrite/dualwrite/cmd/internal/plan"
)

// summaryFlags say how to show a baseline instead of writing one.
type summaryFlags struct {
	summary bool
	by      string
	format  string
}

// validate refuses flags that would only be found wrong after the work.
func (s *summaryFlags) validate() error {
	switch {
	case !s.summary && (s.by != "" || s.format != ""):
		return errors.New("-by and -format belong to -summary")
	case s.by != "" && !slices.Contains(plan.Aspects(), s.by):
		return fmt.Errorf("-by=%s: expected %s", s.by, strings.Join(plan.Aspects(), ", "))
	case s.format != "" && !slices.Contains(plan.Formats(), s.format):
		return fmt.Errorf("-format=%s: known formats are %s", s.format, strings.Join(plan.Formats(), ", "))
	}
	return nil
}

// summarise shows the baseline of the given name. The program is not analysed.
func (s *summaryFlags) summarise(env *cli.Env, name string) error {
	b, err := baseline.Read(name)
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s does not exist: write it with `dualwrite baseline`, or name it with -o", name)
	}
	if err != nil {
		return err
	}
	dir, err := filepath.Abs(filepath.Dir(name))
	if err != nil {
		return err
	}
	root := repository(dir)
	known, err := owners.Find(root)
	if err != nil {
		return err
	}
	by := plan.Aspects()
	switch {
	case s.by != "":
		by = []string{s.by}
	case known == nil:
		by = slices.DeleteFunc(by, func(aspect string) bool { return aspect == "owner" })
	}
	if s.by == "owner" && known == nil {
		return fmt.Errorf("-by=owner: there is no %s below %s", strings.Join(owners.Places(), ", "), filepath.Base(root))
	}
	module := moduleAround(dir)
	p := plan.Make(b, by, func(e baseline.Entry) []string {
		file := module.file(e, dir)
		rel, err := filepath.Rel(root, file)
		if known == nil || file == "" || err != nil {
			return nil
		}
		return known.Of(filepath.ToSlash(rel))
	}, today(env))
	var out bytes.Buffer
	format := s.format
	if format == "" {
		format = "text"
	}
	if err := plan.Write(&out, format, p); err != nil {
		return err
	}
	_, err = env.Stdout.Write(out.Bytes())
	return err
}

// module is where packages lie.
type module struct{ path, dir string }

// moduleAround reads the go.mod of the module that dir belongs to.
func moduleAround(dir string) module {
	name := findUp(dir, "go.mod")
	data, err := os.ReadFile(name)
	if err != nil {
		return module{}
	}
	return module{modfile.ModulePath(data), filepath.Dir(name)}
}

// file returns the absolute name of the file of an entry of the baseline in dir.
// Where the entry names none, some file of its package has to do; "" is none.
func (m module) file(e baseline.Entry, dir string) string {
	if e.File != "" {
		name := filepath.FromSlash(e.File)
		if !filepath.IsAbs(name) {
			name = filepath.Join(dir, name)
		}
		return name
	}
	rest, ok := strings.CutPrefix(e.Package, m.path)
	if m.path == "" || !ok || rest != "" && rest[0] != '/' {
		return ""
	}
	return filepath.Join(m.dir, filepath.FromSlash(rest), "package.go")
}

// today is the day that new entries are dated with. Builds that are to be
// repeated byte by byte set SOURCE_DATE_EPOCH.
func today(env *cli.Env) time.Time {
	if seconds, err := strconv.ParseInt(env.Getenv("SOURCE_DATE_EPOCH"), 10, 64); err == nil {
		return time.Unix(seconds, 0).UTC()
	}
	return time.Now().UTC()
}
