// Package analyzers answers: which rules are there, and how does a Go program run
// them?
//
// A rule is an ordinary analyzer of golang.org/x/tools/go/analysis, in a package
// of its own. All of them are in Suite:
//
//	multichecker.Main(append(analyzers.Suite, config.Analyzer)...)
//
// and one alone is named by its import path, as Bazel's nogo does it:
//
//	singlechecker.Main(effectrecord.Analyzer) // github.com/dualwrite/dualwrite/analyzers/effectrecord
//
// It is the only place where a rule is registered: commands, plugins,
// documentation and tests start from here.
//
// # Settings
//
// The rules take their settings from config.Analyzer of
// github.com/dualwrite/dualwrite/passes/config. By itself it reads the
// .dualwrite.yml of the module that a package belongs to. Its flags go before:
// file names another one, settings is the text of one, and confidence is the
// level. A driver offers these flags only if config.Analyzer is among its
// analyzers. A rule does not know that it is disabled, since a driver has its own
// way to leave it out: see Enabled.
//
// # What a foreign driver sees
//
// It looks at one package at a time. What functions of imported packages do comes
// as facts; what implements an interface somewhere else does not. The file that
// the command dualwrite models writes fills that gap.
//
// # What stays
//
// Suite, Enabled, the types of a finding, the variable Analyzer of each rule's
// package, its name, and the flags and keys of the configuration change only with
// a major version. The result of a rule is a slice of Finding. Everything else below
// passes is there to be used by the rules, and may change with them; messages and
// the number of findings may change with every release.
package analyzers
