package models

import "strconv"

// kindNames are the words for kinds in configuration and messages, by value.
var kindNames = [...]string{
	Neutral: "neutral", Effect: "effect", Query: "query", Exec: "exec", Write: "write", Read: "read", Chain: "chain",
	Begin: "begin", RunTx: "run_tx", Commit: "commit", Rollback: "rollback", JoinTx: "join_tx",
	RowCount: "row_count", Scan: "scan", Retry: "retry", Lock: "lock", Unlock: "unlock",
	Ack: "ack", Nack: "nack", Fetch: "fetch", Mint: "mint", Derive: "derive", Enqueue: "enqueue", EnqueueTx: "enqueue_tx",
	Setter: "setter", Option: "option", Register: "register", Spawn: "spawn", Decode: "decode", Encode: "encode",
	Duplicate: "duplicate", AfterCommit: "after_commit",
}

// String returns the word for k, as configuration spells it.
func (k Kind) String() string {
	if int(k) < len(kindNames) {
		return kindNames[k]
	}
	return "kind(" + strconv.Itoa(int(k)) + ")"
}

// ParseKind is the inverse of String.
func ParseKind(s string) (Kind, bool) {
	for k, name := range kindNames {
		if name == s {
			return Kind(k), true
		}
	}
	return 0, false
}

var slotKindNames = [...]string{
	SlotField: "field", SlotSetter: "setter", SlotHeader: "header", SlotOption: "option", SlotArg: "arg",
}

// String returns the word for k, as configuration spells it.
func (k SlotKind) String() string {
	if k != 0 && int(k) < len(slotKindNames) {
		return slotKindNames[k]
	}
	return "slot(" + strconv.Itoa(int(k)) + ")"
}

// parseSlotKind is the inverse of String.
func parseSlotKind(s string) (SlotKind, bool) {
	for k, name := range slotKindNames {
		if k != 0 && name == s {
			return SlotKind(k), true
		}
	}
	return 0, false
}

func isEffectKind(k EffectKind) bool {
	switch k {
	case HTTP, RPC, Payment, Mail, SMS, Push, Chat, Publish, Job, Workflow, Cloud, Object, File:
		return true
	}
	return false
}

const (
	kindWords   = "effect, neutral, exec, query, write, read, run_tx, retry, lock, ack, mint, derive, ..."
	effectWords = "http, rpc, payment, mail, sms, push, chat, publish, job, workflow, cloud, object or file"
	slotWords   = "field, setter, header, option or arg"
)
