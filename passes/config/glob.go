package config

import (
	"errors"
	"path"
	"strings"
)

// match reports whether a glob names a file or a folder above it. "**" stands
// for any number of folders; a glob without a slash matches at every depth.
func match(glob, name string) bool {
	glob = strings.TrimSuffix(strings.TrimPrefix(glob, "./"), "/")
	if !strings.Contains(glob, "/") {
		glob = "**/" + glob
	}
	return matchSegments(strings.Split(glob, "/"), strings.Split(name, "/"))
}

// matchSegments compares by dynamic programming, since backtracking over many
// "**" would take exponential time: reach[j] says that the globs so far can
// match the first j segments.
func matchSegments(globs, segments []string) bool {
	reach := make([]bool, len(segments)+1)
	reach[0] = true
	for _, glob := range globs {
		next := make([]bool, len(reach))
		for j, ok := range reach {
			if glob == "**" {
				next[j] = ok || j > 0 && next[j-1]
			} else if ok && j < len(segments) {
				hit, err := path.Match(glob, segments[j])
				next[j+1] = hit && err == nil
			}
		}
		reach = next
	}
	for _, ok := range reach {
		if ok {
			return true // a prefix is enough: it names a folder above the file
		}
	}
	return false
}

// checkGlob refuses what can never match, or not what the author meant.
func checkGlob(glob string) error {
	switch {
	case strings.Contains(glob, `\`):
		return errors.New("use slashes in paths")
	case strings.HasPrefix(glob, "!"):
		return errors.New("exceptions with ! are not supported")
	case strings.HasPrefix(glob, "/"):
		return errors.New("paths are relative to the folder of this file")
	case strings.Trim(glob, "./*") == "" || path.Clean(glob) == ".":
		return errors.New("this matches everything")
	}
	for segment := range strings.SplitSeq(glob, "/") {
		if segment == ".." {
			return errors.New("paths can't leave the folder of this file")
		}
		if _, err := path.Match(segment, ""); err != nil {
			return errors.New("unfinished [ in a path pattern")
		}
	}
	return nil
}
