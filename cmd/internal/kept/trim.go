package kept

import (
	"cmp"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// The bounds on what is kept, looked at once a day.
const (
	day     = 24 * time.Hour
	maxIdle = 10 * day
	maxSize = 200 << 20
)

// trimmed is the file whose time says when answers were removed last.
const trimmed = "trimmed"

// aged is an answer that may have to go.
type aged struct {
	name string
	used time.Time
	size int64
}

// trim removes what was not used for long, and of the rest the oldest if it is too
// much. Files that are not named like ours stay.
func (s *Store) trim(now time.Time) {
	mark := filepath.Join(s.dir, trimmed)
	info, err := os.Lstat(mark)
	if err == nil && now.Sub(info.ModTime()) < day && now.After(info.ModTime().Add(-day)) {
		return
	}
	if err == nil && !info.Mode().IsRegular() {
		return // not ours
	}
	if err := errors.Join(os.WriteFile(mark, nil, 0o600), os.Chtimes(mark, now, now)); err != nil {
		s.trouble = err
		return
	}
	all := s.aged(now)
	slices.SortFunc(all, func(a, b aged) int { return cmp.Or(b.used.Compare(a.used), cmp.Compare(a.name, b.name)) })
	var total int64
	for _, a := range all {
		if total += a.size; total > maxSize || now.Sub(a.used) > maxIdle {
			_ = os.Remove(filepath.Join(s.dir, a.name)) // another run may have been faster
		}
	}
}

// aged lists the answers, and what interrupted runs have left of theirs.
func (s *Store) aged(now time.Time) []aged {
	entries, err := os.ReadDir(s.dir)
	if err != nil {
		return nil
	}
	var all []aged
	for _, e := range entries {
		info, err := e.Info()
		if err != nil || !info.Mode().IsRegular() {
			continue
		}
		begun := strings.HasPrefix(e.Name(), tempPrefix) && now.Sub(info.ModTime()) > day
		if begun || ours().MatchString(e.Name()) {
			all = append(all, aged{e.Name(), info.ModTime(), info.Size()})
		}
	}
	return all
}
