package owners

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestOf(t *testing.T) {
	tests := []struct{ name, text, file, want string }{
		{"nothing", "", "a.go", ""},
		{"comments and empty lines", "# * @a\n\n   \n\t# x\n", "a.go", ""},
		{"everything", "* @a", "x/y/a.go", "@a"},
		{"several", "* @b @a x@example.com", "a.go", "@a @b x@example.com"},
		{"the last match wins", "* @a\n*.go @b\n", "x/a.go", "@b"},
		{"also a less special one", "*.go @b\n* @a\n", "x/a.go", "@a"},
		{"nobody", "* @a\n/gen\n", "gen/a.go", ""},
		{"comment behind", "* @a # not @b", "a.go", "@a"},
		{"a # inside of a word", "* team#1", "a.go", "team#1"},
		{"windows", "* @a\r\n*.go @b\r\n", "a.go", "@b"},
		{"byte order mark", "\ufeff*.go @a", "a.go", "@a"},

		{"rooted folder", "/docs/ @a", "docs/x/a.md", "@a"},
		{"rooted folder elsewhere", "/docs/ @a", "x/docs/a.md", ""},
		{"folder at every depth", "docs/ @a", "x/docs/a.md", "@a"},
		{"a file is no folder", "docs/ @a", "x/docs", ""},
		{"slash in the middle is rooted", "x/docs @a", "y/x/docs/a.md", ""},
		{"name of a folder", "/apps/web @a", "apps/web/x/a.go", "@a"},
		{"not the beginning of a name", "/apps/web @a", "apps/website/a.go", ""},
		{"direct files only", "docs/* @a", "docs/a.md", "@a"},
		{"not below", "docs/* @a", "docs/x/a.md", ""},
		{"all below", "docs/** @a", "docs/x/a.md", "@a"},
		{"all below, with files", "/docs/**/* @a", "docs/a.md", "@a"},
		{"in between", "/a/**/z.go @a", "a/b/c/z.go", "@a"},
		{"in between nothing", "/a/**/z.go @a", "a/z.go", "@a"},
		{"any depth", "**/logs @a", "x/y/logs/a.go", "@a"},
		{"star stays in its segment", "/a*z.go @a", "a/z.go", ""},
		{"question mark", "/?.go @a", "a.go", "@a"},
		{"question mark is one", "/?.go @a", "ab.go", ""},
		{"brackets are no class", "/[ab].go @a", "a.go", ""},
		{"case", "/A.go @a", "a.go", ""},
		{"escaped space", `/a\ b/ @a`, "a b/c.go", "@a"},
		{"escaped hash", `\#a.go @a`, "#a.go", "@a"},
		{"escaped star", `/\*.go @a`, "a.go", ""},
		{"escaped star itself", `/\*.go @a`, "*.go", "@a"},
		{"only a slash", "/ @a", "a.go", ""},

		{"sections add up", "* @a\n[DB]\n/sql/ @dba\n", "sql/a.sql", "@a @dba"},
		{"owners of the section", "[DB] @dba @x\n/sql/\n", "sql/a.sql", "@dba @x"},
		{"own owners go first", "[DB] @dba\n/sql/ @b\n", "sql/a.sql", "@b"},
		{"optional, with approvals", "^[DB][2] @dba\n/sql/\n", "sql/a.sql", "@dba"},
		{"a section goes on", "[DB] @dba\n/sql/\n[Web]\n/web/ @w\n[db]\n/sql/old @old\n", "sql/old/a.sql", "@old"},
		{"section with spaces", "[All of it] @a\n*\n", "a.go", "@a"},
		{"last match of each section", "[A]\n* @a\n*.go @b\n[C]\n* @c\n", "x.go", "@b @c"},
		{"excluded", "[A]\n* @a\n!*.rb\n", "x.rb", ""},
		{"excluded in one section", "* @z\n[A]\n* @a\n!*.rb\n", "x.rb", "@z"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			assert.Equal(t, tt.want, strings.Join(Parse([]byte(tt.text)).Of(tt.file), " "))
		})
	}
}

func TestFind(t *testing.T) {
	dir := t.TempDir()
	o, err := Find(dir)
	require.NoError(t, err)
	assert.Nil(t, o, "no file")

	places := Places()
	for i := len(places) - 1; i >= 0; i-- { // the earlier ones go first
		name := filepath.Join(dir, filepath.FromSlash(places[i]))
		require.NoError(t, os.MkdirAll(filepath.Dir(name), 0o755))
		require.NoError(t, os.WriteFile(name, []byte("* @"+places[i]), 0o644))
		o, err := Find(dir)
		require.NoError(t, err)
		assert.Equal(t, []string{"@" + places[i]}, o.Of("a.go"))
	}
}

func TestManyStarsAreCheap(t *testing.T) {
	glob := strings.Repeat("/**", 1000) + "/x"
	file := strings.Repeat("a/", 1000) + "y"
	assert.Empty(t, Parse([]byte(glob+" @a")).Of(file))
	assert.False(t, wild(strings.Repeat("*a", 200)+"b", strings.Repeat("a", 5000)))
}

func FuzzParse(f *testing.F) {
	f.Add("* @a\n^[X][2] @b\n/a\\ b/** @c # d\n!x\n", "a b/c.go")
	f.Fuzz(func(_ *testing.T, text, file string) { Parse([]byte(text)).Of(file) })
}
