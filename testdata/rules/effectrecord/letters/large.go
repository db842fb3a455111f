package letters

import (
	"context"
	"database/sql"
	"strings"

	"gopkg.in/gomail.v2"
)

type job struct {
	ID    int64
	Title string
	Text  string
	Alias string
}

// BadNewsletter puts a message together from so many pieces that how it was made is
// beyond telling; what it is about is not.
func (p *Post) BadNewsletter(ctx context.Context, db *sql.DB, jobs []*job) error {
	for _, j := range jobs {
		text := "<p>" + j.Title + "</p>"
		if strings.HasPrefix(j.Title, "A") {
			text = "<h1>" + strings.ToUpper(j.Title) + "</h1>" + "<p>" + j.Alias + "</p>" + text + j.Alias + "<br>" + j.Text
		}
		text = "<div>" + text + "</div>" + j.Text + "<hr>" + strings.TrimSpace(j.Text) + "<i>" + j.Alias + "</i>" + text
		text = "<div>" + text + "</div>" + j.Text + "<hr>" + strings.TrimSpace(text) + "<i>" + j.Alias + "</i>" + text
		text = "<div>" + text + "</div>" + j.Text + "<hr>" + strings.TrimSpace(text) + "<i>" + j.Alias + "</i>" + text
		m := gomail.NewMessage()
		m.SetBody("text/html", text)
		if err := p.dial.DialAndSend(m); err != nil { // want `Dialer.DialAndSend is repeated after a crash: publish_jobs.status is written later`
			continue
		}
		if _, err := db.ExecContext(ctx, "UPDATE publish_jobs SET status = 'done' WHERE id = ?", j.ID); err != nil {
			return err
		}
	}
	return nil
}
