package models

// retryRows are the helpers that run a function until it succeeds. Bound is what
// holds when the caller configures nothing; Options and Unbound are spelled as
// the symbols, fields ("Type.Field") and arguments ("symbol(0)") that change it.
func retryRows() [][]Row {
	return [][]Row{
		backoff4Rows, backoff5Rows,
		avastRows, sethvargoRows,
		failsafeRows, resiliencyRows,
		watermillRetryRows, ricanRows, gaxRows,
		kubernetesRetryRows,
	}
}
