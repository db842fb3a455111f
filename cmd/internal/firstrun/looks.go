package firstrun

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"slices"
	"strings"
	"unicode"
)

// telling are words in import paths of clients and stores.
var telling = []string{
	"amqp", "api", "badger", "bbolt", "billing", "blob", "bolt", "cassandra", "clickhouse", "client", "consul", "database", "db",
	"dynamodb", "elastic", "elasticsearch", "email", "etcd", "firestore", "ftp", "gateway", "gcs", "graphql", "kafka", "kv",
	"ldap", "leveldb", "mail", "mailer", "minio", "mongo", "mongodb", "mq", "mqtt", "mysql", "nats", "neo4j", "opensearch",
	"orm", "payment", "payments", "pebble", "postgres", "pubsub", "queue", "rabbitmq", "redis", "rpc", "s3", "sdk", "sftp",
	"slack", "sms", "smtp", "sql", "sqlite", "storage", "store", "stripe", "temporal", "twilio", "webhook", "webhooks",
}

// plain are the beginnings of paths of libraries that neither keep nor send
// anything of the program's own, however their methods look.
var plain = []string{
	"golang.org/x/", "go.opentelemetry.io/", "github.com/prometheus/", "go.uber.org/", "github.com/stretchr/", "github.com/spf13/",
	"github.com/onsi/", "google.golang.org/protobuf", "k8s.io/apimachinery", "gopkg.in/yaml", "github.com/getsentry/",
	"github.com/go-playground/", "github.com/getkin/", "github.com/golang-migrate/", "github.com/pressly/goose", "github.com/testcontainers/",
	"github.com/aws/aws-sdk-go-v2/aws", "github.com/aws/aws-sdk-go-v2/config", "github.com/aws/aws-sdk-go-v2/credentials", "github.com/aws/smithy-go",
	"github.com/lib/pq", "github.com/go-sql-driver/", "github.com/mattn/go-sqlite3", "modernc.org/sqlite", // used through database/sql
}

// looks grades how much a package looks like a client or a store: by its name,
// and by methods that take a context and may fail.
func looks(pkg *types.Package) int {
	path := pkg.Path()
	if slices.ContainsFunc(plain, func(prefix string) bool { return strings.HasPrefix(path, prefix) }) {
		return 0
	}
	grade := 0
	if slices.ContainsFunc(words(path), func(word string) bool { return slices.Contains(telling, word) }) {
		grade++
	}
	if remote(pkg) {
		grade++
	}
	return grade
}

// words returns the words of an import path, without those of its host.
func words(path string) []string {
	_, rest, _ := strings.Cut(strings.ToLower(path), "/")
	return strings.FieldsFunc(rest, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// remote reports whether an exported type has a method such as
// Do(ctx context.Context, ...) (..., error).
func remote(pkg *types.Package) bool {
	scope := pkg.Scope()
	for _, name := range scope.Names() {
		obj, ok := scope.Lookup(name).(*types.TypeName)
		if !ok || !obj.Exported() || obj.IsAlias() {
			continue
		}
		named, ok := obj.Type().(*types.Named)
		if !ok {
			continue
		}
		for m := range named.Methods() {
			if m.Exported() && asks(m.Signature()) {
				return true
			}
		}
		if iface, ok := named.Underlying().(*types.Interface); ok {
			for m := range iface.ExplicitMethods() {
				if m.Exported() && asks(m.Signature()) {
					return true
				}
			}
		}
	}
	return false
}

func asks(sig *types.Signature) bool {
	in, out := sig.Params(), sig.Results()
	return in.Len() > 0 && out.Len() > 0 &&
		types.TypeString(in.At(0).Type(), nil) == "context.Context" &&
		types.Identical(out.At(out.Len()-1).Type(), types.Universe.Lookup("error").Type())
}

// header parses the part of a file that says whether it is generated.
func header(name string) *ast.File {
	f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.PackageClauseOnly|parser.ParseComments)
	if err != nil {
		return nil
	}
	return f
}
