package docgen

import (
	"cmp"
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/models"
)

// Libraries is the page that lists what is known of libraries, one line for the
// packages of a library that are known for the same. Packages that are only known
// to do nothing are left out.
func Libraries(rows []models.Row) []byte {
	var b strings.Builder
	b.WriteString(librariesHead)
	fmt.Fprintf(&b, "| library | the world sees | keys | database | messages and work | retries | locks |\n|---|---|---|---|---|---|---|\n")
	for _, l := range libraries(rows) {
		cells := make([]string, len(l.known))
		for i, words := range l.known {
			cells[i] = cell(strings.Join(slices.Sorted(maps.Keys(words)), ", "))
		}
		fmt.Fprintf(&b, "| %s | %s |\n", l.title(), strings.Join(cells, " | "))
	}
	return []byte(b.String())
}

const librariesHead = `# Libraries

What dualwrite knows without being told, from the tables in passes/models. A version in
an import path (/v2) makes no difference, and a fork that keeps the names is recognised.
Of a library that is not here the names are all there is: [declare](models.md) what its
functions mean.

*Keys* says where a key can travel that keeps the receiver from doing the work twice;
"none" means that some function offers no place for one. An empty cell beside an
effect: it is not known.

`

// library is one or more packages that are known for the same.
type library struct {
	packages []string
	known    known
}

// known are the words for what a package does, by column.
type known [6]map[string]bool

const (
	columnEffects = iota
	columnKeys
	columnDatabase
	columnWork
	columnRetries
	columnLocks
)

// few packages are named each.
const few = 3

// title names the packages, or the folder that many have in common.
func (l *library) title() string {
	if len(l.packages) <= few {
		return "`" + strings.Join(l.packages, "`, `") + "`"
	}
	return fmt.Sprintf("`%s/...` (%d packages)", home(l.packages[0]), len(l.packages))
}

// home is the folder of a library's packages: a repository, or a first path element.
func home(pkg string) string {
	parts := strings.SplitN(pkg, "/", 4)
	if len(parts) > 3 {
		parts = parts[:3]
	}
	return strings.Join(parts, "/")
}

// libraries collects the rows by package, and packages of one home that are known
// for the same.
func libraries(rows []models.Row) []*library {
	byPackage := make(map[string]*known)
	for i := range rows {
		pkg := rows[i].Package()
		k := byPackage[pkg]
		if k == nil {
			k = new(known)
			byPackage[pkg] = k
		}
		k.add(&rows[i])
	}
	alike := make(map[string]*library)
	for _, pkg := range slices.Sorted(maps.Keys(byPackage)) {
		k := byPackage[pkg]
		if k.empty() {
			continue
		}
		key := fmt.Sprint(home(pkg), *k) // maps are printed sorted
		l := alike[key]
		if l == nil {
			l = &library{known: *k}
			alike[key] = l
		}
		l.packages = append(l.packages, pkg)
	}
	return slices.SortedFunc(maps.Values(alike), func(a, b *library) int {
		return cmp.Compare(a.packages[0], b.packages[0])
	})
}

func (k *known) empty() bool {
	return !slices.ContainsFunc(k[:], func(words map[string]bool) bool { return len(words) > 0 })
}

func (k *known) say(column int, word string) {
	if k[column] == nil {
		k[column] = make(map[string]bool)
	}
	k[column][word] = true
}

// add puts what one row says into words.
func (k *known) add(r *models.Row) {
	if r.Effect != "" {
		k.say(columnEffects, string(r.Effect))
		if r.Keyless {
			k.say(columnKeys, "none")
		}
	}
	for _, slot := range r.Keys {
		if slot.Name != "" && !slot.Weak {
			_, name, _ := strings.Cut(slot.Name, path.Base(r.Package())+".") // options are full symbols
			k.say(columnKeys, "`"+cmp.Or(name, slot.Name)+"`")
		}
	}
	if r.Kind == models.Retry {
		k.say(columnRetries, ceiling(r.Bound))
	}
	if w, ok := words[r.Kind]; ok {
		k.say(w.column, w.word)
	}
}

// words say what the other kinds of rows mean. Kinds without one are only steps on
// the way to those that have one.
var words = map[models.Kind]struct {
	column int
	word   string
}{
	models.Query:       {columnDatabase, "SQL"},
	models.Exec:        {columnDatabase, "SQL"},
	models.Write:       {columnDatabase, "writes"},
	models.Read:        {columnDatabase, "reads"},
	models.Begin:       {columnDatabase, "transactions"},
	models.RunTx:       {columnDatabase, "transactions"},
	models.Duplicate:   {columnDatabase, "duplicate errors"},
	models.AfterCommit: {columnDatabase, "after-commit hooks"},
	models.EnqueueTx:   {columnWork, "jobs in the transaction"},
	models.Enqueue:     {columnWork, "jobs"},
	models.Fetch:       {columnWork, "receives"},
	models.Ack:         {columnWork, "acknowledges"},
	models.Nack:        {columnWork, "puts back"},
	models.Register:    {columnWork, "handlers"},
	models.Lock:        {columnLocks, "locks"},
}

// ceiling says how often a retry helper tries when nothing is configured.
func ceiling(b models.Bound) string {
	switch {
	case b.Attempts > 0 && b.Time != "":
		return fmt.Sprintf("%d times, %s", b.Attempts, b.Time)
	case b.Attempts == 1:
		return "once"
	case b.Attempts > 0:
		return fmt.Sprintf("%d times", b.Attempts)
	case b.Time == "timeout":
		return "until its timeout"
	case b.Time != "":
		return "for " + b.Time
	}
	return "as configured, else for ever"
}
