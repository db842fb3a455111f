package models

// transactionManagerRows models github.com/avito-tech/go-transaction-manager. The transaction
// travels in the context that the function gets.
var transactionManagerRows = []Row{
	// func (Manager) Do(context.Context, func(ctx context.Context) error) error
	{Symbol: "(github.com/avito-tech/go-transaction-manager/trm.Manager).Do", Kind: RunTx, Func: 2},
	// func (Manager) DoWithSettings(context.Context, Settings, func(ctx context.Context) error) error
	{Symbol: "(github.com/avito-tech/go-transaction-manager/trm.Manager).DoWithSettings", Kind: RunTx, Func: 3},
	// func (Transaction) Commit(context.Context) error
	{Symbol: "(github.com/avito-tech/go-transaction-manager/trm.Transaction).Commit", Kind: Commit},
	// func (Transaction) Rollback(context.Context) error
	{Symbol: "(github.com/avito-tech/go-transaction-manager/trm.Transaction).Rollback", Kind: Rollback},
	// func (*Manager) Do(ctx context.Context, fn func(ctx context.Context) error) (err error)
	{Symbol: "(*github.com/avito-tech/go-transaction-manager/trm/manager.Manager).Do", Kind: RunTx, Func: 2},
	// func (*Manager) DoWithSettings(ctx context.Context, s trm.Settings, fn func(ctx context.Context) error) (err error)
	{Symbol: "(*github.com/avito-tech/go-transaction-manager/trm/manager.Manager).DoWithSettings", Kind: RunTx, Func: 3},
	// func (*ChainedMW) Do(ctx context.Context, fn func(ctx context.Context) error) error
	{Symbol: "(*github.com/avito-tech/go-transaction-manager/trm/manager.ChainedMW).Do", Kind: RunTx, Func: 2, Note: "several transactions, committed one after the other"},
	// func (*ChainedMW) DoWithSettings(ctx context.Context, s trm.Settings, fn func(ctx context.Context) error) error
	{Symbol: "(*github.com/avito-tech/go-transaction-manager/trm/manager.ChainedMW).DoWithSettings", Kind: RunTx, Func: 3, Note: "several transactions, committed one after the other"},
}
