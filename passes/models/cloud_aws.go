package models

// AWS. Many inputs have a token that the SDK fills at random when it is nil:
// that covers the SDK's own retries (3 attempts), never a second run of the
// caller.

const (
	aws          = "github.com/aws/aws-sdk-go-v2/service"
	aws1         = "github.com/aws/aws-sdk-go/service"
	noteAWSRetry = "the SDK repeats a failed call by itself, 3 attempts in all"
	noteAWSToken = "a nil token is filled at random per call, which covers the SDK's own 3 attempts only"
)

var (
	clientToken  = []Slot{{SlotField, 1, "ClientToken", false}}
	requestToken = []Slot{{SlotField, 1, "ClientRequestToken", false}}
	objectKey    = []Slot{{SlotField, 1, "Key", false}}
	objectKey1   = []Slot{{SlotField, 0, "Key", false}}
)

var awsRows = []Row{
	// func (c *Client) StartExecution(ctx context.Context, params *StartExecutionInput, optFns ...func(*Options)) (*StartExecutionOutput, error)
	{Symbol: "(*" + aws + "/sfn.Client).StartExecution", Kind: Effect, Effect: Workflow, Body: 2, Keys: []Slot{{SlotField, 1, "Name", false}}, Window: "2160h", Note: "without a name the execution gets a random one"},

	// func (c *Client) StartSyncExecution(ctx context.Context, params *StartSyncExecutionInput, optFns ...func(*Options)) (*StartSyncExecutionOutput, error)
	{Symbol: "(*" + aws + "/sfn.Client).StartSyncExecution", Kind: Effect, Effect: Workflow, Body: 2, Keys: []Slot{{SlotField, 1, "Name", true}}},

	// func (c *Client) RedriveExecution(ctx context.Context, params *RedriveExecutionInput, optFns ...func(*Options)) (*RedriveExecutionOutput, error)
	{Symbol: "(*" + aws + "/sfn.Client).RedriveExecution", Kind: Effect, Effect: Workflow, Body: 2, Keys: clientToken, Note: noteAWSToken},

	// func (c *Client) SendTaskSuccess(ctx context.Context, params *SendTaskSuccessInput, optFns ...func(*Options)) (*SendTaskSuccessOutput, error)
	{Symbol: "(*" + aws + "/sfn.Client).SendTaskSuccess", Kind: Effect, Effect: Workflow, Body: 2, Keys: []Slot{{SlotField, 1, "TaskToken", false}}},

	// func (c *Client) SendTaskFailure(ctx context.Context, params *SendTaskFailureInput, optFns ...func(*Options)) (*SendTaskFailureOutput, error)
	{Symbol: "(*" + aws + "/sfn.Client).SendTaskFailure", Kind: Effect, Effect: Workflow, Body: 2, Keys: []Slot{{SlotField, 1, "TaskToken", false}}},

	// func (c *Client) Invoke(ctx context.Context, params *InvokeInput, optFns ...func(*Options)) (*InvokeOutput, error)
	{Symbol: "(*" + aws + "/lambda.Client).Invoke", Kind: Effect, Effect: Cloud, Body: 2, Keys: []Slot{{SlotField, 1, "DurableExecutionName", false}, {SlotField, 1, "Payload", true}}, Note: noteAWSRetry},

	// func (c *Client) InvokeAsync(ctx context.Context, params *InvokeAsyncInput, optFns ...func(*Options)) (*InvokeAsyncOutput, error)
	{Symbol: "(*" + aws + "/lambda.Client).InvokeAsync", Kind: Effect, Effect: Cloud, Body: 2, Async: true, Keys: []Slot{{SlotField, 1, "InvokeArgs", true}}},

	// func (c *Client) RunTask(ctx context.Context, params *RunTaskInput, optFns ...func(*Options)) (*RunTaskOutput, error)
	{Symbol: "(*" + aws + "/ecs.Client).RunTask", Kind: Effect, Effect: Cloud, Body: 2, Keys: clientToken, Note: noteAWSToken},

	// func (c *Client) StartTask(ctx context.Context, params *StartTaskInput, optFns ...func(*Options)) (*StartTaskOutput, error)
	{Symbol: "(*" + aws + "/ecs.Client).StartTask", Kind: Effect, Effect: Cloud, Body: 2, Keys: []Slot{{SlotField, 1, "StartedBy", true}}},

	// func (c *Client) CreateService(ctx context.Context, params *CreateServiceInput, optFns ...func(*Options)) (*CreateServiceOutput, error)
	{Symbol: "(*" + aws + "/ecs.Client).CreateService", Kind: Effect, Effect: Cloud, Body: 2, Keys: clientToken},

	// func (c *Client) CreateTaskSet(ctx context.Context, params *CreateTaskSetInput, optFns ...func(*Options)) (*CreateTaskSetOutput, error)
	{Symbol: "(*" + aws + "/ecs.Client).CreateTaskSet", Kind: Effect, Effect: Cloud, Body: 2, Keys: clientToken},

	// func (c *Client) PutObject(ctx context.Context, params *PutObjectInput, optFns ...func(*Options)) (*PutObjectOutput, error)
	{Symbol: "(*" + aws + "/s3.Client).PutObject", Kind: Effect, Effect: Object, Verb: "PUT", Body: 2, Keys: objectKey},

	// func (c *Client) CopyObject(ctx context.Context, params *CopyObjectInput, optFns ...func(*Options)) (*CopyObjectOutput, error)
	{Symbol: "(*" + aws + "/s3.Client).CopyObject", Kind: Effect, Effect: Object, Verb: "PUT", Body: 2, Keys: objectKey},

	// func (c *Client) DeleteObject(ctx context.Context, params *DeleteObjectInput, optFns ...func(*Options)) (*DeleteObjectOutput, error)
	{Symbol: "(*" + aws + "/s3.Client).DeleteObject", Kind: Effect, Effect: Object, Verb: "DELETE", Body: 2, Keys: objectKey},

	// func (c *Client) DeleteObjects(ctx context.Context, params *DeleteObjectsInput, optFns ...func(*Options)) (*DeleteObjectsOutput, error)
	{Symbol: "(*" + aws + "/s3.Client).DeleteObjects", Kind: Effect, Effect: Object, Verb: "DELETE", Body: 2, Keys: []Slot{{SlotField, 1, "Delete", false}}},

	// func (c *Client) CompleteMultipartUpload(ctx context.Context, params *CompleteMultipartUploadInput, optFns ...func(*Options)) (*CompleteMultipartUploadOutput, error)
	{Symbol: "(*" + aws + "/s3.Client).CompleteMultipartUpload", Kind: Effect, Effect: Object, Verb: "PUT", Body: 2, Keys: objectKey},

	// func (u Uploader) Upload(ctx context.Context, input *s3.PutObjectInput, opts ...func(*Uploader)) (*UploadOutput, error)
	{Symbol: "(github.com/aws/aws-sdk-go-v2/feature/s3/manager.Uploader).Upload", Kind: Effect, Effect: Object, Verb: "PUT", Body: 2, Keys: objectKey},

	// func (c *S3) PutObject(input *PutObjectInput) (*PutObjectOutput, error); SDK version 1
	{Symbol: "(*" + aws1 + "/s3.S3).PutObject", Kind: Effect, Effect: Object, Verb: "PUT", Body: 1, Keys: objectKey1},

	// func (c *S3) PutObjectWithContext(ctx aws.Context, input *PutObjectInput, opts ...request.Option) (*PutObjectOutput, error)
	{Symbol: "(*" + aws1 + "/s3.S3).PutObjectWithContext", Kind: Effect, Effect: Object, Verb: "PUT", Body: 2, Keys: objectKey},

	// func (u Uploader) Upload(input *UploadInput, options ...func(*Uploader)) (*UploadOutput, error)
	{Symbol: "(" + aws1 + "/s3/s3manager.Uploader).Upload", Kind: Effect, Effect: Object, Verb: "PUT", Body: 1, Keys: objectKey1},

	// func (u Uploader) UploadWithContext(ctx aws.Context, input *UploadInput, opts ...func(*Uploader)) (*UploadOutput, error)
	{Symbol: "(" + aws1 + "/s3/s3manager.Uploader).UploadWithContext", Kind: Effect, Effect: Object, Verb: "PUT", Body: 2, Keys: objectKey},

	// func (c *Lambda) Invoke(input *InvokeInput) (*InvokeOutput, error)
	{Symbol: "(*" + aws1 + "/lambda.Lambda).Invoke", Kind: Effect, Effect: Cloud, Body: 1, Keys: []Slot{{SlotField, 0, "Payload", true}}},

	// func (c *Lambda) InvokeWithContext(ctx aws.Context, input *InvokeInput, opts ...request.Option) (*InvokeOutput, error)
	{Symbol: "(*" + aws1 + "/lambda.Lambda).InvokeWithContext", Kind: Effect, Effect: Cloud, Body: 2, Keys: []Slot{{SlotField, 1, "Payload", true}}},
}

var awsGroups = []group{
	// func (c *Client) RunInstances(ctx context.Context, params *RunInstancesInput, optFns ...func(*Options)) (*RunInstancesOutput, error)
	{aws + "/ec2", `*Client.RunInstances *Client.AllocateHosts *Client.CopyImage *Client.CreateCapacityReservation *Client.CreateFleet
		*Client.CreateLaunchTemplate *Client.CreateNatGateway *Client.CreateNetworkInterface *Client.CreateRouteTable
		*Client.CreateVolume *Client.CreateVpcEndpoint *Client.RequestSpotInstances *Client.RunScheduledInstances`,
		Row{Kind: Effect, Effect: Cloud, Body: 2, Keys: clientToken, Note: noteAWSToken}},

	// func (c *Client) StartInstances(ctx context.Context, params *StartInstancesInput, optFns ...func(*Options)) (*StartInstancesOutput, error)
	{aws + "/ec2", `*Client.StartInstances *Client.StopInstances *Client.TerminateInstances *Client.DeleteVolume *Client.CreateTags`,
		Row{Kind: Neutral, Note: "moves the named resource into a state: repeated, it changes nothing"}},

	// func (c *Client) GetObject(ctx context.Context, params *GetObjectInput, optFns ...func(*Options)) (*GetObjectOutput, error)
	{aws + "/s3", `*Client.GetObject *Client.HeadObject *Client.ListObjects *Client.ListObjectsV2 *Client.HeadBucket
		*Client.CreateMultipartUpload *Client.UploadPart *Client.AbortMultipartUpload`, Row{Kind: Neutral}},
}

var dynamoRows = []Row{
	// func (c *Client) PutItem(ctx context.Context, params *PutItemInput, optFns ...func(*Options)) (*PutItemOutput, error)
	{Symbol: "(*" + aws + "/dynamodb.Client).PutItem", Kind: Write, Op: "dynamodb.PutItem", Of: 2},

	// func (c *Client) UpdateItem(ctx context.Context, params *UpdateItemInput, optFns ...func(*Options)) (*UpdateItemOutput, error)
	{Symbol: "(*" + aws + "/dynamodb.Client).UpdateItem", Kind: Write, Op: "dynamodb.UpdateItem", Of: 2},

	// func (c *Client) DeleteItem(ctx context.Context, params *DeleteItemInput, optFns ...func(*Options)) (*DeleteItemOutput, error)
	{Symbol: "(*" + aws + "/dynamodb.Client).DeleteItem", Kind: Write, Op: "dynamodb.DeleteItem", Of: 2},

	// func (c *Client) BatchWriteItem(ctx context.Context, params *BatchWriteItemInput, optFns ...func(*Options)) (*BatchWriteItemOutput, error)
	{Symbol: "(*" + aws + "/dynamodb.Client).BatchWriteItem", Kind: Write, Op: "dynamodb.BatchWriteItem", Of: 2},

	// func (c *Client) TransactWriteItems(ctx context.Context, params *TransactWriteItemsInput, optFns ...func(*Options)) (*TransactWriteItemsOutput, error)
	{Symbol: "(*" + aws + "/dynamodb.Client).TransactWriteItems", Kind: Write, Op: "dynamodb.TransactWriteItems", Of: 2, Keys: requestToken, Window: "10m", Note: noteAWSToken},

	// func (c *Client) ExecuteStatement(ctx context.Context, params *ExecuteStatementInput, optFns ...func(*Options)) (*ExecuteStatementOutput, error)
	{Symbol: "(*" + aws + "/dynamodb.Client).ExecuteStatement", Kind: Write, Op: "dynamodb.ExecuteStatement", Of: 2},

	// func (c *Client) ExecuteTransaction(ctx context.Context, params *ExecuteTransactionInput, optFns ...func(*Options)) (*ExecuteTransactionOutput, error)
	{Symbol: "(*" + aws + "/dynamodb.Client).ExecuteTransaction", Kind: Write, Op: "dynamodb.ExecuteTransaction", Of: 2, Keys: requestToken, Window: "10m", Note: noteAWSToken},

	// func (c *Client) GetItem(ctx context.Context, params *GetItemInput, optFns ...func(*Options)) (*GetItemOutput, error)
	{Symbol: "(*" + aws + "/dynamodb.Client).GetItem", Kind: Read, Op: "dynamodb.GetItem", Of: 2},

	// func (c *Client) Query(ctx context.Context, params *QueryInput, optFns ...func(*Options)) (*QueryOutput, error)
	{Symbol: "(*" + aws + "/dynamodb.Client).Query", Kind: Read, Op: "dynamodb.Query", Of: 2},

	// func (c *Client) Scan(ctx context.Context, params *ScanInput, optFns ...func(*Options)) (*ScanOutput, error)
	{Symbol: "(*" + aws + "/dynamodb.Client).Scan", Kind: Read, Op: "dynamodb.Scan", Of: 2},

	// func (c *Client) BatchGetItem(ctx context.Context, params *BatchGetItemInput, optFns ...func(*Options)) (*BatchGetItemOutput, error)
	{Symbol: "(*" + aws + "/dynamodb.Client).BatchGetItem", Kind: Read, Op: "dynamodb.BatchGetItem", Of: 2},

	// func (c *Client) TransactGetItems(ctx context.Context, params *TransactGetItemsInput, optFns ...func(*Options)) (*TransactGetItemsOutput, error)
	{Symbol: "(*" + aws + "/dynamodb.Client).TransactGetItems", Kind: Read, Op: "dynamodb.TransactGetItems", Of: 2},
}
