package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/dualwrite/dualwrite/cmd/internal/kept"
)

// ratio measures the tools on each module.
func (b *bench) ratio(ctx context.Context, temp string, dirs []string) error {
	for i, dir := range dirs {
		copied := filepath.Join(temp, fmt.Sprint(i), filepath.Base(dir))
		s := &subject{bench: b, dir: copied, temp: temp}
		if err := copyModule(copied, dir); err != nil {
			return err
		}
		if err := s.prepare(ctx); err != nil {
			return fmt.Errorf("%s: %w", dir, err)
		}
		if err := s.table(ctx, filepath.Base(dir)); err != nil {
			return fmt.Errorf("%s: %w", dir, err)
		}
		if err := os.RemoveAll(copied); err != nil {
			return err
		}
	}
	return nil
}

// copyModule copies the files of a module, without its history.
func copyModule(to, from string) error {
	return filepath.WalkDir(from, func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, name)
		if err != nil {
			return err
		}
		target := filepath.Join(to, rel)
		switch {
		case d.IsDir() && (d.Name() == ".git" || d.Name() == "node_modules"):
			return fs.SkipDir
		case d.IsDir():
			return os.MkdirAll(target, 0o755)
		case !d.Type().IsRegular():
			return nil
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		return os.WriteFile(target, data, 0o644)
	})
}

// subject is a module that tools are measured on.
type subject struct {
	*bench
	dir, temp string
	edited    string // a file of the package that most others depend on
	packages  int
	fresh     int // makes each cold run one that no cache knows
}

// prepare compiles the module and finds what to edit.
func (s *subject) prepare(ctx context.Context) error {
	for _, args := range [][]string{{"build", "./..."}, {"vet", "./..."}} {
		cmd := exec.CommandContext(ctx, "go", args...)
		cmd.Dir = s.dir
		_ = cmd.Run() // what does not compile is left out by all tools alike
	}
	var err error
	s.edited, s.packages, err = core(ctx, s.dir)
	return err
}

// contender is a tool; cold makes it forget what it knows.
type contender struct {
	name string
	cold func() (env, args []string, err error)
}

func (s *subject) contenders() ([]contender, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	always := func(args ...string) func() ([]string, []string, error) {
		return func() ([]string, []string, error) { return nil, args, nil }
	}
	all := []contender{
		{"check", s.caching(kept.Variable, s.tool, "check", "-q", "./...")},
		{"skeleton", always(self, "skeleton")},
		{"go vet", func() ([]string, []string, error) {
			s.fresh++
			return nil, []string{"go", "vet", fmt.Sprintf("-printf.funcs=x%d_%d", time.Now().UnixNano(), s.fresh), "./..."}, nil
		}},
		{"vettool", s.vettool(s.tool)},
		{"empty unitchecker", s.vettool(self, typesFlag)},
		{"tool that reads nothing", s.vettool(self)},
	}
	if path, err := exec.LookPath("staticcheck"); err == nil {
		all = append(all, contender{"staticcheck", s.caching("STATICCHECK_CACHE", path, "./...")})
	}
	return all, nil
}

// caching gives the tool a new folder for what it keeps, which a variable names.
func (s *subject) caching(variable string, args ...string) func() ([]string, []string, error) {
	return func() ([]string, []string, error) {
		cache, err := os.MkdirTemp(s.temp, "cache")
		return []string{variable + "=" + cache}, args, err
	}
}

// vettool gives the tool another hash each time: the go command keeps results by it.
func (s *subject) vettool(tool string, flags ...string) func() ([]string, []string, error) {
	return func() ([]string, []string, error) {
		data, err := os.ReadFile(tool)
		if err != nil {
			return nil, nil, err
		}
		s.fresh++
		name := filepath.Join(s.temp, fmt.Sprintf("tool%d", s.fresh))
		data = fmt.Appendf(data, "%d %d", time.Now().UnixNano(), s.fresh)
		return nil, slices.Concat([]string{"go", "vet", "-vettool=" + name}, flags, []string{"./..."}), os.WriteFile(name, data, 0o755)
	}
}

// figures are the median of each kind of run.
type figures struct{ cold, warm, edited, cpu, peak float64 }

// table measures and prints. The ratios are to go vet's run of the same kind.
func (s *subject) table(ctx context.Context, name string) error {
	all, err := s.contenders()
	if err != nil {
		return err
	}
	got := make(map[string]figures)
	for _, c := range all {
		fmt.Fprintf(s.log, "%s: %s\n", name, c.name)
		f, err := s.measureAll(ctx, c)
		if err != nil {
			return fmt.Errorf("%s: %w", c.name, err)
		}
		got[c.name] = f
	}
	fmt.Fprintf(s.out, "%s: %d packages, median of %d, wall seconds (times go vet)\n\n| tool | cold | warm | after an edit | cpu, cold | peak MB, cold |\n|---|---|---|---|---|---|\n", name, s.packages, s.runs)
	vet := got["go vet"]
	for _, c := range all {
		f := got[c.name]
		fmt.Fprintf(s.out, "| %s | %s | %s | %s | %s | %.0f |\n", c.name,
			times(f.cold, vet.cold), times(f.warm, vet.warm), times(f.edited, vet.edited), times(f.cpu, vet.cpu), f.peak)
	}
	_, err = fmt.Fprintln(s.out)
	return err
}

func times(seconds, vet float64) string {
	if vet == 0 {
		return fmt.Sprintf("%.2f", seconds)
	}
	return fmt.Sprintf("%.2f (%.2f)", seconds, seconds/vet)
}

// measureAll runs one tool: cold, then the same again, then after an edit.
func (s *subject) measureAll(ctx context.Context, c contender) (figures, error) {
	var cold, warm, edited, cpu, top []float64
	for range s.runs {
		env, args, err := c.cold()
		if err != nil {
			return figures{}, err
		}
		u, err := s.once(ctx, env, args)
		if err != nil {
			return figures{}, err
		}
		cold, cpu, top = append(cold, u.wall.Seconds()), append(cpu, u.cpu.Seconds()), append(top, float64(u.peak>>20))
		if u, err = s.once(ctx, env, args); err != nil {
			return figures{}, err
		}
		warm = append(warm, u.wall.Seconds())
		if err := s.edit(); err != nil {
			return figures{}, err
		}
		if u, err = s.once(ctx, env, args); err != nil {
			return figures{}, err
		}
		edited = append(edited, u.wall.Seconds())
	}
	return figures{median(cold), median(warm), median(edited), median(cpu), median(top)}, nil
}

// once runs a tool, whose findings are no failure.
func (s *subject) once(ctx context.Context, env, args []string) (*usage, error) {
	u, err := measure(ctx, s.dir, env, s.limits, args...)
	switch {
	case err != nil:
		return nil, err
	case u.killed != "":
		return nil, errors.New(u.killed)
	case !slices.Contains([]int{0, 1, 3}, u.status):
		return nil, fmt.Errorf("exit status %d: %s", u.status, strings.TrimSpace(u.stderr))
	}
	return u, nil
}

func median(x []float64) float64 {
	if len(x) == 0 {
		return 0
	}
	slices.Sort(x)
	return (x[(len(x)-1)/2] + x[len(x)/2]) / 2
}
