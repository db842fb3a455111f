package increment

import (
	"database/sql"
	"encoding/json"
	"net/http"
)

type Credits struct{ db *sql.DB }

type Meter struct{ db *sql.DB }

type Usage struct{ db *sql.DB }

type topUp struct {
	Account string `json:"account"`
	Cents   int64  `json:"cents"`
}

// ServeHTTP is bad: it adds what the request says; sent twice, it adds twice.
func (b *Credits) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var in topUp
	if err := json.NewDecoder(r.Body).Decode(&in); err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	if _, err := b.db.ExecContext(r.Context(), "UPDATE rq_accounts SET balance = balance + ? WHERE id = ?", in.Cents, in.Account); err != nil { // want `rq_accounts.balance is changed by an amount, not set: it serves a request`
		http.Error(w, err.Error(), http.StatusInternalServerError)
	}
}

// ServeHTTP charges for an answer: the same question again is another answer.
func (b *Meter) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	n, err := w.Write([]byte("answer"))
	if err != nil {
		return
	}
	if _, err := b.db.ExecContext(r.Context(), "UPDATE rq_quotas SET quota = quota - ? WHERE id = ?", n*3, r.PathValue("id")); err != nil { // want:low `rq_quotas.quota is changed by an amount`
		http.Error(w, err.Error(), http.StatusInternalServerError)
	}
}

// ServeHTTP counts for people to look at.
func (b *Usage) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if _, err := b.db.ExecContext(r.Context(), "UPDATE rq_users SET used_quota = used_quota + ?, request_count = request_count + 1 WHERE id = ?", r.ContentLength, r.PathValue("id")); err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
	}
}
