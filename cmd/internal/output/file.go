// Package output writes result files so that a reader never sees half of one.
//
// A CI step that uploads results.sarif must not upload the beginning of it
// because the job was cancelled:
//
//	err := output.WriteFile("results.sarif", data) // old content or new, nothing between
//
// Devices and pipes (-o /dev/stdout) are written to directly.
package output

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// WriteFile replaces the content of the named file in one step. It keeps the
// file's permissions and, if the name is a symbolic link, the link.
func WriteFile(name string, data []byte) (err error) {
	if resolved, err := filepath.EvalSymlinks(name); err == nil {
		name = resolved
	}
	mode := fs.FileMode(0o644)
	info, err := os.Stat(name)
	switch {
	case err == nil && info.IsDir():
		return &fs.PathError{Op: "write", Path: name, Err: errors.New("is a folder")}
	case err == nil && !info.Mode().IsRegular():
		return os.WriteFile(name, data, mode)
	case err == nil:
		mode = info.Mode().Perm()
	}
	temp, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+".*")
	if err != nil {
		var e *fs.PathError
		if errors.As(err, &e) {
			err = e.Err // it names the temporary file
		}
		return &fs.PathError{Op: "write", Path: name, Err: err}
	}
	defer func() {
		if err != nil {
			_ = os.Remove(temp.Name()) // best effort: the first error is the one to tell
		}
	}()
	_, err = temp.Write(data)
	if err = errors.Join(err, temp.Chmod(mode), temp.Close()); err != nil {
		return err
	}
	return os.Rename(temp.Name(), name)
}
