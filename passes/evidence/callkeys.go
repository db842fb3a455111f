package evidence

import "fmt"

// effectKeys asks whether the far side can recognise each repetition.
func (q *asked) effectKeys() *said {
	s := &said{}
	good := 0
	for i := range q.u.Effects {
		e := &q.u.Effects[i]
		w, text := judgeKey(e)
		if w == For {
			good++
		}
		s.add(w, &e.Place, e.Via, "%s in %s: %s", e.Name, e.Function, text)
	}
	if len(q.u.Effects) == 0 {
		s.add(Blind, nil, "", "no external call is seen in what drives %s: it may stand behind an interface without an implementation here (declare it with //dualwrite:effect), or there is none", q.b.name)
		s.summary = "no external call was seen"
		s.next = "If the work calls somebody, say where with //dualwrite:effect; else nothing is to be done."
		return s
	}
	q.agree(s, EffectKeys)
	s.summary = fmt.Sprintf("%d of %s with a stable key", good, plural(len(q.u.Effects), "external call"))
	for i := range q.u.Effects {
		e := &q.u.Effects[i]
		if w, _ := judgeKey(e); w != For {
			s.next = fmt.Sprintf("%s: %s", e.Name, lower(e.Advice))
			break
		}
	}
	return s
}

func lower(s string) string {
	if s == "" || s[0] < 'A' || s[0] > 'Z' {
		return s
	}
	return string(s[0]+'a'-'A') + s[1:]
}

// judgeKey weighs the key of one effect.
func judgeKey(e *Effect) (Weight, string) {
	slot := ""
	if e.Slot != "" {
		slot = " (" + e.Slot + ")"
	}
	switch e.Key {
	case stable:
		return For, "a stable key is given" + slot
	case soft:
		return For, "the work is named" + slot
	case lookedUp:
		return Half, "the far side is asked first whether it was done"
	case carried:
		return Half, "an identity travels along, but not as a key"
	case unclear:
		return Blind, "what it sends could not be followed, so nobody can tell whether a key is in it; say it with //dualwrite:effect key=… on the function that sends"
	case perAttempt:
		return Against, "the key is new on every attempt" + slot
	case noSlot:
		return Against, "the API takes no key"
	case unseen:
		return Blind, "only its name is known, so nobody can tell whether it carries a key; declare it with //dualwrite:effect key=…, or with a model"
	}
	return Against, "no key is given" + slot
}
