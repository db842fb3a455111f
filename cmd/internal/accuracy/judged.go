// Package accuracy answers: how much is a finding worth, and how much is missed?
//
// People read findings and code of public programs and write down what they think
// of them, one file per program in testdata/accuracy:
//
//	repo: github.com/owner/name
//	commit: 0123456789abcdef0123456789abcdef01234567
//	style: payments; gorm; kafka
//	findings:
//	  - {fingerprint: 1f, rule: txeffect, confidence: high, at: pay/pay.go:Charge, verdict: true, why: the mail goes out before the commit}
//	hazards:
//	  - {at: pay/pay.go:Refund, kind: effectrecord, what: refund, then its row, found: "", miss: the client is behind reflection}
//
// Everything is computed from those files: the tables of docs/accuracy.md, the
// figures on the page of each rule, and, next to checkouts of the programs, the
// comparison with what the tool says today (package judge). The key is the
// fingerprint, which survives edits of the tool's wording and of the program's
// lines. A figure that nobody can recompute, such as
//
//	Of the 47 findings that were judged, about 90 % are fine.
//
// has no place in the manual.
//
// Deliberate silence: nothing here says whether a verdict is right. It gives the
// reason beside it, so that a reader can disagree.
package accuracy

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"
)

// The verdicts. A reviewer who knows the code would change a true finding or
// write down why not; a false one would annoy him; what reading alone can't
// decide is unclear.
const (
	True    = "true"
	False   = "false"
	Unclear = "unclear"
)

// Judged is what people think about the findings and the code of one program.
type Judged struct {
	Repo     string    `yaml:"repo"`             // e.g. github.com/supabase/auth
	Commit   string    `yaml:"commit"`           // the version that was read
	Dir      string    `yaml:"dir,omitempty"`    // the module's folder in the repository, "" for its root
	Style    string    `yaml:"style"`            // what kind of program it is
	Unseen   bool      `yaml:"unseen,omitempty"` // its findings were read before any rule was changed because of it
	Findings []Finding `yaml:"findings"`
	Hazards  []Hazard  `yaml:"hazards"`
}

// Finding is a finding that was read.
type Finding struct {
	Fingerprint string `yaml:"fingerprint"`
	Rule        string `yaml:"rule"`
	Confidence  string `yaml:"confidence"`
	First       string `yaml:"first,omitempty"` // the confidence when an unseen program was met, if it is another today; none if it was not reported
	At          string `yaml:"at"`              // path/file.go:Function
	Verdict     string `yaml:"verdict"`
	Why         string `yaml:"why"`
	Cause       string `yaml:"cause,omitempty"` // in a few words, the same for the same cause
	Gone        bool   `yaml:"gone,omitempty"`  // no longer reported
}

// Hazard is a place that a reader found in the code, with or without the tool.
type Hazard struct {
	At    string `yaml:"at"`
	Kind  string `yaml:"kind"` // the rule that should report it
	What  string `yaml:"what"`
	Found string `yaml:"found"`          // fingerprint of its finding, "" if there is none
	Miss  string `yaml:"miss,omitempty"` // why there is none
}

// Name is the last element of the repository's path.
func (j *Judged) Name() string { return path.Base(j.Repo) }

// gone are the fingerprints that the tool no longer reports.
func (j *Judged) gone() map[string]bool {
	gone := make(map[string]bool)
	for _, f := range j.Findings {
		gone[f.Fingerprint] = f.Gone
	}
	return gone
}

// ReadDir reads all files of a folder, sorted by repository. No folder is no files.
func ReadDir(dir string) ([]*Judged, error) {
	names, err := filepath.Glob(filepath.Join(dir, "*.yml"))
	if err != nil {
		return nil, err
	}
	var all []*Judged
	var problems []error
	seen := make(map[string]string)
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			problems = append(problems, err)
			continue
		}
		j, err := Parse(data)
		if err != nil {
			problems = append(problems, fmt.Errorf("%s: %w", filepath.Base(name), err))
			continue
		}
		if other, ok := seen[j.Repo]; ok {
			problems = append(problems, fmt.Errorf("%s: %s is judged in %s already", filepath.Base(name), j.Repo, other))
		}
		seen[j.Repo] = filepath.Base(name)
		all = append(all, j)
	}
	slices.SortFunc(all, func(a, b *Judged) int { return strings.Compare(a.Repo, b.Repo) })
	return all, errors.Join(problems...)
}

// Parse reads one file. Whatever it does not understand is an error.
func Parse(data []byte) (*Judged, error) {
	d := yaml.NewDecoder(bytes.NewReader(data))
	d.KnownFields(true)
	j := new(Judged)
	if err := d.Decode(j); err != nil {
		if errors.Is(err, io.EOF) {
			return nil, errors.New("the file is empty")
		}
		return nil, err
	}
	if err := d.Decode(new(yaml.Node)); !errors.Is(err, io.EOF) {
		return nil, errors.New("more than one document")
	}
	return j, j.validate()
}

// validate returns all that is wrong with the values.
func (j *Judged) validate() error {
	var problems []error
	fail := func(format string, args ...any) { problems = append(problems, fmt.Errorf(format, args...)) }
	if strings.Count(j.Repo, "/") < 2 {
		fail("repo %q: expected host/owner/name", j.Repo)
	}
	if !regexp.MustCompile(`^[0-9a-f]{40}$`).MatchString(j.Commit) {
		fail("commit %q: expected 40 hexadecimal digits", j.Commit)
	}
	if j.Dir != "" && !filepath.IsLocal(j.Dir) {
		fail("dir %q: expected a folder of the repository", j.Dir)
	}
	seen := make(map[string]string) // verdict by fingerprint
	for i, f := range j.Findings {
		if err := f.validate(); err != nil {
			fail("findings[%d] (%s): %w", i, f.At, err)
		}
		if seen[f.Fingerprint] != "" {
			fail("findings[%d] (%s): fingerprint %s is there twice", i, f.At, f.Fingerprint)
		}
		seen[f.Fingerprint] = f.Verdict
	}
	for i, h := range j.Hazards {
		if err := h.validate(seen); err != nil {
			fail("hazards[%d] (%s): %w", i, h.At, err)
		}
	}
	return errors.Join(problems...)
}

func (f *Finding) validate() error {
	switch {
	case f.Fingerprint == "" || f.Rule == "" || f.At == "":
		return errors.New("fingerprint, rule and at are needed")
	case !slices.Contains(levels(), f.Confidence):
		return fmt.Errorf("confidence %q: expected high, medium or low", f.Confidence)
	case !slices.Contains([]string{True, False, Unclear}, f.Verdict):
		return fmt.Errorf("verdict %q: expected true, false or unclear", f.Verdict)
	case f.Why == "":
		return errors.New("why is needed: a verdict without a reason can't be checked")
	}
	return nil
}

func (h *Hazard) validate(verdicts map[string]string) error {
	switch {
	case h.At == "" || h.Kind == "" || h.What == "":
		return errors.New("at, kind and what are needed")
	case h.Found == "" && h.Miss == "":
		return errors.New("neither found nor a cause for the miss")
	case h.Found != "" && verdicts[h.Found] == "":
		return fmt.Errorf("found %s: no finding of this file has that fingerprint", h.Found)
	case verdicts[h.Found] == False:
		return fmt.Errorf("found %s: that finding is judged to be false", h.Found)
	}
	return nil
}

// levels are the confidences from the surest down.
func levels() []string { return []string{"high", "medium", "low"} }

// shown reports whether findings of a confidence are shown by default.
func shown(confidence string) bool { return confidence != "low" }
