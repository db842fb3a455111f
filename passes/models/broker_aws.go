package models

// awsBrokerRows models the queues, topics and streams of github.com/aws/aws-sdk-go-v2. The SDK
// sends up to three times.
var awsBrokerRows = []Row{
	// func (*Client) SendMessage(ctx context.Context, params *SendMessageInput, optFns ...func(*Options)) (*SendMessageOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go-v2/service/sqs.Client).SendMessage", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "MessageDeduplicationId", false}, {SlotField, 1, "MessageBody", true}, {SlotField, 1, "MessageAttributes", true}}, Body: 2, Bound: Bound{Attempts: 3}, Window: "5m"},
	// func (*Client) SendMessageBatch(ctx context.Context, params *SendMessageBatchInput, optFns ...func(*Options)) (*SendMessageBatchOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go-v2/service/sqs.Client).SendMessageBatch", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "Entries.MessageDeduplicationId", false}, {SlotField, 1, "Entries.MessageBody", true}}, Body: 2, Bound: Bound{Attempts: 3}, Window: "5m"},
	// func (*Client) ReceiveMessage(ctx context.Context, params *ReceiveMessageInput, optFns ...func(*Options)) (*ReceiveMessageOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go-v2/service/sqs.Client).ReceiveMessage", Kind: Fetch},
	// func (*Client) DeleteMessage(ctx context.Context, params *DeleteMessageInput, optFns ...func(*Options)) (*DeleteMessageOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go-v2/service/sqs.Client).DeleteMessage", Kind: Ack, Of: 2},
	// func (*Client) DeleteMessageBatch(ctx context.Context, params *DeleteMessageBatchInput, optFns ...func(*Options)) (*DeleteMessageBatchOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go-v2/service/sqs.Client).DeleteMessageBatch", Kind: Ack, Of: 2},
	// func (*Client) ChangeMessageVisibility(ctx context.Context, params *ChangeMessageVisibilityInput, optFns ...func(*Options)) (*ChangeMessageVisibilityOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go-v2/service/sqs.Client).ChangeMessageVisibility", Kind: Nack, Of: 2},
	// func (*Client) ChangeMessageVisibilityBatch(ctx context.Context, params *ChangeMessageVisibilityBatchInput, optFns ...func(*Options)) (*ChangeMessageVisibilityBatchOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go-v2/service/sqs.Client).ChangeMessageVisibilityBatch", Kind: Nack, Of: 2},
	// func (*Client) Publish(ctx context.Context, params *PublishInput, optFns ...func(*Options)) (*PublishOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go-v2/service/sns.Client).Publish", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "MessageDeduplicationId", false}, {SlotField, 1, "Message", true}, {SlotField, 1, "MessageAttributes", true}}, Body: 2, Bound: Bound{Attempts: 3}, Window: "5m"},
	// func (*Client) PublishBatch(ctx context.Context, params *PublishBatchInput, optFns ...func(*Options)) (*PublishBatchOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go-v2/service/sns.Client).PublishBatch", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "PublishBatchRequestEntries.MessageDeduplicationId", false}, {SlotField, 1, "PublishBatchRequestEntries.Message", true}}, Body: 2, Bound: Bound{Attempts: 3}, Window: "5m"},
	// func (*Client) PutEvents(ctx context.Context, params *PutEventsInput, optFns ...func(*Options)) (*PutEventsOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go-v2/service/eventbridge.Client).PutEvents", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "Entries.Detail", true}}, Keyless: true, Body: 2, Bound: Bound{Attempts: 3}},
	// func (*Client) PutRecord(ctx context.Context, params *PutRecordInput, optFns ...func(*Options)) (*PutRecordOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go-v2/service/kinesis.Client).PutRecord", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "Data", true}}, Keyless: true, Body: 2, Bound: Bound{Attempts: 3}},
	// func (*Client) PutRecords(ctx context.Context, params *PutRecordsInput, optFns ...func(*Options)) (*PutRecordsOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go-v2/service/kinesis.Client).PutRecords", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "Records.Data", true}}, Keyless: true, Body: 2, Bound: Bound{Attempts: 3}},
	// func (*Client) GetRecords(ctx context.Context, params *GetRecordsInput, optFns ...func(*Options)) (*GetRecordsOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go-v2/service/kinesis.Client).GetRecords", Kind: Fetch},
}
