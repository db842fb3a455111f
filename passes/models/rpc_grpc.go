package models

// Generated stubs are read like any other code of the program: what is modelled
// is the connection they end in. The request message may carry a key (a
// request_id field), but whether a server looks at it is not known here.
var grpcKeys = []Slot{{SlotArg, 2, "args", true}, {SlotHeader, 0, "idempotency-key", true}}

var grpcRows = []Row{
	// func (cc *ClientConn) Invoke(ctx context.Context, method string, args, reply any, opts ...CallOption) error
	{Symbol: "(*google.golang.org/grpc.ClientConn).Invoke", Kind: Effect, Effect: RPC, URL: 2, Body: 3, Keys: grpcKeys},

	// type ClientConnInterface interface { Invoke(ctx context.Context, method string, args any, reply any, opts ...CallOption) error }
	{Symbol: "(google.golang.org/grpc.ClientConnInterface).Invoke", Kind: Effect, Effect: RPC, URL: 2, Body: 3, Keys: grpcKeys},

	// func Invoke(ctx context.Context, method string, args, reply any, cc *ClientConn, opts ...CallOption) error
	{Symbol: "google.golang.org/grpc.Invoke", Kind: Effect, Effect: RPC, URL: 2, Body: 3, Keys: grpcKeys},

	// func (cc *ClientConn) NewStream(ctx context.Context, desc *StreamDesc, method string, opts ...CallOption) (ClientStream, error)
	{Symbol: "(*google.golang.org/grpc.ClientConn).NewStream", Kind: Effect, Effect: RPC, URL: 3, Keys: []Slot{{SlotHeader, 0, "idempotency-key", true}}},

	// type ClientConnInterface interface { NewStream(ctx context.Context, desc *StreamDesc, method string, opts ...CallOption) (ClientStream, error) }
	{Symbol: "(google.golang.org/grpc.ClientConnInterface).NewStream", Kind: Effect, Effect: RPC, URL: 3, Keys: []Slot{{SlotHeader, 0, "idempotency-key", true}}},

	// type ClientStream interface { SendMsg(m any) error }
	{Symbol: "(google.golang.org/grpc.ClientStream).SendMsg", Kind: Effect, Effect: RPC, Body: 1, Keys: []Slot{{SlotArg, 0, "m", true}}},

	// func AppendToOutgoingContext(ctx context.Context, kv ...string) context.Context
	{Symbol: "google.golang.org/grpc/metadata.AppendToOutgoingContext", Kind: Derive},

	// func NewOutgoingContext(ctx context.Context, md MD) context.Context
	{Symbol: "google.golang.org/grpc/metadata.NewOutgoingContext", Kind: Derive},

	// func (md MD) Set(k string, vals ...string)
	{Symbol: "(google.golang.org/grpc/metadata.MD).Set", Kind: Setter, NameArg: 1, Value: 2},

	// func (md MD) Append(k string, vals ...string)
	{Symbol: "(google.golang.org/grpc/metadata.MD).Append", Kind: Setter, NameArg: 1, Value: 2},
}

var grpcGroups = []group{
	// Opening a connection and answering a call are no effects of their own.
	{"google.golang.org/grpc", `NewClient Dial DialContext NewServer *ClientConn.Close *ClientConn.GetState *ClientConn.Connect
		*ClientConn.WaitForStateChange *ClientConn.Target *ClientConn.ResetConnectBackoff
		ClientStream.Header ClientStream.Trailer ClientStream.CloseSend ClientStream.Context ClientStream.RecvMsg
		ServerStream.SetHeader ServerStream.SendHeader ServerStream.SetTrailer ServerStream.Context ServerStream.SendMsg
		ServerStream.RecvMsg SetHeader SendHeader SetTrailer *Server.Serve *Server.Stop *Server.GracefulStop`, Row{Kind: Neutral}},
}
