package dbcall

import (
	"go/types"
	"reflect"
	"strings"
)

// fieldTag is what a struct tag says about one field.
type fieldTag struct {
	column   string
	named    bool // the tag claims a column for the field, whatever its type
	skip     bool
	primary  bool
	auto     bool
	version  bool
	embedded bool
	prefix   string
	table    string   // on bun.BaseModel, xorm's and go-pg's tableName
	unique   []string // names of unique keys; "" for one of its own
}

func (m *mapping) tag(f *types.Var, tag reflect.StructTag) fieldTag {
	switch m.style {
	case gormStyle:
		return gormTag(tag.Get("gorm"))
	case bunStyle:
		return bunTag(f, tag.Get("bun"))
	case pgStyle:
		return pgTag(f, tag.Get("pg"))
	case xormStyle:
		return xormTag(f, tag.Get("xorm"))
	case dbStyle:
		return simpleTag(tag, "db")
	case bsonStyle:
		return simpleTag(tag, "bson")
	case dynamoStyle:
		return simpleTag(tag, "dynamodbav")
	case entStyle:
		return entTag(f, tag)
	}
	return fieldTag{}
}

// gormTag reads `gorm:"column:state;primaryKey;uniqueIndex:idx_a,priority:2"`.
func gormTag(tag string) fieldTag {
	var out fieldTag
	for part := range strings.SplitSeq(tag, ";") {
		key, value, _ := strings.Cut(strings.TrimSpace(part), ":")
		name, options, _ := strings.Cut(value, ",")
		switch strings.ToLower(strings.ReplaceAll(key, "_", "")) {
		case "-":
			out.skip = value == "" || value == "all"
		case "column":
			out.column = value
		case "type", "serializer":
			out.named = true
		case "primarykey":
			out.primary = !strings.EqualFold(value, "false")
		case "autoincrement":
			out.auto = !strings.EqualFold(value, "false")
		case "default":
			out.auto = strings.HasSuffix(value, ")") || value == ""
		case "embedded":
			out.embedded = true
		case "embeddedprefix":
			out.prefix = value
		case "unique":
			out.unique = append(out.unique, name)
		case "uniqueindex":
			out.unique = append(out.unique, name)
		case "index":
			if strings.Contains(strings.ToLower(options), "unique") || strings.EqualFold(name, "unique") {
				out.unique = append(out.unique, name)
			}
		case "foreignkey", "many2many", "references", "polymorphic":
			out.skip = true
		}
	}
	return out
}

// bunTag reads `bun:"id,pk,autoincrement"` and `bun:"table:orders,alias:o"`.
func bunTag(f *types.Var, tag string) fieldTag {
	var out fieldTag
	parts := strings.Split(tag, ",")
	if f.Name() == "BaseModel" {
		for i, p := range parts {
			if name, ok := strings.CutPrefix(p, "table:"); ok {
				out.table = name
			} else if i == 0 && p != "" && !strings.Contains(p, ":") {
				out.table = p
			}
		}
		return out
	}
	out.nameAndOptions(parts)
	return out
}

// pgTag reads `pg:"id,pk"` and `pg:"orders"` on the field tableName.
func pgTag(f *types.Var, tag string) fieldTag {
	var out fieldTag
	parts := strings.Split(tag, ",")
	if f.Name() == "tableName" {
		out.table = strings.Trim(parts[0], `"`)
		return out
	}
	out.nameAndOptions(parts)
	return out
}

// nameAndOptions reads the common form of bun and go-pg: a name, then options.
func (t *fieldTag) nameAndOptions(parts []string) {
	if parts[0] == "-" {
		t.skip = true
		return
	}
	if !strings.Contains(parts[0], ":") {
		t.column = parts[0]
		t.named = t.column != ""
		parts = parts[1:]
	}
	for _, p := range parts {
		key, value, _ := strings.Cut(p, ":")
		switch key {
		case "pk":
			t.primary = true
		case "autoincrement", "identity", "scanonly":
			t.auto = true
		case "default":
			t.auto = strings.HasSuffix(value, ")")
		case "unique":
			t.unique = append(t.unique, value)
		case "rel", "m2m", "join", "fk", "many2many":
			t.skip = true
		case "type", "json", "jsonb", "array", "msgpack":
			t.named = true
		case "embed":
			t.embedded, t.prefix = true, value
		case "extend":
			t.embedded = true
		}
	}
}

// xormTag reads `xorm:"varchar(25) notnull unique(key) 'state'"`.
func xormTag(f *types.Var, tag string) fieldTag {
	var out fieldTag
	if f.Name() == "TableName" {
		out.table, out.skip = strings.Trim(tag, "'` "), true
		return out
	}
	for _, p := range strings.Fields(tag) {
		if strings.HasPrefix(p, "'") || strings.HasPrefix(p, "`") {
			out.column = strings.Trim(p, "'`")
			continue
		}
		key, value, _ := strings.Cut(strings.TrimSuffix(p, ")"), "(")
		switch strings.ToLower(key) {
		case "-":
			out.skip = true
		case "pk":
			out.primary = true
		case "autoincr":
			out.auto = true
		case "created", "updated":
			out.auto = true
		case "version":
			out.version = true
		case "extends":
			out.embedded = true
		case "unique":
			out.unique = append(out.unique, value)
		case "json", "jsonb", "text":
			out.named = true
		}
	}
	return out
}

// simpleTag reads `db:"state"` and `bson:"state,omitempty"`.
func simpleTag(tag reflect.StructTag, key string) fieldTag {
	value, ok := tag.Lookup(key)
	name, options, _ := strings.Cut(value, ",")
	out := fieldTag{column: name, named: ok && name != "", skip: name == "-"}
	if strings.Contains(options, "inline") {
		out.column, out.embedded = "", true
	}
	for o := range strings.SplitSeq(options, ",") {
		switch strings.TrimSpace(o) {
		case "primarykey":
			out.primary = true
		case "autoincrement":
			out.auto = true
		}
	}
	return out
}

// entTag reads the tags of a struct that ent generated: the column is the name
// in the json tag.
func entTag(f *types.Var, tag reflect.StructTag) fieldTag {
	name, _, _ := strings.Cut(tag.Get("json"), ",")
	out := fieldTag{column: name, skip: f.Name() == "Edges" || f.Name() == "config"}
	if name == "-" { // sensitive: stored, not shown
		out.column = ""
	}
	out.named = !out.skip
	return out
}
