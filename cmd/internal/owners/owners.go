// Package owners answers: who is asked about a file?
//
// The answer stands in a CODEOWNERS file, as GitHub and GitLab read it:
//
//	*.go               @acme/backend
//	/billing/          @acme/payments anna@example.com   # the last match wins
//	/billing/generated                                   # nobody's
//
//	[Databases] @acme/dba
//	/migrations/
//
// Sections are GitLab's: each has an answer of its own, and a line without owners
// takes those of its section. What no reader of such files understands,
//
//	src/{a,b}/ @acme/web
//
// matches nothing here either, instead of something.
//
// Class of analysis: none, patterns are compared with names.
// Deliberate silences: whether an owner exists; how many must approve.
package owners

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// Owners is the content of a CODEOWNERS file.
type Owners struct{ sections []section }

// section is a part of the file that is matched on its own.
type section struct {
	name  string
	owner []string // of lines that name none
	rules []rule
}

type rule struct {
	pattern  pattern
	owners   []string
	excludes bool // GitLab's "!": the section does not speak of these files
}

// Places lists where the file is looked for, below the root of the repository.
func Places() []string {
	return []string{".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"}
}

// Find reads the first CODEOWNERS file of the repository at root. Without one it
// returns nil.
func Find(root string) (*Owners, error) {
	const limit = 8 << 20
	for _, place := range Places() {
		name := filepath.Join(root, filepath.FromSlash(place))
		info, err := os.Stat(name)
		if errors.Is(err, fs.ErrNotExist) || err == nil && info.IsDir() {
			continue
		}
		if err != nil {
			return nil, err
		}
		if !info.Mode().IsRegular() || info.Size() > limit {
			return nil, &fs.PathError{Op: "read", Path: place, Err: errors.New("this is no CODEOWNERS file")}
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		return Parse(data), nil
	}
	return nil, nil
}

// heading is [Name], ^[Optional] or [Name][2], with owners after it.
var heading = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^\^?\[([^\]]+)\](?:\[[0-9]+\])?(?:[ \t]+(.*))?$`) })

// Parse reads the content of a CODEOWNERS file. Lines that say nothing are left
// out.
func Parse(data []byte) *Owners {
	o := &Owners{sections: []section{{}}}
	at := 0
	for text := range strings.Lines(strings.TrimPrefix(string(data), "\ufeff")) {
		words := fields(text)
		if len(words) == 0 {
			continue
		}
		if m := heading().FindStringSubmatch(strings.TrimSpace(text)); m != nil {
			at = o.section(m[1])
			if named := fields(m[2]); len(named) > 0 {
				o.sections[at].owner = named
			}
			continue
		}
		s := &o.sections[at]
		glob, excludes := strings.CutPrefix(words[0], "!")
		r := rule{pattern: compile(glob), owners: words[1:], excludes: excludes}
		if len(r.owners) == 0 {
			r.owners = s.owner
		}
		s.rules = append(s.rules, r)
	}
	return o
}

// section returns the index of a section, whose name may come again in another
// case.
func (o *Owners) section(name string) int {
	i := slices.IndexFunc(o.sections, func(s section) bool { return s.name != "" && strings.EqualFold(s.name, name) })
	if i < 0 {
		i = len(o.sections)
		o.sections = append(o.sections, section{name: name})
	}
	return i
}

// fields splits a line at spaces that no backslash precedes, up to a comment.
// The backslashes stay: they mean something in a pattern.
func fields(line string) []string {
	var words []string
	var word strings.Builder
	end := func() {
		if word.Len() > 0 {
			words = append(words, word.String())
			word.Reset()
		}
	}
	escaped := false
	for _, r := range line {
		switch {
		case escaped:
			word.WriteRune('\\')
			word.WriteRune(r)
			escaped = false
			continue
		case r == '\\':
			escaped = true
			continue
		case r == '#' && word.Len() == 0:
			end()
			return words
		case r == ' ' || r == '\t' || r == '\r' || r == '\n':
			end()
			continue
		}
		word.WriteRune(r)
	}
	end()
	return words
}

// Of returns the owners of a file, sorted. Its name is relative to the root of
// the repository, with slashes.
func (o *Owners) Of(file string) []string {
	segments := strings.Split(strings.TrimPrefix(file, "./"), "/")
	var all []string
	for _, s := range o.sections {
		for _, r := range slices.Backward(s.rules) {
			if r.pattern.match(segments) {
				if !r.excludes {
					all = append(all, r.owners...)
				}
				break
			}
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}
