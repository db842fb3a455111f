package dbcall

import "strings"

// library returns what is known about the calls of a library, by the first part
// of models.Row.Op.
func (r *reader) library(name string) library {
	l := r.known(name)
	if l.constructor == nil {
		l.constructor = func(string) int { return -1 }
	}
	if l.step == nil {
		l.step = func(*query, call) {}
	}
	if l.run == nil {
		l.run = func(call) []Stmt { return nil }
	}
	return l
}

// known is library, without what stands in for functions that it has none of.
func (r *reader) known(name string) library {
	if l, ok := r.sqlBuilder(name); ok {
		return l
	}
	return r.store(name)
}

// sqlBuilder returns the mappers and builders whose chains end in one statement
// of SQL.
func (r *reader) sqlBuilder(name string) (l library, ok bool) {
	if kind, isEnt := strings.CutPrefix(name, "entgen."); isEnt {
		return library{step: entStep(kind), run: r.entRun(kind)}, true
	}
	switch name {
	case "gorm", "gormg":
		return library{step: gormStep, run: r.gormRun}, true
	case "bun":
		return library{step: bunStep, run: r.bunRun}, true
	case "gopg":
		return library{step: gopgStep, run: r.gopgRun}, true
	case "xorm":
		return library{step: xormStep, run: r.xormRun}, true
	case "gorp":
		return library{run: r.gorpRun}, true
	case "pop":
		return library{step: popStep, run: r.popRun}, true
	case "goqu":
		return library{constructor: goquConstructor, step: goquStep, run: r.goquRun}, true
	case "squirrel":
		return library{constructor: squirrelConstructor, step: squirrelStep, run: r.squirrelRun}, true
	case "entsql":
		return library{constructor: entsqlConstructor, step: entsqlStep}, true
	case "pgx":
		return library{run: r.pgxRun}, true
	}
	return library{}, false
}

// store returns the clients of other stores.
func (r *reader) store(name string) library {
	switch name {
	case "mongo":
		return library{step: mongoStep, run: r.mongoRun}
	case "redis":
		return library{run: r.redisRun}
	case "redigo":
		return library{run: r.redigoRun}
	case "gocql":
		return library{step: gocqlStep, run: r.gocqlRun}
	case "dynamodb":
		return library{run: r.dynamoRun}
	case "etcd":
		return library{step: etcdStep, run: r.etcdRun}
	case "consul":
		return library{run: r.consulRun}
	case "kv":
		return library{step: kvStep, run: r.kvRun}
	case "spanner":
		return library{run: r.spannerRun}
	case "firestore":
		return library{constructor: firestoreConstructor, step: firestoreStep, run: r.firestoreRun}
	}
	return library{}
}
