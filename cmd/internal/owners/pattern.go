package owners

import "strings"

// pattern is a glob in segments, as .gitignore has them.
type pattern struct {
	segments []string // "**" is any number of folders
	whole    bool     // the name must end with the pattern: no files further below
}

// compile reads a glob. One with a slash other than at its end starts at the root,
// one without matches at every depth.
func compile(glob string) pattern {
	folder := strings.HasSuffix(glob, "/")
	rooted := strings.Contains(strings.TrimSuffix(glob, "/"), "/")
	p := pattern{segments: strings.Split(strings.Trim(glob, "/"), "/")}
	if !rooted {
		p.segments = append([]string{"**"}, p.segments...)
	}
	last := p.segments[len(p.segments)-1]
	p.whole = last == "*" // docs/* is not what lies in folders of docs
	if folder {
		p.segments, p.whole = append(p.segments, "**", "*"), true
	}
	return p
}

// match compares by dynamic programming, so that many "**" cost no more than
// few: reach[j] says that the segments so far can stand for the first j of name.
func (p pattern) match(name []string) bool {
	reach := make([]bool, len(name)+1)
	reach[0] = true
	for _, glob := range p.segments {
		next := make([]bool, len(reach))
		for j, ok := range reach {
			if glob == "**" {
				next[j] = ok || j > 0 && next[j-1]
			} else if ok && j < len(name) && wild(glob, name[j]) {
				next[j+1] = true
			}
		}
		reach = next
	}
	if p.whole {
		return reach[len(name)]
	}
	for _, ok := range reach[1:] {
		if ok {
			return true // a folder above the file
		}
	}
	return false
}

// wild reports whether a segment, in which * is any text, ? any character and \
// takes away a meaning, stands for a name.
func wild(glob, name string) bool {
	g, n := []rune(glob), []rune(name)
	i, j, star, from := 0, 0, -1, 0
	for j < len(n) {
		switch {
		case i < len(g) && g[i] == '*':
			star, from = i, j
			i++
		case i+1 < len(g) && g[i] == '\\' && g[i+1] == n[j]:
			i, j = i+2, j+1
		case i < len(g) && g[i] != '\\' && (g[i] == '?' || g[i] == n[j]):
			i, j = i+1, j+1
		case star >= 0: // let the last star take one character more
			from++
			i, j = star+1, from
		default:
			return false
		}
	}
	for i < len(g) && g[i] == '*' {
		i++
	}
	return i == len(g)
}
