package models

// Push, chat and SMS beside those of notify.go.

const (
	telebot = "gopkg.in/telebot"
	tgbot   = "github.com/go-telegram/bot"
	fcm     = "github.com/appleboy/go-fcm"
	webpush = "github.com/SherClockHolmes/webpush-go"
	line    = "github.com/line/line-bot-sdk-go/linebot/messaging_api"
)

const noteTopic = "a newer message under one Options.Topic replaces one that waits, not one that was delivered"

var moreNotifyGroups = []group{
	// func SendNotification(message []byte, s *Subscription, options *Options) (*http.Response, error)
	{webpush, `SendNotification`, Row{Kind: Effect, Effect: Push, Body: 1, Keys: []Slot{{SlotField, 2, "Topic", true}}, Note: noteTopic}},
	// func SendNotificationWithContext(ctx context.Context, message []byte, s *Subscription, options *Options) (*http.Response, error)
	{webpush, `SendNotificationWithContext`, Row{Kind: Effect, Effect: Push, Body: 2, Keys: []Slot{{SlotField, 3, "Topic", true}}, Note: noteTopic}},

	// func (c *Client) Send(ctx context.Context, message ...*messaging.Message) (*messaging.BatchResponse, error)
	{fcm, `*Client.Send *Client.SendMulticast`, Row{Kind: Effect, Effect: Push, Body: 2, Keyless: true}},
	{fcm, `*Client.SendDryRun *Client.SendMulticastDryRun *Client.SubscribeTopic *Client.UnsubscribeTopic`, Row{Kind: Neutral}},

	// func (b *Bot) Send(to Recipient, what interface{}, opts ...interface{}) (*Message, error)
	{telebot, `*Bot.Send *Bot.SendAlbum *Bot.Reply *Bot.Forward *Bot.Copy`, Row{Kind: Effect, Effect: Chat, Body: 2, Keyless: true}},
	// func (b *Bot) Edit(msg Editable, what interface{}, opts ...interface{}) (*Message, error)
	{telebot, `*Bot.Edit *Bot.EditReplyMarkup *Bot.EditCaption *Bot.EditMedia *Bot.Delete *Bot.Notify *Bot.Pin *Bot.Unpin`,
		Row{Kind: Neutral, Note: "names the message it changes: repeated, it changes nothing"}},

	// func (b *Bot) SendMessage(ctx context.Context, params *SendMessageParams) (*models.Message, error)
	{tgbot, `*Bot.SendMessage *Bot.ForwardMessage *Bot.ForwardMessages *Bot.CopyMessage *Bot.CopyMessages *Bot.SendPhoto *Bot.SendAudio
		*Bot.SendDocument *Bot.SendVideo *Bot.SendAnimation *Bot.SendVoice *Bot.SendVideoNote *Bot.SendMediaGroup *Bot.SendLocation
		*Bot.SendVenue *Bot.SendContact *Bot.SendPoll *Bot.SendDice *Bot.SendSticker *Bot.SendInvoice *Bot.SendGame`,
		Row{Kind: Effect, Effect: Chat, Body: 2, Keyless: true}},
	{tgbot, `*Bot.SendChatAction *Bot.EditMessageText *Bot.DeleteMessage *Bot.AnswerCallbackQuery`, Row{Kind: Neutral}},

	// func (client *MessagingApiAPI) PushMessage(pushMessageRequest *PushMessageRequest, xLineRetryKey string) (*PushMessageResponse, error)
	{line, `*MessagingApiAPI.PushMessage *MessagingApiAPI.Multicast *MessagingApiAPI.Broadcast *MessagingApiAPI.Narrowcast
		*MessagingApiAPI.PushMessageWithHttpInfo *MessagingApiAPI.MulticastWithHttpInfo *MessagingApiAPI.BroadcastWithHttpInfo
		*MessagingApiAPI.NarrowcastWithHttpInfo`,
		Row{Kind: Effect, Effect: Chat, Body: 1, Keys: []Slot{{SlotArg, 1, "xLineRetryKey", false}}, Window: "24h"}},
	// func (client *MessagingApiAPI) ReplyMessage(replyMessageRequest *ReplyMessageRequest) (*ReplyMessageResponse, error)
	{line, `*MessagingApiAPI.ReplyMessage *MessagingApiAPI.ReplyMessageWithHttpInfo`,
		Row{Kind: Effect, Effect: Chat, Body: 1, Keys: []Slot{{SlotField, 0, "ReplyToken", false}}, Note: "a reply token is good for one reply"}},

	// func (n *Notify) Send(ctx context.Context, subject, message string) error
	{"github.com/nikoksr/notify", `*Notify.Send Notifier.Send Send`, Row{Kind: Effect, Effect: Chat, Body: 3, Keyless: true}},

	// func Send(rawURL string, message string) error
	{"github.com/containrrr/shoutrrr", `Send`, Row{Kind: Effect, Effect: Chat, URL: 1, Body: 2, Keyless: true}},
	// func (router *ServiceRouter) Send(message string, params *t.Params) []error
	{"github.com/containrrr/shoutrrr/pkg/router", `*ServiceRouter.Send *ServiceRouter.SendItems`, Row{Kind: Effect, Effect: Chat, Body: 1, Keyless: true}},
	// func (router *ServiceRouter) SendAsync(message string, params *t.Params) chan error
	{"github.com/containrrr/shoutrrr/pkg/router", `*ServiceRouter.SendAsync`, Row{Kind: Effect, Effect: Chat, Body: 1, Keyless: true, Async: true}},
}
