package dbcall

import "strings"

// library returns what is known about the calls of a library, by the first part
// of models.Row.Op.
func (r *reader) library(name string) library {
	l := library{
		constructor: func(string) int { return -1 },
		step:        func(*query, call) {},
		run:         func(call) []Stmt { return nil },
	}
	if kind, ok := strings.CutPrefix(name, "entgen."); ok {
		l.step = entStep(kind)
		l.run = r.entRun(kind)
		return l
	}
	switch name {
	case "gorm", "gormg", "gorm.clause":
		l.step = gormStep
		l.run = r.gormRun
	case "bun":
		l.step = bunStep
		l.run = r.bunRun
	case "gopg":
		l.step = gopgStep
		l.run = r.gopgRun
	case "xorm":
		l.step = xormStep
		l.run = r.xormRun
	case "gorp":
		l.run = r.gorpRun
	case "pop":
		l.step = popStep
		l.run = r.popRun
	case "gocql":
		l.step = gocqlStep
		l.run = r.gocqlRun
	case "goqu":
		l.constructor = goquConstructor
		l.step = goquStep
		l.run = r.goquRun
	case "entsql":
		l.constructor = entsqlConstructor
		l.step = entsqlStep
	case "dynamodb":
		l.run = r.dynamoRun
	case "etcd":
		l.step = etcdStep
		l.run = r.etcdRun
	case "consul":
		l.run = r.consulRun
	case "spanner":
		l.run = r.spannerRun
	case "pgx":
		l.run = r.pgxRun
	case "squirrel":
		l.constructor = squirrelConstructor
		l.step = squirrelStep
		l.run = r.squirrelRun
	case "mongo":
		l.step = mongoStep
		l.run = r.mongoRun
	case "redis":
		l.run = r.redisRun
	case "redigo":
		l.run = r.redigoRun
	}
	return l
}
