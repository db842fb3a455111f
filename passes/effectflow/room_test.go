package effectflow

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
	"github.com/dualwrite/dualwrite/passes/provenance"
)

// straight is a function that makes calls one after the other.
func straight(id string, calls ...*effects.CallInfo) *effects.Func {
	f := &effects.Func{ID: id, Package: "shop", Nodes: []effects.Node{{Kind: effects.Join, Succ: []effects.Edge{{To: 1}}}}}
	for i, c := range calls {
		c.ID = fmt.Sprintf("%s#%d", id, i)
		f.Nodes = append(f.Nodes, effects.Node{Kind: effects.Call, Call: c, Succ: []effects.Edge{{To: i + 2}}})
	}
	f.Nodes = append(f.Nodes, effects.Node{Kind: effects.Return})
	return f
}

func send() *effects.CallInfo {
	return &effects.CallInfo{Mode: effects.Modelled, Sym: "net/http.Post", Name: "http.Post", Args: []*provenance.Term{provenance.String("https://x"), provenance.Nil(), provenance.Nil()}}
}

func static(id string) *effects.CallInfo {
	return &effects.CallInfo{Mode: effects.Static, Sym: id, Name: id}
}

func many(n int) []*effects.CallInfo {
	var out []*effects.CallInfo
	for range n {
		out = append(out, send())
	}
	return out
}

func TestRoomForWhatIsSmall(t *testing.T) {
	record := &effects.CallInfo{Mode: effects.Modelled, Sym: "(*database/sql.DB).Exec", Name: "DB.Exec", Args: []*provenance.Term{
		provenance.GlobalOf("db", ""), provenance.String("UPDATE orders SET status = 'SENT'"), provenance.Nil(),
	}}
	funcs := []*effects.Func{
		straight("shop.large", many(maxNodes+10)...),
		straight("shop.medium", many(maxSmall+10)...),
		straight("shop.record", record),
		straight("shop.F", static("shop.large"), static("shop.medium"), static("shop.record")),
	}
	g := NewWorld(models.Builtin(), []*effects.Package{{Path: "shop", Funcs: funcs}}, nil).Graph("shop.F")
	sent, recorded := 0, 0
	for _, n := range g.Nodes {
		if n.Effect() != nil {
			sent++
		}
		recorded += len(n.Records())
	}
	assert.Equal(t, maxNodes+10, sent, "no room for the second function")
	assert.Equal(t, 1, recorded, "room for one line")
	assert.True(t, g.Capped)
}

func TestQuestionsLeaveRoom(t *testing.T) {
	var questions []*effects.CallInfo
	for range maxNodes - 10 {
		questions = append(questions, &effects.CallInfo{Mode: effects.Modelled, Sym: "(*database/sql.DB).QueryRow", Name: "DB.QueryRow", Args: []*provenance.Term{
			provenance.GlobalOf("db", ""), provenance.String("SELECT status FROM orders WHERE id = 1"), provenance.Nil(),
		}})
	}
	funcs := []*effects.Func{
		straight("shop.asks", questions...),
		straight("shop.again", questions...),
		straight("shop.pays", many(maxNodes+10)...),
		straight("shop.F", static("shop.asks"), static("shop.again"), static("shop.pays")),
	}
	g := NewWorld(models.Builtin(), []*effects.Package{{Path: "shop", Funcs: funcs}}, nil).Graph("shop.F")
	sent := 0
	for _, n := range g.Nodes {
		if n.Effect() != nil {
			sent++
		}
	}
	assert.Equal(t, maxNodes+10, sent, "what is done after the questions")
}

func TestLargeFunctionsKeepWhatTheyCall(t *testing.T) {
	funcs := []*effects.Func{
		straight("shop.medium", many(maxSmall+10)...),
		straight("shop.F", append(many(5*maxNodes), static("shop.medium"), send())...),
	}
	g := NewWorld(models.Builtin(), []*effects.Package{{Path: "shop", Funcs: funcs}}, nil).Graph("shop.F")
	assert.False(t, g.Capped)
	sent := 0
	for _, n := range g.Nodes {
		if n.Effect() != nil {
			sent++
		}
	}
	assert.Equal(t, 5*maxNodes+maxSmall+11, sent)
}

func TestWhatIsTooLargeForItsCallersIsLookedAtAlone(t *testing.T) {
	funcs := []*effects.Func{
		straight("shop.large", many(3*maxNodes)...),
		straight("shop.small", many(3)...),
		straight("shop.F", send(), static("shop.large"), static("shop.small")),
	}
	pkg := &effects.Package{Path: "shop", Funcs: funcs}
	w := NewWorld(models.Builtin(), []*effects.Package{pkg}, nil)
	w.Prepare()
	var roots []string
	for _, g := range ForPackage(w, pkg).Roots() {
		roots = append(roots, g.Func.ID)
	}
	assert.Equal(t, []string{"shop.large", "shop.F"}, roots)
	assert.True(t, w.Capped("shop.F"))
}

// What no graph had room for is looked at by itself, also if only the package can
// call it.
func TestLeftOut(t *testing.T) {
	funcs := []*effects.Func{
		straight("shop.large", many(maxNodes+10)...),
		straight("shop.medium", many(maxSmall+10)...),
		straight("shop.small", send()),
		straight("shop.F", static("shop.large"), static("shop.medium"), static("shop.small")),
	}
	p := &effects.Package{Path: "shop", Funcs: funcs}
	f := ForPackage(NewWorld(models.Builtin(), []*effects.Package{p}, nil), p)
	names := func(gs []*Graph) []string {
		var out []string
		for _, g := range gs {
			out = append(out, g.Func.ID)
		}
		return out
	}
	assert.Equal(t, []string{"shop.F"}, names(f.Roots()))
	assert.Equal(t, []string{"shop.medium"}, names(f.LeftOut()))
}
