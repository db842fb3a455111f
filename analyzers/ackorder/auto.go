package ackorder

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/effectflow"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// acknowledges reports whether fetch counts a message as done when it hands it
// out.
func acknowledges(fetch *effectflow.Node) bool {
	row, args := fetch.Row, fetch.Call.Args
	switch {
	case row.AutoAck:
		return !strings.HasSuffix(row.Symbol, "kafka-go.Reader).ReadMessage") || !alone(args)
	case strings.HasPrefix(row.Op, "amqp.") && row.Value > 0 && row.Value < len(args):
		v, ok := args[row.Value].Const()
		return ok && v == "true"
	case row.Op == "redis.XReadGroup":
		for _, a := range args {
			if m := a.Member("NoAck"); m != nil {
				v, ok := m.Const()
				return ok && v == "true"
			}
		}
	}
	return false
}

// alone reports whether a Kafka reader is seen to be made without a consumer
// group: then nothing is committed.
func alone(args []*provenance.Term) bool {
	lone := false
	if len(args) == 0 {
		return false
	}
	args[0].Walk(func(t *provenance.Term) bool {
		if t.Kind == provenance.Object && strings.HasSuffix(t.Type, "kafka-go.ReaderConfig") {
			lone = t.Member("GroupID") == nil
		}
		return true
	})
	return lone
}

// forgetful recognises channels that keep nothing: who needs each message does
// not use them.
func forgetful(fetch *effectflow.Node) bool {
	return strings.Contains(fetch.Row.Symbol, "go-redis.PubSub")
}
