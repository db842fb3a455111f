package idle

import (
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/passes/config"
)

// Disk is what the disk says about the settings, beside the program as it was
// loaded. It is looked at once, so that what was seen can be told.
type Disk struct {
	paths  []place         // for each entry of accept
	inPart map[string]bool // by ID: packages with files that the build leaves out
	seen   []string        // the same as text
}

// place is where the path of an entry leads.
type place int

const (
	analysed place = iota
	beside         // to a file that is not analysed
	nowhere
)

// Look looks at the disk for what Warnings needs to know of a loaded program.
func Look(prog *driver.Program, settings *config.Settings) *Disk {
	d := &Disk{inPart: map[string]bool{}}
	files := sources(prog)
	for _, a := range settings.Accept {
		to := lead(settings, a, files)
		d.paths = append(d.paths, to)
		d.seen = append(d.seen, fmt.Sprintf("accept %d: %d", a.Line, to))
	}
	if len(settings.Declared()) == 0 {
		return d
	}
	for _, p := range prog.Packages() {
		if leavesOut(p) {
			d.inPart[p.ID] = true
			d.seen = append(d.seen, "in part: "+p.ID)
		}
	}
	return d
}

// Write writes all that was seen.
func (d *Disk) Write(w io.Writer) error {
	_, err := fmt.Fprintf(w, "%q", d.seen)
	return err
}

func lead(settings *config.Settings, a config.Acceptance, files []string) place {
	covered := func(file string) bool { return settings.Covers(a, a.Rule, file) }
	known := a.Path == ""
	for i := 0; i < len(files) && !known; i++ {
		known = covered(files[i])
	}
	switch {
	case known:
		return analysed
	case onDisk(settings.Root, covered):
		return beside
	}
	return nowhere
}

// sources lists the files that are analysed.
func sources(prog *driver.Program) []string {
	var files []string
	for _, p := range prog.Packages() {
		files = append(files, p.Files...)
	}
	return files
}

// onDisk reports whether some Go file below root is covered. It gives up in huge
// trees and says yes.
func onDisk(root string, covered func(file string) bool) bool {
	const limit = 200_000
	found, visited := false, 0
	_ = filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		visited++
		switch {
		case err != nil:
			return nil // what cannot be read is not there
		case visited > limit:
			found = true
		case d.IsDir() && name != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "node_modules"):
			return fs.SkipDir
		case !d.IsDir() && strings.HasSuffix(name, ".go"):
			found = covered(name)
		}
		if found {
			return fs.SkipAll
		}
		return nil
	})
	return found
}

// leavesOut reports whether the folder has Go files that the build does not
// take; tests are not spoken of by models.
func leavesOut(p *driver.Package) bool {
	entries, err := os.ReadDir(p.Dir)
	if err != nil {
		return true
	}
	n := 0
	for _, e := range entries {
		if strings.HasSuffix(e.Name(), ".go") && !strings.HasSuffix(e.Name(), "_test.go") {
			n++
		}
	}
	for _, file := range p.Files {
		if !strings.HasSuffix(file, "_test.go") {
			n--
		}
	}
	return n > 0
}
