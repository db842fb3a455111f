package models

import "strings"

// homes are the import paths under which rows for a package may be written, in
// the order they are tried. An array keeps lookups free of allocations.
type homes struct {
	paths [maxHomes]string
	n     int
}

const maxHomes = 8

func (h *homes) list() []string { return h.paths[:h.n] }

func (h *homes) add(path string) {
	if h.n < maxHomes {
		h.paths[h.n] = path
		h.n++
	}
}

// homesOf lists the path itself, then without its major version, then the
// packages that publish its declarations under another name.
func homesOf(path string) (h homes) {
	h.add(path)
	stripped := stripVersion(path)
	if stripped != path {
		h.add(stripped)
	}
	for _, public := range publicHomes(stripped) {
		h.add(public)
	}
	return h
}

// NamedForks are the packages that a project says are forks, or are none.
type NamedForks struct {
	Off bool              // nothing is a fork but what Of names
	Of  map[string]string // import path -> that of the library, "" for no fork; holds for what lies below too
}

// WithForks returns a table in which the packages that named speaks of are what
// it says.
func (t *Table) WithForks(named NamedForks) *Table {
	with := *t
	with.named = named
	return &with
}

// of returns the path that stands for a package which is named as a fork.
func (f NamedForks) of(path string) (home string, ok bool) {
	if len(f.Of) == 0 {
		return "", false
	}
	for above := path; ; {
		if home, ok := f.Of[above]; ok {
			if home == "" {
				return "", true
			}
			return home + path[len(above):], true
		}
		i := strings.LastIndexByte(above, '/')
		if i < 0 {
			return "", false
		}
		above = above[:i]
	}
}

// homesOf is homesOf of the library that the project names for a path, if any.
func (t *Table) homesOf(path string) homes {
	if home, ok := t.named.of(path); ok && home != "" {
		return homesOf(home)
	}
	return homesOf(path)
}

// publicHomes answers two questions with one table: which packages alias the
// types of an internal one, and what an abandoned module path is called today.
// Forks are found by what they declare, but for those that have too little to be
// known by.
func publicHomes(path string) []string {
	switch path {
	case "go.temporal.io/sdk/internal", "go.temporal.io/sdk/internal/common/workflowcontext":
		return []string{
			"go.temporal.io/sdk/client", "go.temporal.io/sdk/workflow", "go.temporal.io/sdk/activity",
			"go.temporal.io/sdk/worker", "go.temporal.io/sdk/temporal",
		}
	case "cloud.google.com/go/internal/pubsub", "cloud.google.com/go/pubsub/internal/pubsub":
		return []string{"cloud.google.com/go/pubsub"}
	case "github.com/Shopify/sarama":
		return []string{"github.com/IBM/sarama"}
	case "github.com/streadway/amqp":
		return []string{"github.com/rabbitmq/amqp091-go"}
	case "github.com/go-redis/redis", "gopkg.in/redis":
		return []string{"github.com/redis/go-redis"}
	case "github.com/garyburd/redigo/redis":
		return []string{"github.com/gomodule/redigo/redis"}
	case "gopkg.in/pg":
		return []string{"github.com/go-pg/pg"}
	case "gopkg.in/gorp":
		return []string{"github.com/go-gorp/gorp"}
	case "gopkg.in/resty":
		return []string{"github.com/go-resty/resty"}
	case "github.com/go-xorm/xorm":
		return []string{"xorm.io/xorm"}
	case "github.com/gophish/gomail", "github.com/go-gomail/gomail", "github.com/go-mail/mail", "gopkg.in/mail",
		"github.com/Shopify/gomail", "github.com/casdoor/gomail":
		return []string{"gopkg.in/gomail"} // forks that kept the names
	case "github.com/maragudk/goqite":
		return []string{"maragu.dev/goqite"}
	case "github.com/maragudk/goqite/jobs":
		return []string{"maragu.dev/goqite/jobs"}
	case "github.com/boltdb/bolt", "github.com/coreos/bbolt":
		return []string{"go.etcd.io/bbolt"}
	case "gopkg.in/tucnak/telebot", "github.com/tucnak/telebot":
		return []string{"gopkg.in/telebot"}
	case "github.com/satori/go.uuid":
		return []string{"github.com/gofrs/uuid"}
	case "github.com/Sirupsen/logrus":
		return []string{"github.com/sirupsen/logrus"}
	case "golang.org/x/net/context":
		return []string{"context"}
	case "golang.org/x/exp/slog":
		return []string{"log/slog"}
	case "golang.org/x/exp/slices":
		return []string{"slices"}
	case "golang.org/x/exp/maps":
		return []string{"maps"}
	case "github.com/goccy/go-json", "github.com/bytedance/sonic", "github.com/segmentio/encoding/json",
		"github.com/json-iterator/go", "sigs.k8s.io/json", "github.com/pquerna/ffjson/ffjson":
		return []string{"encoding/json"} // drop-in replacements
	}
	return nil
}
