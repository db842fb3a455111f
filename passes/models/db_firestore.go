package models

// firestoreRows models cloud.google.com/go/firestore. A transaction's function
// runs again when another writer was faster, and so does what it did outside of
// the database.
var firestoreRows = []Row{
	// func (*Client) RunTransaction(ctx context.Context, f func(context.Context, *Transaction) error, opts ...TransactionOption) (err error)
	{Symbol: "(*cloud.google.com/go/firestore.Client).RunTransaction", Kind: RunTx, Op: "firestore.RunTransaction", Func: 2, Bound: Bound{Attempts: 5}, Note: "runs the callback again when a document it read was changed"},
	// func (*Client) Collection(path string) *CollectionRef
	{Symbol: "(*cloud.google.com/go/firestore.Client).Collection", Kind: Chain, Op: "firestore.Collection"},
	// func (*Client) CollectionGroup(collectionID string) *CollectionGroupRef
	{Symbol: "(*cloud.google.com/go/firestore.Client).CollectionGroup", Kind: Chain, Op: "firestore.Collection"},
	// func (*Client) Doc(path string) *DocumentRef
	{Symbol: "(*cloud.google.com/go/firestore.Client).Doc", Kind: Chain, Op: "firestore.Path"},
	// func (*DocumentRef) Collection(id string) *CollectionRef
	{Symbol: "(*cloud.google.com/go/firestore.DocumentRef).Collection", Kind: Chain, Op: "firestore.Collection"},
	// func (*CollectionRef) Doc(id string) *DocumentRef
	{Symbol: "(*cloud.google.com/go/firestore.CollectionRef).Doc", Kind: Chain, Op: "firestore.Doc"},
	// func (*CollectionRef) NewDoc() *DocumentRef
	{Symbol: "(*cloud.google.com/go/firestore.CollectionRef).NewDoc", Kind: Chain, Op: "firestore.NewDoc"},

	// func (*CollectionRef) Add(ctx context.Context, data any) (*DocumentRef, *WriteResult, error)
	{Symbol: "(*cloud.google.com/go/firestore.CollectionRef).Add", Kind: Write, Op: "firestore.Add"},
	// func (*DocumentRef) Create(ctx context.Context, data any) (_ *WriteResult, err error)
	{Symbol: "(*cloud.google.com/go/firestore.DocumentRef).Create", Kind: Write, Op: "firestore.Create"},
	// func (*DocumentRef) Set(ctx context.Context, data any, opts ...SetOption) (_ *WriteResult, err error)
	{Symbol: "(*cloud.google.com/go/firestore.DocumentRef).Set", Kind: Write, Op: "firestore.Set"},
	// func (*DocumentRef) Update(ctx context.Context, updates []Update, preconds ...Precondition) (_ *WriteResult, err error)
	{Symbol: "(*cloud.google.com/go/firestore.DocumentRef).Update", Kind: Write, Op: "firestore.Update"},
	// func (*DocumentRef) Delete(ctx context.Context, preconds ...Precondition) (_ *WriteResult, err error)
	{Symbol: "(*cloud.google.com/go/firestore.DocumentRef).Delete", Kind: Write, Op: "firestore.Delete"},
	// func (*DocumentRef) Get(ctx context.Context) (_ *DocumentSnapshot, err error)
	{Symbol: "(*cloud.google.com/go/firestore.DocumentRef).Get", Kind: Read, Op: "firestore.Get"},
	// func (Query) Documents(ctx context.Context) *DocumentIterator
	{Symbol: "(cloud.google.com/go/firestore.Query).Documents", Kind: Read, Op: "firestore.Documents"},

	// func (*Transaction) Create(dr *DocumentRef, data any) error
	{Symbol: "(*cloud.google.com/go/firestore.Transaction).Create", Kind: Write, Op: "firestore.TxCreate"},
	// func (*Transaction) Set(dr *DocumentRef, data any, opts ...SetOption) error
	{Symbol: "(*cloud.google.com/go/firestore.Transaction).Set", Kind: Write, Op: "firestore.TxSet"},
	// func (*Transaction) Update(dr *DocumentRef, data []Update, opts ...Precondition) error
	{Symbol: "(*cloud.google.com/go/firestore.Transaction).Update", Kind: Write, Op: "firestore.TxUpdate"},
	// func (*Transaction) Delete(dr *DocumentRef, opts ...Precondition) error
	{Symbol: "(*cloud.google.com/go/firestore.Transaction).Delete", Kind: Write, Op: "firestore.TxDelete"},
	// func (*Transaction) Get(dr *DocumentRef) (*DocumentSnapshot, error)
	{Symbol: "(*cloud.google.com/go/firestore.Transaction).Get", Kind: Read, Op: "firestore.TxGet"},
	// func (*Transaction) Documents(q Queryer) *DocumentIterator
	{Symbol: "(*cloud.google.com/go/firestore.Transaction).Documents", Kind: Read, Op: "firestore.TxDocuments"},

	// func (*BulkWriter) Create(doc *DocumentRef, datum any) (*BulkWriterJob, error)
	{Symbol: "(*cloud.google.com/go/firestore.BulkWriter).Create", Kind: Write, Op: "firestore.TxCreate"},
	// func (*BulkWriter) Set(doc *DocumentRef, datum any, opts ...SetOption) (*BulkWriterJob, error)
	{Symbol: "(*cloud.google.com/go/firestore.BulkWriter).Set", Kind: Write, Op: "firestore.TxSet"},
	// func (*BulkWriter) Update(doc *DocumentRef, updates []Update, preconds ...Precondition) (*BulkWriterJob, error)
	{Symbol: "(*cloud.google.com/go/firestore.BulkWriter).Update", Kind: Write, Op: "firestore.TxUpdate"},
	// func (*BulkWriter) Delete(doc *DocumentRef, preconds ...Precondition) (*BulkWriterJob, error)
	{Symbol: "(*cloud.google.com/go/firestore.BulkWriter).Delete", Kind: Write, Op: "firestore.TxDelete"},

	// func (Query) Where(path, op string, value any) Query
	{Symbol: "(cloud.google.com/go/firestore.Query).Where", Kind: Chain, Op: "firestore.Where"},
	// func (Query) Limit(n int) Query
	{Symbol: "(cloud.google.com/go/firestore.Query).Limit", Kind: Chain, Op: "firestore.Limit"},
	// func (Query) OrderBy(path string, dir Direction) Query
	{Symbol: "(cloud.google.com/go/firestore.Query).OrderBy", Kind: Chain, Op: "firestore.OrderBy"},
	// func Increment(n any) transform
	{Symbol: "cloud.google.com/go/firestore.Increment", Kind: Chain, Op: "firestore.Increment"},
	// func LastUpdateTime(t time.Time) Precondition
	{Symbol: "cloud.google.com/go/firestore.LastUpdateTime", Kind: Chain, Op: "firestore.LastUpdateTime"},
}
