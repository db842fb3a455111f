package libraries

// Retry helpers and locks.
import (
	_ "github.com/Rican7/retry"
	_ "github.com/Rican7/retry/strategy"
	_ "github.com/avast/retry-go/v4"
	_ "github.com/bsm/redislock"
	_ "github.com/cenkalti/backoff/v4"
	_ "github.com/cenkalti/backoff/v5"
	_ "github.com/eapache/go-resiliency/retrier"
	_ "github.com/failsafe-go/failsafe-go"
	_ "github.com/failsafe-go/failsafe-go/retrypolicy"
	_ "github.com/go-redsync/redsync/v4"
	_ "github.com/googleapis/gax-go/v2"
	_ "github.com/sethvargo/go-retry"
)
