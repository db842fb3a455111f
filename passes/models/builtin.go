package models

import "slices"

// builtinTables and builtinFamilies put all tables together: these two lists
// are the only registration. They hand out the tables as they are: to copy a
// million bytes of rows costs more than to index them.
func builtinTables() [][]Row {
	return slices.Concat([][]Row{
		netHTTPRows, netRPCRows, restyRows, resty3Rows, retryableHTTPRows, grpcRows,
		stdValueRows, stdFreshRows, stdCallbackRows, encodingRows,
		stripeCoreRows, paypalRows, smtpRows, mailRows, twilioRows, svixRows,
		awsRows, dynamoRows, storeRows,
	}, dbRows(), brokerRows(), jobRows(), retryRows(), lockRows())
}

func builtinFamilies() []family {
	families := stripeFamilies()
	for _, groups := range [][]group{
		netHTTPGroups, fastHTTPGroups, grpcGroups,
		stdValueGroups, stdFreshGroups, idGroups,
		stripeGroups, paymentGroups, paypal1("github.com/netlify/PayPal-Go-SDK"), resendGroups, mailGroups, notifyGroups,
		awsGroups, storeGroups,
		moreMailGroups, moreNotifyGroups, moreBrokerGroups, moreJobGroups, morePaymentGroups, fileGroups, kvGroups,
	} {
		for _, g := range groups {
			families = append(families, family{g.pkg, g.expand})
		}
	}
	return families
}
