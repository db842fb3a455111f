// Package e2e answers: does the built program do under other programs what it
// does alone?
//
// Its tests build dualwrite and run it as users do: under the go command, with a
// cache that machines share, behind reviewdog, from the files that the
// documentation says can be copied. What can't be run here is skipped, and the
// test says that nothing was tested.
package e2e
