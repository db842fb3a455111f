package models

// goCloudPubsubRows models gocloud.dev/pubsub.
var goCloudPubsubRows = []Row{
	// func (*Topic) Send(ctx context.Context, m *Message) (err error)
	{Symbol: "(*gocloud.dev/pubsub.Topic).Send", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "Metadata", true}, {SlotField, 1, "Body", true}}, Keyless: true, Body: 2},
	// func (*Subscription) Receive(ctx context.Context) (_ *Message, err error)
	{Symbol: "(*gocloud.dev/pubsub.Subscription).Receive", Kind: Fetch},
	// func (*Message) Ack()
	{Symbol: "(*gocloud.dev/pubsub.Message).Ack", Kind: Ack},
	// func (*Message) Nack()
	{Symbol: "(*gocloud.dev/pubsub.Message).Nack", Kind: Nack},
}
