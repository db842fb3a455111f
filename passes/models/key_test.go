package models

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

const (
	strong = "key"
	weakly = "weak"
	nokey  = ""
)

func verdict(key, weak bool) string {
	switch {
	case key && weak:
		return weakly
	case key:
		return strong
	case weak:
		return "weak but no key"
	}
	return nokey
}

func TestKeyHeader(t *testing.T) {
	for header, want := range map[string]string{
		"Idempotency-Key":                strong,
		"idempotency-key":                strong,
		"X-Idempotency-Key":              strong,
		"Request-Idempotency-Key":        strong,
		"Cko-Idempotency-Key":            strong,
		"X-Qonto-Idempotency-Key":        strong,
		"x-amz-pay-idempotency-key":      strong,
		"PayPal-Request-Id":              strong,
		"I-Twilio-Idempotency-Token":     strong,
		"Nats-Msg-Id":                    strong,
		"X-Request-Id":                   weakly,
		"X-Request-ID":                   weakly,
		"Request-Id":                     weakly,
		"Message-Id":                     weakly,
		"event-id":                       weakly,
		"Webhook-Id":                     weakly,
		"ce-id":                          weakly,
		"X-Order-Id":                     weakly,
		"Authorization":                  nokey,
		"Content-Type":                   nokey,
		"X-Api-Key":                      nokey,
		"traceparent":                    nokey,
		"X-Trace-Id":                     nokey,
		"X-B3-TraceId":                   nokey,
		"X-Correlation-Id":               nokey,
		"X-Session-Id":                   nokey,
		"X-User-Id":                      nokey,
		"Idempotency-Replayed":           nokey,
		"":                               nokey,
		"-":                              nokey,
		"X":                              nokey,
		"If-Match":                       nokey,
		"X-\u202eIdempotency-Key\x00 ok": nokey,
	} {
		assert.Equal(t, want, verdict(KeyHeader(header)), "%q", header)
	}
}

func TestKeyField(t *testing.T) {
	for field, want := range map[string]string{
		"IdempotencyKey":         strong,
		"idempotencyKey":         strong,
		"idempotency_key":        strong,
		"idempotencykey":         strong,
		"IDEMPOTENCY_KEY":        strong,
		"IdempotencyToken":       strong,
		"idempotency":            strong,
		"idemKey":                strong,
		"PaymentIdempotencyKey":  strong,
		"MessageDeduplicationId": strong,
		"DeduplicationID":        strong,
		"DedupKey":               strong,
		"ClientToken":            strong,
		"clienttoken":            strong,
		"ClientRequestToken":     strong,
		"clientRequestID":        strong,
		"RequestID":              weakly,
		"requestId":              weakly,
		"requestid":              weakly,
		"HTTPRequestID":          weakly,
		"RequestToken":           weakly,
		"ReferenceID":            weakly,
		"ExternalReference":      weakly,
		"externalreference":      weakly,
		"Reference":              weakly,
		"paymentRef":             weakly,
		"bizNo":                  weakly,
		"OutBizNo":               weakly,
		"out_trade_no":           weakly,
		"MessageId":              weakly,
		"EventID":                weakly,
		"TaskID":                 weakly,
		"WorkflowID":             weakly,
		"OrderID":                weakly,
		"orderNumber":            weakly,
		"externalID":             weakly,
		"key":                    weakly,
		"Key":                    weakly,
		"ID":                     nokey,
		"UserID":                 nokey,
		"CustomerID":             nokey,
		"tenant_id":              nokey,
		"phoneNumber":            nokey,
		"APIKey":                 nokey,
		"PartitionKey":           nokey,
		"RoutingKey":             nokey,
		"AccessToken":            nokey,
		"TraceID":                nokey,
		"correlationID":          nokey,
		"Idempotent":             nokey,
		"EnableIdempotence":      nokey,
		"IdempotencyWindow":      nokey,
		"DedupTTL":               nokey,
		"paid":                   nokey,
		"Android":                nokey,
		"piano":                  nokey,
		"Amount":                 nokey,
		"":                       nokey,
		"___":                    nokey,
		"_":                      nokey,
	} {
		assert.Equal(t, want, verdict(KeyField(field)), "%q", field)
	}
}

func TestNameWords(t *testing.T) {
	for s, want := range map[string][]string{
		"HTTPRequestID":   {"http", "request", "id"},
		"requestID":       {"request", "id"},
		"Cko-Idempotency": {"cko", "idempotency"},
		"a_b__c":          {"a", "b", "c"},
		"order2ID":        {"order2", "id"},
		"Éclair":          {"éclair"},
		"orderid":         {"order", "id"},
		"id":              {"id"},
		"":                nil,
	} {
		assert.Equal(t, want, nameWords(s), "%q", s)
	}
}
