package async

import (
	"bytes"
	"context"
	"database/sql"
	"fmt"
	"io"
	"net/http"
)

type probe struct {
	Provider string
	OK       bool
}

// Relay hands the requests of its clients to providers and switches off those
// that fail.
type Relay struct {
	db     *sql.DB
	client *http.Client
	base   string
	health chan probe
}

func (r *Relay) Start(mux *http.ServeMux) {
	mux.HandleFunc("POST /complete/{provider}", r.OkComplete)
	mux.HandleFunc("POST /orders/{id}/ship", r.BadShip)
	go r.watch()
}

func (r *Relay) watch() {
	for p := range r.health {
		if !p.OK {
			_, _ = r.db.Exec("UPDATE providers SET status = 'disabled' WHERE id = ?", p.Provider)
		}
	}
}

// OkComplete says how the provider is. That is no record of this request.
func (r *Relay) OkComplete(_ http.ResponseWriter, c *http.Request) {
	body, err := io.ReadAll(c.Body)
	if err != nil {
		return
	}
	err = r.post(c.Context(), fmt.Sprintf("/%s/complete", c.PathValue("provider")), body)
	r.health <- probe{Provider: c.PathValue("provider"), OK: err == nil}
}

// BadShip writes down beside itself that the order was shipped.
func (r *Relay) BadShip(_ http.ResponseWriter, c *http.Request) {
	id := c.PathValue("id")
	if err := r.post(c.Context(), "/ship/"+id, []byte(id)); err != nil { // want `Relay.post is repeated after a crash: orders.status is written later`
		return
	}
	go func() { _, _ = r.db.Exec("UPDATE orders SET status = 'shipped' WHERE id = ?", id) }()
}

func (r *Relay) post(ctx context.Context, path string, body []byte) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, r.base+path, bytes.NewReader(body))
	if err != nil {
		return err
	}
	resp, err := r.client.Do(req)
	if err != nil {
		return err
	}
	return resp.Body.Close()
}
