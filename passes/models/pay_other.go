package models

const (
	notePaypal      = "sends no request id: the variant ...WithPaypalRequestId takes one"
	noteMercadoPago = "the SDK sets a fresh random key on every call and takes none: look the payment up before repeating"
	paypal          = "github.com/plutov/paypal"
	mercadoPago     = "github.com/mercadopago/sdk-go/pkg"
	razorpay        = "github.com/razorpay/razorpay-go/resources"
)

var paypalRows = []Row{
	// func (c *Client) CreateOrder(ctx context.Context, intent string, purchaseUnits []PurchaseUnitRequest, payer *CreateOrderPayer, appContext *ApplicationContext) (*Order, error)
	{Symbol: "(*" + paypal + ".Client).CreateOrder", Kind: Effect, Effect: Payment, Body: 3, Keyless: true, Note: "sends no request id: CreateOrderWithPaypalRequestID takes one"},

	// func (c *Client) CreateOrderWithPaypalRequestID(ctx context.Context, intent string, purchaseUnits []PurchaseUnitRequest, payer *CreateOrderPayer, appContext *ApplicationContext, requestID string) (*Order, error)
	{Symbol: "(*" + paypal + ".Client).CreateOrderWithPaypalRequestID", Kind: Effect, Effect: Payment, Body: 3, Keys: []Slot{{SlotArg, 5, "requestID", false}}},

	// func (c *Client) CaptureOrder(ctx context.Context, orderID string, captureOrderRequest CaptureOrderRequest) (*CaptureOrderResponse, error)
	{Symbol: "(*" + paypal + ".Client).CaptureOrder", Kind: Effect, Effect: Payment, URL: 2, Body: 3, Keyless: true, Note: notePaypal},

	// func (c *Client) CaptureOrderWithPaypalRequestId(ctx context.Context, orderID string, captureOrderRequest CaptureOrderRequest, requestID string, mockResponse *CaptureOrderMockResponse) (*CaptureOrderResponse, error)
	{Symbol: "(*" + paypal + ".Client).CaptureOrderWithPaypalRequestId", Kind: Effect, Effect: Payment, URL: 2, Body: 3, Keys: []Slot{{SlotArg, 3, "requestID", false}}},

	// func (c *Client) CaptureAuthorization(ctx context.Context, authID string, paymentCaptureRequest *PaymentCaptureRequest) (*PaymentCaptureResponse, error)
	{Symbol: "(*" + paypal + ".Client).CaptureAuthorization", Kind: Effect, Effect: Payment, URL: 2, Body: 3, Keyless: true, Note: notePaypal},

	// func (c *Client) CaptureAuthorizationWithPaypalRequestId(ctx context.Context, authID string, paymentCaptureRequest *PaymentCaptureRequest, requestID string) (*PaymentCaptureResponse, error)
	{Symbol: "(*" + paypal + ".Client).CaptureAuthorizationWithPaypalRequestId", Kind: Effect, Effect: Payment, URL: 2, Body: 3, Keys: []Slot{{SlotArg, 3, "requestID", false}}},

	// func (c *Client) RefundCapture(ctx context.Context, captureID string, refundCaptureRequest RefundCaptureRequest) (*RefundResponse, error)
	{Symbol: "(*" + paypal + ".Client).RefundCapture", Kind: Effect, Effect: Payment, URL: 2, Body: 3, Keyless: true, Note: notePaypal},

	// func (c *Client) RefundCaptureWithPaypalRequestId(ctx context.Context, captureID string, refundCaptureRequest RefundCaptureRequest, requestID string) (*RefundResponse, error)
	{Symbol: "(*" + paypal + ".Client).RefundCaptureWithPaypalRequestId", Kind: Effect, Effect: Payment, URL: 2, Body: 3, Keys: []Slot{{SlotArg, 3, "requestID", false}}},

	// func (c *Client) RefundSale(ctx context.Context, saleID string, a *Amount) (*Refund, error)
	{Symbol: "(*" + paypal + ".Client).RefundSale", Kind: Effect, Effect: Payment, URL: 2, Body: 3, Keyless: true},

	// func (c *Client) CreatePayout(ctx context.Context, p Payout) (*PayoutResponse, error)
	{Symbol: "(*" + paypal + ".Client).CreatePayout", Kind: Effect, Effect: Payment, Body: 2, Keys: []Slot{{SlotField, 1, "SenderBatchHeader.SenderBatchID", false}}},

	// func (c *Client) CreateSinglePayout(ctx context.Context, p Payout) (*PayoutResponse, error)
	{Symbol: "(*" + paypal + ".Client).CreateSinglePayout", Kind: Effect, Effect: Payment, Body: 2, Keys: []Slot{{SlotField, 1, "SenderBatchHeader.SenderBatchID", false}}},

	// func (c *Client) CaptureSubscription(ctx context.Context, subscriptionId string, request CaptureRequest) (*SubscriptionCaptureResponse, error)
	{Symbol: "(*" + paypal + ".Client).CaptureSubscription", Kind: Effect, Effect: Payment, URL: 2, Body: 3, Keyless: true},

	// func (c *Client) CreateSubscription(ctx context.Context, newSubscription SubscriptionBase) (*SubscriptionDetailResp, error)
	{Symbol: "(*" + paypal + ".Client).CreateSubscription", Kind: Effect, Effect: Payment, Body: 2, Keyless: true},

	// func (c *Client) AuthorizeOrder(ctx context.Context, orderID string, authorizeOrderRequest AuthorizeOrderRequest) (*AuthorizeOrderResponse, error)
	{Symbol: "(*" + paypal + ".Client).AuthorizeOrder", Kind: Effect, Effect: Payment, URL: 2, Body: 3, Keyless: true},

	// func (c *Client) ReauthorizeAuthorization(ctx context.Context, authID string, a *Amount) (*Authorization, error)
	{Symbol: "(*" + paypal + ".Client).ReauthorizeAuthorization", Kind: Effect, Effect: Payment, URL: 2, Body: 3, Keyless: true},

	// func (c *Client) NewRequest(ctx context.Context, method, url string, payload any) (*http.Request, error)
	{Symbol: "(*" + paypal + ".Client).NewRequest", Kind: Derive, Method: 2, URL: 3, Body: 4},

	// func (c *Client) Send(req *http.Request, v any) error
	{Symbol: "(*" + paypal + ".Client).Send", Kind: Effect, Effect: Payment, Keys: paypalKeys},

	// func (c *Client) SendWithAuth(req *http.Request, v any) error
	{Symbol: "(*" + paypal + ".Client).SendWithAuth", Kind: Effect, Effect: Payment, Keys: paypalKeys},

	// func (c *Client) SendWithBasicAuth(req *http.Request, v any) error
	{Symbol: "(*" + paypal + ".Client).SendWithBasicAuth", Kind: Effect, Effect: Payment, Keys: paypalKeys},
}

var paypalKeys = []Slot{{SlotHeader, 0, "PayPal-Request-Id", false}}

var paymentGroups = []group{
	// func (c *Client) CancelSubscription(ctx context.Context, subscriptionId, cancelReason string) error
	{paypal, `*Client.VoidAuthorization *Client.CancelSubscription *Client.SuspendSubscription *Client.ActivateSubscription
		*Client.CancelPayoutItem`, Row{Kind: Effect, Effect: Payment, Verb: "PUT", URL: 2, Keyless: true,
		Note: "moves the named object into a state: repeated, it changes nothing"}},

	// func (c *Client) GetOrder(ctx context.Context, orderID string) (*Order, error)
	{paypal, `*Client.GetOrder *Client.GetAuthorization *Client.GetPayout *Client.GetRefund *Client.GetSale *Client.CapturedDetail
		*Client.GetSubscriptionDetails *Client.GetAccessToken`, Row{Kind: Neutral}},

	// type Client interface { Create(ctx context.Context, request Request) (*Response, error); ... }
	{mercadoPago + "/payment", `Client.Create`, Row{Kind: Effect, Effect: Payment, Body: 2, Keyless: true, Note: noteMercadoPago}},
	{mercadoPago + "/payment", `Client.Capture Client.CaptureAmount Client.Cancel`, Row{Kind: Effect, Effect: Payment, URL: 2, Keyless: true, Note: noteMercadoPago}},
	{mercadoPago + "/payment", `Client.Get Client.Search`, Row{Kind: Neutral}},
	{mercadoPago + "/refund", `Client.Create Client.CreatePartialRefund`, Row{Kind: Effect, Effect: Payment, URL: 2, Keyless: true, Note: noteMercadoPago}},
	{mercadoPago + "/refund", `Client.Get Client.List`, Row{Kind: Neutral}},
	{mercadoPago + "/order", `Client.Create`, Row{Kind: Effect, Effect: Payment, Body: 2, Keyless: true, Note: noteMercadoPago}},
	{mercadoPago + "/order", `Client.Process Client.Cancel Client.Capture Client.Refund Client.CreateTransaction`,
		Row{Kind: Effect, Effect: Payment, URL: 2, Keyless: true, Note: noteMercadoPago}},
	{mercadoPago + "/order", `Client.Get`, Row{Kind: Neutral}},
	{mercadoPago + "/preapproval", `Client.Create`, Row{Kind: Effect, Effect: Payment, Body: 2, Keyless: true, Note: noteMercadoPago}},
	{mercadoPago + "/point", `Client.Create`, Row{Kind: Effect, Effect: Payment, URL: 2, Body: 3, Keyless: true, Note: noteMercadoPago}},

	// func (order *Order) Create(data map[string]any, extraHeaders map[string]string) (map[string]any, error)
	{razorpay, `*Order.Create *Refund.Create *Transfer.Create *Payment.CreatePaymentJson *Payment.CreateRecurringPayment
		*Payment.CreateUpi *PaymentLink.Create *Invoice.Create *Subscription.Create *FundAccount.Create *QrCode.Create
		*VirtualAccount.Create *Settlement.CreateOnDemandSettlement`,
		Row{Kind: Effect, Effect: Payment, Verb: "POST", Body: 1, Keys: []Slot{{SlotArg, 1, "extraHeaders", false}}}},

	// func (p *Payment) Capture(paymentID string, amount int, data map[string]any, extraHeaders map[string]string) (map[string]any, error)
	{razorpay, `*Payment.Capture *Payment.Refund`,
		Row{Kind: Effect, Effect: Payment, Verb: "POST", URL: 1, Body: 3, Keys: []Slot{{SlotArg, 3, "extraHeaders", false}}}},

	// func (p *Payment) Transfer(paymentID string, data map[string]any, extraHeaders map[string]string) (map[string]any, error)
	{razorpay, `*Payment.Transfer *Transfer.Reverse *Invoice.Issue *Subscription.CreateAddon`,
		Row{Kind: Effect, Effect: Payment, Verb: "POST", URL: 1, Body: 2, Keys: []Slot{{SlotArg, 2, "extraHeaders", false}}}},

	// func (inv *Invoice) Fetch(invoiceID string, queryParams map[string]any, extraHeaders map[string]string) (map[string]any, error)
	{razorpay, `*Payment.Fetch *Payment.All *Order.Fetch *Order.All *Order.Payments *Refund.Fetch *Refund.All *Transfer.Fetch *Transfer.All
		*Invoice.Fetch *Invoice.All *Subscription.Fetch *Subscription.All *PaymentLink.Fetch *PaymentLink.All`, Row{Kind: Neutral}},
}
