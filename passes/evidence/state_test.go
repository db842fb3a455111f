package evidence

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/dbcall"
	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

func word(s string) *provenance.Term { return provenance.String(s) }

// sets is an update of one column.
func sets(column, value string) effectflow.Use {
	s := dbcall.Set{Column: column, Value: &provenance.Term{}}
	if value != "" {
		s.Value = word(value)
	}
	return effectflow.Use{Stmt: &dbcall.Stmt{Verb: sqltext.Update, Sets: []dbcall.Set{s}}}
}

// born is an insert with one column.
func born(column string) effectflow.Use {
	u := sets(column, "x")
	u.Stmt.Verb = sqltext.Insert
	return u
}

func TestStateColumn(t *testing.T) {
	tests := []struct {
		name string
		uses []effectflow.Use
		want string
	}{
		{"no statement", nil, ""},
		{"no state", []effectflow.Use{sets("name", "x")}, ""},
		{"a status", []effectflow.Use{sets("status", "PAID")}, "status"},
		{"a status counts more than a time", []effectflow.Use{sets("sent_at", "x"), sets("sent_at", "x"), sets("status", "PAID")}, "status"},
		{"a status that says yes or no does not", []effectflow.Use{sets("sent_at", "x"), sets("sent_at", "x"), sets("confirm_status", "0"), sets("confirm_status", "1")}, "confirm_status"},
		{"nor one that is used less", []effectflow.Use{sets("sent_at", "x"), sets("sent_at", "x"), sets("confirm_status", "0")}, "sent_at"},
		{"a time that is set later", []effectflow.Use{born("sent_at"), born("sent_at"), sets("verified_at", "x")}, "verified_at"},
		{"a status of unknown value", []effectflow.Use{sets("sent_at", "x"), sets("sent_at", "x"), sets("status", "")}, "status"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			assert.Equal(t, tt.want, stateColumn(tt.uses))
		})
	}
}

func TestEnters(t *testing.T) {
	tests := []struct {
		stmt          dbcall.Stmt
		enters, saves bool
		quote         string
	}{
		{dbcall.Stmt{Verb: sqltext.Insert, Text: "INSERT INTO t"}, true, false, "INSERT INTO t"},
		{dbcall.Stmt{Verb: sqltext.Replace, Text: "REPLACE t"}, true, false, "REPLACE t"},
		{dbcall.Stmt{Verb: sqltext.Update, Text: "UPDATE t SET a = 1"}, false, false, "UPDATE t SET a = 1"},
		{dbcall.Stmt{Verb: sqltext.Update, Named: true, Text: "gorm: UPDATE t SET a WHERE id"}, true, true, "gorm: Save (insert or update) t SET a WHERE id"},
		{dbcall.Stmt{Verb: sqltext.Insert, Named: true, Text: "gorm: INSERT t SET a"}, true, false, "gorm: INSERT t SET a"},
	}
	for _, tt := range tests {
		u := effectflow.Use{Stmt: &tt.stmt}
		assert.Equal(t, tt.enters, enters(u), tt.stmt.Text)
		assert.Equal(t, tt.saves, saves(u), tt.stmt.Text)
		assert.Equal(t, tt.quote, quoteOf(u))
	}
}

// TestJudgeMove weighs changes of state, also those by a Save, which may be the
// insert.
func TestJudgeMove(t *testing.T) {
	asking := func(uses ...effectflow.Use) *asked {
		return &asked{b: &builder{uses: uses, machine: &Machine{Column: "status"}}}
	}
	save := effectflow.Use{Stmt: &dbcall.Stmt{Verb: sqltext.Update, Named: true}}
	insert := effectflow.Use{Stmt: &dbcall.Stmt{Verb: sqltext.Insert}}
	tests := []struct {
		name string
		q    *asked
		move Transition
		want Weight
	}{
		{"unconditional", asking(insert), Transition{To: "PAID"}, Against},
		{"conditional and looked at", asking(insert), Transition{To: "PAID", Conditional: true, Checked: true}, For},
		{"conditional and ignored", asking(insert), Transition{To: "PAID", Conditional: true}, Half},
		{"a sweep", asking(insert), Transition{To: "DUE", Conditional: true, Sweep: true}, For},
		{"unread", asking(insert), Transition{}, Blind},
		{"a save that is the only way in", asking(save), Transition{To: "NEW", Saved: true}, Blind},
		{"a save of what was inserted elsewhere", asking(save, insert), Transition{To: "PAID", Saved: true}, Against},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, _ := tt.q.judgeMove(&tt.move)
			assert.Equal(t, tt.want, got)
		})
	}
}

func TestHazard(t *testing.T) {
	assert.Equal(t, "it is done twice", hazard("it is done twice; give it a key"))
	assert.Equal(t, "no advice", hazard("no advice"))
}

// TestQuestionOf makes sure that a finding bears on a question that exists.
func TestQuestionOf(t *testing.T) {
	for _, rule := range []string{"unkeyedinsert", "checkthenact", "uncheckedclaim", "unfencedwrite", "stuckstate", "missingkey", "attemptkey", "retryceiling", "keyretention", "duplicateerror"} {
		assert.Contains(t, Questions(), questionOf(rule), rule)
	}
	assert.Empty(t, questionOf("effectrecord"), "which speaks of gaps")
}
