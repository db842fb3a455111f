package effectflow

import (
	"maps"
	"sync"
)

// memo keeps answers that goroutines ask for at the same time. An answer depends on
// the question alone, so it does not matter who was quicker.
type memo[K comparable, V any] struct {
	lock  sync.RWMutex
	known map[K]V
}

// get returns the answer to k. It may be found twice.
func (m *memo[K, V]) get(k K, find func() V) V {
	m.lock.RLock()
	v, ok := m.known[k]
	m.lock.RUnlock()
	if ok {
		return v
	}
	v = find()
	m.lock.Lock()
	defer m.lock.Unlock()
	if old, ok := m.known[k]; ok {
		return old
	}
	if m.known == nil {
		m.known = map[K]V{}
	}
	m.known[k] = v
	return v
}

// all returns the answers so far.
func (m *memo[K, V]) all() map[K]V {
	m.lock.RLock()
	defer m.lock.RUnlock()
	return maps.Clone(m.known)
}

func (m *memo[K, V]) clear() {
	m.lock.Lock()
	defer m.lock.Unlock()
	m.known = nil
}
