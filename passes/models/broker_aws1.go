package models

// aws1BrokerRows models the queues and topics of github.com/aws/aws-sdk-go, the first SDK.
var aws1BrokerRows = []Row{
	// func (*SQS) SendMessage(input *SendMessageInput) (*SendMessageOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go/service/sqs.SQS).SendMessage", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 0, "MessageDeduplicationId", false}, {SlotField, 0, "MessageBody", true}}, Body: 1, Bound: Bound{Attempts: 4}, Window: "5m"},
	// func (*SQS) SendMessageWithContext(ctx aws.Context, input *SendMessageInput, opts ...request.Option) (*SendMessageOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go/service/sqs.SQS).SendMessageWithContext", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "MessageDeduplicationId", false}, {SlotField, 1, "MessageBody", true}}, Body: 2, Bound: Bound{Attempts: 4}, Window: "5m"},
	// func (*SQS) SendMessageBatch(input *SendMessageBatchInput) (*SendMessageBatchOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go/service/sqs.SQS).SendMessageBatch", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 0, "Entries.MessageDeduplicationId", false}}, Body: 1, Bound: Bound{Attempts: 4}, Window: "5m"},
	// func (*SQS) SendMessageBatchWithContext(ctx aws.Context, input *SendMessageBatchInput, opts ...request.Option) (*SendMessageBatchOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go/service/sqs.SQS).SendMessageBatchWithContext", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "Entries.MessageDeduplicationId", false}}, Body: 2, Bound: Bound{Attempts: 4}, Window: "5m"},
	// func (*SQS) ReceiveMessage(input *ReceiveMessageInput) (*ReceiveMessageOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go/service/sqs.SQS).ReceiveMessage", Kind: Fetch},
	// func (*SQS) ReceiveMessageWithContext(ctx aws.Context, input *ReceiveMessageInput, opts ...request.Option) (*ReceiveMessageOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go/service/sqs.SQS).ReceiveMessageWithContext", Kind: Fetch},
	// func (*SQS) DeleteMessage(input *DeleteMessageInput) (*DeleteMessageOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go/service/sqs.SQS).DeleteMessage", Kind: Ack, Of: 1},
	// func (*SQS) DeleteMessageBatch(input *DeleteMessageBatchInput) (*DeleteMessageBatchOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go/service/sqs.SQS).DeleteMessageBatch", Kind: Ack, Of: 1},
	// func (*SQS) DeleteMessageWithContext(ctx aws.Context, input *DeleteMessageInput, opts ...request.Option) (*DeleteMessageOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go/service/sqs.SQS).DeleteMessageWithContext", Kind: Ack, Of: 2},
	// func (*SQS) DeleteMessageBatchWithContext(ctx aws.Context, input *DeleteMessageBatchInput, opts ...request.Option) (*DeleteMessageBatchOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go/service/sqs.SQS).DeleteMessageBatchWithContext", Kind: Ack, Of: 2},
	// func (*SQS) ChangeMessageVisibility(input *ChangeMessageVisibilityInput) (*ChangeMessageVisibilityOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go/service/sqs.SQS).ChangeMessageVisibility", Kind: Nack, Of: 1},
	// func (*SQS) ChangeMessageVisibilityWithContext(ctx aws.Context, input *ChangeMessageVisibilityInput, opts ...request.Option) (*ChangeMessageVisibilityOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go/service/sqs.SQS).ChangeMessageVisibilityWithContext", Kind: Nack, Of: 2},
	// func (SQSAPI) SendMessage(*sqs.SendMessageInput) (*sqs.SendMessageOutput, error)
	{Symbol: "(github.com/aws/aws-sdk-go/service/sqs/sqsiface.SQSAPI).SendMessage", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 0, "MessageDeduplicationId", false}, {SlotField, 0, "MessageBody", true}}, Body: 1, Bound: Bound{Attempts: 4}, Window: "5m"},
	// func (SQSAPI) SendMessageWithContext(aws.Context, *sqs.SendMessageInput, ...request.Option) (*sqs.SendMessageOutput, error)
	{Symbol: "(github.com/aws/aws-sdk-go/service/sqs/sqsiface.SQSAPI).SendMessageWithContext", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "MessageDeduplicationId", false}, {SlotField, 1, "MessageBody", true}}, Body: 2, Bound: Bound{Attempts: 4}, Window: "5m"},
	// func (SQSAPI) ReceiveMessage(*sqs.ReceiveMessageInput) (*sqs.ReceiveMessageOutput, error)
	{Symbol: "(github.com/aws/aws-sdk-go/service/sqs/sqsiface.SQSAPI).ReceiveMessage", Kind: Fetch},
	// func (SQSAPI) ReceiveMessageWithContext(aws.Context, *sqs.ReceiveMessageInput, ...request.Option) (*sqs.ReceiveMessageOutput, error)
	{Symbol: "(github.com/aws/aws-sdk-go/service/sqs/sqsiface.SQSAPI).ReceiveMessageWithContext", Kind: Fetch},
	// func (SQSAPI) DeleteMessage(*sqs.DeleteMessageInput) (*sqs.DeleteMessageOutput, error)
	{Symbol: "(github.com/aws/aws-sdk-go/service/sqs/sqsiface.SQSAPI).DeleteMessage", Kind: Ack, Of: 1},
	// func (SQSAPI) DeleteMessageWithContext(aws.Context, *sqs.DeleteMessageInput, ...request.Option) (*sqs.DeleteMessageOutput, error)
	{Symbol: "(github.com/aws/aws-sdk-go/service/sqs/sqsiface.SQSAPI).DeleteMessageWithContext", Kind: Ack, Of: 2},
	// func (*SNS) Publish(input *PublishInput) (*PublishOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go/service/sns.SNS).Publish", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 0, "MessageDeduplicationId", false}, {SlotField, 0, "Message", true}}, Body: 1, Bound: Bound{Attempts: 4}, Window: "5m"},
	// func (*SNS) PublishWithContext(ctx aws.Context, input *PublishInput, opts ...request.Option) (*PublishOutput, error)
	{Symbol: "(*github.com/aws/aws-sdk-go/service/sns.SNS).PublishWithContext", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotField, 1, "MessageDeduplicationId", false}, {SlotField, 1, "Message", true}}, Body: 2, Bound: Bound{Attempts: 4}, Window: "5m"},
}
