package models

// httpHandlerRows models the routers of the standard library, chi and gorilla. A route that may
// be a POST is replayed: callers, gateways and webhook senders try again.
var httpHandlerRows = []Row{
	// func HandleFunc(pattern string, handler func(ResponseWriter, *Request))
	{Symbol: "net/http.HandleFunc", Kind: Register, URL: 1, Func: 2, Replay: "http"},
	// func Handle(pattern string, handler Handler)
	{Symbol: "net/http.Handle", Kind: Register, URL: 1, Func: 2, Replay: "http"},
	// func (*ServeMux) HandleFunc(pattern string, handler func(ResponseWriter, *Request))
	{Symbol: "(*net/http.ServeMux).HandleFunc", Kind: Register, URL: 1, Func: 2, Replay: "http"},
	// func (*ServeMux) Handle(pattern string, handler Handler)
	{Symbol: "(*net/http.ServeMux).Handle", Kind: Register, URL: 1, Func: 2, Replay: "http"},
	// func (*Mux) Handle(pattern string, handler http.Handler)
	{Symbol: "(*github.com/go-chi/chi.Mux).Handle", Kind: Register, URL: 1, Func: 2, Replay: "http"},
	// func (*Mux) HandleFunc(pattern string, handlerFn http.HandlerFunc)
	{Symbol: "(*github.com/go-chi/chi.Mux).HandleFunc", Kind: Register, URL: 1, Func: 2, Replay: "http"},
	// func (*Mux) Method(method string, pattern string, handler http.Handler)
	{Symbol: "(*github.com/go-chi/chi.Mux).Method", Kind: Register, Method: 1, URL: 2, Func: 3, Replay: "http"},
	// func (*Mux) MethodFunc(method string, pattern string, handlerFn http.HandlerFunc)
	{Symbol: "(*github.com/go-chi/chi.Mux).MethodFunc", Kind: Register, Method: 1, URL: 2, Func: 3, Replay: "http"},
	// func (*Mux) Post(pattern string, handlerFn http.HandlerFunc)
	{Symbol: "(*github.com/go-chi/chi.Mux).Post", Kind: Register, Verb: "POST", URL: 1, Func: 2, Replay: "http"},
	// func (*Mux) Put(pattern string, handlerFn http.HandlerFunc)
	{Symbol: "(*github.com/go-chi/chi.Mux).Put", Kind: Register, Verb: "PUT", URL: 1, Func: 2, Replay: "http"},
	// func (*Mux) Patch(pattern string, handlerFn http.HandlerFunc)
	{Symbol: "(*github.com/go-chi/chi.Mux).Patch", Kind: Register, Verb: "PATCH", URL: 1, Func: 2, Replay: "http"},
	// func (*Mux) Delete(pattern string, handlerFn http.HandlerFunc)
	{Symbol: "(*github.com/go-chi/chi.Mux).Delete", Kind: Register, Verb: "DELETE", URL: 1, Func: 2, Replay: "http"},
	// func (*Mux) Get(pattern string, handlerFn http.HandlerFunc)
	{Symbol: "(*github.com/go-chi/chi.Mux).Get", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (*Mux) Head(pattern string, handlerFn http.HandlerFunc)
	{Symbol: "(*github.com/go-chi/chi.Mux).Head", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (*Mux) Options(pattern string, handlerFn http.HandlerFunc)
	{Symbol: "(*github.com/go-chi/chi.Mux).Options", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (Router) Handle(pattern string, h http.Handler)
	{Symbol: "(github.com/go-chi/chi.Router).Handle", Kind: Register, URL: 1, Func: 2, Replay: "http"},
	// func (Router) HandleFunc(pattern string, h http.HandlerFunc)
	{Symbol: "(github.com/go-chi/chi.Router).HandleFunc", Kind: Register, URL: 1, Func: 2, Replay: "http"},
	// func (Router) Method(method string, pattern string, h http.Handler)
	{Symbol: "(github.com/go-chi/chi.Router).Method", Kind: Register, Method: 1, URL: 2, Func: 3, Replay: "http"},
	// func (Router) MethodFunc(method string, pattern string, h http.HandlerFunc)
	{Symbol: "(github.com/go-chi/chi.Router).MethodFunc", Kind: Register, Method: 1, URL: 2, Func: 3, Replay: "http"},
	// func (Router) Post(pattern string, h http.HandlerFunc)
	{Symbol: "(github.com/go-chi/chi.Router).Post", Kind: Register, Verb: "POST", URL: 1, Func: 2, Replay: "http"},
	// func (Router) Put(pattern string, h http.HandlerFunc)
	{Symbol: "(github.com/go-chi/chi.Router).Put", Kind: Register, Verb: "PUT", URL: 1, Func: 2, Replay: "http"},
	// func (Router) Patch(pattern string, h http.HandlerFunc)
	{Symbol: "(github.com/go-chi/chi.Router).Patch", Kind: Register, Verb: "PATCH", URL: 1, Func: 2, Replay: "http"},
	// func (Router) Delete(pattern string, h http.HandlerFunc)
	{Symbol: "(github.com/go-chi/chi.Router).Delete", Kind: Register, Verb: "DELETE", URL: 1, Func: 2, Replay: "http"},
	// func (Router) Get(pattern string, h http.HandlerFunc)
	{Symbol: "(github.com/go-chi/chi.Router).Get", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (Router) Head(pattern string, h http.HandlerFunc)
	{Symbol: "(github.com/go-chi/chi.Router).Head", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (Router) Options(pattern string, h http.HandlerFunc)
	{Symbol: "(github.com/go-chi/chi.Router).Options", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (*Router) Handle(path string, handler http.Handler) *Route
	{Symbol: "(*github.com/gorilla/mux.Router).Handle", Kind: Register, URL: 1, Func: 2, Replay: "http"},
	// func (*Router) HandleFunc(path string, f func(http.ResponseWriter, *http.Request)) *Route
	{Symbol: "(*github.com/gorilla/mux.Router).HandleFunc", Kind: Register, URL: 1, Func: 2, Replay: "http"},
	// func (*Route) Handler(handler http.Handler) *Route
	{Symbol: "(*github.com/gorilla/mux.Route).Handler", Kind: Register, Func: 1, Replay: "http"},
	// func (*Route) HandlerFunc(f func(http.ResponseWriter, *http.Request)) *Route
	{Symbol: "(*github.com/gorilla/mux.Route).HandlerFunc", Kind: Register, Func: 1, Replay: "http"},
	// func (*Route) Methods(methods ...string) *Route
	{Symbol: "(*github.com/gorilla/mux.Route).Methods", Kind: Chain, Op: "mux.Methods"},
}
