package models

// ricanRows models github.com/Rican7/retry, which tries for ever without a strategy that limits
// it.
var ricanRows = []Row{
	// func Retry(action Action, strategies ...strategy.Strategy) error
	{Symbol: "github.com/Rican7/retry.Retry", Kind: Retry, Func: 1, Bound: Bound{Options: []string{"github.com/Rican7/retry/strategy.Limit"}}},
	// func Limit(attemptLimit uint) Strategy
	{Symbol: "github.com/Rican7/retry/strategy.Limit", Kind: Chain, Op: "rican.Limit"},
	// func Delay(duration time.Duration) Strategy
	{Symbol: "github.com/Rican7/retry/strategy.Delay", Kind: Chain, Op: "rican.Delay"},
	// func Wait(durations ...time.Duration) Strategy
	{Symbol: "github.com/Rican7/retry/strategy.Wait", Kind: Chain, Op: "rican.Wait"},
	// func Backoff(algorithm backoff.Algorithm) Strategy
	{Symbol: "github.com/Rican7/retry/strategy.Backoff", Kind: Chain, Op: "rican.Backoff"},
	// func BackoffWithJitter(algorithm backoff.Algorithm, transformation jitter.Transformation) Strategy
	{Symbol: "github.com/Rican7/retry/strategy.BackoffWithJitter", Kind: Chain, Op: "rican.BackoffWithJitter"},
}
