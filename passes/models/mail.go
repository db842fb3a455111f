package models

// Mail. Next to none of these APIs takes a key: a Message-ID that stays the
// same helps a mail reader to fold two copies, it does not stop the second one.

const (
	noteManyMails = "one call sends several messages: some may be out when it fails"
	noteMessageID = "SetMessageIDWithValue makes copies recognizable, nobody drops them"
)

var smtpRows = []Row{
	// func SendMail(addr string, a Auth, from string, to []string, msg []byte) error
	{Symbol: "net/smtp.SendMail", Kind: Effect, Effect: Mail, Body: 5, Keyless: true},

	// func (c *Client) Data() (io.WriteCloser, error); the message goes out when the writer is closed
	{Symbol: "(*net/smtp.Client).Data", Kind: Effect, Effect: Mail, Keyless: true},

	// func (c *Client) Rcpt(to string) error; whom the message is for tells two apart
	{Symbol: "(*net/smtp.Client).Rcpt", Kind: Setter, Slot: "to", Value: 1},

	// func (c *Client) Mail(from string) error
	{Symbol: "(*net/smtp.Client).Mail", Kind: Setter, Slot: "from", Value: 1},
}

var mailRows = []Row{
	// func (d *Dialer) DialAndSend(m ...*Message) error
	{Symbol: "(*gopkg.in/gomail.Dialer).DialAndSend", Kind: Effect, Effect: Mail, Body: 1, Keyless: true, Note: noteManyMails},

	// func Send(s Sender, msg ...*Message) error
	{Symbol: "gopkg.in/gomail.Send", Kind: Effect, Effect: Mail, Body: 2, Keyless: true, Note: noteManyMails},

	// func SendCustomFrom(s Sender, smtp_from string, msg ...*Message) error; of a fork
	{Symbol: "github.com/gophish/gomail.SendCustomFrom", Kind: Effect, Effect: Mail, Body: 3, Keyless: true, Note: noteManyMails},

	// type Sender interface { Send(from string, to []string, msg io.WriterTo) error }
	{Symbol: "(gopkg.in/gomail.Sender).Send", Kind: Effect, Effect: Mail, Body: 3, Keyless: true},

	// func (f SendFunc) Send(from string, to []string, msg io.WriterTo) error
	{Symbol: "(gopkg.in/gomail.SendFunc).Send", Kind: Effect, Effect: Mail, Body: 3, Keyless: true},

	// func (m *Message) SetHeader(field string, value ...string)
	{Symbol: "(*gopkg.in/gomail.Message).SetHeader", Kind: Setter, NameArg: 1, Value: 2},

	// func (m *Message) SetBody(contentType, body string, settings ...PartSetting)
	{Symbol: "(*gopkg.in/gomail.Message).SetBody", Kind: Setter, Slot: "body", Value: 2},

	// func (c *Client) DialAndSend(messages ...*Msg) error
	{Symbol: "(*github.com/wneessen/go-mail.Client).DialAndSend", Kind: Effect, Effect: Mail, Body: 1, Keyless: true, Note: noteMessageID},

	// func (c *Client) DialAndSendWithContext(ctx context.Context, messages ...*Msg) (err error)
	{Symbol: "(*github.com/wneessen/go-mail.Client).DialAndSendWithContext", Kind: Effect, Effect: Mail, Body: 2, Keyless: true, Note: noteMessageID},

	// func (c *Client) Send(messages ...*Msg) (returnErr error)
	{Symbol: "(*github.com/wneessen/go-mail.Client).Send", Kind: Effect, Effect: Mail, Body: 1, Keyless: true, Note: noteMessageID},

	// func (c *Client) SendWithSMTPClient(client *smtp.Client, messages ...*Msg) (returnErr error)
	{Symbol: "(*github.com/wneessen/go-mail.Client).SendWithSMTPClient", Kind: Effect, Effect: Mail, Body: 2, Keyless: true, Note: noteMessageID},

	// func QuickSend(addr string, auth *AuthData, from string, rcpts []string, subject string, content []byte) (*Msg, error)
	{Symbol: "github.com/wneessen/go-mail.QuickSend", Kind: Effect, Effect: Mail, Body: 6, Keyless: true},

	// func (m *Msg) SetMessageIDWithValue(messageID string)
	{Symbol: "(*github.com/wneessen/go-mail.Msg).SetMessageIDWithValue", Kind: Setter, Slot: "SetMessageIDWithValue", Value: 1},

	// func (e *Email) Send(addr string, a smtp.Auth) error
	{Symbol: "(*github.com/jordan-wright/email.Email).Send", Kind: Effect, Effect: Mail, Keyless: true},

	// func (e *Email) SendWithTLS(addr string, a smtp.Auth, t *tls.Config) error
	{Symbol: "(*github.com/jordan-wright/email.Email).SendWithTLS", Kind: Effect, Effect: Mail, Keyless: true},

	// func (e *Email) SendWithStartTLS(addr string, a smtp.Auth, t *tls.Config) error
	{Symbol: "(*github.com/jordan-wright/email.Email).SendWithStartTLS", Kind: Effect, Effect: Mail, Keyless: true},

	// func (p *Pool) Send(e *Email, timeout time.Duration) (err error)
	{Symbol: "(*github.com/jordan-wright/email.Pool).Send", Kind: Effect, Effect: Mail, Body: 1, Keyless: true},

	// func (cl *Client) Send(email *mail.SGMailV3) (*rest.Response, error)
	{Symbol: "(*github.com/sendgrid/sendgrid-go.Client).Send", Kind: Effect, Effect: Mail, Body: 1, Keyless: true},

	// func (cl *Client) SendWithContext(ctx context.Context, email *mail.SGMailV3) (*rest.Response, error)
	{Symbol: "(*github.com/sendgrid/sendgrid-go.Client).SendWithContext", Kind: Effect, Effect: Mail, Body: 2, Keyless: true},

	// func API(request rest.Request) (*rest.Response, error)
	{Symbol: "github.com/sendgrid/sendgrid-go.API", Kind: Effect, Effect: Mail, Body: 1, Keyless: true},

	// func MakeRequest(request rest.Request) (*rest.Response, error)
	{Symbol: "github.com/sendgrid/sendgrid-go.MakeRequest", Kind: Effect, Effect: Mail, Body: 1, Keyless: true},

	// func MakeRequestWithContext(ctx context.Context, request rest.Request) (*rest.Response, error)
	{Symbol: "github.com/sendgrid/sendgrid-go.MakeRequestWithContext", Kind: Effect, Effect: Mail, Body: 2, Keyless: true},

	// func MakeRequestRetry(request rest.Request) (*rest.Response, error)
	{Symbol: "github.com/sendgrid/sendgrid-go.MakeRequestRetry", Kind: Effect, Effect: Mail, Body: 1, Keyless: true, Note: "repeats itself up to 5 times when rate limited"},

	// func MakeRequestAsync(request rest.Request) (chan *rest.Response, chan error)
	{Symbol: "github.com/sendgrid/sendgrid-go.MakeRequestAsync", Kind: Effect, Effect: Mail, Body: 1, Keyless: true, Async: true},

	// type Mailgun interface { Send(ctx context.Context, m *Message) (mes string, id string, err error) }
	{Symbol: "(github.com/mailgun/mailgun-go.Mailgun).Send", Kind: Effect, Effect: Mail, Body: 2, Keyless: true},

	// type Mailgun interface { ReSend(ctx context.Context, id string, recipients ...string) (string, string, error) }
	{Symbol: "(github.com/mailgun/mailgun-go.Mailgun).ReSend", Kind: Effect, Effect: Mail, Body: 2, Keyless: true},

	// func (mg *MailgunImpl) Send(ctx context.Context, m *Message) (mes, id string, err error)
	{Symbol: "(*github.com/mailgun/mailgun-go.MailgunImpl).Send", Kind: Effect, Effect: Mail, Body: 2, Keyless: true},

	// func (mg *MailgunImpl) ReSend(ctx context.Context, url string, recipients ...string) (msg, id string, err error)
	{Symbol: "(*github.com/mailgun/mailgun-go.MailgunImpl).ReSend", Kind: Effect, Effect: Mail, Body: 2, Keyless: true},
}

const noteResend = "takes no key: SendWithOptions does"

var resendKeys = []Slot{{SlotField, 2, "IdempotencyKey", false}}

var resendGroups = []group{
	// func (s *EmailsSvcImpl) Send(params *SendEmailRequest) (*SendEmailResponse, error)
	{"github.com/resend/resend-go", `EmailsSvc.Send *EmailsSvcImpl.Send BatchSvc.Send *BatchSvcImpl.Send`,
		Row{Kind: Effect, Effect: Mail, Body: 1, Keyless: true, Note: noteResend}},

	// func (s *EmailsSvcImpl) SendWithContext(ctx context.Context, params *SendEmailRequest) (*SendEmailResponse, error)
	{"github.com/resend/resend-go", `EmailsSvc.SendWithContext *EmailsSvcImpl.SendWithContext
		BatchSvc.SendWithContext *BatchSvcImpl.SendWithContext`,
		Row{Kind: Effect, Effect: Mail, Body: 2, Keyless: true, Note: noteResend}},

	// func (s *EmailsSvcImpl) SendWithOptions(ctx context.Context, params *SendEmailRequest, options *SendEmailOptions) (*SendEmailResponse, error)
	{"github.com/resend/resend-go", `EmailsSvc.SendWithOptions *EmailsSvcImpl.SendWithOptions
		BatchSvc.SendWithOptions *BatchSvcImpl.SendWithOptions`,
		Row{Kind: Effect, Effect: Mail, Body: 2, Keys: resendKeys, Window: "24h"}},

	// func (s *BroadcastsSvcImpl) Send(params *SendBroadcastRequest) (SendBroadcastResponse, error)
	{"github.com/resend/resend-go", `BroadcastsSvc.Send *BroadcastsSvcImpl.Send`,
		Row{Kind: Effect, Effect: Mail, Body: 1, Keyless: true}},

	// func (s *BroadcastsSvcImpl) SendWithContext(ctx context.Context, params *SendBroadcastRequest) (SendBroadcastResponse, error)
	{"github.com/resend/resend-go", `BroadcastsSvc.SendWithContext *BroadcastsSvcImpl.SendWithContext`,
		Row{Kind: Effect, Effect: Mail, Body: 2, Keyless: true}},
}

var mailGroups = []group{
	// func (m *Mailer) Mail(to, subjectTemplate, templateURL, defaultTemplate string, templateData map[string]interface{}) error
	{"github.com/netlify/mailme", `*Mailer.Mail`, Row{Kind: Effect, Effect: Mail, Body: 5, Keyless: true}},

	// func (client *Client) SendEmail(ctx context.Context, email Email) (EmailResponse, error)
	{"github.com/mrz1836/postmark", `*Client.SendEmail *Client.SendEmailBatch *Client.SendTemplatedEmail *Client.SendTemplatedEmailBatch`,
		Row{Kind: Effect, Effect: Mail, Body: 2, Keyless: true}},

	// func (c *Client) SendEmail(ctx context.Context, params *SendEmailInput, optFns ...func(*Options)) (*SendEmailOutput, error)
	{"github.com/aws/aws-sdk-go-v2/service/ses", `*Client.SendEmail *Client.SendRawEmail *Client.SendTemplatedEmail
		*Client.SendBulkTemplatedEmail *Client.SendCustomVerificationEmail *Client.SendBounce`,
		Row{Kind: Effect, Effect: Mail, Body: 2, Keyless: true, Note: noteAWSRetry}},

	// func (c *Client) SendEmail(ctx context.Context, params *SendEmailInput, optFns ...func(*Options)) (*SendEmailOutput, error)
	{"github.com/aws/aws-sdk-go-v2/service/sesv2", `*Client.SendEmail *Client.SendBulkEmail *Client.SendCustomVerificationEmail`,
		Row{Kind: Effect, Effect: Mail, Body: 2, Keyless: true, Note: noteAWSRetry}},

	// func (c *SES) SendEmail(input *SendEmailInput) (*SendEmailOutput, error); SDK version 1
	{"github.com/aws/aws-sdk-go/service/ses", `*SES.SendEmail *SES.SendRawEmail *SES.SendTemplatedEmail *SES.SendBulkTemplatedEmail`,
		Row{Kind: Effect, Effect: Mail, Body: 1, Keyless: true}},

	// func (c *SES) SendEmailWithContext(ctx aws.Context, input *SendEmailInput, opts ...request.Option) (*SendEmailOutput, error)
	{"github.com/aws/aws-sdk-go/service/ses", `*SES.SendEmailWithContext *SES.SendRawEmailWithContext
		*SES.SendTemplatedEmailWithContext *SES.SendBulkTemplatedEmailWithContext`,
		Row{Kind: Effect, Effect: Mail, Body: 2, Keyless: true}},

	// type SESAPI interface { SendEmail(*ses.SendEmailInput) (*ses.SendEmailOutput, error) }
	{"github.com/aws/aws-sdk-go/service/ses/sesiface", `SESAPI.SendEmail SESAPI.SendRawEmail SESAPI.SendTemplatedEmail SESAPI.SendBulkTemplatedEmail`,
		Row{Kind: Effect, Effect: Mail, Body: 1, Keyless: true}},
}
