package libraries

// HTTP and RPC, both sides.
import (
	_ "github.com/aws/aws-lambda-go/lambda"
	_ "github.com/gin-gonic/gin"
	_ "github.com/go-chi/chi/v5"
	_ "github.com/go-resty/resty/v2"
	_ "github.com/gofiber/fiber/v2"
	_ "github.com/gorilla/mux"
	_ "github.com/hashicorp/go-retryablehttp"
	_ "github.com/labstack/echo/v4"
	_ "github.com/labstack/echo/v5"
	_ "github.com/valyala/fasthttp"
	_ "google.golang.org/grpc"
	_ "google.golang.org/grpc/metadata"
	_ "resty.dev/v3"
)
