// Package libraries imports every library that dualwrite models, one file for a
// family, so that their real declarations are at hand: the tests check each row
// of the built-in models against them.
//
// A library that takes minutes to download lives in the module next door, heavy.
package libraries
