package libraries

// Job queues, durable execution, schedulers.
import (
	_ "github.com/acaloiaro/neoq"
	_ "github.com/dbos-inc/dbos-transact-golang/dbos"
	_ "github.com/go-co-op/gocron"
	_ "github.com/go-co-op/gocron/v2"
	_ "github.com/hibiken/asynq"
	_ "github.com/maragudk/goqite"
	_ "github.com/maragudk/goqite/jobs"
	_ "github.com/mikestefanello/backlite"
	_ "github.com/riverqueue/river"
	_ "github.com/riverqueue/river/rivertype"
	_ "github.com/robfig/cron"
	_ "github.com/robfig/cron/v3"
	_ "github.com/vgarvardt/gue/v5"
	_ "github.com/vgarvardt/gue/v5/adapter"
	_ "go.temporal.io/api/serviceerror"
	_ "go.temporal.io/sdk/activity"
	_ "go.temporal.io/sdk/client"
	_ "go.temporal.io/sdk/temporal"
	_ "go.temporal.io/sdk/worker"
	_ "go.temporal.io/sdk/workflow"
	_ "golang.org/x/sync/errgroup"
	_ "golang.org/x/sync/singleflight"
)
