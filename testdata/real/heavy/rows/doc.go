// Package rows checks the rows of the built-in models about the libraries that
// the package above imports. It does not import them itself, so that nothing has
// to be compiled.
package rows
