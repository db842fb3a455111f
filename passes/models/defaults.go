package models

import "strings"

// packageDefault says what the functions without a row of a package mean.
// Derive is claimed only where every result depends on the arguments and the
// receiver alone; Neutral says that nothing outside the process changes. The
// rest, above all user code and unknown libraries, has no default.
func packageDefault(h homes) (Kind, bool) {
	for _, path := range h.list() {
		if isPure(path) {
			return Derive, true
		}
	}
	for _, path := range h.list() {
		if isStd(path) || isHarmless(path) {
			return Neutral, true
		}
	}
	return Neutral, false
}

// defaultRow is the row that stands for all functions of a package.
func defaultRow(h homes) *Row {
	kind, ok := packageDefault(h)
	switch {
	case !ok:
		return nil
	case kind == Derive:
		return &pureDefault
	}
	return &harmlessDefault
}

// Never written to: they are variables only because a row is handed out by address.
var (
	pureDefault     = Row{Kind: Derive}
	harmlessDefault = Row{Kind: Neutral}
)

// isPure lists packages that only compute. Where one of them has a source of
// fresh values after all (time.Now, uuid.New), that function has a row.
func isPure(path string) bool {
	switch path {
	case "bufio", "bytes", "cmp", "context", "errors", "fmt", "hash", "html", "io", "iter", "maps", "math", "mime", "path",
		"reflect", "regexp", "slices", "sort", "strconv", "strings", "time", "unicode", "unique",
		"container/heap", "container/list", "container/ring",
		"crypto/hmac", "crypto/md5", "crypto/sha1", "crypto/sha256", "crypto/sha3", "crypto/sha512", "crypto/subtle",
		"encoding", "encoding/asn1", "encoding/base32", "encoding/base64", "encoding/binary", "encoding/csv", "encoding/gob",
		"encoding/hex", "encoding/json", "encoding/pem", "encoding/xml",
		"hash/adler32", "hash/crc32", "hash/crc64", "hash/fnv", "html/template", "text/template",
		"math/big", "math/bits", "math/cmplx", "mime/multipart", "net/mail", "net/netip", "net/url", "path/filepath",
		"unicode/utf16", "unicode/utf8":
		return true
	case "github.com/Masterminds/semver", "github.com/cespare/xxhash", "github.com/gofrs/uuid", "github.com/gogo/protobuf/proto",
		"github.com/golang/protobuf/jsonpb", "github.com/golang/protobuf/proto", "github.com/golang/protobuf/ptypes",
		"github.com/google/uuid", "github.com/mitchellh/mapstructure", "github.com/go-viper/mapstructure",
		"github.com/oklog/ulid", "github.com/pkg/errors", "github.com/rs/xid", "github.com/samber/lo", "github.com/segmentio/ksuid",
		"github.com/shopspring/decimal", "github.com/tidwall/gjson", "github.com/tidwall/sjson", "go.jetify.com/typeid",
		"golang.org/x/crypto/blake2b", "golang.org/x/crypto/sha3", "golang.org/x/text/cases", "golang.org/x/text/language",
		"google.golang.org/grpc/codes", "google.golang.org/grpc/metadata", "google.golang.org/grpc/status",
		"google.golang.org/protobuf/encoding/protojson", "google.golang.org/protobuf/encoding/prototext",
		"google.golang.org/protobuf/proto", "gopkg.in/yaml", "go.yaml.in/yaml", "sigs.k8s.io/yaml":
		return true
	case "github.com/go-resty/resty", "resty.dev": // what has no row there builds a request
		return true
	case "github.com/gin-gonic/gin", "github.com/go-chi/chi", "github.com/go-chi/render", "github.com/gofiber/fiber",
		"github.com/gorilla/mux", "github.com/labstack/echo": // ... and there reads a request or answers it
		return true
	case "github.com/jordan-wright/email", "github.com/sendgrid/rest", "github.com/sendgrid/sendgrid-go/helpers/mail",
		"github.com/wneessen/go-mail", "gopkg.in/gomail": // ... and there composes a message
		return true
	}
	return strings.HasPrefix(path, "google.golang.org/protobuf/types/known/")
}

// isStd tells the standard library by its first element. A list, because a
// missing dot is not enough: modules may be called "shop" or "main".
func isStd(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	switch first {
	case "archive", "bufio", "bytes", "cmp", "compress", "container", "context", "crypto", "database", "debug", "embed",
		"encoding", "errors", "expvar", "flag", "fmt", "go", "hash", "html", "image", "index", "io", "iter", "log", "maps",
		"math", "mime", "net", "os", "path", "reflect", "regexp", "runtime", "slices", "sort", "strconv", "strings",
		"structs", "sync", "syscall", "testing", "text", "time", "unicode", "unique", "unsafe", "weak":
		return true
	}
	return false
}

// isHarmless lists libraries that log, measure, parse flags or help tests: that
// a line is logged twice is no hazard. Kubernetes is among them because its API
// is declarative: to apply an object again is how it is meant to be used.
func isHarmless(path string) bool {
	for _, root := range [...]string{
		"cloud.google.com/go/logging",
		"github.com/DataDog/datadog-go",
		"github.com/DataDog/dd-trace-go",
		"github.com/davecgh/go-spew",
		"github.com/fatih/color",
		"github.com/getsentry/sentry-go",
		"github.com/go-kit/log",
		"github.com/go-logr",
		"github.com/golang/glog",
		"github.com/golang/mock",
		"github.com/google/go-cmp",
		"github.com/hashicorp/go-hclog",
		"github.com/hashicorp/go-multierror",
		"github.com/joho/godotenv",
		"github.com/kelseyhightower/envconfig",
		"github.com/onsi/ginkgo",
		"github.com/onsi/gomega",
		"github.com/opentracing/opentracing-go",
		"github.com/prometheus/client_golang",
		"github.com/rs/zerolog",
		"github.com/sirupsen/logrus",
		"github.com/smartystreets/goconvey",
		"github.com/spf13/pflag",
		"github.com/spf13/viper",
		"github.com/stretchr/testify",
		"github.com/stripe/stripe-go", // what has no row there reads
		"github.com/uber-go/tally",
		"go.opencensus.io",
		"go.opentelemetry.io",
		"go.temporal.io/sdk/log",
		"go.uber.org/atomic",
		"go.uber.org/mock",
		"go.uber.org/multierr",
		"go.uber.org/zap",
		"golang.org/x/sys",
		"golang.org/x/text",
		"golang.org/x/time",
		"gopkg.in/DataDog/dd-trace-go",
		"k8s.io/api",
		"k8s.io/apimachinery",
		"k8s.io/client-go",
		"k8s.io/klog",
		"k8s.io/utils",
	} {
		if rest, ok := strings.CutPrefix(path, root); ok && (rest == "" || rest[0] == '/') {
			return true
		}
	}
	return false
}
