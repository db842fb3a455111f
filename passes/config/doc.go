// Package config answers: what does this project want to be told?
//
// The answer is a file called .dualwrite.yml beside the go.mod or go.work:
//
//	confidence: high            # low, medium (default) or high
//	enable: [effectrecord]      # rules to run although they are off, by default or elsewhere
//	disable: [lockonly]
//	tests: true                 # report on test files too
//	exclude: [internal/legacy, "**/mock_*.go"]
//	generated: drop             # report (default), caller or drop
//	schema: [db/migrations]     # SQL that declares tables and unique keys
//	models:
//	  - func: (*example.com/pay.Client).Charge
//	    kind: effect
//	    effect: payment
//	    keys: [{kind: arg, arg: 3}]
//	forks:
//	  github.com/acme/sqlx: github.com/jmoiron/sqlx # the models of the second hold for the first
//	  github.com/acme/queue: false                  # is no fork, whatever it looks like
//	models-files: [dualwrite.models.yml]
//	accept:
//	  - rule: txeffect
//	    path: billing/legacy
//	    reason: is switched off in March
//
// The same keys work under golangci-lint's settings. A file that is not fully
// understood is refused as a whole, with the line and the remedy: a misspelt key
//
//	disabled: [lockonly]
//
// would otherwise change nothing and look as if it did.
//
// The command dualwrite init writes a first file, in which everything is switched
// off, with what it saw of the program. check warns of entries that do nothing:
// models of functions that the program does not have, accepted hazards whose path
// matches no file or where there is no finding, and files such as .dualwrite.yaml
// that only look like the configuration. It says so only when it has seen the
// whole module without errors; a models file, which several projects may share,
// is named only if none of its functions exists.
//
// A fork of a library with models needs no entry under forks if it keeps nearly
// all names under a path that ends like the library's; check -v lists those that
// were recognised, and forks: false ends it.
//
// With generated: caller, a finding in a file that says "Code generated … DO NOT
// EDIT." is shown at the nearest call that a person wrote, in whatever package,
// and not at all if there is none.
//
// # Class of analysis
//
// None: it reads files, within limits of size and number, and expands neither
// YAML aliases nor merge keys.
//
// # Deliberate silences
//
// A project without a file gets the defaults. Files in folders above the module
// or workspace do not count, so that a checkout means the same everywhere; a
// folder called testdata is a border too, as it is for the go command. Without
// the key schema, SQL is looked for in folders called migrations, schema and the
// like; what is below a testdata folder there is left out.
package config
