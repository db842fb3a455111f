package models

// SMS, push and chat. A second copy reaches a person, and none of these
// services drops it.

const noteFirebase = "the client itself repeats on network errors and 503, up to 4 times"

var twilioRows = []Row{
	// func (c *ApiService) CreateMessage(params *CreateMessageParams) (*ApiV2010Message, error)
	{Symbol: "(*github.com/twilio/twilio-go/rest/api/v2010.ApiService).CreateMessage", Kind: Effect, Effect: SMS, Body: 1, Keyless: true},

	// func (c *ApiService) CreateCall(params *CreateCallParams) (*ApiV2010Call, error)
	{Symbol: "(*github.com/twilio/twilio-go/rest/api/v2010.ApiService).CreateCall", Kind: Effect, Effect: SMS, Body: 1, Keyless: true},

	// func (c *ApiService) CreateVerification(ServiceSid string, params *CreateVerificationParams) (*VerifyV2Verification, error)
	{Symbol: "(*github.com/twilio/twilio-go/rest/verify/v2.ApiService).CreateVerification", Kind: Effect, Effect: SMS, Body: 2, Keyless: true},
}

var notifyGroups = []group{
	// func (c *fcmClient) Send(ctx context.Context, message *Message) (string, error)
	{"firebase.google.com/go/messaging", `*fcmClient.Send *fcmClient.SendEach *fcmClient.SendEachForMulticast *fcmClient.SendAll *fcmClient.SendMulticast`,
		Row{Kind: Effect, Effect: Push, Body: 2, Keyless: true, Note: noteFirebase}},
	{"firebase.google.com/go/messaging", `*fcmClient.SendDryRun *fcmClient.SendEachDryRun *fcmClient.SendEachForMulticastDryRun
		*fcmClient.SendAllDryRun *fcmClient.SendMulticastDryRun`, Row{Kind: Neutral}},

	// func (c *iidClient) SubscribeToTopic(ctx context.Context, tokens []string, topic string) (*TopicManagementResponse, error)
	{"firebase.google.com/go/messaging", `*iidClient.SubscribeToTopic *iidClient.UnsubscribeFromTopic`, Row{Kind: Neutral, Note: "a set: repeated, it changes nothing"}},

	// func (c *Client) Push(n *Notification) (*Response, error)
	{"github.com/sideshow/apns2", `*Client.Push`,
		Row{Kind: Effect, Effect: Push, Body: 1, Keys: []Slot{{SlotField, 0, "CollapseID", true}, {SlotField, 0, "ApnsID", true}}}},
	// func (c *Client) PushWithContext(ctx Context, n *Notification) (*Response, error)
	{"github.com/sideshow/apns2", `*Client.PushWithContext`,
		Row{Kind: Effect, Effect: Push, Body: 2, Keys: []Slot{{SlotField, 1, "CollapseID", true}, {SlotField, 1, "ApnsID", true}}}},

	// func (api *Client) PostMessage(channelID string, options ...MsgOption) (string, string, error)
	{"github.com/slack-go/slack", `*Client.PostMessage *Client.PostMessageWithResponse *Client.PostEphemeral *Client.SendMessage
		*Client.ScheduleMessage`, Row{Kind: Effect, Effect: Chat, Body: 2, Keyless: true}},
	// func (api *Client) PostMessageContext(ctx context.Context, channelID string, options ...MsgOption) (string, string, error)
	{"github.com/slack-go/slack", `*Client.PostMessageContext *Client.PostMessageWithResponseContext *Client.PostEphemeralContext
		*Client.SendMessageContext *Client.ScheduleMessageContext`, Row{Kind: Effect, Effect: Chat, Body: 3, Keyless: true}},
	// func (api *Client) UploadFile(params UploadFileParameters) (*FileSummary, error)
	{"github.com/slack-go/slack", `*Client.UploadFile`, Row{Kind: Effect, Effect: Chat, Body: 1, Keyless: true}},
	{"github.com/slack-go/slack", `*Client.UploadFileContext`, Row{Kind: Effect, Effect: Chat, Body: 2, Keyless: true}},
	// func PostWebhook(url string, msg *WebhookMessage) error
	{"github.com/slack-go/slack", `PostWebhook`, Row{Kind: Effect, Effect: Chat, URL: 1, Body: 2, Keyless: true}},
	// func PostWebhookContext(ctx context.Context, url string, msg *WebhookMessage) error
	{"github.com/slack-go/slack", `PostWebhookContext`, Row{Kind: Effect, Effect: Chat, URL: 2, Body: 3, Keyless: true}},
	// func PostWebhookCustomHTTP(url string, httpClient *http.Client, msg *WebhookMessage) error
	{"github.com/slack-go/slack", `PostWebhookCustomHTTP`, Row{Kind: Effect, Effect: Chat, URL: 1, Body: 3, Keyless: true}},
	// func PostWebhookCustomHTTPContext(ctx context.Context, url string, httpClient *http.Client, msg *WebhookMessage) error
	{"github.com/slack-go/slack", `PostWebhookCustomHTTPContext`, Row{Kind: Effect, Effect: Chat, URL: 2, Body: 4, Keyless: true}},
	// func (api *Client) UpdateMessage(channelID, timestamp string, options ...MsgOption) (string, string, string, error)
	{"github.com/slack-go/slack", `*Client.UpdateMessage *Client.UpdateMessageContext *Client.DeleteMessage *Client.DeleteMessageContext
		*Client.AddReaction *Client.AddReactionContext`, Row{Kind: Neutral, Note: "names the message it changes: repeated, it changes nothing"}},

	// func (s *Session) ChannelMessageSend(channelID string, content string, options ...RequestOption) (*Message, error)
	{"github.com/bwmarrin/discordgo", `*Session.ChannelMessageSend *Session.ChannelMessageSendTTS *Session.ChannelMessageSendEmbed
		*Session.ChannelMessageSendEmbeds *Session.ChannelMessageSendReply`, Row{Kind: Effect, Effect: Chat, Body: 2, Keyless: true}},
	// func (s *Session) ChannelMessageSendComplex(channelID string, data *MessageSend, options ...RequestOption) (st *Message, err error)
	{"github.com/bwmarrin/discordgo", `*Session.ChannelMessageSendComplex`, Row{Kind: Effect, Effect: Chat, Body: 2, Keyless: true}},
	// func (s *Session) WebhookExecute(webhookID, token string, wait bool, data *WebhookParams, options ...RequestOption) (st *Message, err error)
	{"github.com/bwmarrin/discordgo", `*Session.WebhookExecute`, Row{Kind: Effect, Effect: Chat, Body: 4, Keyless: true}},

	// func (bot *BotAPI) Send(c Chattable) (Message, error)
	{"github.com/go-telegram-bot-api/telegram-bot-api", `*BotAPI.Send *BotAPI.SendMediaGroup *BotAPI.CopyMessage`,
		Row{Kind: Effect, Effect: Chat, Body: 1, Keyless: true}},
}
