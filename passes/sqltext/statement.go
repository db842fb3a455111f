package sqltext

// Hole is the rune that stands for a piece of text nobody could read, such as
// the value of a Sprintf verb. Callers put it into the text; the reader treats
// it as one unknown token.
const Hole = '\uFFFC'

// Verb says what a statement does.
type Verb uint8

// The verbs that matter here. A statement of any other kind is Other.
const (
	Other Verb = iota
	Select
	Insert
	Update
	Delete
	Merge
	Replace
	CreateTable
	CreateIndex
	AlterTable
	Begin
	Commit
	Rollback
	Lock // LOCK TABLE, advisory lock calls in a SELECT are FuncCalls
	Call
)

// Statement is what one SQL statement says. Names are lower case, without
// quotes and without schema. Statement never claims more than it read: see
// Complete.
type Statement struct {
	Verb      Verb
	Table     string   // the table written or read first; "" when unknown
	Tables    []string // every table named, subselects included and CTE names not, sorted, without duplicates
	Columns   []string // INSERT column list, SELECT list names, CREATE columns
	Values    [][]Expr // INSERT ... VALUES rows, parallel to Columns
	Set       []Assign // UPDATE ... SET, MERGE ... UPDATE SET
	Where     []Pred   // conjunction; members of an OR share Pred.Or. MERGE: ON and the conditions of its changes
	Conflict  Conflict
	Returning []string // RETURNING/OUTPUT columns; "*" for all
	Locking   Locking
	Limit     bool
	Grouped   bool        // SELECT DISTINCT, GROUP BY: rows that are alike make one
	From      bool        // INSERT ... SELECT, UPDATE ... FROM
	Funcs     []string    // functions called anywhere, sorted, lower case
	Subs      []Statement // CTEs and subselects, in source order
	Indexes   []Index     // unique keys of CREATE TABLE / CREATE UNIQUE INDEX / ALTER TABLE
	Complete  bool        // the whole statement was understood, no holes in it
	Start     int         // byte offsets in the text
	End       int
	Name      string // of a member of Subs: its CTE name or FROM alias, else ""
	List      []Expr // SELECT list values, parallel to Columns
	Refs      []Ref  // tables and aliases, the target first, then FROM and JOIN in text order

	params int
}

// Ref is one mention of a table in a FROM, JOIN, USING or target position.
type Ref struct {
	Table string // "" for a hole or a subselect
	Alias string
	Sub   int // of a subselect: its place in Subs, from 1
}

// ExprKind classifies an Expr.
type ExprKind uint8

// The expression kinds.
const (
	Opaque      ExprKind = iota // anything not listed below
	Placeholder                 // ?, $1, :name, @name: see Index and Name
	Literal                     // number, string, TRUE, FALSE (in capitals): Text without quotes
	Null
	Default
	Column   // Text is the column, Qualifier its table or alias
	FuncCall // Text is the function, Args its arguments
	Case     // Args are the THEN/ELSE values
	Subquery
	Binary // Text is the operator, Args the two sides; "and" and "or" take any number
	Row    // (a, b): Args are the members
)

// Expr is a value in a statement.
type Expr struct {
	Kind      ExprKind
	Text      string
	Qualifier string
	Index     int    // of a placeholder, from 0, counted over the whole text; -1 if only named
	Name      string // of a named placeholder
	Args      []Expr
	Sub       int // of a Subquery: its place in the Subs of the statement, from 1
}

// Assign is one SET column = value. Excluded is true for the proposed value of
// an upsert (EXCLUDED.x, VALUES(x), NEW.x).
type Assign struct {
	Column    string
	Value     Expr
	Increment int // +1 for x = x + v, -1 for x = x - v, 0 otherwise
	Excluded  bool
}

// Pred is one test of a WHERE (or ON, or HAVING) clause. All tests with Or == 0
// hold together. Tests with the same Or > 0 are alternatives of one disjunction;
// And counts the alternative they belong to, from 1. A function around the
// column (lower(x) = ?) is looked through, an aggregate or arithmetic is not.
type Pred struct {
	Column    string // "" when the left side is not a plain column
	Qualifier string
	Op        string // "=", "<>", "<", "<=", ">", ">=", "in", "not in", "is null", "is not null", "like", "not like", "between", "not between", "exists", "not exists", "expr"
	Values    []Expr
	Or        int
	And       int
	Mentions  []string // every column of the test, sorted, without duplicates
	Outer     bool     // from the ON of an outer join, which drops no row of the first table
}

// ConflictAction says what an INSERT does with a row that exists.
type ConflictAction uint8

// The conflict actions.
const (
	ConflictNone ConflictAction = iota
	ConflictNothing
	ConflictUpdate
	ConflictReplace
)

// Conflict is the ON CONFLICT / ON DUPLICATE KEY / INSERT IGNORE / REPLACE part.
type Conflict struct {
	Action  ConflictAction
	Columns []string // conflict target, when named
	Set     []Assign
	Where   []Pred

	Constraint string // ON CONFLICT ON CONSTRAINT name
}

// Locking is the FOR UPDATE family.
type Locking struct {
	Update     bool // FOR UPDATE, FOR NO KEY UPDATE, WITH (UPDLOCK)
	Share      bool
	SkipLocked bool
	NoWait     bool
	Sometimes  bool // a part that is only added if somebody asks for it
}

// Index is a unique key that DDL declares.
type Index struct {
	Table   string
	Name    string
	Columns []string
	Unique  bool
	Primary bool
	Partial bool // has a WHERE
}
