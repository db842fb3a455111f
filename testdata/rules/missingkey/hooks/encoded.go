package hooks

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
)

type report struct {
	ReportID string `json:"report_id"`
	Text     string `json:"text"`
}

// OkEncoded names the report in a body that an encoder wrote.
func (s *Sender) OkEncoded(ctx context.Context, row *report) error {
	var err error
	for range 3 {
		var buf bytes.Buffer
		if err = json.NewEncoder(&buf).Encode(report{ReportID: row.ReportID, Text: row.Text}); err != nil {
			return err
		}
		if err = s.sendReport(ctx, &buf); err == nil {
			return nil
		}
	}
	return err
}

func (s *Sender) sendReport(ctx context.Context, body *bytes.Buffer) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "https://reports.example/v1/reports", body)
	if err != nil {
		return err
	}
	res, err := s.http.Do(req) // want:low `Client.Do is called without`
	if err != nil {
		return err
	}
	return res.Body.Close()
}
