// Package builds creates its own tables.
package builds

import (
	"database/sql"
	"encoding/json"
	"net/http"
)

const tables = `
CREATE TABLE builds (
	id BIGSERIAL PRIMARY KEY,
	repo TEXT NOT NULL,
	number BIGINT NOT NULL,
	status TEXT NOT NULL,
	UNIQUE (repo, number)
);
CREATE TABLE deliveries (
	id BIGSERIAL PRIMARY KEY,
	request TEXT NOT NULL UNIQUE,
	receipt TEXT,
	status TEXT NOT NULL
);
CREATE TABLE texts (
	id BIGSERIAL PRIMARY KEY,
	body TEXT NOT NULL,
	receipt TEXT UNIQUE,
	last_status TEXT NOT NULL
);`

// Create makes the tables.
func Create(db *sql.DB) error {
	_, err := db.Exec(tables)
	return err
}

// Enter numbers the builds of a repository.
func Enter(db *sql.DB, repo string) error {
	var number int
	if err := db.QueryRow("SELECT MAX(number) FROM builds WHERE repo = $1", repo).Scan(&number); err != nil {
		return err
	}
	_, err := db.Exec("INSERT INTO builds (repo, number, status) VALUES ($1, $2, 'PENDING')", repo, number+1)
	return err
}

// Start lets a build run.
func Start(db *sql.DB, id int64) error {
	_, err := db.Exec("UPDATE builds SET status = 'RUNNING' WHERE id = $1", id)
	return err
}

// End says how it came out.
func End(db *sql.DB, id int64, ok, wait bool) error {
	status := "FAILED"
	if ok {
		status = "DONE"
	}
	if wait {
		status = "BLOCKED"
	}
	_, err := db.Exec("UPDATE builds SET status = $1 WHERE id = $2", status, id)
	return err
}

// Queue shows what runs.
func Queue(db *sql.DB) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		rows, err := db.QueryContext(r.Context(), "SELECT id FROM builds WHERE status IN ('PENDING', 'RUNNING')")
		if err != nil {
			return
		}
		defer rows.Close()
		var all []int64
		for rows.Next() {
			var id int64
			if rows.Scan(&id) == nil {
				all = append(all, id)
			}
		}
		json.NewEncoder(w).Encode(all)
	}
}

// Deliver claims a delivery that the request names.
func Deliver(db *sql.DB, request string) error {
	if _, err := db.Exec("INSERT INTO deliveries (request, status) VALUES ($1, 'NEW')", request); err != nil {
		return err
	}
	res, err := db.Exec("UPDATE deliveries SET status = 'SENDING' WHERE request = $1 AND status = 'NEW'", request)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return err
	}
	if _, err := http.Post("https://post.example.com", "text/plain", nil); err != nil {
		return err
	}
	_, err = db.Exec("UPDATE deliveries SET status = 'SENT' WHERE request = $1", request)
	return err
}

// Write enters a text.
func Write(db *sql.DB, body string) error {
	_, err := db.Exec("INSERT INTO texts (body, last_status) VALUES ($1, 'PENDING')", body)
	return err
}

// Texts sends what waits, and notes the receipts that it gets.
func Texts(db *sql.DB) error {
	rows, err := db.Query("SELECT id FROM texts WHERE last_status = 'PENDING'")
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var id int64
		if err := rows.Scan(&id); err != nil {
			return err
		}
		resp, err := http.Post("https://texts.example.com", "text/plain", nil)
		if err != nil {
			return err
		}
		if _, err := db.Exec("UPDATE texts SET last_status = 'SENT', receipt = $1 WHERE id = $2", resp.Header.Get("Receipt"), id); err != nil {
			return err
		}
	}
	return rows.Err()
}
