package evidence

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestKillTests(t *testing.T) {
	tests := []struct {
		name  string
		body  string // after the imports
		how   string // "" for none
		harsh bool
		runs  int // calls of Run
	}{
		{
			"a fake that panics", `
type bank struct{}
func (b *bank) Send() { panic("power cut") }
func TestX(t *testing.T) { w := New(&bank{}); run(w.Run); w.Run(); w.Run() }`,
			"Send panics in the middle", true, 2,
		},
		{
			"a hook that panics", `
func TestX(t *testing.T) { w.Hook = func() { panic("now") }; w.Run(); w.Run() }`,
			"panics in the middle", true, 2,
		},
		{
			"a loop runs it twice", `
func TestX(t *testing.T) { w.Hook = func() { panic("now") }; for range 2 { w.Run() } }`,
			"panics in the middle", true, 2,
		},
		{
			"kill -9", `
func TestX(t *testing.T) { cmd := exec.Command("worker"); cmd.Process.Kill() }`,
			"kills the process", true, 0,
		},
		{
			"a signal", `
func TestX(t *testing.T) { p.Signal(syscall.SIGKILL) }`,
			"kills the process", true, 0,
		},
		{
			"a failpoint", `
func TestX(t *testing.T) { failpoint.Enable("afterCharge", "panic"); w.Run(); w.Run() }`,
			"enables a failpoint", true, 2,
		},
		{
			"a container", `
func TestX(t *testing.T) { db.Stop(ctx, nil); w.Run(); db.Start(ctx); w.Run() }`,
			"stops a container", true, 2,
		},
		{
			"a named hook", `
func TestX(t *testing.T) { w := Worker{crashAfterCharge: true}; w.Run(); w.Run() }`,
			"uses crashAfterCharge", true, 2,
		},
		{
			"an injected failure", `
func TestX(t *testing.T) { store.failNext = true; w.Run(); w.Run() }`,
			"injects a failure with failNext", false, 2,
		},
		{
			"cancelled in a hook", `
func TestX(t *testing.T) { w.Hook = func() { cancel() }; w.Run(ctx); w.Run(ctx) }`,
			"cancels in the middle", false, 2,
		},
		{
			"a suite", `
func (s *Suite) TestX() { w.Hook = func() { panic("now") }; w.Run(); w.Run() }`,
			"panics in the middle", true, 2,
		},

		{
			"subtests are no runs", `
func TestX(t *testing.T) { t.Run("a", func(t *testing.T) { w.Hook = func() { panic("now") }; w.Run() }); t.Run("b", func(t *testing.T) {}) }`,
			"panics in the middle", true, 1,
		},

		{"an ordinary test", `
func TestX(t *testing.T) { w.Run() }`, "", false, 0},
		{"the test itself panics on a mistake", `
func TestX(t *testing.T) { if err := w.Run(); err != nil { panic(err) } }`, "", false, 0},
		{"tidying up", `
func TestX(t *testing.T) { ctx, cancel := context.WithCancel(ctx); defer cancel(); w.Run(ctx) }`, "", false, 0},
		{"a helper tidies up", `
func wait() { ctx, cancel := context.WithCancel(ctx); defer cancel() }
func TestX(t *testing.T) { wait(); w.Run(ctx); w.Run(ctx) }`, "", false, 0},
		{"a fake nobody uses", `
type bank struct{}
func (b *bank) Send() { panic("power cut") }
func TestX(t *testing.T) { w.Run(); w.Run() }`, "", false, 0},
		{"no test", `
func BenchmarkX(b *testing.B) { w.Hook = func() { panic("now") } }`, "", false, 0},
		{"not Go", `]]`, "", false, 0},
	}
	const head = `package x
import ("testing"; "os/exec"; "github.com/testcontainers/testcontainers-go")
`
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := killTests([]TestFile{{Package: "x", Name: "x_test.go", Data: []byte(head + tt.body)}})
			if tt.how == "" {
				assert.Empty(t, got)
				return
			}
			if assert.Len(t, got, 1) {
				assert.Equal(t, tt.how, got[0].how)
				assert.Equal(t, tt.harsh, got[0].harsh)
				assert.Equal(t, tt.runs, got[0].calls["Run"])
				assert.Equal(t, "x_test.go", got[0].place.File)
			}
		})
	}
}

func FuzzKillTests(f *testing.F) {
	f.Add("package x\nfunc TestX(t *testing.T) { w.Hook = func() { panic(1) }; w.Run() }")
	f.Add("package x\nfunc (s *S) TestX() { for { cancel() } }")
	f.Fuzz(func(t *testing.T, text string) {
		for _, k := range killTests([]TestFile{{Package: "x", Name: "x_test.go", Data: []byte(text)}}) {
			assert.NotEmpty(t, k.how)
		}
	})
}
