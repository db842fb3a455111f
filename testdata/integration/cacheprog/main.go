// Command cacheprog is a build cache in a folder that machines share. The go
// command (1.24 and later) starts it and talks to it over standard input and
// output, as `go doc cmd/go/internal/cacheprog` describes.
//
//	GOCACHEPROG="cacheprog /mnt/cache" go vet -vettool=$(which dualwrite) ./...
//
// An entry is a file named after the action, which names the output and its size,
// and a file named after the output. Files are renamed into place, so that a
// reader on another machine sees a whole one or none. Nothing is ever deleted.
package main

import (
	"bufio"
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

type request struct {
	ID       int64
	Command  string
	ActionID []byte
	OutputID []byte
	BodySize int64
}

type response struct {
	ID            int64
	Err           string   `json:",omitempty"`
	KnownCommands []string `json:",omitempty"`
	Miss          bool     `json:",omitempty"`
	OutputID      []byte   `json:",omitempty"`
	Size          int64    `json:",omitempty"`
	DiskPath      string   `json:",omitempty"`
}

// entry is what an action's file holds.
type entry struct {
	OutputID []byte
	Size     int64
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: cacheprog FOLDER")
		os.Exit(2)
	}
	if err := serve(os.Args[1], os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "cacheprog:", err)
		os.Exit(1)
	}
}

func serve(dir string, in io.Reader, out io.Writer) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return err
	}
	c := cache(dir)
	requests := json.NewDecoder(bufio.NewReader(in))
	responses := json.NewEncoder(out)
	if err := responses.Encode(response{KnownCommands: []string{"get", "put", "close"}}); err != nil {
		return err
	}
	for {
		var r request
		if err := requests.Decode(&r); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		var body []byte
		if r.Command == "put" && r.BodySize > 0 {
			if err := requests.Decode(&body); err != nil { // base64 in a JSON string
				return err
			}
		}
		answer, err := c.answer(&r, body)
		if err != nil {
			answer = response{Err: err.Error()}
		}
		answer.ID = r.ID
		if err := responses.Encode(answer); err != nil {
			return err
		}
		if r.Command == "close" {
			return nil
		}
	}
}

// cache is the name of a folder.
type cache string

func (c cache) answer(r *request, body []byte) (response, error) {
	switch r.Command {
	case "get":
		return c.get(r.ActionID)
	case "put":
		return c.put(r.ActionID, r.OutputID, body)
	case "close":
		return response{}, nil
	}
	return response{}, fmt.Errorf("unknown command %q", r.Command)
}

func (c cache) name(prefix string, id []byte) string {
	return filepath.Join(string(c), prefix+hex.EncodeToString(id))
}

func (c cache) get(action []byte) (response, error) {
	data, err := os.ReadFile(c.name("action-", action))
	if errors.Is(err, fs.ErrNotExist) {
		return response{Miss: true}, nil
	}
	if err != nil {
		return response{}, err
	}
	var e entry
	if err := json.Unmarshal(data, &e); err != nil {
		return response{}, err
	}
	output := c.name("output-", e.OutputID)
	if info, err := os.Stat(output); err != nil || info.Size() != e.Size {
		return response{Miss: true}, nil
	}
	return response{OutputID: e.OutputID, Size: e.Size, DiskPath: output}, nil
}

func (c cache) put(action, output, body []byte) (response, error) {
	name := c.name("output-", output)
	if err := c.write(name, body); err != nil {
		return response{}, err
	}
	data, err := json.Marshal(entry{output, int64(len(body))})
	if err != nil {
		return response{}, err
	}
	return response{DiskPath: name}, c.write(c.name("action-", action), data)
}

func (c cache) write(name string, data []byte) error {
	if old, err := os.ReadFile(name); err == nil && bytes.Equal(old, data) {
		return nil
	}
	f, err := os.CreateTemp(string(c), "new-")
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if err := errors.Join(err, f.Close()); err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	return os.Rename(f.Name(), name)
}
