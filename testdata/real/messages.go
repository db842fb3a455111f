package libraries

// Mail, SMS, push and chat.
import (
	_ "github.com/aws/aws-sdk-go-v2/service/ses"
	_ "github.com/aws/aws-sdk-go-v2/service/sesv2"
	_ "github.com/bwmarrin/discordgo"
	_ "github.com/go-telegram-bot-api/telegram-bot-api/v5"
	_ "github.com/gophish/gomail"
	_ "github.com/jordan-wright/email"
	_ "github.com/mailgun/mailgun-go/v4"
	_ "github.com/mrz1836/postmark"
	_ "github.com/netlify/mailme"
	_ "github.com/resend/resend-go/v2"
	_ "github.com/resend/resend-go/v3"
	_ "github.com/sendgrid/sendgrid-go"
	_ "github.com/sideshow/apns2"
	_ "github.com/slack-go/slack"
	_ "github.com/svix/svix-webhooks/go"
	_ "github.com/twilio/twilio-go/rest/api/v2010"
	_ "github.com/twilio/twilio-go/rest/verify/v2"
	_ "github.com/wneessen/go-mail"
	_ "gopkg.in/gomail.v2"
)
