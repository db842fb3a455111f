// Package request has the orders that package defaults works on.
package request

// Payment is an order as it comes in.
type Payment struct {
	ID       uint
	Kind     string
	Customer string
	Cents    int64
	Dry      bool
	Provider *string
}

// SetDefaults completes what was left out.
func (p *Payment) SetDefaults() {
	if p.Kind == "" {
		p.Kind = "letter"
	}
}

// Letter makes p a letter, whatever it was.
func (p *Payment) Letter() { p.Kind = "letter" }
