package models

// The PayPal client of the first days, and a fork of it. Its payments API takes no
// request id from the caller.

const notePaypal1 = "sends no request id; a payment is executed once, each further refund is another one"

func paypal1(path string) []group {
	return []group{
		// func (c *Client) CreatePayment(p Payment) (*CreatePaymentResp, error)
		{path, `*Client.CreatePayment *Client.CreateSinglePayout *Client.CreateDirectPaypalPayment *Client.CreateBillingPlan
			*Client.CreateBillingAgreement`, Row{Kind: Effect, Effect: Payment, Body: 1, Keyless: true, Note: notePaypal1}},

		// func (c *Client) ExecuteApprovedPayment(paymentID string, payerID string) (*ExecuteResponse, error)
		{path, `*Client.ExecuteApprovedPayment *Client.ExecuteApprovedAgreement *Client.CaptureAuthorization *Client.CaptureOrder`,
			Row{Kind: Effect, Effect: Payment, URL: 1, Keyless: true, Note: notePaypal1}},

		// func (c *Client) RefundSale(saleID string, a *Amount) (*Refund, error)
		{path, `*Client.RefundSale`, Row{Kind: Effect, Effect: Payment, URL: 1, Body: 2, Keyless: true, Note: notePaypal1}},

		// func (c *Client) GetPayment(paymentID string) (*Payment, error)
		{path, `*Client.GetPayment *Client.GetPayments *Client.GetSale *Client.GetAccessToken`, Row{Kind: Neutral}},
	}
}
