package models

import "strings"

const (
	stripe       = "github.com/stripe/stripe-go"
	stripeWindow = "24h" // a key may be forgotten from then on
	noteStripe   = "without a key the SDK mints one per call, which covers its own 2 retries and nothing else"
)

// stripeAPI lists the calls of one Stripe resource that change something, by
// the place of their parameters: with them first, with the resource's id first,
// and deletions (id first too). Reads have no row and are harmless by default.
// Left out are calls that only hand out a short-lived token or link, previews,
// and test helpers.
type stripeAPI struct {
	at               string // service or package
	params, idParams string
	deletes          string
}

// stripeFamilies spells the two styles of the SDK out, package by package.
func stripeFamilies() []family {
	families := []family{{stripe, stripeServiceRows}}
	for _, api := range stripePackages {
		families = append(families, family{stripe + "/" + api.at, api.packageRows})
	}
	return families
}

func stripeServiceRows() []Row {
	var rows []Row
	for _, api := range stripeServices {
		rows = api.calls(rows, "("+stripe+"."+api.at+"Service).", 1) // argument 0 is the context
	}
	return rows
}

func (api stripeAPI) packageRows() []Row {
	pkg := stripe + "/" + api.at
	rows := api.calls(nil, "("+pkg+".Client).", 0)
	if strings.HasPrefix(api.at, "v2/") { // there, only clients exist
		return rows
	}
	return api.calls(rows, pkg+".", 0)
}

// calls appends the rows of a resource; first is the argument of the parameters
// when there is no id before them.
func (api stripeAPI) calls(rows []Row, prefix string, first int) []Row {
	for fn := range strings.FieldsSeq(api.params) {
		rows = append(rows, stripeCall(prefix+fn, stripeVerb(fn), first))
	}
	for fn := range strings.FieldsSeq(api.idParams) {
		rows = append(rows, stripeCall(prefix+fn, stripeVerb(fn), first+1))
	}
	for fn := range strings.FieldsSeq(api.deletes) {
		rows = append(rows, stripeCall(prefix+fn, "DELETE", first+1))
	}
	return rows
}

// stripeVerb is what the call amounts to: an update goes out as a POST, but it
// sets fields to values, and to do so twice changes nothing.
func stripeVerb(fn string) string {
	if fn == "Update" {
		return "PUT"
	}
	return "POST"
}

func stripeCall(symbol, verb string, arg int) Row {
	return Row{Symbol: symbol, Kind: Effect, Effect: Payment, Verb: verb, Keys: stripeKeys[arg], Body: arg + 1,
		Window: stripeWindow, Note: noteStripe}
}

// stripeKeys are the key slots of parameters at argument 0, 1 and 2.
var stripeKeys = [3][]Slot{
	{{SlotField, 0, "Params.IdempotencyKey", false}, {SlotSetter, 0, "SetIdempotencyKey", false}},
	{{SlotField, 1, "Params.IdempotencyKey", false}, {SlotSetter, 1, "SetIdempotencyKey", false}},
	{{SlotField, 2, "Params.IdempotencyKey", false}, {SlotSetter, 2, "SetIdempotencyKey", false}},
}

var (
	stripeBackendKeys = []Slot{{SlotField, 3, "Params.IdempotencyKey", false}, {SlotSetter, 3, "SetIdempotencyKey", false}}
	stripeBytesKeys   = []Slot{{SlotField, 4, "IdempotencyKey", false}, {SlotSetter, 4, "SetIdempotencyKey", false}}
	stripeFormKeys    = []Slot{{SlotField, 5, "IdempotencyKey", false}, {SlotSetter, 5, "SetIdempotencyKey", false}}
	stripeRawKeys     = []Slot{{SlotField, 4, "Params.IdempotencyKey", false}, {SlotSetter, 4, "SetIdempotencyKey", false}}
	stripeClientKeys  = []Slot{{SlotField, 3, "Params.IdempotencyKey", false}, {SlotSetter, 3, "SetIdempotencyKey", false}}
)

var stripeCoreRows = []Row{
	// func NewIdempotencyKey() string
	{Symbol: stripe + ".NewIdempotencyKey", Kind: Mint, Mint: "random"},

	// func (p *Params) SetIdempotencyKey(val string)
	{Symbol: "(*" + stripe + ".Params).SetIdempotencyKey", Kind: Setter, Slot: "SetIdempotencyKey", Value: 1},

	// func (p *Params) AddMetadata(key, value string)
	{Symbol: "(*" + stripe + ".Params).AddMetadata", Kind: Setter, NameArg: 1, Value: 2},

	// type Backend interface { Call(method, path, key string, params ParamsContainer, v LastResponseSetter) error }
	{Symbol: "(" + stripe + ".Backend).Call", Kind: Effect, Effect: Payment, Method: 1, URL: 2, Body: 4, Keys: stripeBackendKeys, Window: stripeWindow, Note: noteStripe},

	// func (s *BackendImplementation) Call(method, path, key string, params ParamsContainer, v LastResponseSetter) error
	{Symbol: "(*" + stripe + ".BackendImplementation).Call", Kind: Effect, Effect: Payment, Method: 1, URL: 2, Body: 4, Keys: stripeBackendKeys, Window: stripeWindow, Note: noteStripe},

	// type Backend interface { CallRaw(method, path, key string, body []byte, params *Params, v LastResponseSetter) error }
	{Symbol: "(" + stripe + ".Backend).CallRaw", Kind: Effect, Effect: Payment, Method: 1, URL: 2, Body: 4, Keys: stripeBytesKeys, Window: stripeWindow, Note: noteStripe},

	// func (s *BackendImplementation) CallRaw(method, path, key string, body []byte, params *Params, v LastResponseSetter) error
	{Symbol: "(*" + stripe + ".BackendImplementation).CallRaw", Kind: Effect, Effect: Payment, Method: 1, URL: 2, Body: 4, Keys: stripeBytesKeys, Window: stripeWindow, Note: noteStripe},

	// type Backend interface { CallMultipart(method, path, key, boundary string, body *bytes.Buffer, params *Params, v LastResponseSetter) error }
	{Symbol: "(" + stripe + ".Backend).CallMultipart", Kind: Effect, Effect: Payment, Method: 1, URL: 2, Body: 5, Keys: stripeFormKeys, Window: stripeWindow, Note: noteStripe},

	// type RawRequestBackend interface { RawRequest(method, path, key, content string, params *RawParams) (*APIResponse, error) }
	{Symbol: "(" + stripe + ".RawRequestBackend).RawRequest", Kind: Effect, Effect: Payment, Method: 1, URL: 2, Body: 4, Keys: stripeRawKeys, Window: stripeWindow, Note: noteStripe},

	// func (s *BackendImplementation) RawRequest(method, path, key, content string, params *RawParams) (*APIResponse, error)
	{Symbol: "(*" + stripe + ".BackendImplementation).RawRequest", Kind: Effect, Effect: Payment, Method: 1, URL: 2, Body: 4, Keys: stripeRawKeys, Window: stripeWindow, Note: noteStripe},

	// func (c Client) RawRequest(method string, path string, content string, params *stripe.RawParams) (*stripe.APIResponse, error)
	{Symbol: "(" + stripe + "/rawrequest.Client).RawRequest", Kind: Effect, Effect: Payment, Method: 1, URL: 2, Body: 3, Keys: stripeClientKeys, Window: stripeWindow, Note: noteStripe},
}

var stripeGroups = []group{
	// func String[T ~string](v T) *string, and its like
	{stripe, `Bool BoolValue BoolSlice Float64 Float64Value Float64Slice Int64 Int64Value Int64Slice String StringValue StringSlice
		FormatURLPath ConstructEvent`, Row{Kind: Derive}},

	// func ConstructEvent(payload []byte, header string, secret string) (stripe.Event, error)
	{stripe + "/webhook", `ConstructEvent ConstructEventIgnoringTolerance ConstructEventWithTolerance ConstructEventWithOptions`, Row{Kind: Derive}},
}
