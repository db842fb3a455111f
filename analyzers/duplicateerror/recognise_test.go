package duplicateerror

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/provenance"
)

type term = provenance.Term

func op(name string, args ...*term) *term { return provenance.OpOf(name, "", args...) }

func TestDuplicateSide(t *testing.T) {
	err := provenance.ParamOf("p.F", 0, "")
	field := func(name string) *term { return provenance.FieldOf(err, name, "") }
	same := op("==", field("Code"), provenance.String("23505"))
	for name, c := range map[string]struct {
		cond *term
		want int
	}{
		"code":                 {same, 0},
		"another code":         {op("==", field("Code"), provenance.String("23503")), -1},
		"number":               {op("!=", field("Number"), provenance.Int(1062)), 1},
		"a number of anything": {op("==", field("Port"), provenance.Int(1062)), -1},
		"state of go-pg":       {op("==", op("call:(github.com/go-pg/pg.Error).Field", err, provenance.Int('C')), provenance.String("23505")), 0},
		"table of go-pg":       {op("==", op("call:(github.com/go-pg/pg.Error).Field", err, provenance.Int('t')), provenance.String("23505")), -1},
		"negated":              {op("!", same), 1},
		"kept in a variable":   {provenance.AltOf(provenance.Bool(false), same), 0},
		"kept with another":    {provenance.AltOf(same, provenance.ParamOf("p.F", 1, "")), -1},
		"both ways":            {provenance.AltOf(same, op("!=", field("Number"), provenance.Int(1062))), -1},
		"helper":               {op("duplicate", err), 0},
		"sentinel":             {op("call:errors.Is", err, provenance.GlobalOf("gorm.io/gorm.ErrDuplicatedKey", "")), 0},
		"another sentinel":     {op("call:errors.Is", err, provenance.GlobalOf("database/sql.ErrNoRows", "")), -1},
		"wording":              {op("call:strings.Contains", op("call:(error).Error", err), provenance.String("UNIQUE constraint failed")), 0},
		"other wording":        {op("call:strings.Contains", op("call:(error).Error", err), provenance.String("timeout")), -1},
		"nothing":              {provenance.Nothing(), -1},
	} {
		assert.Equal(t, c.want, duplicateSide(c.cond), name)
	}
}

func TestMakesError(t *testing.T) {
	for op, want := range map[string]bool{
		"call:github.com/pkg/errors.Wrap":              true,
		"call:github.com/cockroachdb/errors.Newf":      true,
		"call:google.golang.org/grpc/status.Error":     true,
		"call:google.golang.org/grpc/status.FromError": false,
		"call:errors.Is":       false,
		"call:strings.Replace": false,
		"scanerr":              false,
	} {
		assert.Equal(t, want, makesError(op), op)
	}
}

func TestAbout(t *testing.T) {
	for want, columns := range map[kind][]string{
		names:  {"request_id", "event_id", "message_id", "payment_ref", "idempotency_key", "key_hash", "job_uuid", "invoice_number"},
		ties:   {"id", "user_id", "team_id", "api_key", "uuid"},
		chosen: {"name", "email", "username", "slug", "domain", "file_path"},
		none:   {"cents", "created_at", "status", "note"},
	} {
		for _, c := range columns {
			assert.Equal(t, want, about(c), c)
		}
	}
}
