// Package ids makes identifiers.
package ids

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"

	"github.com/google/uuid"
)

// New returns a random id.
func New() string { return uuid.NewString() }

// Hash returns the same id for the same parts.
func Hash(parts ...string) string {
	sum := sha256.Sum256([]byte(strings.Join(parts, "|")))
	return hex.EncodeToString(sum[:16])
}
