package models

// The slots an HTTP request can carry an identity in. Receivers promise to
// deduplicate on the header; a URL or body is only worth something if the
// receiver happens to look at it.
var (
	requestKeys = []Slot{{SlotHeader, 0, "Idempotency-Key", false}}
	urlBodyKeys = []Slot{{SlotArg, 0, "url", true}, {SlotArg, 2, "body", true}}
	urlFormKeys = []Slot{{SlotArg, 0, "url", true}, {SlotArg, 1, "data", true}}
)

const (
	noteTransport = "the transport itself sends a request again after a lost connection when an idempotency header is set"
	noteNoHeader  = "takes no header: build the request with http.NewRequestWithContext to give it a key"
)

var netHTTPRows = []Row{
	// func (c *Client) Do(req *Request) (*Response, error)
	{Symbol: "(*net/http.Client).Do", Kind: Effect, Effect: HTTP, Keys: requestKeys, Note: noteTransport},

	// type RoundTripper interface { RoundTrip(*Request) (*Response, error) }
	{Symbol: "(net/http.RoundTripper).RoundTrip", Kind: Effect, Effect: HTTP, Keys: requestKeys, Note: noteTransport},

	// func (t *Transport) RoundTrip(req *Request) (*Response, error)
	{Symbol: "(*net/http.Transport).RoundTrip", Kind: Effect, Effect: HTTP, Keys: requestKeys, Note: noteTransport},

	// func (c *Client) Post(url, contentType string, body io.Reader) (resp *Response, err error)
	{Symbol: "(*net/http.Client).Post", Kind: Effect, Effect: HTTP, Verb: "POST", URL: 1, Body: 3, Keys: urlBodyKeys, Note: noteNoHeader},

	// func (c *Client) PostForm(url string, data url.Values) (resp *Response, err error)
	{Symbol: "(*net/http.Client).PostForm", Kind: Effect, Effect: HTTP, Verb: "POST", URL: 1, Body: 2, Keys: urlFormKeys, Note: noteNoHeader},

	// func Post(url, contentType string, body io.Reader) (resp *Response, err error)
	{Symbol: "net/http.Post", Kind: Effect, Effect: HTTP, Verb: "POST", URL: 1, Body: 3, Keys: urlBodyKeys, Note: noteNoHeader},

	// func PostForm(url string, data url.Values) (resp *Response, err error)
	{Symbol: "net/http.PostForm", Kind: Effect, Effect: HTTP, Verb: "POST", URL: 1, Body: 2, Keys: urlFormKeys, Note: noteNoHeader},

	// func (c *Client) Get(url string) (resp *Response, err error)
	{Symbol: "(*net/http.Client).Get", Kind: Neutral, Verb: "GET", URL: 1},

	// func (c *Client) Head(url string) (resp *Response, err error)
	{Symbol: "(*net/http.Client).Head", Kind: Neutral, Verb: "HEAD", URL: 1},

	// func Get(url string) (resp *Response, err error)
	{Symbol: "net/http.Get", Kind: Neutral, Verb: "GET", URL: 1},

	// func Head(url string) (resp *Response, err error)
	{Symbol: "net/http.Head", Kind: Neutral, Verb: "HEAD", URL: 1},

	// func NewRequest(method, url string, body io.Reader) (*Request, error)
	{Symbol: "net/http.NewRequest", Kind: Derive, Method: 1, URL: 2, Body: 3},

	// func NewRequestWithContext(ctx context.Context, method, url string, body io.Reader) (*Request, error)
	{Symbol: "net/http.NewRequestWithContext", Kind: Derive, Method: 2, URL: 3, Body: 4},

	// func (r *Request) WithContext(ctx context.Context) *Request
	{Symbol: "(*net/http.Request).WithContext", Kind: Derive},

	// func (r *Request) Clone(ctx context.Context) *Request
	{Symbol: "(*net/http.Request).Clone", Kind: Derive},

	// func (h Header) Set(key, value string)
	{Symbol: "(net/http.Header).Set", Kind: Setter, NameArg: 1, Value: 2},

	// func (h Header) Add(key, value string)
	{Symbol: "(net/http.Header).Add", Kind: Setter, NameArg: 1, Value: 2},

	// func (h Header) Get(key string) string
	{Symbol: "(net/http.Header).Get", Kind: Derive},
}

var netHTTPGroups = []group{
	// What a handler answers is no effect of its own: the caller retries the whole request.
	{"net/http", `ResponseWriter.Write ResponseWriter.WriteHeader ResponseWriter.Header Error NotFound Redirect
		ServeFile ServeContent SetCookie`, Row{Kind: Neutral}},

	// Parts of a received request, and pure helpers.
	{"net/http", `*Request.Context *Request.FormValue *Request.PostFormValue *Request.PathValue *Request.Cookie
		*Request.Cookies *Request.BasicAuth *Request.UserAgent *Request.Referer *Request.ParseForm
		*Request.ParseMultipartForm *Request.FormFile *Request.MultipartReader *Request.AddCookie *Request.SetBasicAuth
		*Request.SetPathValue Header.Values Header.Clone *Response.Cookies *Response.Location
		StatusText DetectContentType CanonicalHeaderKey ParseTime MaxBytesReader`, Row{Kind: Derive}},
}

var netRPCRows = []Row{
	// func (client *Client) Call(serviceMethod string, args any, reply any) error
	{Symbol: "(*net/rpc.Client).Call", Kind: Effect, Effect: RPC, URL: 1, Body: 2, Keys: []Slot{{SlotArg, 1, "args", true}}},

	// func (client *Client) Go(serviceMethod string, args any, reply any, done chan *Call) *Call
	{Symbol: "(*net/rpc.Client).Go", Kind: Effect, Effect: RPC, URL: 1, Body: 2, Async: true, Keys: []Slot{{SlotArg, 1, "args", true}}},
}
