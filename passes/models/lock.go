package models

// lockRows are distributed locks and leases. Bound.Time is how long one lasts
// unless the options say otherwise; after that a second holder may come while
// the first still works.
func lockRows() [][]Row {
	return [][]Row{
		redsyncRows, redislockRows,
		consulLockRows, etcdLockRows, zookeeperLockRows, leaderElectionRows,
		singleflightRows,
	}
}
