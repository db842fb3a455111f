package sqltext

import "strings"

// LooksLikeSQL tells a statement from English prose. The first statement must
// be one whose parts hang together as SQL; a word order that both languages
// share ("update the status") is prose.
func LooksLikeSQL(text string) bool {
	p := newParser(text)
	p.skipSeparators()
	p.acceptHole()
	first := p.tok()
	if first.kind != word && !first.is("(") {
		return false
	}
	all := p.statements()
	if len(all) == 0 {
		return false
	}
	j := judge{s: &all[0], text: text, lower: strings.ToLower(text), first: first.text}
	return (j.shouts() || !isArticle(j.s.Table)) && j.plausible()
}

// judge weighs the first statement of a text.
type judge struct {
	s     *Statement
	text  string
	lower string
	first string // its first word
}

// plausible looks for the parts that prose lacks.
func (j judge) plausible() bool {
	s := j.s
	switch s.Verb {
	case Select:
		return j.plausibleSelect()
	case Insert, Replace, Update, Delete, Merge:
		return len(s.Refs) > 0 && j.plausibleWrite()
	case CreateTable, CreateIndex, AlterTable:
		return len(s.Columns) > 0 || len(s.Indexes) > 0 || len(s.Refs) > 0 && (j.shouts() || s.Complete)
	case Lock:
		return len(s.Refs) > 0 && (j.shouts() || j.has(" mode"))
	case Call:
		return len(s.Funcs) > 0 && (j.shouts() || j.has("(") && s.Complete)
	case Begin, Commit, Rollback:
		return j.shouts() && s.Complete || strings.HasSuffix(strings.TrimSpace(j.text), ";")
	}
	return isCommand(j.first) && (j.shouts() || j.definesObject())
}

// plausibleWrite accepts a change of a table that says what to change.
func (j judge) plausibleWrite() bool {
	s := j.s
	switch s.Verb {
	case Insert, Replace:
		parts := len(s.Columns) > 0 || len(s.Values) > 0 || s.From || s.params > 0
		return parts && (s.Complete || j.has("into")) || j.shouts()
	case Update:
		return len(s.Set) > 0 || j.holed() && j.shouts()
	case Delete:
		return (s.Complete || len(s.Where) > 0 || j.shouts()) && j.namesTarget()
	}
	return len(s.Refs) > 1 // MERGE has a source
}

// plausibleSelect accepts SELECT .. FROM table and SELECT of computed values.
func (j judge) plausibleSelect() bool {
	s := j.s
	if j.startsWithArticle() {
		return false
	}
	if len(s.Subs) > 0 || len(s.Values) > 0 {
		return true
	}
	if len(s.Refs) > 0 {
		return s.Complete || len(s.Where) > 0 || s.Limit || len(s.List) > 1 || j.holed() ||
			j.shouts() && strings.Contains(j.text, "FROM")
	}
	if j.shouts() && len(s.List) > 0 && strings.HasSuffix(strings.TrimSpace(j.text), "FROM") {
		return true // the table is appended later
	}
	for _, e := range s.List {
		if e.Kind == Column || e.Kind == Opaque && len(e.Args) == 0 {
			return false
		}
	}
	return len(s.List) > 0 && (s.Complete || len(s.Funcs) > 0 || s.params > 0 || j.holed() && j.shouts())
}

// startsWithArticle spots "select a plan": an article in front of a noun, which
// SQL would take for a column and its alias.
func (j judge) startsWithArticle() bool {
	if len(j.s.List) == 0 || j.s.List[0].Kind != Column || j.s.List[0].Qualifier != "" {
		return false
	}
	name := j.s.List[0].Text
	return isArticle(name) && (j.s.Columns[0] != name || len(j.s.Refs) == 0)
}

// isArticle names words that begin an English noun phrase and no table.
func isArticle(w string) bool {
	switch w {
	case "the", "a", "an", "this", "that", "these", "those", "your", "our", "my", "their", "its",
		"one", "each", "every", "which", "what", "any", "some", "all", "it", "them", "of":
		return true
	}
	return false
}

// shouts reports whether the verb is written in capitals, as prose seldom does.
func (j judge) shouts() bool { return strings.Contains(j.text, strings.ToUpper(j.first)) }

func (j judge) has(part string) bool { return strings.Contains(j.lower, part) }

// holed reports whether parts of the text are unknown.
func (j judge) holed() bool {
	return strings.ContainsRune(j.text, Hole) || strings.Contains(j.text, "%s")
}

// namesTarget reports whether DELETE has its FROM and TRUNCATE its TABLE, which
// SQL may omit but does only in capitals.
func (j judge) namesTarget() bool {
	switch j.first {
	case "delete":
		return j.shouts() || j.has("from")
	case "truncate":
		return j.shouts() || j.has("table")
	}
	return true
}

// definesObject accepts "drop table if exists t" and "create type t as (..)" in
// small letters.
func (j judge) definesObject() bool {
	switch j.first {
	case "drop", "alter":
		return j.has(" if exists ") || strings.HasSuffix(strings.TrimSpace(j.text), ";")
	case "create":
		return j.has(" as ") && (j.has("(") || j.has("$$")) || j.has(" if not exists ")
	}
	return false
}

// isCommand names statements that are Other but surely SQL when in capitals.
func isCommand(w string) bool {
	switch w {
	case "set", "show", "pragma", "savepoint", "release", "drop", "create", "alter", "truncate",
		"explain", "prepare", "declare", "vacuum", "analyze", "listen", "notify", "grant", "copy", "rollback":
		return true
	}
	return false
}
