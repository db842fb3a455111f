package models

// Services that send webhooks for others.

var svixRows = []Row{
	// func (message *Message) Create(ctx context.Context, appId string, messageIn models.MessageIn, o *MessageCreateOptions) (*models.MessageOut, error)
	{
		Symbol: "(*github.com/svix/svix-webhooks/go.Message).Create", Kind: Effect, Effect: HTTP, Body: 3, Window: "12h",
		Keys: []Slot{{SlotField, 3, "IdempotencyKey", false}, {SlotField, 2, "EventId", false}},
		Note: "a message with the event id of an earlier one is refused with 409",
	},

	// func (messageAttempt *MessageAttempt) Resend(ctx context.Context, appId string, msgId string, endpointId string, o *MessageAttemptResendOptions) (*models.EmptyResponse, error)
	{
		Symbol: "(*github.com/svix/svix-webhooks/go.MessageAttempt).Resend", Kind: Effect, Effect: HTTP, Verb: "POST",
		Keys: []Slot{{SlotField, 4, "IdempotencyKey", false}},
	},
}
