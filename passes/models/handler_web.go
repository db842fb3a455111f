package models

// webHandlerRows models gin, echo and fiber, whose routes name the method.
var webHandlerRows = []Row{
	// func (*RouterGroup) Handle(httpMethod string, relativePath string, handlers ...HandlerFunc) IRoutes
	{Symbol: "(*github.com/gin-gonic/gin.RouterGroup).Handle", Kind: Register, Method: 1, URL: 2, Func: 3, Replay: "http"},
	// func (*RouterGroup) POST(relativePath string, handlers ...HandlerFunc) IRoutes
	{Symbol: "(*github.com/gin-gonic/gin.RouterGroup).POST", Kind: Register, Verb: "POST", URL: 1, Func: 2, Replay: "http"},
	// func (*RouterGroup) PUT(relativePath string, handlers ...HandlerFunc) IRoutes
	{Symbol: "(*github.com/gin-gonic/gin.RouterGroup).PUT", Kind: Register, Verb: "PUT", URL: 1, Func: 2, Replay: "http"},
	// func (*RouterGroup) PATCH(relativePath string, handlers ...HandlerFunc) IRoutes
	{Symbol: "(*github.com/gin-gonic/gin.RouterGroup).PATCH", Kind: Register, Verb: "PATCH", URL: 1, Func: 2, Replay: "http"},
	// func (*RouterGroup) DELETE(relativePath string, handlers ...HandlerFunc) IRoutes
	{Symbol: "(*github.com/gin-gonic/gin.RouterGroup).DELETE", Kind: Register, Verb: "DELETE", URL: 1, Func: 2, Replay: "http"},
	// func (*RouterGroup) Any(relativePath string, handlers ...HandlerFunc) IRoutes
	{Symbol: "(*github.com/gin-gonic/gin.RouterGroup).Any", Kind: Register, URL: 1, Func: 2, Replay: "http"},
	// func (*RouterGroup) GET(relativePath string, handlers ...HandlerFunc) IRoutes
	{Symbol: "(*github.com/gin-gonic/gin.RouterGroup).GET", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (*RouterGroup) HEAD(relativePath string, handlers ...HandlerFunc) IRoutes
	{Symbol: "(*github.com/gin-gonic/gin.RouterGroup).HEAD", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (*RouterGroup) OPTIONS(relativePath string, handlers ...HandlerFunc) IRoutes
	{Symbol: "(*github.com/gin-gonic/gin.RouterGroup).OPTIONS", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (IRoutes) Handle(string, string, ...HandlerFunc) IRoutes
	{Symbol: "(github.com/gin-gonic/gin.IRoutes).Handle", Kind: Register, Method: 1, URL: 2, Func: 3, Replay: "http"},
	// func (IRoutes) POST(string, ...HandlerFunc) IRoutes
	{Symbol: "(github.com/gin-gonic/gin.IRoutes).POST", Kind: Register, Verb: "POST", URL: 1, Func: 2, Replay: "http"},
	// func (IRoutes) PUT(string, ...HandlerFunc) IRoutes
	{Symbol: "(github.com/gin-gonic/gin.IRoutes).PUT", Kind: Register, Verb: "PUT", URL: 1, Func: 2, Replay: "http"},
	// func (IRoutes) PATCH(string, ...HandlerFunc) IRoutes
	{Symbol: "(github.com/gin-gonic/gin.IRoutes).PATCH", Kind: Register, Verb: "PATCH", URL: 1, Func: 2, Replay: "http"},
	// func (IRoutes) DELETE(string, ...HandlerFunc) IRoutes
	{Symbol: "(github.com/gin-gonic/gin.IRoutes).DELETE", Kind: Register, Verb: "DELETE", URL: 1, Func: 2, Replay: "http"},
	// func (IRoutes) Any(string, ...HandlerFunc) IRoutes
	{Symbol: "(github.com/gin-gonic/gin.IRoutes).Any", Kind: Register, URL: 1, Func: 2, Replay: "http"},
	// func (IRoutes) GET(string, ...HandlerFunc) IRoutes
	{Symbol: "(github.com/gin-gonic/gin.IRoutes).GET", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (IRoutes) HEAD(string, ...HandlerFunc) IRoutes
	{Symbol: "(github.com/gin-gonic/gin.IRoutes).HEAD", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (IRoutes) OPTIONS(string, ...HandlerFunc) IRoutes
	{Symbol: "(github.com/gin-gonic/gin.IRoutes).OPTIONS", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (*Context) Bind(obj any) error
	{Symbol: "(*github.com/gin-gonic/gin.Context).Bind", Kind: Decode, Dest: []int{1}},
	// func (*Context) BindJSON(obj any) error
	{Symbol: "(*github.com/gin-gonic/gin.Context).BindJSON", Kind: Decode, Dest: []int{1}},
	// func (*Context) ShouldBind(obj any) error
	{Symbol: "(*github.com/gin-gonic/gin.Context).ShouldBind", Kind: Decode, Dest: []int{1}},
	// func (*Context) ShouldBindJSON(obj any) error
	{Symbol: "(*github.com/gin-gonic/gin.Context).ShouldBindJSON", Kind: Decode, Dest: []int{1}},
	// func (*Context) ShouldBindQuery(obj any) error
	{Symbol: "(*github.com/gin-gonic/gin.Context).ShouldBindQuery", Kind: Decode, Dest: []int{1}},
	// func (*Context) ShouldBindUri(obj any) error
	{Symbol: "(*github.com/gin-gonic/gin.Context).ShouldBindUri", Kind: Decode, Dest: []int{1}},
	// func (*Context) ShouldBindXML(obj any) error
	{Symbol: "(*github.com/gin-gonic/gin.Context).ShouldBindXML", Kind: Decode, Dest: []int{1}},
	// func (*Context) ShouldBindHeader(obj any) error
	{Symbol: "(*github.com/gin-gonic/gin.Context).ShouldBindHeader", Kind: Decode, Dest: []int{1}},
	// func (*Echo) Add(method string, path string, handler HandlerFunc, middleware ...MiddlewareFunc) *Route
	{Symbol: "(*github.com/labstack/echo.Echo).Add", Kind: Register, Method: 1, URL: 2, Func: 3, Replay: "http"},
	// func (*Echo) POST(path string, h HandlerFunc, m ...MiddlewareFunc) *Route
	{Symbol: "(*github.com/labstack/echo.Echo).POST", Kind: Register, Verb: "POST", URL: 1, Func: 2, Replay: "http"},
	// func (*Echo) PUT(path string, h HandlerFunc, m ...MiddlewareFunc) *Route
	{Symbol: "(*github.com/labstack/echo.Echo).PUT", Kind: Register, Verb: "PUT", URL: 1, Func: 2, Replay: "http"},
	// func (*Echo) PATCH(path string, h HandlerFunc, m ...MiddlewareFunc) *Route
	{Symbol: "(*github.com/labstack/echo.Echo).PATCH", Kind: Register, Verb: "PATCH", URL: 1, Func: 2, Replay: "http"},
	// func (*Echo) DELETE(path string, h HandlerFunc, m ...MiddlewareFunc) *Route
	{Symbol: "(*github.com/labstack/echo.Echo).DELETE", Kind: Register, Verb: "DELETE", URL: 1, Func: 2, Replay: "http"},
	// func (*Echo) Any(path string, handler HandlerFunc, middleware ...MiddlewareFunc) []*Route
	{Symbol: "(*github.com/labstack/echo.Echo).Any", Kind: Register, URL: 1, Func: 2, Replay: "http"},
	// func (*Echo) GET(path string, h HandlerFunc, m ...MiddlewareFunc) *Route
	{Symbol: "(*github.com/labstack/echo.Echo).GET", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (*Echo) HEAD(path string, h HandlerFunc, m ...MiddlewareFunc) *Route
	{Symbol: "(*github.com/labstack/echo.Echo).HEAD", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (*Echo) OPTIONS(path string, h HandlerFunc, m ...MiddlewareFunc) *Route
	{Symbol: "(*github.com/labstack/echo.Echo).OPTIONS", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (*Group) Add(method string, path string, handler HandlerFunc, middleware ...MiddlewareFunc) *Route
	{Symbol: "(*github.com/labstack/echo.Group).Add", Kind: Register, Method: 1, URL: 2, Func: 3, Replay: "http"},
	// func (*Group) POST(path string, h HandlerFunc, m ...MiddlewareFunc) *Route
	{Symbol: "(*github.com/labstack/echo.Group).POST", Kind: Register, Verb: "POST", URL: 1, Func: 2, Replay: "http"},
	// func (*Group) PUT(path string, h HandlerFunc, m ...MiddlewareFunc) *Route
	{Symbol: "(*github.com/labstack/echo.Group).PUT", Kind: Register, Verb: "PUT", URL: 1, Func: 2, Replay: "http"},
	// func (*Group) PATCH(path string, h HandlerFunc, m ...MiddlewareFunc) *Route
	{Symbol: "(*github.com/labstack/echo.Group).PATCH", Kind: Register, Verb: "PATCH", URL: 1, Func: 2, Replay: "http"},
	// func (*Group) DELETE(path string, h HandlerFunc, m ...MiddlewareFunc) *Route
	{Symbol: "(*github.com/labstack/echo.Group).DELETE", Kind: Register, Verb: "DELETE", URL: 1, Func: 2, Replay: "http"},
	// func (*Group) Any(path string, handler HandlerFunc, middleware ...MiddlewareFunc) []*Route
	{Symbol: "(*github.com/labstack/echo.Group).Any", Kind: Register, URL: 1, Func: 2, Replay: "http"},
	// func (*Group) GET(path string, h HandlerFunc, m ...MiddlewareFunc) *Route
	{Symbol: "(*github.com/labstack/echo.Group).GET", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (*Group) HEAD(path string, h HandlerFunc, m ...MiddlewareFunc) *Route
	{Symbol: "(*github.com/labstack/echo.Group).HEAD", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (*Group) OPTIONS(path string, h HandlerFunc, m ...MiddlewareFunc) *Route
	{Symbol: "(*github.com/labstack/echo.Group).OPTIONS", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (Context) Bind(i any) error
	{Symbol: "(github.com/labstack/echo.Context).Bind", Kind: Decode, Dest: []int{1}},
	// func (*App) Add(method string, path string, handlers ...Handler) Router
	{Symbol: "(*github.com/gofiber/fiber.App).Add", Kind: Register, Method: 1, URL: 2, Func: 3, Replay: "http"},
	// func (*App) Post(path string, handlers ...Handler) Router
	{Symbol: "(*github.com/gofiber/fiber.App).Post", Kind: Register, Verb: "POST", URL: 1, Func: 2, Replay: "http"},
	// func (*App) Put(path string, handlers ...Handler) Router
	{Symbol: "(*github.com/gofiber/fiber.App).Put", Kind: Register, Verb: "PUT", URL: 1, Func: 2, Replay: "http"},
	// func (*App) Patch(path string, handlers ...Handler) Router
	{Symbol: "(*github.com/gofiber/fiber.App).Patch", Kind: Register, Verb: "PATCH", URL: 1, Func: 2, Replay: "http"},
	// func (*App) Delete(path string, handlers ...Handler) Router
	{Symbol: "(*github.com/gofiber/fiber.App).Delete", Kind: Register, Verb: "DELETE", URL: 1, Func: 2, Replay: "http"},
	// func (*App) All(path string, handlers ...Handler) Router
	{Symbol: "(*github.com/gofiber/fiber.App).All", Kind: Register, URL: 1, Func: 2, Replay: "http"},
	// func (*App) Get(path string, handlers ...Handler) Router
	{Symbol: "(*github.com/gofiber/fiber.App).Get", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (*App) Head(path string, handlers ...Handler) Router
	{Symbol: "(*github.com/gofiber/fiber.App).Head", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (*App) Options(path string, handlers ...Handler) Router
	{Symbol: "(*github.com/gofiber/fiber.App).Options", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (*Group) Add(method string, path string, handlers ...Handler) Router
	{Symbol: "(*github.com/gofiber/fiber.Group).Add", Kind: Register, Method: 1, URL: 2, Func: 3, Replay: "http"},
	// func (*Group) Post(path string, handlers ...Handler) Router
	{Symbol: "(*github.com/gofiber/fiber.Group).Post", Kind: Register, Verb: "POST", URL: 1, Func: 2, Replay: "http"},
	// func (*Group) Put(path string, handlers ...Handler) Router
	{Symbol: "(*github.com/gofiber/fiber.Group).Put", Kind: Register, Verb: "PUT", URL: 1, Func: 2, Replay: "http"},
	// func (*Group) Patch(path string, handlers ...Handler) Router
	{Symbol: "(*github.com/gofiber/fiber.Group).Patch", Kind: Register, Verb: "PATCH", URL: 1, Func: 2, Replay: "http"},
	// func (*Group) Delete(path string, handlers ...Handler) Router
	{Symbol: "(*github.com/gofiber/fiber.Group).Delete", Kind: Register, Verb: "DELETE", URL: 1, Func: 2, Replay: "http"},
	// func (*Group) All(path string, handlers ...Handler) Router
	{Symbol: "(*github.com/gofiber/fiber.Group).All", Kind: Register, URL: 1, Func: 2, Replay: "http"},
	// func (*Group) Get(path string, handlers ...Handler) Router
	{Symbol: "(*github.com/gofiber/fiber.Group).Get", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (*Group) Head(path string, handlers ...Handler) Router
	{Symbol: "(*github.com/gofiber/fiber.Group).Head", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (*Group) Options(path string, handlers ...Handler) Router
	{Symbol: "(*github.com/gofiber/fiber.Group).Options", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (Router) Add(method string, path string, handlers ...Handler) Router
	{Symbol: "(github.com/gofiber/fiber.Router).Add", Kind: Register, Method: 1, URL: 2, Func: 3, Replay: "http"},
	// func (Router) Post(path string, handlers ...Handler) Router
	{Symbol: "(github.com/gofiber/fiber.Router).Post", Kind: Register, Verb: "POST", URL: 1, Func: 2, Replay: "http"},
	// func (Router) Put(path string, handlers ...Handler) Router
	{Symbol: "(github.com/gofiber/fiber.Router).Put", Kind: Register, Verb: "PUT", URL: 1, Func: 2, Replay: "http"},
	// func (Router) Patch(path string, handlers ...Handler) Router
	{Symbol: "(github.com/gofiber/fiber.Router).Patch", Kind: Register, Verb: "PATCH", URL: 1, Func: 2, Replay: "http"},
	// func (Router) Delete(path string, handlers ...Handler) Router
	{Symbol: "(github.com/gofiber/fiber.Router).Delete", Kind: Register, Verb: "DELETE", URL: 1, Func: 2, Replay: "http"},
	// func (Router) All(path string, handlers ...Handler) Router
	{Symbol: "(github.com/gofiber/fiber.Router).All", Kind: Register, URL: 1, Func: 2, Replay: "http"},
	// func (Router) Get(path string, handlers ...Handler) Router
	{Symbol: "(github.com/gofiber/fiber.Router).Get", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (Router) Head(path string, handlers ...Handler) Router
	{Symbol: "(github.com/gofiber/fiber.Router).Head", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (Router) Options(path string, handlers ...Handler) Router
	{Symbol: "(github.com/gofiber/fiber.Router).Options", Kind: Register, Verb: "GET", URL: 1, Func: 2},
	// func (*Ctx) BodyParser(out any) error
	{Symbol: "(*github.com/gofiber/fiber.Ctx).BodyParser", Kind: Decode, Dest: []int{1}},
	// func (*Ctx) QueryParser(out any) error
	{Symbol: "(*github.com/gofiber/fiber.Ctx).QueryParser", Kind: Decode, Dest: []int{1}},
	// func (*Ctx) ParamsParser(out any) error
	{Symbol: "(*github.com/gofiber/fiber.Ctx).ParamsParser", Kind: Decode, Dest: []int{1}},
}
