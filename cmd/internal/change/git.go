package change

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
)

// Since asks git in dir what has changed since the branch left the revision,
// files that git does not know yet included.
func Since(ctx context.Context, dir, revision string) (*Lines, error) {
	if strings.HasPrefix(revision, "-") {
		return nil, fmt.Errorf("%q is not a revision", revision)
	}
	top, err := git(ctx, dir, "rev-parse", "--show-toplevel")
	if err != nil {
		return nil, err
	}
	root := filepath.FromSlash(strings.TrimSpace(string(top)))
	if _, err := git(ctx, dir, "rev-parse", "--verify", "--quiet", revision+"^{commit}"); err != nil {
		return nil, errors.New("git knows no such revision here: check the name, or fetch it first (in CI, with its history)")
	}
	base := revision
	if merge, err := git(ctx, dir, "merge-base", revision, "HEAD"); err == nil {
		base = strings.TrimSpace(string(merge)) // what others did meanwhile is not ours
	}
	diff, err := git(ctx, root, "-c", "core.quotePath=false", "diff", "--no-color", "--no-ext-diff",
		"--src-prefix=a/", "--dst-prefix=b/", "--unified=0", base, "--", "*.go")
	if err != nil {
		return nil, err
	}
	lines, err := Parse(diff, root)
	if err != nil {
		return nil, err
	}
	untracked, err := git(ctx, root, "ls-files", "--others", "--exclude-standard", "-z", "--", "*.go")
	if err != nil {
		return nil, err
	}
	const everyLine = 1 << 30
	for name := range strings.SplitSeq(strings.TrimRight(string(untracked), "\x00"), "\x00") {
		if name != "" {
			file := filepath.Join(resolve(root), filepath.FromSlash(name))
			lines.files[file] = []span{{1, everyLine}}
		}
	}
	return lines, nil
}

func git(ctx context.Context, dir string, args ...string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, "git", args...)
	cmd.Dir = dir
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	switch {
	case errors.Is(err, exec.ErrNotFound):
		return nil, errors.New("the git command is not in PATH: install git, or give the change with -diff")
	case err != nil:
		return nil, fmt.Errorf("git %s: %s", args[0], bytes.TrimSpace(stderr.Bytes()))
	}
	return out, nil
}
