package vettool

import (
	"crypto/sha256"
	"fmt"
	"os"

	"github.com/dualwrite/dualwrite/cmd/internal/self"
)

// version identifies the tool to the go command's cache: by the content of the
// executable and of all that it reads besides source, and by the place of the
// checkout unless what is printed does not name it. The go command runs in the
// folder where the user called it.
func (t *Tool) version() error {
	h := sha256.New()
	if err := self.Write(h); err != nil {
		return err
	}
	dir, err := os.Getwd()
	if err != nil {
		return err
	}
	if !trimmed() {
		fmt.Fprintf(h, "\x00%s", root(dir))
	}
	if t.Fingerprint != nil {
		inputs, err := t.Fingerprint(dir)
		if err != nil {
			return err
		}
		fmt.Fprintf(h, "\x00%s", inputs)
	}
	_, err = fmt.Fprintf(t.Stdout, "dualwrite version devel buildID=%x\n", h.Sum(nil))
	return err
}
