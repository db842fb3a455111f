package models

// Kind says what a call of a modelled function means.
type Kind uint8

// The kinds of rows.
const (
	Neutral Kind = iota // reads, pure functions, logging: no effect, and inference stops here
	Effect              // the world sees it
	Query               // reads rows by SQL text (a write when the text says so, e.g. UPDATE ... RETURNING)
	Exec                // runs SQL text
	Write               // a durable write without SQL text (ORM, document, key-value): see Op
	Read                // a read from the same kinds of stores
	Chain               // a builder step that returns its receiver extended (Where, Set, Model, ...)
	Begin               // starts a transaction; result 0 is its handle
	RunTx               // runs the function at Func in a transaction and commits; the function's first handle-typed parameter is the tx
	Commit
	Rollback
	JoinTx   // returns a handle bound to the transaction argument (Queries.WithTx, Session(tx))
	RowCount // number of affected rows of the receiver or argument Of
	Scan     // fills destinations from the receiver's row or rows
	Retry    // runs the function at Func until it succeeds
	Lock     // takes a distributed lock or lease
	Unlock
	Ack         // message acknowledged / offset committed
	Nack        // message put back
	Fetch       // receives a message without acknowledging it
	Mint        // returns a fresh value: see Mint
	Derive      // result is a function of the arguments alone
	Enqueue     // puts a job or message into a queue (an effect) ...
	EnqueueTx   // ... or into a queue in the same database, on the transaction argument Tx
	Setter      // stores argument Value into slot Slot of the receiver
	Option      // returns an option that carries Slot = argument Value
	Register    // registers the function at Func as a handler that is run again for the same work: see Replay
	Spawn       // runs the function at Func concurrently (errgroup.Go)
	Decode      // fills argument Dest from argument From (json.Unmarshal)
	Encode      // result 0 carries argument From (json.Marshal)
	Duplicate   // tells a duplicate-key error: result true means duplicate
	AfterCommit // runs the function at Func after the transaction commits
)

// EffectKind is the family of an effect, used in messages and in severity.
type EffectKind string

// The families of effects.
const (
	HTTP     EffectKind = "http"
	RPC      EffectKind = "rpc"
	Payment  EffectKind = "payment"
	Mail     EffectKind = "mail"
	SMS      EffectKind = "sms"
	Push     EffectKind = "push"
	Chat     EffectKind = "chat"
	Publish  EffectKind = "publish"
	Job      EffectKind = "job"
	Workflow EffectKind = "workflow"
	Cloud    EffectKind = "cloud"
	Object   EffectKind = "object" // named object storage: an overwrite under a row-derived name is idempotent
	File     EffectKind = "file"
)

// SlotKind is one of the four places a key can travel in (see catalog rule M6),
// plus a plain argument.
type SlotKind uint8

// The kinds of key slots.
const (
	SlotField  SlotKind = iota + 1 // field path Name inside argument Arg, e.g. "Params.IdempotencyKey"
	SlotSetter                     // setter method Name called on argument Arg
	SlotHeader                     // header Name of the request in argument Arg
	SlotOption                     // option function Name among the variadic arguments
	SlotArg                        // argument Arg itself
)

// Slot is a place where a caller can put an idempotency key.
type Slot struct {
	Kind SlotKind
	Arg  int    // argument index, receiver not counted; -1 for the receiver
	Name string // field path, setter, header or option symbol
	Weak bool   // carries an identity, but nobody promises to deduplicate on it
}

// Bound says how often a retry helper runs its function when nothing is configured.
type Bound struct {
	Attempts int      // 0 = not bounded by attempts
	Time     string   // "" = not bounded by time, e.g. "15m"
	Options  []string // option functions, methods or fields that set a bound
	Unbound  []string // spellings that remove the bound
}

// Row is the meaning of one function, method or interface method.
//
// Symbol is written as go/types prints it, with the receiver in parentheses,
// without type arguments, and with the major version left out when it holds for
// all: "net/http.Post", "(*net/http.Client).Do", "(github.com/jackc/pgx.Tx).Exec".
type Row struct {
	Symbol string
	Kind   Kind

	Effect  EffectKind // Effect, Enqueue, EnqueueTx
	Keys    []Slot     // where a key can travel; empty and Keyless false: unknown
	Keyless bool       // the API offers no key at all: reconcile instead
	Method  int        // 1-based argument that holds the HTTP method when it decides (else 0)
	Verb    string     // fixed HTTP method of an HTTP effect ("POST"), if any
	URL     int        // 1-based argument with the URL or resource name (else 0)
	Body    int        // 1-based argument with the body (else 0)
	Async   bool       // returns before the outcome is known
	AutoAck bool       // Fetch: the message counts as done before the caller sees it

	SQL   int    // 1-based argument with the SQL text (Query, Exec)
	Args  int    // 1-based first argument bound to placeholders (0 = none)
	Named bool   // placeholders are names looked up in one struct or map argument
	Dest  []int  // 1-based arguments that receive rows (Query/Read/Scan/Decode); -1 = all from Args on
	Op    string // Write/Read/Chain: the operation in the vocabulary of passes/dbcall ("gorm.Where", "mongo.UpdateOne")

	Func    int    // 1-based argument that is the function run (RunTx, Retry, Register, Spawn, AfterCommit)
	Tx      int    // 1-based argument that is the transaction (EnqueueTx, JoinTx); -1 = receiver
	Of      int    // RowCount/Scan/Decode/Encode/Duplicate: 1-based argument, 0 = receiver
	Value   int    // Setter/Option: 1-based argument with the value
	Slot    string // Setter/Option: slot name as in Slot.Name ("Idempotency-Key" taken from argument Name when NameArg > 0)
	NameArg int    // Setter: 1-based argument with the slot's name (Header.Set)

	Bound  Bound
	Mint   string // "uuid", "random", "clock", "attempt", "pid"
	Replay string // Register: "job", "message", "cron", "activity", "workflow", "http", "reconcile"
	Window string // how long the far side remembers a key, when known ("24h", "5m")
	Note   string // a fact worth showing in messages or docs
}
