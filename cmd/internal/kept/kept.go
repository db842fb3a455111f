// Package kept answers: is there an answer to exactly this question already?
//
// A check of a program that nobody has touched comes to what it came to before.
// The answer lies in a file that is named after the content of every input:
//
//	store := kept.Open(os.Getenv("DUALWRITE_CACHE"))
//	if answer, ok := store.Read(key); ok { … } // some run has asked the same
//	store.Write(key, answer)                   // for those to come
//
// What makes up a key is the caller's business. It must be everything, since a key
// is never doubted: there is no age at which an answer becomes wrong, and none at
// which it becomes right.
//
// The files stand in the folder that DUALWRITE_CACHE names, else in the folder
// dualwrite of the user's cache folder; DUALWRITE_CACHE=off keeps nothing. Nobody
// else can read them. Each carries a sum of what it holds and appears under its name
// in one step, so that several runs may share the folder. Once a day those that
// nobody asked for lately are removed, and the oldest of them if they are too many;
// the whole folder may be deleted at any time.
//
// Deliberate silences: a folder that cannot be written to, a full disk, a file that
// is damaged, a link, or somebody else's are no errors. The work is done anew, and
// Trouble says why.
package kept

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"sync"
	"time"
)

// Variable is the environment variable that names the folder.
const Variable = "DUALWRITE_CACHE"

// off is the value of Variable that keeps nothing.
const off = "off"

// heading is the first line of a file. Its number changes with the format.
const heading = "dualwrite answer 1\n"

// maxAnswer bounds what is read: what is larger is no answer of ours.
const maxAnswer = 64 << 20

// Store is a folder of answers. A nil Store holds none.
type Store struct {
	dir     string
	trouble error
}

// Open returns the store for the value of Variable, nil if nothing is to be kept.
// The folder is made when there is something to put into it.
func Open(value string) *Store {
	switch {
	case value == off:
		return nil
	case value == "":
		home, err := os.UserCacheDir()
		if err != nil {
			return &Store{trouble: err}
		}
		return &Store{dir: filepath.Join(home, "dualwrite")}
	case !filepath.IsAbs(value):
		return &Store{trouble: fmt.Errorf("%s=%s is neither an absolute path nor %s", Variable, value, off)}
	}
	return &Store{dir: value}
}

// Trouble says what went wrong last, nil if nothing did. That there is no answer
// is no trouble.
func (s *Store) Trouble() error {
	if s == nil {
		return nil
	}
	return s.trouble
}

// Read returns the answer for a key, which is made by [Key].
func (s *Store) Read(key string) (answer []byte, ok bool) {
	if s == nil || s.dir == "" {
		return nil, false
	}
	name := filepath.Join(s.dir, key)
	data, err := readRegular(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, false
	}
	if err == nil {
		answer, err = open(key, data)
	}
	if s.trouble = err; err != nil {
		return nil, false
	}
	touch(name)
	return answer, true
}

// errReplaced says that another run was about to write the same answer.
var errReplaced = errors.New("a kept answer was replaced while it was read")

// readRegular reads a file that is no link and not too large.
func readRegular(name string) (data []byte, err error) {
	for range 10 {
		if data, err = readOnce(name); !errors.Is(err, errReplaced) {
			break
		}
	}
	return data, err
}

func readOnce(name string) ([]byte, error) {
	seen, err := os.Lstat(name)
	if err != nil {
		return nil, err
	}
	if !seen.Mode().IsRegular() || seen.Size() > maxAnswer {
		return nil, errors.New("a kept answer is not a file of ours")
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if opened, err := f.Stat(); err != nil || !os.SameFile(seen, opened) {
		return nil, errReplaced
	}
	return io.ReadAll(io.LimitReader(f, maxAnswer))
}

// seal puts an answer into the form of a file.
func seal(key string, answer []byte) []byte {
	return append([]byte(heading+key+"\n"+sum(answer)+"\n"), answer...)
}

// open takes it out again, if nothing happened to it.
func open(key string, file []byte) ([]byte, error) {
	rest, ok := bytes.CutPrefix(file, []byte(heading+key+"\n"))
	stated, answer, found := bytes.Cut(rest, []byte("\n"))
	if !ok || !found || string(stated) != sum(answer) {
		return nil, errors.New("a kept answer is damaged")
	}
	return answer, nil
}

func sum(b []byte) string {
	s := sha256.Sum256(b)
	return hex.EncodeToString(s[:])
}

// touch notes that an answer was of use, not more often than trimming cares.
func touch(name string) {
	if info, err := os.Stat(name); err == nil && time.Since(info.ModTime()) > time.Hour {
		now := time.Now()
		_ = os.Chtimes(name, now, now) // else it is trimmed early
	}
}

// Write keeps an answer.
func (s *Store) Write(key string, answer []byte) {
	if s == nil || s.dir == "" {
		return
	}
	s.trouble = s.write(key, answer)
	if s.trouble == nil {
		s.trim(time.Now())
	}
}

func (s *Store) write(key string, answer []byte) (err error) {
	if err := os.MkdirAll(s.dir, 0o700); err != nil {
		return err
	}
	temp, err := os.CreateTemp(s.dir, tempPrefix+"*") // nobody else may read it
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = os.Remove(temp.Name()) // the first error is the one to tell
		}
	}()
	_, err = temp.Write(seal(key, answer))
	if err = errors.Join(err, temp.Close()); err != nil {
		return err
	}
	return os.Rename(temp.Name(), filepath.Join(s.dir, key))
}

// tempPrefix begins the names of files that have not got theirs yet.
const tempPrefix = "new-"

// ours recognises the names of answers.
var ours = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[0-9a-f]{64}$`) })
