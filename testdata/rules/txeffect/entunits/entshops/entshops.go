// Package entshops holds stores on one generated client. Each begins transactions.
package entshops
