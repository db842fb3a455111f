package e2e

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// added is a hazard that a change adds to the example's package notify.
const added = `
// Again sends in a transaction, once more.
func (w *Worker) Again(ctx context.Context, r Reminder) error {
	tx, err := w.DB.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := w.Mail.Send(r.Email, "Reminder", "An invoice is due."); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, "UPDATE reminders SET status = 'SENT' WHERE invoice_id = $1", r.InvoiceID); err != nil {
		return err
	}
	return tx.Commit()
}
`

// TestReviewdog gives our findings and a real diff to the real program.
func TestReviewdog(t *testing.T) {
	reviewdog := os.Getenv("DUALWRITE_REVIEWDOG")
	if reviewdog == "" {
		t.Skip("NOTHING WAS TESTED: DUALWRITE_REVIEWDOG does not name the program; .ci/run e2e builds it")
	}
	tool := build(t)
	dir := copied(t, "../../../testdata/example")
	repository(t, dir)
	file := filepath.Join(dir, "notify", "notify.go")
	old, err := os.ReadFile(file)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(file, append(old, added...), 0o666))
	first := strings.Count(string(old), "\n") + 1

	all := lines(tool.check(t, dir, "./..."))
	news := slices.DeleteFunc(tool.check(t, dir, "./..."), func(f finding) bool { return f.file != "notify/notify.go" || f.line < first })
	require.NotEmpty(t, news)
	require.Less(t, len(news), len(all))

	input := execute(t, dir, nil, tool.path, "check", "-format=rdjson", "./...").stdout
	assert.Equal(t, all, reviewed(t, dir, reviewdog, input, "-filter-mode=nofilter"))
	assert.Equal(t, lines(news), reviewed(t, dir, reviewdog, input, "-filter-mode=added", "-diff=git diff"))

	local := pipe(t, dir, reviewdog, input, "-f=rdjson", "-reporter=local", "-filter-mode=added", "-diff=git diff")
	assert.Equal(t, len(news), strings.Count(local, `value:"txeffect"`)+strings.Count(local, `value:"effectrecord"`), local)
}

// reviewed returns the places that reviewdog would comment on.
func reviewed(t *testing.T, dir, reviewdog, input string, args ...string) []string {
	t.Helper()
	out := pipe(t, dir, reviewdog, input, append([]string{"-f=rdjson", "-reporter=rdjson"}, args...)...)
	var doc struct {
		Diagnostics []struct {
			Location struct {
				Path  string
				Range struct{ Start struct{ Line int } }
			}
		}
	}
	require.NoError(t, json.Unmarshal([]byte(out), &doc), out)
	var places []string
	for _, d := range doc.Diagnostics {
		places = append(places, place(d.Location.Path, d.Location.Range.Start.Line))
	}
	slices.Sort(places)
	return places
}

func pipe(t *testing.T, dir, name, input string, args ...string) string {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Stdin, cmd.Stderr = dir, strings.NewReader(input), os.Stderr
	out, err := cmd.Output()
	require.NoError(t, err)
	return string(out)
}

// repository makes dir a git repository with one commit.
func repository(t *testing.T, dir string) {
	t.Helper()
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("NOTHING WAS TESTED: there is no git")
	}
	for _, args := range [][]string{
		{"init", "-q"},
		{"add", "-A"},
		{"-c", "user.name=t", "-c", "user.email=t@example.com", "commit", "-q", "-m", "first"},
	} {
		o := execute(t, dir, nil, "git", args...)
		require.Zero(t, o.status, o.stderr)
	}
}
