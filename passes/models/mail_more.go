package models

// Mail clients beside those of mail.go: SMTP libraries that are less known, and
// the smaller providers.

const emersion = "github.com/emersion/go-smtp"

var moreMailGroups = []group{
	// func SendMail(addr string, a sasl.Client, from string, to []string, r io.Reader) error
	{emersion, `SendMail SendMailTLS`, Row{Kind: Effect, Effect: Mail, Body: 5, Keyless: true}},
	// func (c *Client) SendMail(from string, to []string, r io.Reader) error
	{emersion, `*Client.SendMail`, Row{Kind: Effect, Effect: Mail, Body: 3, Keyless: true}},
	// func (c *Client) Data() (*DataCommand, error); the message goes out when the command is closed
	{emersion, `*Client.Data`, Row{Kind: Effect, Effect: Mail, Keyless: true}},
	// func (c *Client) Rcpt(to string, opts *RcptOptions) error; whom the message is for tells two apart
	{emersion, `*Client.Rcpt`, Row{Kind: Setter, Slot: "to", Value: 1}},
	{emersion, `*Client.Mail`, Row{Kind: Setter, Slot: "from", Value: 1}},

	// func (email *Email) Send(client *SMTPClient) error
	{"github.com/xhit/go-simple-mail", `*Email.Send *Email.SendEnvelopeFrom SendMessage`, Row{Kind: Effect, Effect: Mail, Keyless: true}},

	// func (p *Pool) Send(e Email) error
	{"github.com/knadh/smtppool", `*Pool.Send`, Row{Kind: Effect, Effect: Mail, Body: 1, Keyless: true}},

	// func (client *Client) SendEmail(email Email) (EmailResponse, error)
	{"github.com/keighl/postmark", `*Client.SendEmail *Client.SendEmailBatch *Client.SendTemplatedEmail *Client.SendTemplatedEmailBatch`,
		Row{Kind: Effect, Effect: Mail, Body: 1, Keyless: true}},

	// func (c *Client) SendMail(data *InfoSendMail, options ...RequestOptions) (res *SentResult, err error)
	{"github.com/mailjet/mailjet-apiv3-go", `*Client.SendMail *Client.SendMailV31 *Client.SendMailSMTP`,
		Row{Kind: Effect, Effect: Mail, Body: 1, Keyless: true}},
	// func (c *Client) Get(mr *Request, resp interface{}, options ...RequestOptions) (err error)
	{"github.com/mailjet/mailjet-apiv3-go", `*Client.Get *Client.List *Client.Put *Client.Delete`, Row{Kind: Neutral}},

	// func (c *Client) Send(t *Transmission) (id string, res *Response, err error)
	{"github.com/SparkPost/gosparkpost", `*Client.Send`, Row{Kind: Effect, Effect: Mail, Body: 1, Keyless: true}},
	// func (c *Client) SendContext(ctx context.Context, t *Transmission) (id string, res *Response, err error)
	{"github.com/SparkPost/gosparkpost", `*Client.SendContext`, Row{Kind: Effect, Effect: Mail, Body: 2, Keyless: true}},
}
