package check

import (
	"encoding/json"
	"errors"
	"go/build"
	"os"
	"reflect"

	"github.com/dualwrite/dualwrite/cmd/internal/driver"
	"github.com/dualwrite/dualwrite/cmd/internal/idle"
	"github.com/dualwrite/dualwrite/cmd/internal/kept"
	"github.com/dualwrite/dualwrite/cmd/internal/render"
	"github.com/dualwrite/dualwrite/cmd/internal/self"
)

// answer is the outcome of a check as it is kept.
type answer struct {
	Document *render.Document
	Capped   []string // of Document.Stats.Coverage, whose JSON leaves it out
	Reach    reach
	Said     []saying
}

// saying is what somebody was told.
type saying struct {
	To   string // warn, hint or note
	Text string
}

// log notes what is said.
type log struct{ all []saying }

// listen lets o's listeners be heard.
func listen(o *Options) *log {
	l := new(log)
	tap := func(to string, listener func(string)) func(string) {
		return func(text string) {
			l.all = append(l.all, saying{to, text})
			if listener != nil {
				listener(text)
			}
		}
	}
	o.Warn, o.Hint, o.Note = tap("warn", o.Warn), tap("hint", o.Hint), tap("note", o.Note)
	return l
}

// question finds and keeps the answer of one check.
type question struct {
	engine  Engine
	options *Options
	asked   chan *kept.Inputs // what is known before the program is loaded
	key     string            // "" if there is none
	told    string            // the last trouble that was told
}

// ask begins to make the key, which takes a while. It returns nil if nothing is to
// be kept.
func ask(e Engine, o *Options) *question {
	if o.Kept == nil {
		return nil
	}
	own := *o // the caller's listeners
	q := &question{engine: e, options: &own, asked: make(chan *kept.Inputs, 1)}
	if q.trouble() {
		return nil
	}
	go func() {
		in := kept.NewInputs()
		if in.Write("program", self.Write) != nil {
			in = nil
		} else {
			q.describe(in)
		}
		q.asked <- in
	}()
	return q
}

// describe adds the options and the settings. A test knows all their fields.
func (q *question) describe(in *kept.Inputs) {
	o, s := q.options, q.options.Settings
	in.Add("GODEBUG", os.Getenv("GODEBUG")) // go/types looks at it
	in.Add("GOROOT", build.Default.GOROOT)
	in.Add("learn", names(q.engine.Learn))
	in.Add("rules", names(q.engine.Rules))
	in.Add("link", []bool{q.engine.Link != nil, q.engine.Review != nil})
	in.Add("known", o.Known)
	in.Add("directives", !o.NoDirectives)
	in.Add("root", o.Root)
	in.Add("tool", o.Tool)
	in.Add("dir", o.Driver.Dir)
	in.Add("patterns", o.Driver.Patterns)
	in.Add("tests", o.Driver.Tests)
	in.Add("tags", o.Driver.Tags)
	in.Add("whole", o.Driver.Whole)
	in.Add("settings in", s.Root)
	in.Add("settings file", s.File)
	in.Add("settings", s.Hash())
	in.Add("confidence", s.Confidence)
	in.Add("settings tests", s.Tests)
}

// recall returns the kept answer, nil if there is none.
func (q *question) recall(prog *driver.Program, disk *idle.Disk) (a *answer) {
	if q == nil {
		return nil
	}
	_ = q.options.timed("key", func() error {
		in := <-q.asked
		if in == nil {
			return nil
		}
		err := in.Write("loaded", prog.Hash)
		if disk != nil {
			err = errors.Join(err, in.Write("disk", disk.Write))
		}
		if err == nil {
			q.key = in.Key()
		}
		return err // comes again when the work begins
	})
	if q.key == "" {
		return nil
	}
	data, ok := q.options.Kept.Read(q.key)
	if ok {
		a = decode(data)
	}
	if a != nil {
		q.options.tellKept("nothing has changed: the answer was kept as " + q.key)
	}
	q.trouble()
	return a
}

// trouble reports whether something is wrong with the folder, and tells what, once.
func (q *question) trouble() bool {
	err := q.options.Kept.Trouble()
	if err != nil && err.Error() != q.told {
		q.told = err.Error()
		q.options.tellKept("answers are not kept: " + q.told)
	}
	return err != nil
}

func (o *Options) tellKept(message string) {
	if o.Note != nil {
		o.Note(message)
	}
}

// keep keeps the answer if it is sure to be the same another time.
func (q *question) keep(prog *driver.Program, a *answer) {
	if q == nil || q.key == "" {
		return
	}
	if doubt := prog.Doubt(); doubt != "" {
		q.options.tellKept("the answer is not kept: " + doubt)
		return
	}
	data, ok := q.encode(a)
	if !ok {
		q.options.tellKept("the answer is not kept: it would read differently")
		return
	}
	q.options.Kept.Write(q.key, data)
	q.trouble()
}

// encode reports in addition whether the answer comes back as it is, which text
// that is no UTF-8 would not.
func (q *question) encode(a *answer) (data []byte, ok bool) {
	if c := a.Document.Stats.Coverage; c != nil {
		a.Capped = c.SeenInPart
	}
	data, err := json.Marshal(a)
	if err != nil {
		return nil, false
	}
	back := decode(data)
	if back == nil {
		return nil, false
	}
	back.complete(q.engine, q.options)
	return data, reflect.DeepEqual(a, back)
}

func decode(data []byte) *answer {
	a := new(answer)
	if err := json.Unmarshal(data, a); err != nil || a.Document == nil {
		return nil
	}
	return a
}

// complete adds to a decoded answer what the question holds already.
func (a *answer) complete(e Engine, o *Options) {
	a.Document.Rules = describe(e.Rules)
	a.Document.Tool, a.Document.Root = o.Tool, o.Root
	if c := a.Document.Stats.Coverage; c != nil {
		c.SeenInPart = a.Capped
	}
}

// replay says what was said, and returns what was returned.
func (a *answer) replay(e Engine, o *Options, prog *driver.Program) (*render.Document, *Scope) {
	a.complete(e, o)
	listeners := map[string]func(string){"warn": o.Warn, "hint": o.Hint, "note": o.Note}
	for _, s := range a.Said {
		if listener := listeners[s.To]; listener != nil {
			listener(s.Text)
		}
	}
	return a.Document, &Scope{prog: prog, reach: a.Reach}
}
