package insert

import "testing"

// OkSuite is run by the tests of implementations, wherever they stand.
func OkSuite(t *testing.T, c *Consumer, trip string) {
	if _, err := c.db.ExecContext(t.Context(), "INSERT INTO ui_suite_entries (trip_id) VALUES (?)", trip); err != nil {
		t.Fatal(err)
	}
}
