package models

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Calls whose meaning the rules lean on. The symbols come as callers have them,
// with the version of the module.
func TestEffectRows(t *testing.T) {
	const stripe82 = "github.com/stripe/stripe-go/v82"
	for symbol, want := range map[string]struct {
		effect EffectKind
		verb   string
		key    Slot // the first one
	}{
		"(*net/http.Client).Do":                                                 {HTTP, "", Slot{SlotHeader, 0, "Idempotency-Key", false}},
		"net/http.Post":                                                         {HTTP, "POST", Slot{SlotArg, 0, "url", true}},
		"(*github.com/go-resty/resty/v2.Request).Post":                          {HTTP, "POST", Slot{SlotHeader, -1, "Idempotency-Key", false}},
		"(*resty.dev/v3.Request).Put":                                           {HTTP, "PUT", Slot{SlotHeader, -1, "Idempotency-Key", false}},
		"(*github.com/valyala/fasthttp.HostClient).DoTimeout":                   {HTTP, "", Slot{SlotHeader, 0, "Idempotency-Key", false}},
		"(google.golang.org/grpc.ClientConnInterface).Invoke":                   {RPC, "", Slot{SlotArg, 2, "args", true}},
		"(" + stripe82 + ".v1PaymentIntentService).Create":                      {Payment, "POST", Slot{SlotField, 1, "Params.IdempotencyKey", false}},
		"(" + stripe82 + ".v1PaymentIntentService).Confirm":                     {Payment, "POST", Slot{SlotField, 2, "Params.IdempotencyKey", false}},
		"(" + stripe82 + ".v1CustomerService).Update":                           {Payment, "PUT", Slot{SlotField, 2, "Params.IdempotencyKey", false}},
		"(" + stripe82 + ".v1CustomerService).Delete":                           {Payment, "DELETE", Slot{SlotField, 2, "Params.IdempotencyKey", false}},
		stripe82 + "/paymentintent.New":                                         {Payment, "POST", Slot{SlotField, 0, "Params.IdempotencyKey", false}},
		"(" + stripe82 + "/paymentintent.Client).Capture":                       {Payment, "POST", Slot{SlotField, 1, "Params.IdempotencyKey", false}},
		stripe82 + "/checkout/session.New":                                      {Payment, "POST", Slot{SlotField, 0, "Params.IdempotencyKey", false}},
		"(" + stripe82 + "/v2/core/account.Client).New":                         {Payment, "POST", Slot{SlotField, 0, "Params.IdempotencyKey", false}},
		"(*github.com/aws/aws-sdk-go-v2/service/s3.Client).PutObject":           {Object, "PUT", Slot{SlotField, 1, "Key", false}},
		"(*github.com/resend/resend-go/v3.EmailsSvcImpl).SendWithOptions":       {Mail, "", Slot{SlotField, 2, "IdempotencyKey", false}},
		"(*github.com/plutov/paypal/v4.Client).CaptureOrderWithPaypalRequestId": {Payment, "", Slot{SlotArg, 3, "requestID", false}},
		// without a key
		"net/smtp.SendMail": {Mail, "", Slot{}},
		"(github.com/mercadopago/sdk-go/pkg/payment.Client).Create":              {Payment, "", Slot{}},
		"(*github.com/twilio/twilio-go/rest/api/v2010.ApiService).CreateMessage": {SMS, "", Slot{}},
		"(*firebase.google.com/go/v4/messaging.fcmClient).Send":                  {Push, "", Slot{}},
		"(*github.com/slack-go/slack.Client).PostMessage":                        {Chat, "", Slot{}},
	} {
		row := Builtin().Symbol(symbol)
		require.NotNil(t, row, symbol)
		assert.Equal(t, Effect, row.Kind, symbol)
		assert.Equal(t, want.effect, row.Effect, symbol)
		assert.Equal(t, want.verb, row.Verb, symbol)
		if want.key == (Slot{}) {
			assert.True(t, row.Keyless, symbol)
			assert.Empty(t, row.Keys, symbol)
		} else if assert.NotEmpty(t, row.Keys, symbol) {
			assert.Equal(t, want.key, row.Keys[0], symbol)
			assert.False(t, row.Keyless, symbol)
		}
	}
}

// What must not be an effect: reads, links, tests, logging.
func TestHarmlessRows(t *testing.T) {
	for _, symbol := range []string{
		"(github.com/stripe/stripe-go/v82.v1PaymentIntentService).Retrieve",
		"(github.com/stripe/stripe-go/v82.v1AccountLinkService).Create",
		"github.com/stripe/stripe-go/v82/paymentintent.Get",
		"github.com/stripe/stripe-go/v82/testhelpers/testclock.New",
		"os.WriteFile", "os.Rename", "log/slog.Info", "time.Sleep",
	} {
		assert.Nil(t, Builtin().Symbol(symbol), symbol)
		n, err := parseSymbol(symbol)
		require.NoError(t, err)
		_, ok := Builtin().PackageDefault(n.pkg)
		assert.True(t, ok, symbol)
	}
	for _, symbol := range []string{
		"net/http.Get", "(*net/http.Client).Get", "(net/http.ResponseWriter).Write", "(net/http.ResponseWriter).WriteHeader",
		"net/http.Error", "(*github.com/aws/aws-sdk-go-v2/service/s3.Client).GetObject",
	} {
		row := Builtin().Symbol(symbol)
		require.NotNil(t, row, symbol)
		assert.Equal(t, Neutral, row.Kind, symbol)
	}
}

func TestIdentifierRows(t *testing.T) {
	for symbol, mint := range map[string]string{
		"github.com/google/uuid.New":                        "uuid",
		"github.com/google/uuid.NewString":                  "uuid",
		"github.com/google/uuid.NewSHA1":                    "",
		"github.com/gofrs/uuid/v5.NewV4":                    "uuid",
		"github.com/gofrs/uuid/v5.NewV5":                    "",
		"github.com/satori/go.uuid.NewV4":                   "uuid",
		"github.com/oklog/ulid/v2.Make":                     "uuid",
		"github.com/stripe/stripe-go/v85.NewIdempotencyKey": "random",
		"time.Now":                    "clock",
		"os.Getpid":                   "pid",
		"math/rand.Intn":              "random",
		"math/rand/v2.IntN":           "random",
		"(*math/rand/v2.Rand).Int64N": "random",
		"crypto/rand.Text":            "random",
		"github.com/lithammer/shortuuid/v4.NewWithNamespace": "",
		"github.com/ThreeDotsLabs/watermill.NewUUID":         "uuid",
		"(*github.com/bwmarrin/snowflake.Node).Generate":     "uuid",
	} {
		row := Builtin().Symbol(symbol)
		require.NotNil(t, row, symbol)
		want := Mint
		if mint == "" {
			want = Derive
		}
		assert.Equal(t, want, row.Kind, symbol)
		assert.Equal(t, mint, row.Mint, symbol)
	}
}
