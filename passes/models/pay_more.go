package models

// Payments beside those of pay_other.go: card gateways, direct debit, and chains,
// where a transaction that is signed is its own key.

const (
	braintree  = "github.com/braintree-go/braintree-go"
	goCardless = "github.com/gocardless/gocardless-pro-go"
	mollie     = "github.com/VictorAvelar/mollie-api-go/mollie"
	btcRPC     = "github.com/btcsuite/btcd/rpcclient"
	ethClient  = "github.com/ethereum/go-ethereum/ethclient"
)

const noteDuplicates = "the gateway refuses a second transaction of the same order within its duplicate window only if that check is on"

var goCardlessKey = []Slot{{SlotOption, 2, goCardless + ".WithIdempotencyKey", false}}

var morePaymentGroups = []group{
	// func (g *TransactionGateway) Create(ctx context.Context, tx *TransactionRequest) (*Transaction, error)
	{braintree, `*TransactionGateway.Create`, Row{Kind: Effect, Effect: Payment, Body: 2, Keys: []Slot{{SlotField, 1, "OrderId", true}}, Note: noteDuplicates}},
	// func (g *TransactionGateway) Clone(ctx context.Context, id string, tx *TransactionCloneRequest) (*Transaction, error)
	{braintree, `*TransactionGateway.Clone *TransactionGateway.Refund *TransactionGateway.RefundWithRequest`,
		Row{Kind: Effect, Effect: Payment, URL: 2, Body: 3, Keyless: true}},
	// func (g *TransactionGateway) SubmitForSettlement(ctx context.Context, id string, amount ...*Decimal) (*Transaction, error)
	{braintree, `*TransactionGateway.SubmitForSettlement *TransactionGateway.Void *TransactionGateway.Settle *TransactionGateway.HoldInEscrow
		*TransactionGateway.ReleaseFromEscrow *TransactionGateway.CancelRelease *SubscriptionGateway.Cancel`,
		Row{Kind: Neutral, Note: "moves the named transaction into a state: repeated, it changes nothing"}},
	// func (g *SubscriptionGateway) Create(ctx context.Context, sub *SubscriptionRequest) (*Subscription, error)
	{braintree, `*SubscriptionGateway.Create`, Row{Kind: Effect, Effect: Payment, Body: 2, Keys: []Slot{{SlotField, 1, "Id", false}}}},
	// func (g *SubscriptionGateway) RetryCharge(ctx context.Context, txReq *SubscriptionTransactionRequest) error
	{braintree, `*SubscriptionGateway.RetryCharge`, Row{Kind: Effect, Effect: Payment, Body: 2, Keyless: true}},
	// func (g *CustomerGateway) Create(ctx context.Context, c *CustomerRequest) (*Customer, error)
	{braintree, `*CustomerGateway.Create`, Row{Kind: Effect, Effect: Payment, Body: 2, Keys: []Slot{{SlotField, 1, "ID", false}}}},

	// func (s *PaymentServiceImpl) Create(ctx context.Context, p PaymentCreateParams, opts ...RequestOption) (*Payment, error)
	{goCardless, `*PaymentServiceImpl.Create PaymentService.Create *SubscriptionServiceImpl.Create SubscriptionService.Create
		*RefundServiceImpl.Create RefundService.Create *MandateServiceImpl.Create MandateService.Create`,
		Row{Kind: Effect, Effect: Payment, Body: 2, Keys: goCardlessKey}},

	// func WithIdempotencyKey(key string) RequestOption
	{goCardless, `WithIdempotencyKey`, Row{Kind: Option, Slot: "IdempotencyKey", Value: 1}},

	// func (ps *PaymentsService) Create(ctx context.Context, p CreatePayment, opts *PaymentOptions) (res *Response, np *Payment, err error)
	{mollie, `*PaymentsService.Create *CustomersService.Create`,
		Row{Kind: Effect, Effect: Payment, Body: 2, Note: "the client can be told to send a key of its own, a fresh one per call"}},
	// func (rs *RefundsService) CreatePaymentRefund(ctx context.Context, paymentID string, re CreatePaymentRefund, options *PaymentRefundOptions) (res *Response, rf *Refund, err error)
	{mollie, `*RefundsService.CreatePaymentRefund *RefundsService.CreateOrderRefund *SubscriptionsService.Create *CapturesService.Create *ShipmentsService.Create`,
		Row{Kind: Effect, Effect: Payment, URL: 2, Body: 3}},

	// func (c *Client) SendToAddress(address btcutil.Address, amount btcutil.Amount) (*chainhash.Hash, error)
	{btcRPC, `*Client.SendToAddress *Client.SendToAddressComment`, Row{Kind: Effect, Effect: Payment, URL: 1, Body: 2, Keyless: true}},
	// func (c *Client) SendFrom(fromAccount string, toAddress btcutil.Address, amount btcutil.Amount) (*chainhash.Hash, error)
	{btcRPC, `*Client.SendFrom *Client.SendFromMinConf *Client.SendFromComment`, Row{Kind: Effect, Effect: Payment, URL: 2, Body: 3, Keyless: true}},
	// func (c *Client) SendMany(fromAccount string, amounts map[btcutil.Address]btcutil.Amount) (*chainhash.Hash, error)
	{btcRPC, `*Client.SendMany *Client.SendManyMinConf *Client.SendManyComment`, Row{Kind: Effect, Effect: Payment, Body: 2, Keyless: true}},
	// func (c *Client) SendRawTransaction(tx *wire.MsgTx, allowHighFees bool) (*chainhash.Hash, error)
	{btcRPC, `*Client.SendRawTransaction`, Row{Kind: Effect, Effect: Payment, Body: 1, Keys: []Slot{{SlotArg, 0, "tx", true}},
		Note: "the same transaction is taken once; one that is built again spends again"}},
	// func (ec *Client) SendTransaction(ctx context.Context, tx *types.Transaction) error
	{ethClient, `*Client.SendTransaction`, Row{Kind: Effect, Effect: Payment, Body: 2, Keys: []Slot{{SlotArg, 1, "tx", true}},
		Note: "the same transaction is taken once; one that is built again, with a fresh nonce, pays again"}},
}
