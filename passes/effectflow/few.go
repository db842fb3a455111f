package effectflow

// few is a map that mostly holds no more than a handful, of which a graph makes
// thousands.
type few[K comparable, V any] struct {
	keys   []K
	values []V
	many   map[K]V
}

// maxFew is up to how many are looked through one by one.
const maxFew = 8

func (m *few[K, V]) get(k K) (V, bool) {
	if m.many != nil {
		v, ok := m.many[k]
		return v, ok
	}
	for i := range m.keys {
		if m.keys[i] == k {
			return m.values[i], true
		}
	}
	var none V
	return none, false
}

// put adds what is not there yet.
func (m *few[K, V]) put(k K, v V) {
	if m.many == nil && len(m.keys) < maxFew {
		m.keys, m.values = append(m.keys, k), append(m.values, v)
		return
	}
	if m.many == nil {
		m.many = make(map[K]V, 2*maxFew)
		for i, k := range m.keys {
			m.many[k] = m.values[i]
		}
		m.keys, m.values = nil, nil
	}
	m.many[k] = v
}
