package resolve_test

import (
	"maps"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"dualwrite.test/real/resolve"
	"github.com/dualwrite/dualwrite/passes/models"
)

// notHere is said of modules that no proxy at hand serves.
const notHere = "not to be had when the rows were written: they were read against the source of its repository"

// elsewhere lists the packages with rows that this module can't check.
var elsewhere = map[string]string{
	"cloud.google.com/go/cloudtasks/apiv2":                           "heavy: checked in the module heavy",
	"cloud.google.com/go/firestore":                                  "heavy: checked in the module heavy",
	"cloud.google.com/go/pubsub":                                     "heavy: checked in the module heavy",
	"cloud.google.com/go/spanner":                                    "heavy: checked in the module heavy",
	"cloud.google.com/go/storage":                                    "heavy: checked in the module heavy",
	"firebase.google.com/go/messaging":                               "heavy: checked in the module heavy",
	"github.com/Azure/azure-sdk-for-go":                              "heavy: checked in the module heavy",
	"github.com/aws/aws-sdk-go":                                      "heavy: checked in the module heavy",
	"github.com/aws/aws-sdk-go-v2/service/ec2":                       "heavy: checked in the module heavy",
	"go.etcd.io/etcd/client":                                         "heavy: checked in the module heavy",
	"gocloud.dev/blob":                                               "heavy: checked in the module heavy",
	"gocloud.dev/pubsub":                                             "heavy: checked in the module heavy",
	"github.com/btcsuite/btcd/rpcclient":                             "heavy: checked in the module heavy",
	"github.com/ethereum/go-ethereum/ethclient":                      "heavy: checked in the module heavy",
	"github.com/apache/pulsar-client-go":                             "heavy: checked in the module heavy",
	"github.com/apache/rocketmq-client-go":                           "heavy: checked in the module heavy",
	"k8s.io":                                                         "heavy: checked in the module heavy",
	"sigs.k8s.io/controller-runtime":                                 "heavy: checked in the module heavy",
	"github.com/RichardKnop/machinery/v1":                            notHere,
	"github.com/SparkPost/gosparkpost":                               notHere,
	"github.com/ThreeDotsLabs/watermill-googlecloud/pkg/googlecloud": notHere,
	"github.com/VictorAvelar/mollie-api-go/mollie":                   notHere,
	"github.com/adjust/rmq":                                          notHere,
	"github.com/bgentry/que-go":                                      notHere,
	"github.com/braintree-go/braintree-go":                           notHere,
	"github.com/contribsys/faktory/client":                           notHere,
	"github.com/go-stomp/stomp":                                      notHere,
	"github.com/gocardless/gocardless-pro-go":                        notHere,
	"github.com/gocraft/work":                                        notHere,
	"github.com/knadh/smtppool":                                      notHere,
	"github.com/xhit/go-simple-mail":                                 notHere,
	"github.com/confluentinc/confluent-kafka-go":                     "needs cgo and a C library: the rows were read against the source of v2.11.1",
}

var library = sync.OnceValues(func() (*resolve.Library, error) {
	return resolve.Load("..", append(standard(models.Builtin()), "syscall"))
})

func load(t *testing.T) *resolve.Library {
	t.Helper()
	if testing.Short() {
		t.Skip("reads the declarations of all libraries")
	}
	lib, err := library()
	require.NoError(t, err)
	return lib
}

func TestRowsResolve(t *testing.T) {
	table, lib := models.Builtin(), load(t)
	report := lib.Check(table)
	t.Logf("%d of %d rows resolved in %d packages", report.Resolved, len(table.All()), len(lib.Paths()))

	for _, problem := range report.Problems {
		t.Error(problem)
	}
	used := make(map[string]bool)
	for _, pkg := range slices.Sorted(maps.Keys(report.Missing)) {
		prefix, ok := elsewherePrefix(pkg)
		if !ok {
			t.Errorf("%s: no function for %s", pkg, strings.Join(report.Missing[pkg], ", "))
		}
		used[prefix] = true
	}
	for prefix := range elsewhere {
		assert.True(t, used[prefix], "%s is listed as elsewhere, but no row needs that", prefix)
	}
}

func elsewherePrefix(pkg string) (string, bool) {
	for prefix := range elsewhere {
		if pkg == prefix || strings.HasPrefix(pkg, prefix+"/") {
			return prefix, true
		}
	}
	return "", false
}

// standard returns the packages of the standard library that have rows.
func standard(table *models.Table) []string {
	var std []string
	for _, path := range table.Packages() {
		if first, _, _ := strings.Cut(path, "/"); !strings.Contains(first, ".") {
			std = append(std, path)
		}
	}
	return std
}

// TestAnswersResolve compares what the libraries declare of the sentinels and
// fields that passes/models knows by name with a list. Not on it, since not at
// hand here: etcd (heavy) and go-sqlite3 (cgo).
func TestAnswersResolve(t *testing.T) {
	lib := load(t)
	found := make(map[string]bool)
	lib.Names(func(symbol string) {
		for kind, known := range map[string]func(string) bool{
			"duplicate": models.DuplicateError, "not found": models.NotFoundError, "lost lock": models.LostLockError,
		} {
			if known(symbol) {
				found[kind+" "+symbol] = true
			}
		}
	}, func(typeSymbol, field string) {
		for kind, known := range map[string]func(string, string) bool{
			"count": models.CountField, "error": models.ErrorField, "duplicate": models.DuplicateField,
		} {
			if known(typeSymbol, field) {
				found[kind+" "+typeSymbol+"."+field] = true
			}
		}
	})
	want, err := os.ReadFile("testdata/answers.txt")
	require.NoError(t, err)
	assert.Equal(t, string(want), strings.Join(slices.Sorted(maps.Keys(found)), "\n")+"\n")
}
