package dbcall

import (
	"strings"

	"github.com/dualwrite/dualwrite/passes/provenance"
	"github.com/dualwrite/dualwrite/passes/sqltext"
)

// dynamoRun reads a call of a DynamoDB client, whose statement is the struct in
// its second argument.
func (r *reader) dynamoRun(c call) []Stmt {
	input := at(c.args, 1)
	if len(c.args) == 1 || input.Kind == provenance.Unknown && len(c.args) > 0 && isRecord(at(c.args, 0)) {
		input = at(c.args, 0) // the first SDK takes no context
	}
	var out []Stmt
	switch c.method {
	case "TransactWriteItems":
		items, known := members(memberOf(input, "TransactItems"))
		for _, item := range items[:min(len(items), maxAlternatives)] {
			fields(bare(item), func(name string, v *term) {
				if s, ok := r.dynamoItem(name, "", bare(v)); ok {
					s.Complete = s.Complete && known
					out = append(out, s)
				}
			})
		}
	case "BatchWriteItem":
		out = r.dynamoBatch(memberOf(input, "RequestItems"))
	default:
		if s, ok := r.dynamoItem(strings.TrimSuffix(c.method, "Item"), "", input); ok {
			out = append(out, s)
		}
	}
	handle := r.handle(c.receiver)
	for i := range out {
		out[i].Handle, out[i].Store = handle, Document
	}
	return out
}

// dynamoItem reads one request by its kind. The table may be named outside of it.
func (r *reader) dynamoItem(kind, table string, in *term) (Stmt, bool) {
	if table == "" {
		table = pattern(pointee(memberOf(in, "TableName")))
	}
	d := dynamo{r: r, in: in, q: &query{r: r, library: "dynamodb", table: table}}
	d.key("Key")
	switch kind {
	case "Put":
		return d.put(), true
	case "Update":
		d.q.partial = in.Kind != provenance.Object
		d.condition("ConditionExpression")
		d.update()
		return d.q.stmt(sqltext.Update), true
	case "Delete":
		d.condition("ConditionExpression")
		return d.q.stmt(sqltext.Delete), true
	case "ConditionCheck", "Get", "Query", "Scan":
		d.condition("ConditionExpression")
		d.condition("KeyConditionExpression")
		d.condition("FilterExpression")
		d.q.columns, d.q.limit = []string{"*"}, kind == "Get"
		return d.q.stmt(sqltext.Select), true
	}
	return Stmt{}, false
}

// dynamo reads one request of DynamoDB.
type dynamo struct {
	r  *reader
	in *term
	q  *query
}

func (d *dynamo) key(name string) {
	if t := memberOf(d.in, name); isRecord(t) {
		fields(t, func(n string, v *term) {
			d.q.conds = append(d.q.conds, Cond{Column: documentColumn(n), Op: "=", Values: []*term{attribute(v)}})
		})
	}
}

// put reads PutItem: an unconditional put replaces, one that demands that the
// key does not exist inserts.
func (d *dynamo) put() Stmt {
	if item := memberOf(d.in, "Item"); isRecord(item) {
		fields(item, func(n string, v *term) {
			d.q.sets = append(d.q.sets, Set{Column: documentColumn(n), Value: attribute(v)})
		})
	} else {
		d.marshalled(item)
	}
	text, _ := constant(pointee(memberOf(d.in, "ConditionExpression")))
	d.condition("ConditionExpression")
	verb := sqltext.Replace
	switch {
	case strings.Contains(text, "attribute_not_exists"):
		verb, d.q.conflict, d.q.conds = sqltext.Insert, sqltext.ConflictNothing, nil
	case len(d.q.conds) > 0:
		verb = sqltext.Update
	}
	return d.q.stmt(verb)
}

// marshalled reads attributevalue.MarshalMap(record).
func (d *dynamo) marshalled(t *term) {
	if callee(t) == "MarshalMap" && len(t.Args) > 0 {
		d.q.sets = d.q.structSets(bare(t.Args[0]))
		return
	}
	d.q.partial = true
}

// pointee looks through aws.String and its kin.
func pointee(t *term) *term {
	switch callee(t) {
	case "String", "ToString", "Ptr", "To", "Pointer", "Of":
		if len(t.Args) == 1 {
			return bare(t.Args[0])
		}
	}
	return t
}

// attribute looks through &types.AttributeValueMemberS{Value: v}, Marshal(v) and
// the first SDK's AttributeValue{S: aws.String(v)}.
func attribute(t *term) *term {
	t = bare(t)
	if callee(t) == "Marshal" && len(t.Args) > 0 {
		return bare(t.Args[0])
	}
	if t.Kind != provenance.Object {
		return t
	}
	for _, name := range []string{"Value", "S", "N", "BOOL", "B"} {
		if m := t.Member(name); m != nil {
			return pointee(bare(m))
		}
	}
	return t
}

// binder binds :name to ExpressionAttributeValues.
func (d *dynamo) binder() *binder {
	values := map[string]*term{}
	if t := memberOf(d.in, "ExpressionAttributeValues"); isRecord(t) {
		fields(t, func(n string, v *term) { values[strings.TrimPrefix(n, ":")] = attribute(v) })
	}
	return &binder{values: values, entities: d.r.entities}
}

// text returns an expression with its names in the form of columns.
func (d *dynamo) text(member string) (string, bool) {
	t := d.in.Member(member)
	if t == nil {
		return "", true
	}
	s, ok := constant(pointee(bare(t)))
	if !ok {
		return "", false
	}
	names := memberOf(d.in, "ExpressionAttributeNames")
	return renameAttributes(s, func(alias string) string {
		if n, ok := constant(pointee(memberOf(names, alias))); ok {
			return n
		}
		return strings.TrimPrefix(alias, "#")
	}), true
}

// renameAttributes rewrites the attribute names of an expression.
func renameAttributes(s string, alias func(string) string) string {
	var b strings.Builder
	for len(s) > 0 {
		switch c := s[0]; {
		case c == ':':
			n := 1 + len(identifierAt(s[1:]))
			b.WriteString(s[:n])
			s = s[n:]
		case c == '#':
			n := 1 + len(identifierAt(s[1:]))
			b.WriteString(documentColumn(alias(s[:n])))
			s = s[n:]
		default:
			n := len(identifierAt(s))
			if n == 0 {
				b.WriteByte(c)
				s = s[1:]
				continue
			}
			word := s[:n]
			s = s[n:]
			if strings.ToUpper(word) != word && !strings.HasPrefix(s, "(") {
				word = snake(word)
			}
			b.WriteString(word)
		}
	}
	return b.String()
}

// condition adds an expression that must hold.
func (d *dynamo) condition(member string) {
	s, known := d.text(member)
	if s == "" {
		d.q.partial = d.q.partial || !known
		return
	}
	s = postfix(postfix(s, "attribute_not_exists", "IS NULL"), "attribute_exists", "IS NOT NULL")
	preds, complete := sqltext.ParseWhere(s)
	conds, _ := d.binder().preds(preds, 0)
	d.q.where(conds, complete)
}

// postfix rewrites f(x) as x test.
func postfix(s, f, test string) string {
	for {
		i := strings.Index(s, f)
		if i < 0 {
			return s
		}
		open := strings.IndexByte(s[i:], '(')
		end := strings.IndexByte(s[i:], ')')
		if open < 0 || end < open {
			return s
		}
		s = s[:i] + strings.TrimSpace(s[i+open+1:i+end]) + " " + test + s[i+end+1:]
	}
}

// update reads SET, ADD, REMOVE and DELETE.
func (d *dynamo) update() {
	s, known := d.text("UpdateExpression")
	d.q.partial = d.q.partial || !known
	b := d.binder()
	for clause, body := range clauses(s) {
		switch clause {
		case "SET":
			as, complete := sqltext.ParseSet(body)
			d.q.partial = d.q.partial || !complete
			d.q.sets = append(d.q.sets, b.assigns(as)...)
		default:
			for part := range strings.SplitSeq(body, ",") {
				d.assignment(clause, strings.Fields(part), b)
			}
		}
	}
}

func (d *dynamo) assignment(clause string, words []string, b *binder) {
	if len(words) == 0 {
		return
	}
	s := Set{Column: strings.ToLower(words[0]), Value: provenance.Nil()}
	if len(words) > 1 {
		s.Value = b.placeholder(sqltext.Expr{Kind: sqltext.Placeholder, Name: strings.TrimPrefix(words[1], ":")})
		if clause == "ADD" {
			s.Increment = 1
		} else {
			s.Value = provenance.OpOf("remove", "", s.Value)
		}
	}
	d.q.sets = append(d.q.sets, s)
}

// clauses yields the clauses of an update expression in order.
func clauses(s string) func(yield func(clause, body string) bool) {
	return func(yield func(string, string) bool) {
		clause, body := "", []string(nil)
		for _, w := range append(strings.Fields(s), "SET") {
			switch up := strings.ToUpper(w); up {
			case "SET", "ADD", "REMOVE", "DELETE":
				if clause != "" && !yield(clause, strings.Join(body, " ")) {
					return
				}
				clause, body = up, nil
			default:
				body = append(body, w)
			}
		}
	}
}

// dynamoBatch reads BatchWriteItem: a table's puts and deletes.
func (r *reader) dynamoBatch(t *term) []Stmt {
	var out []Stmt
	if !isRecord(t) {
		return nil
	}
	fields(t, func(table string, v *term) {
		list, _ := members(v)
		for _, w := range list[:min(len(list), maxAlternatives)] {
			fields(bare(w), func(kind string, req *term) {
				if s, ok := r.dynamoItem(strings.TrimSuffix(kind, "Request"), strings.ToLower(table), bare(req)); ok {
					out = append(out, s)
				}
			})
		}
	})
	return out
}
