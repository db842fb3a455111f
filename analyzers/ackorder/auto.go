package ackorder

import (
	"slices"
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
		return isTrue(args[row.Value])
	case row.Op == "redis.XReadGroup":
		for _, a := range args {
			if m := a.Member("NoAck"); m != nil {
				return isTrue(m)
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

// forgetful recognises channels that keep nothing, and queues that end with the
// connection or with their last consumer: who needs each message does not use
// them.
func forgetful(fetch *effectflow.Node) bool {
	if strings.Contains(fetch.Row.Symbol, "go-redis.PubSub") {
		return true
	}
	return strings.HasPrefix(fetch.Row.Op, "amqp.") && slices.ContainsFunc(fetch.Call.Args, func(a *provenance.Term) bool { return a.Has(ends) })
}

// declares recognises the declaration of a queue.
func declares(t *provenance.Term) bool {
	return t.Kind == provenance.Op && (strings.HasSuffix(t.Text, "amqp091-go.Channel).QueueDeclare") || strings.HasSuffix(t.Text, "/amqp.Channel).QueueDeclare"))
}

// ends recognises the declaration of a queue that is deleted with its last
// consumer or with its connection.
func ends(t *provenance.Term) bool {
	const autoDelete, exclusive = 3, 4
	return declares(t) && len(t.Args) > exclusive && (isTrue(t.Args[autoDelete]) || isTrue(t.Args[exclusive]))
}

func isTrue(t *provenance.Term) bool {
	v, ok := t.Const()
	return ok && v == "true"
}
