package coverage

import (
	"fmt"
	"io"
)

// Write tells people what was seen.
func (s *Summary) Write(w io.Writer) error {
	e, c := s.Effects, s.Calls
	_, err := fmt.Fprintf(w, `%d functions in %d packages summarised
%d effects known by a model, %d by a declaration, %d by receiver and method name, %d by method name alone; %d records
calls through interfaces and function values: %d resolved, %d declared, %d guessed by name, %d unresolved
`, s.Functions, s.Packages, e.Modelled, e.Declared, e.Names, e.Name, s.Records, c.Resolved, c.Declared, c.Guessed, c.Unresolved)
	for _, f := range s.Forks {
		if err == nil {
			_, err = fmt.Fprintf(w, "%s is taken for a fork of %s; forks in .dualwrite.yml can say otherwise\n", f.Path, f.Library)
		}
	}
	if s.Capped > 0 && err == nil {
		_, err = fmt.Fprintf(w, "%d functions lead to more than is followed:\n", s.Capped)
	}
	for _, id := range s.SeenInPart {
		if err == nil {
			_, err = fmt.Fprintf(w, "  %s\n", id)
		}
	}
	if more := s.Capped - len(s.SeenInPart); more > 0 && err == nil {
		_, err = fmt.Fprintf(w, "  and %d more\n", more)
	}
	if len(s.Unresolved) > 0 && err == nil {
		_, err = fmt.Fprintf(w, "methods nobody can look into; declare them under models in .dualwrite.yml or by a comment:\n")
	}
	for _, u := range s.Unresolved {
		if err == nil {
			_, err = fmt.Fprintf(w, "  %4d calls  %s\n", u.Calls, u.Declare)
		}
	}
	if len(s.Values) > 0 && err == nil {
		_, err = fmt.Fprintf(w, "function values nobody can look into, the most frequent:\n")
	}
	for _, v := range s.Values {
		if err == nil {
			_, err = fmt.Fprintf(w, "  %4d calls  %s\n", v.Calls, v.Name)
		}
	}
	return err
}
