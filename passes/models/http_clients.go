package models

// Clients on top of HTTP. What they do on their own when a request fails is in
// the notes: a client that repeats POST requests multiplies an effect without a
// line of user code.

var restyKeys = []Slot{{SlotHeader, -1, "Idempotency-Key", false}} // set on the request itself

const (
	noteRestyV2 = "repeats every method, POST included, once SetRetryCount is above 0"
	noteRetryAB = "repeats every method up to 4 times on connection errors, 429 and 5xx"
)

var restyRows = []Row{
	// func (r *Request) Post(url string) (*Response, error)
	{Symbol: "(*github.com/go-resty/resty.Request).Post", Kind: Effect, Effect: HTTP, Verb: "POST", URL: 1, Keys: restyKeys, Note: noteRestyV2},

	// func (r *Request) Patch(url string) (*Response, error)
	{Symbol: "(*github.com/go-resty/resty.Request).Patch", Kind: Effect, Effect: HTTP, Verb: "PATCH", URL: 1, Keys: restyKeys, Note: noteRestyV2},

	// func (r *Request) Put(url string) (*Response, error)
	{Symbol: "(*github.com/go-resty/resty.Request).Put", Kind: Effect, Effect: HTTP, Verb: "PUT", URL: 1, Keys: restyKeys},

	// func (r *Request) Delete(url string) (*Response, error)
	{Symbol: "(*github.com/go-resty/resty.Request).Delete", Kind: Effect, Effect: HTTP, Verb: "DELETE", URL: 1, Keys: restyKeys},

	// func (r *Request) Execute(method, url string) (*Response, error)
	{Symbol: "(*github.com/go-resty/resty.Request).Execute", Kind: Effect, Effect: HTTP, Method: 1, URL: 2, Keys: restyKeys, Note: noteRestyV2},

	// func (r *Request) Send() (*Response, error)
	{Symbol: "(*github.com/go-resty/resty.Request).Send", Kind: Effect, Effect: HTTP, Keys: restyKeys, Note: noteRestyV2},

	// func (r *Request) SetHeader(header, value string) *Request
	{Symbol: "(*github.com/go-resty/resty.Request).SetHeader", Kind: Setter, NameArg: 1, Value: 2},

	// func (r *Request) SetHeaderVerbatim(header, value string) *Request
	{Symbol: "(*github.com/go-resty/resty.Request).SetHeaderVerbatim", Kind: Setter, NameArg: 1, Value: 2},

	// func (r *Request) SetHeaders(headers map[string]string) *Request
	{Symbol: "(*github.com/go-resty/resty.Request).SetHeaders", Kind: Setter, Slot: "header", Value: 1},

	// func (r *Request) SetBody(body any) *Request
	{Symbol: "(*github.com/go-resty/resty.Request).SetBody", Kind: Setter, Slot: "body", Value: 1},

	// func (r *Request) SetFormData(data map[string]string) *Request
	{Symbol: "(*github.com/go-resty/resty.Request).SetFormData", Kind: Setter, Slot: "body", Value: 1},

	// func (r *Request) SetQueryParam(param, value string) *Request
	{Symbol: "(*github.com/go-resty/resty.Request).SetQueryParam", Kind: Setter, NameArg: 1, Value: 2},

	// func (r *Request) SetQueryParams(params map[string]string) *Request
	{Symbol: "(*github.com/go-resty/resty.Request).SetQueryParams", Kind: Setter, Slot: "query", Value: 1},

	// func (r *Request) SetPathParam(param, value string) *Request
	{Symbol: "(*github.com/go-resty/resty.Request).SetPathParam", Kind: Setter, NameArg: 1, Value: 2},

	// func (r *Request) Get(url string) (*Response, error)
	{Symbol: "(*github.com/go-resty/resty.Request).Get", Kind: Neutral, Verb: "GET", URL: 1},

	// func (r *Request) Head(url string) (*Response, error)
	{Symbol: "(*github.com/go-resty/resty.Request).Head", Kind: Neutral, Verb: "HEAD", URL: 1},

	// func (r *Request) Options(url string) (*Response, error)
	{Symbol: "(*github.com/go-resty/resty.Request).Options", Kind: Neutral, Verb: "OPTIONS", URL: 1},
}

// resty v3 lives at resty.dev/v3 and refuses to repeat a POST unless told to.
var resty3Rows = []Row{
	// func (r *Request) Post(url string) (*Response, error)
	{Symbol: "(*resty.dev.Request).Post", Kind: Effect, Effect: HTTP, Verb: "POST", URL: 1, Keys: restyKeys},

	// func (r *Request) Patch(url string) (*Response, error)
	{Symbol: "(*resty.dev.Request).Patch", Kind: Effect, Effect: HTTP, Verb: "PATCH", URL: 1, Keys: restyKeys},

	// func (r *Request) Put(url string) (*Response, error)
	{Symbol: "(*resty.dev.Request).Put", Kind: Effect, Effect: HTTP, Verb: "PUT", URL: 1, Keys: restyKeys},

	// func (r *Request) Delete(url string) (*Response, error)
	{Symbol: "(*resty.dev.Request).Delete", Kind: Effect, Effect: HTTP, Verb: "DELETE", URL: 1, Keys: restyKeys},

	// func (r *Request) Execute(method, url string) (res *Response, err error)
	{Symbol: "(*resty.dev.Request).Execute", Kind: Effect, Effect: HTTP, Method: 1, URL: 2, Keys: restyKeys},

	// func (r *Request) Send() (*Response, error)
	{Symbol: "(*resty.dev.Request).Send", Kind: Effect, Effect: HTTP, Keys: restyKeys},

	// func (r *Request) SetHeader(header, value string) *Request
	{Symbol: "(*resty.dev.Request).SetHeader", Kind: Setter, NameArg: 1, Value: 2},

	// func (r *Request) SetHeaderVerbatim(header, value string) *Request
	{Symbol: "(*resty.dev.Request).SetHeaderVerbatim", Kind: Setter, NameArg: 1, Value: 2},

	// func (r *Request) SetHeaders(headers map[string]string) *Request
	{Symbol: "(*resty.dev.Request).SetHeaders", Kind: Setter, Slot: "header", Value: 1},

	// func (r *Request) SetBody(body any) *Request
	{Symbol: "(*resty.dev.Request).SetBody", Kind: Setter, Slot: "body", Value: 1},

	// func (r *Request) SetFormData(data map[string]string) *Request
	{Symbol: "(*resty.dev.Request).SetFormData", Kind: Setter, Slot: "body", Value: 1},

	// func (r *Request) SetQueryParam(param, value string) *Request
	{Symbol: "(*resty.dev.Request).SetQueryParam", Kind: Setter, NameArg: 1, Value: 2},

	// func (r *Request) SetQueryParams(params map[string]string) *Request
	{Symbol: "(*resty.dev.Request).SetQueryParams", Kind: Setter, Slot: "query", Value: 1},

	// func (r *Request) SetPathParam(param, value string) *Request
	{Symbol: "(*resty.dev.Request).SetPathParam", Kind: Setter, NameArg: 1, Value: 2},

	// func (r *Request) Get(url string) (*Response, error)
	{Symbol: "(*resty.dev.Request).Get", Kind: Neutral, Verb: "GET", URL: 1},

	// func (r *Request) Head(url string) (*Response, error)
	{Symbol: "(*resty.dev.Request).Head", Kind: Neutral, Verb: "HEAD", URL: 1},

	// func (r *Request) Options(url string) (*Response, error)
	{Symbol: "(*resty.dev.Request).Options", Kind: Neutral, Verb: "OPTIONS", URL: 1},
}

var retryableHTTPRows = []Row{
	// func (c *Client) Do(req *Request) (*http.Response, error)
	{Symbol: "(*github.com/hashicorp/go-retryablehttp.Client).Do", Kind: Effect, Effect: HTTP, Keys: requestKeys, Note: noteRetryAB},

	// func (c *Client) Post(url, bodyType string, body any) (*http.Response, error)
	{Symbol: "(*github.com/hashicorp/go-retryablehttp.Client).Post", Kind: Effect, Effect: HTTP, Verb: "POST", URL: 1, Body: 3, Keys: urlBodyKeys, Note: noteRetryAB},

	// func (c *Client) PostForm(url string, data url.Values) (*http.Response, error)
	{Symbol: "(*github.com/hashicorp/go-retryablehttp.Client).PostForm", Kind: Effect, Effect: HTTP, Verb: "POST", URL: 1, Body: 2, Keys: urlFormKeys, Note: noteRetryAB},

	// func Post(url, bodyType string, body any) (*http.Response, error)
	{Symbol: "github.com/hashicorp/go-retryablehttp.Post", Kind: Effect, Effect: HTTP, Verb: "POST", URL: 1, Body: 3, Keys: urlBodyKeys, Note: noteRetryAB},

	// func PostForm(url string, data url.Values) (*http.Response, error)
	{Symbol: "github.com/hashicorp/go-retryablehttp.PostForm", Kind: Effect, Effect: HTTP, Verb: "POST", URL: 1, Body: 2, Keys: urlFormKeys, Note: noteRetryAB},

	// func (rt *RoundTripper) RoundTrip(req *http.Request) (*http.Response, error)
	{Symbol: "(*github.com/hashicorp/go-retryablehttp.RoundTripper).RoundTrip", Kind: Effect, Effect: HTTP, Keys: requestKeys, Note: noteRetryAB},

	// func (c *Client) Get(url string) (*http.Response, error)
	{Symbol: "(*github.com/hashicorp/go-retryablehttp.Client).Get", Kind: Neutral, Verb: "GET", URL: 1},

	// func (c *Client) Head(url string) (*http.Response, error)
	{Symbol: "(*github.com/hashicorp/go-retryablehttp.Client).Head", Kind: Neutral, Verb: "HEAD", URL: 1},

	// func Get(url string) (*http.Response, error)
	{Symbol: "github.com/hashicorp/go-retryablehttp.Get", Kind: Neutral, Verb: "GET", URL: 1},

	// func Head(url string) (*http.Response, error)
	{Symbol: "github.com/hashicorp/go-retryablehttp.Head", Kind: Neutral, Verb: "HEAD", URL: 1},

	// func NewRequest(method, url string, rawBody any) (*Request, error)
	{Symbol: "github.com/hashicorp/go-retryablehttp.NewRequest", Kind: Derive, Method: 1, URL: 2, Body: 3},

	// func NewRequestWithContext(ctx context.Context, method, url string, rawBody any) (*Request, error)
	{Symbol: "github.com/hashicorp/go-retryablehttp.NewRequestWithContext", Kind: Derive, Method: 2, URL: 3, Body: 4},

	// func FromRequest(r *http.Request) (*Request, error)
	{Symbol: "github.com/hashicorp/go-retryablehttp.FromRequest", Kind: Derive},

	// func (r *Request) WithContext(ctx context.Context) *Request
	{Symbol: "(*github.com/hashicorp/go-retryablehttp.Request).WithContext", Kind: Derive},

	// func (r *Request) SetBody(rawBody any) error
	{Symbol: "(*github.com/hashicorp/go-retryablehttp.Request).SetBody", Kind: Setter, Slot: "body", Value: 1},

	// func (c *Client) StandardClient() *http.Client
	{Symbol: "(*github.com/hashicorp/go-retryablehttp.Client).StandardClient", Kind: Derive, Note: noteRetryAB},

	// func NewClient() *Client
	{Symbol: "github.com/hashicorp/go-retryablehttp.NewClient", Kind: Neutral},
}

const noteFastHTTP = "repeats GET, HEAD and PUT up to 5 times on its own, other methods only with RetryIf or RetryIfErr"

var fastHTTPGroups = []group{
	// func Do(req *Request, resp *Response) error, and the same with a timeout, deadline or limit
	{"github.com/valyala/fasthttp", `Do DoTimeout DoDeadline DoRedirects
		*Client.Do *Client.DoTimeout *Client.DoDeadline *Client.DoRedirects
		*HostClient.Do *HostClient.DoTimeout *HostClient.DoDeadline *HostClient.DoRedirects
		*PipelineClient.Do *PipelineClient.DoTimeout *PipelineClient.DoDeadline
		*LBClient.Do *LBClient.DoTimeout *LBClient.DoDeadline`,
		Row{Kind: Effect, Effect: HTTP, Keys: requestKeys, Note: noteFastHTTP}},

	// func Post(dst []byte, url string, postArgs *Args) (statusCode int, body []byte, err error)
	{"github.com/valyala/fasthttp", `Post *Client.Post *HostClient.Post`,
		Row{Kind: Effect, Effect: HTTP, Verb: "POST", URL: 2, Body: 3,
			Keys: []Slot{{SlotArg, 1, "url", true}, {SlotArg, 2, "postArgs", true}}, Note: noteFastHTTP}},

	// func Get(dst []byte, url string) (statusCode int, body []byte, err error)
	{"github.com/valyala/fasthttp", `Get GetTimeout GetDeadline *Client.Get *Client.GetTimeout *Client.GetDeadline
		*HostClient.Get *HostClient.GetTimeout *HostClient.GetDeadline`, Row{Kind: Neutral, Verb: "GET", URL: 2}},

	// func AcquireRequest() *Request
	{"github.com/valyala/fasthttp", `AcquireRequest ReleaseRequest AcquireResponse ReleaseResponse`, Row{Kind: Neutral}},

	// func (h *RequestHeader) Set(key, value string)
	{"github.com/valyala/fasthttp", `*RequestHeader.Set *RequestHeader.Add *RequestHeader.SetBytesV *RequestHeader.AddBytesV`,
		Row{Kind: Setter, NameArg: 1, Value: 2}},

	// func (h *RequestHeader) SetMethod(method string)
	{"github.com/valyala/fasthttp", `*RequestHeader.SetMethod *RequestHeader.SetMethodBytes`, Row{Kind: Setter, Slot: "method", Value: 1}},

	// func (req *Request) SetRequestURI(requestURI string)
	{"github.com/valyala/fasthttp", `*Request.SetRequestURI *Request.SetRequestURIBytes *RequestHeader.SetRequestURI`, Row{Kind: Setter, Slot: "url", Value: 1}},

	// func (req *Request) SetBody(body []byte)
	{"github.com/valyala/fasthttp", `*Request.SetBody *Request.SetBodyRaw *Request.SetBodyString *Request.SetBodyStream`, Row{Kind: Setter, Slot: "body", Value: 1}},
}
