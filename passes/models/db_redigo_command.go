package models

import "strings"

// Command returns what row means when the call is of a client whose commands are
// words and the word is name: a push makes Redis a broker, a pop takes a message.
//
//	conn.Do("SET", key, v)     // a write, as the row says
//	conn.Do("RPUSH", queue, v) // a message
func (r *Row) Command(name string) *Row {
	var other Row
	switch strings.ToLower(name) {
	case "lpush", "rpush", "lpushx", "rpushx", "publish", "spublish":
		other = Row{Kind: Enqueue, Effect: Publish, Keyless: true}
	case "xadd":
		other = Row{Kind: Enqueue, Effect: Publish}
	case "lpop", "rpop", "blpop", "brpop", "lmpop", "blmpop", "bzpopmin", "bzpopmax":
		other = Row{Kind: Fetch, AutoAck: true}
	case "lmove", "blmove", "rpoplpush", "brpoplpush", "xreadgroup", "xread", "xclaim", "xautoclaim":
		other = Row{Kind: Fetch}
	case "xack":
		other = Row{Kind: Ack}
	default:
		return r
	}
	other.Symbol, other.Op, other.Args = r.Symbol, r.Op, r.Args
	return &other
}

// CommandArg returns the 1-based argument with the word, the receiver not counted,
// 0 for rows of other libraries.
func (r *Row) CommandArg() int {
	if r.Kind != Write || r.Args < 2 || !strings.HasPrefix(r.Op, "redigo.") {
		return 0
	}
	return r.Args - 1
}
