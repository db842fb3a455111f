package dbcall

import (
	"go/types"
	"reflect"
	"slices"
	"strings"

	"github.com/dualwrite/dualwrite/passes/models"
)

// EntityOf derives what an ORM knows about a struct type. tableName is the
// constant result of its TableName method, or "". The result is nil if obj is
// no struct, or a struct that nothing says is stored and that has no field that
// could be a column.
func EntityOf(obj *types.TypeName, tableName string) *Entity {
	if obj == nil || obj.Pkg() == nil {
		return nil
	}
	st, ok := obj.Type().Underlying().(*types.Struct)
	if !ok {
		return nil
	}
	m := mapping{style: styleOf(st), entity: &Entity{Type: obj.Pkg().Path() + "." + obj.Name()}}
	m.structFields(st, "", "")
	if len(m.entity.Columns) == 0 && m.entity.Table == "" && tableName == "" {
		return nil
	}
	if m.style == entStyle {
		m.entNames(obj)
	}
	m.finish(obj.Name(), tableName)
	return m.entity
}

// style is the mapping a struct's tags are written for.
type style uint8

const (
	plain style = iota // no tags: the common conventions of gorm, bun and ent
	gormStyle
	bunStyle
	xormStyle
	pgStyle
	dbStyle // sqlx, pgx, pop, gorp
	bsonStyle
	entStyle
	dynamoStyle
)

var tagKeys = [...]struct {
	key   string
	style style
}{
	{"gorm", gormStyle}, {"bun", bunStyle}, {"xorm", xormStyle}, {"pg", pgStyle},
	{"db", dbStyle}, {"bson", bsonStyle}, {"dynamodbav", dynamoStyle},
}

// styleOf returns the first style whose tags the struct carries.
func styleOf(st *types.Struct) style {
	for _, k := range tagKeys {
		for i := range st.NumFields() {
			if _, ok := reflect.StructTag(st.Tag(i)).Lookup(k.key); ok {
				return k.style
			}
		}
	}
	if models.EntStruct(st) {
		return entStyle
	}
	for f := range st.Fields() {
		switch {
		case f.Embedded() && f.Name() == "Model" && isPackage(f.Type(), "gorm"):
			return gormStyle
		case f.Embedded() && f.Name() == "BaseModel" && isPackage(f.Type(), "bun"):
			return bunStyle
		}
	}
	return plain
}

func isPackage(t types.Type, name string) bool {
	n, ok := types.Unalias(t).(*types.Named)
	return ok && n.Obj().Pkg() != nil && n.Obj().Pkg().Name() == name
}

// mapping builds an Entity from the fields of a struct.
type mapping struct {
	style  style
	entity *Entity
	unique []uniqueKey     // named unique keys, in order of appearance
	inside []*types.Struct // the structs being mapped, outermost first
	depths []int           // of the fields behind entity.Columns
}

type uniqueKey struct {
	name    string
	columns []string
}

const maxEmbedding = 4

// structFields maps the fields of a struct; path and prefix are those of the
// fields it is embedded in.
func (m *mapping) structFields(st *types.Struct, path, prefix string) {
	if slices.Contains(m.inside, st) || len(m.inside) > maxEmbedding {
		return
	}
	m.inside = append(m.inside, st)
	defer func() { m.inside = m.inside[:len(m.inside)-1] }()
	for i := range st.NumFields() {
		f := st.Field(i)
		tag := m.tag(f, reflect.StructTag(st.Tag(i)))
		if tag.table != "" {
			m.entity.Table, m.entity.Fixed = tableName(tag.table), true
		}
		if tag.skip || !f.Exported() && !f.Embedded() {
			continue
		}
		if inner, ok := embeddedStruct(f); ok && (f.Embedded() && tag.column == "" || tag.embedded) {
			if !isMarker(f) {
				in := path
				if !f.Embedded() {
					in += f.Name() + "."
				}
				m.structFields(inner, in, prefix+tag.prefix)
			}
			continue
		}
		if !f.Exported() || !isColumn(f.Type(), tag.named || m.style == bsonStyle || m.style == dynamoStyle) {
			continue
		}
		m.column(f, path, prefix, tag)
	}
}

func (m *mapping) column(f *types.Var, path, prefix string, tag fieldTag) {
	name := tag.column
	switch {
	case name == "":
		name = m.defaultColumn(f.Name())
	case m.style == bsonStyle || m.style == dynamoStyle:
		name = documentColumn(name)
	default:
		name = strings.ToLower(name)
	}
	c := EntityColumn{
		Field:   path + f.Name(),
		Column:  prefix + name,
		Type:    types.TypeString(f.Type(), (*types.Package).Name),
		Primary: tag.primary,
		Auto:    tag.auto,
		Version: tag.version || strings.HasSuffix(types.TypeString(f.Type(), nil), "optimisticlock.Version"),
	}
	m.add(c)
	for _, key := range tag.unique {
		m.addUnique(key, c.Column)
	}
}

// add appends a column; of two with one name the outer field counts.
func (m *mapping) add(c EntityColumn) {
	depth := len(m.inside)
	i := slices.IndexFunc(m.entity.Columns, func(o EntityColumn) bool { return o.Column == c.Column })
	switch {
	case i < 0:
		m.entity.Columns = append(m.entity.Columns, c)
		m.depths = append(m.depths, depth)
	case depth < m.depths[i]:
		m.entity.Columns[i], m.depths[i] = c, depth
	}
}

func (m *mapping) addUnique(name, column string) {
	if name == "" { // an unnamed key covers this column alone
		m.unique = append(m.unique, uniqueKey{columns: []string{column}})
		return
	}
	for i := range m.unique {
		if m.unique[i].name == name {
			m.unique[i].columns = append(m.unique[i].columns, column)
			return
		}
	}
	m.unique = append(m.unique, uniqueKey{name: name, columns: []string{column}})
}

func (m *mapping) defaultColumn(field string) string {
	switch m.style {
	case dbStyle, bsonStyle:
		return strings.ToLower(field)
	}
	return snake(field)
}

// finish settles the table, the primary key and the unique keys.
func (m *mapping) finish(typeName, tableName string) {
	e := m.entity
	switch {
	case e.Fixed: // by a tag; the ORMs with such tags ask no method
	case tableName != "":
		e.Table, e.Fixed = columnName(tableName), true
	case e.Table == "":
		e.Table = m.defaultTable(typeName)
	}
	m.primaryKey()
	for _, k := range m.unique {
		e.Unique = append(e.Unique, k.columns)
	}
}

// primaryKey finds the key by convention when no tag states it, and the numbers
// that the database hands out.
func (m *mapping) primaryKey() {
	var keys []*EntityColumn
	for i := range m.entity.Columns {
		if c := &m.entity.Columns[i]; c.Primary {
			keys = append(keys, c)
		}
	}
	if len(keys) == 0 {
		for i := range m.entity.Columns {
			if c := &m.entity.Columns[i]; c.Column == "id" || c.Column == "_id" {
				c.Primary = true
				keys = append(keys, c)
				break
			}
		}
	}
	if len(keys) != 1 {
		return
	}
	switch m.style {
	case plain, gormStyle, bunStyle, pgStyle, entStyle:
		keys[0].Auto = keys[0].Auto || isInteger(keys[0].Type)
	}
}

func isInteger(typ string) bool {
	return strings.HasPrefix(typ, "int") || strings.HasPrefix(typ, "uint")
}

func (m *mapping) defaultTable(typeName string) string {
	switch m.style {
	case xormStyle:
		return snake(typeName)
	case bsonStyle, dynamoStyle:
		return "" // collections are named where they are opened
	}
	return plural(snake(typeName))
}

// embeddedStruct returns the struct behind a field, unless it is a value that
// fits in one column (time.Time, sql.NullString, uuid.NullUUID).
func embeddedStruct(f *types.Var) (*types.Struct, bool) {
	t := types.Unalias(f.Type())
	if p, ok := t.(*types.Pointer); ok {
		t = types.Unalias(p.Elem())
	}
	if isScalarStruct(t) {
		return nil, false
	}
	st, ok := t.Underlying().(*types.Struct)
	return st, ok
}

// isMarker reports whether an embedded field only carries tags: bun.BaseModel,
// ent's config.
func isMarker(f *types.Var) bool {
	return f.Name() == "BaseModel" || f.Name() == "config" || f.Name() == "Schema"
}

// isColumn reports whether a field's type can be one column. Structs and lists
// of structs are relations unless a tag names a column for them.
func isColumn(t types.Type, named bool) bool {
	t = types.Unalias(t)
	if p, ok := t.(*types.Pointer); ok {
		t = types.Unalias(p.Elem())
	}
	if isScalarStruct(t) || named {
		return true
	}
	switch u := t.Underlying().(type) {
	case *types.Struct, *types.Interface, *types.Map, *types.Chan, *types.Signature:
		return false
	case *types.Slice:
		b, ok := u.Elem().Underlying().(*types.Basic)
		return ok && b.Kind() == types.Byte
	}
	return true
}

// isScalarStruct reports whether a type stores itself in one column: it is
// time.Time, or implements driver.Valuer by having a Value method.
func isScalarStruct(t types.Type) bool {
	n, ok := t.(*types.Named)
	if !ok {
		return false
	}
	if n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == "time" {
		return true
	}
	for _, x := range []types.Type{n, types.NewPointer(n)} {
		if o, _, _ := types.LookupFieldOrMethod(x, true, n.Obj().Pkg(), "Value"); o != nil {
			if f, ok := o.(*types.Func); ok && f.Signature().Params().Len() == 0 && f.Signature().Results().Len() == 2 {
				return true
			}
		}
	}
	return false
}
