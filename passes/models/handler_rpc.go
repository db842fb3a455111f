package models

// rpcHandlerRows models how services are registered with google.golang.org/grpc and functions
// with AWS Lambda. Callers retry RPCs, and Lambda retries events.
var rpcHandlerRows = []Row{
	// func (*Server) RegisterService(sd *ServiceDesc, ss any)
	{Symbol: "(*google.golang.org/grpc.Server).RegisterService", Kind: Register, Func: 2, Replay: "http"},
	// func (ServiceRegistrar) RegisterService(desc *ServiceDesc, impl any)
	{Symbol: "(google.golang.org/grpc.ServiceRegistrar).RegisterService", Kind: Register, Func: 2, Replay: "http"},
	// func Start(handler any)
	{Symbol: "github.com/aws/aws-lambda-go/lambda.Start", Kind: Register, Func: 1, Replay: "message"},
	// func StartWithOptions(handler any, options ...Option)
	{Symbol: "github.com/aws/aws-lambda-go/lambda.StartWithOptions", Kind: Register, Func: 1, Replay: "message"},
	// func StartHandler(handler Handler)
	{Symbol: "github.com/aws/aws-lambda-go/lambda.StartHandler", Kind: Register, Func: 1, Replay: "message"},
}
