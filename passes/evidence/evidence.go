// Package evidence answers, for a whole program, the question of the people on
// call: can this work be started again after a crash?
//
// The program is divided into work units: a table with a state column, a queue or
// a handler, together with the code that drives it. Each unit is asked eight
// questions, and each answer is drawn from pieces of evidence that a reader can
// look up:
//
//	UPDATE payouts SET state = 'PAID' WHERE id = ?                        // against: whatever the state was
//	UPDATE payouts SET state = 'PAID' WHERE id = ? AND state = 'PAYING'   // for, if the row count is looked at
//
// A verdict is a function of its evidence and of nothing else (see Judge): no
// evidence is "unknown", never "no". An absence counts as evidence against only
// where all of the program was searched for the thing and the piece of evidence
// says what was searched.
//
// Analysis class: may, on top of passes/effectflow. What a graph left out, an
// interface nobody implements here, or SQL that could not be read becomes
// evidence of the kind Blind, which tells how to make it visible.
//
// Deliberate silences: tables whose rows have no state and that no effect is
// recorded in; effects of plain request handlers that no row records; tests,
// mocks and generated doubles.
package evidence

// Verdict is the answer to one question.
type Verdict string

// The verdicts.
const (
	Yes     Verdict = "yes"
	Partly  Verdict = "partly"
	No      Verdict = "no"
	Unknown Verdict = "unknown"
)

// Weight says what a piece of evidence does to the verdict.
type Weight string

// The weights.
const (
	For     Weight = "for"
	Against Weight = "against"
	Half    Weight = "half"  // for, with a reservation that the text gives
	Blind   Weight = "blind" // something that could not be seen
	Note    Weight = "note"  // worth knowing, decides nothing
)

// Judge returns the verdict that follows from evidence.
func Judge(items []Item) Verdict {
	n := map[Weight]int{}
	for _, i := range items {
		n[i.Weight]++
	}
	switch {
	case n[For] > 0 && n[Against]+n[Half]+n[Blind] == 0:
		return Yes
	case n[For]+n[Half] > 0:
		return Partly
	case n[Against] > 0:
		return No
	}
	return Unknown
}

// Place is a line of the program. File is what Input.Locate makes of it.
type Place struct {
	File string `json:"file"`
	Line int    `json:"line"`
}

// Item is one piece of evidence.
type Item struct {
	Weight Weight `json:"weight"`
	Text   string `json:"text"`
	Quote  string `json:"quote,omitempty"` // the statement or call
	Place  *Place `json:"place,omitempty"`
}

// The questions, in the order of the checklist.
const (
	Key            = "key"            // is the work known by a unique key?
	Transitions    = "transitions"    // are changes of state conditional?
	Recovery       = "recovery"       // does stuck work get going again?
	EffectKeys     = "effect-keys"    // do external calls carry stable keys?
	Reconciliation = "reconciliation" // does something compare both sides?
	KilledMidway   = "killed-midway"  // is there a test that dies in between?
	Retries        = "retries"        // do retries end?
	Retention      = "retention"      // do keys outlive replays?
)

// Answer is the answer to one question about one unit.
type Answer struct {
	Question string  `json:"question"`
	Verdict  Verdict `json:"verdict"`
	Summary  string  `json:"summary"`
	Evidence []Item  `json:"evidence"`
	Next     string  `json:"next,omitempty"` // what to do, one sentence
}

// Function is a function that drives a unit.
type Function struct {
	Name  string   `json:"name"`
	Place Place    `json:"place"`
	Roles []string `json:"roles"` // "inserts", "saves", "selects", "claims", "marks", "sweeps", "deletes", "acts"
}

// Transition is one change of the state column by one statement.
type Transition struct {
	From        []string `json:"from"` // states it starts from; empty: whatever the state was
	Not         bool     `json:"not"`  // From lists the states it does not start from
	To          string   `json:"to"`   // "" when it could not be read
	Conditional bool     `json:"conditional"`
	Checked     bool     `json:"checked"` // somebody looks at whether a row changed, or nobody else can change it: a lock, a row of the same transaction
	Saved       bool     `json:"saved"`   // the whole record is written: inserted if it is new
	Sweep       bool     `json:"sweep"`   // moves many rows by state or age
	Function    string   `json:"function"`
	Quote       string   `json:"quote"`
	Place       Place    `json:"place"`

	own bool // the same transaction inserted the row
}

// State is one value of the state column.
type State struct {
	Name string `json:"name"`
	Role string `json:"role"` // "initial", "progress", "done", "failed", ""
}

// Machine is the life of a row.
type Machine struct {
	Column      string       `json:"column"`
	States      []State      `json:"states"`
	Transitions []Transition `json:"transitions"`

	entered []string // states that rows are inserted with
}

// Effect is one thing that a unit does to the world.
type Effect struct {
	ID       int      `json:"id"` // from 1, in the unit
	Name     string   `json:"name"`
	Via      string   `json:"via,omitempty"` // the library call at the bottom, if another
	Family   string   `json:"family"`
	Function string   `json:"function"`
	Place    Place    `json:"place"`
	Key      string   `json:"key"` // "stable", "soft", "looked up", "carried", "unclear", "unseen", "no slot", "none", "per attempt"
	Slot     string   `json:"slot,omitempty"`
	Replayed []string `json:"replayed"` // why it runs again
	Cure     string   `json:"cure"`     // a place in the decision guide
	Reason   string   `json:"reason"`
	Advice   string   `json:"advice"`
}

// KillPoint is a gap between two writes that a crash can fall into.
type KillPoint struct {
	ID          int    `json:"id"`   // from 1, in the unit
	Kind        string `json:"kind"` // "repeat", "recognised", "lost", "stuck"
	After       string `json:"after"`
	AfterPlace  Place  `json:"afterPlace"`
	Before      string `json:"before"`
	BeforePlace Place  `json:"beforePlace"`
	Function    string `json:"function"` // where both can be seen
	Consequence string `json:"consequence"`
	Effect      int    `json:"effect"` // ID of the effect

	Reported []Mention `json:"reported"`         // the rules that report it, or the effect for another reason
	Silent   string    `json:"silent,omitempty"` // why none does
}

// Unit is one unit of work.
type Unit struct {
	ID         string      `json:"id"`   // stays the same when code moves
	Kind       string      `json:"kind"` // "table", "outbox", "job", "message", "cron", "workflow", "activity", "reconcile"
	Name       string      `json:"name"`
	Starts     []Function  `json:"starts"`
	Functions  []Function  `json:"functions"`
	Machine    *Machine    `json:"machine"`
	Effects    []Effect    `json:"effects"`
	KillPoints []KillPoint `json:"killPoints"`
	Answers    []Answer    `json:"answers"`
	Findings   []Finding   `json:"findings"` // what the rules say about it
}
