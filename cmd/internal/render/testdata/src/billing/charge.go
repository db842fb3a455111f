package billing

// Collect charges an invoice and records it.
func Collect(g Gateway, s Store, id string) error {
	if err := /* größer 🙂 */ g.Charge(id); err != nil {
		return err
	}
	return s.MarkPaid(
		id,
	)
}
