// Package handed reads orders and hands them over.
package handed

import (
	"net/http"
	"strconv"

	"dualwrite.test/rules/checkthenact/handed/order"
)

type Handler struct{ orders *order.Orders }

func (h *Handler) Pay(w http.ResponseWriter, r *http.Request) {
	id, _ := strconv.ParseInt(r.PathValue("id"), 10, 64)
	o, err := h.orders.Load(r.Context(), id)
	if err == nil {
		err = h.orders.BadPay(r.Context(), o)
	}
	if err != nil {
		http.Error(w, err.Error(), http.StatusConflict)
	}
}

func (h *Handler) PayAsked(w http.ResponseWriter, r *http.Request) {
	id, _ := strconv.ParseInt(r.PathValue("id"), 10, 64)
	o, err := h.orders.LoadAsked(r.Context(), id)
	if err == nil {
		err = h.orders.OkPay(r.Context(), o)
	}
	if err != nil {
		http.Error(w, err.Error(), http.StatusConflict)
	}
}
