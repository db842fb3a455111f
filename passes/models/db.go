package models

// dbRows are the databases: SQL through its drivers and builders, documents,
// wide columns, keys and values.
//
// Builders and ORMs say what they do step by step, so their rows carry an Op,
// "<library>.<method>", that passes/dbcall interprets: Chain rows for the steps
// and the constructors, Write and Read rows for the call that runs the result.
// SQL on a Chain row is the argument with a fragment of SQL text, Args what is
// bound to it. Exec and Query rows without SQL run the text of their receiver: a
// prepared statement or a finished chain.
//
// Two shapes need more than the kinds say: a Begin row with Tx -1 has no handle
// but the receiver itself, and a Chain row with Func runs the function once,
// with a handle that is the receiver's.
func dbRows() [][]Row {
	return [][]Row{
		sqlRows, sqlDriverRows,
		sqlxRows, sqlxFuncRows,
		pgxRows, pgxPoolRows, pgx4Rows, pgxStdlibRows, scanyRows,
		gormRows, gormGenericRows, jinzhuRows,
		bunRows, bunQueryRows,
		entRows, entSQLRows,
		squirrelRows, goquRows, goquQueryRows,
		xormRows, xormInterfaceRows,
		goPGRows, popRows, gorpRows,
		spannerRows, firestoreRows,
		transactionManagerRows,
		duplicateRows,
		mongoRows, mongo1Rows,
		gocqlRows, etcdRows, consulRows, zookeeperRows,
		redisRows, redisHandleRows, redisCmdableRows, goRedis8Rows, redigoRows,
	}
}
