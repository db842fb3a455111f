package dbcall

import (
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// Stmt is one statement with the program's values put in the place of its
// placeholders. It has the same form for SQL text, ORM chains, documents and
// key-value commands. Names are lower case; a table is a table, collection, or
// key pattern ("dedup:*"). Fields of documents have the form of columns, words
// joined by underscores (lockedUntil is locked_until) and paths by dots.
type Stmt struct {
	Verb      sqltext.Verb // Select, Insert, Update, Delete, Replace, ...
	Conflict  sqltext.ConflictAction
	Returning bool
	Limit     bool
	Folds     bool // SELECT: another row like one that it finds changes nothing in what it answers
	Store     Store
	Named     bool // the whole record is written (ORM Save): Sets may be incomplete
	Complete  bool // the statement was read as a whole

	Table           string   // "" when unknown
	Tables          []string // every table an SQL text names, sorted
	Funcs           []string // functions an SQL text calls, sorted, lower case
	Entity          string   // type symbol of the ORM entity, if any
	Columns         []string // INSERT: columns named; SELECT: columns read ("*" for all)
	Sets            []Set    // UPDATE and INSERT: column = value
	Conds           []Cond   // conjunction, alternatives as in sqltext.Pred
	ConflictColumns []string
	ConflictSets    []Set
	Locking         sqltext.Locking
	Handle          *provenance.Term // the database, transaction or connection it runs on; Unknown, never nil, when that is not known
	TTL             *provenance.Term // expiry of a key-value entry; nil when it has none
	Unique          [][]string       // unique keys known from the entity's tags (columns)
	Text            string           // SQL text or a rendering such as "gorm: orders SET status WHERE id", at most 200 bytes
	Subs            []Stmt
}

// Store is the family of the store a statement runs in.
type Store uint8

// The families.
const (
	SQL Store = iota
	Document
	KeyValue
	Queue // a job queue or stream kept in a store
)

// Set is one assignment.
type Set struct {
	Column    string
	Value     *provenance.Term // Unknown when not readable; a constant for literals; Op "now" for now()
	Increment int              // as sqltext.Assign
	Excluded  bool
	AddToSet  bool // $addToSet, SADD: repeating it changes nothing
}

// Cond is one test of the row's present content.
type Cond struct {
	Column   string
	Op       string // as sqltext.Pred.Op
	Values   []*provenance.Term
	Or, And  int      // both from 1 on; 0 outside of disjunctions
	Mentions []string // columns an "expr" mentions
	Picked   bool     // the test stands in the subselect or CTE that picks the rows
	Class    Class    // of the column; not Known where nobody looked
}

// Entity is what an ORM knows about a struct type.
type Entity struct {
	Type    string // symbol
	Table   string
	Columns []EntityColumn
	Unique  [][]string // unique keys, by column, from tags
	Fixed   bool       // Table was stated (TableName, tag), not derived from the type's name
}

// EntityColumn is one mapped field.
type EntityColumn struct {
	Field   string
	Column  string
	Type    string // Go type, for example "string" or "time.Time"
	Primary bool
	Auto    bool // filled by the database (auto increment, default)
	Version bool // optimistic lock column that the ORM maintains itself
}

// Entities finds what is known about a type; nil when nothing is.
type Entities func(symbol string) *Entity
