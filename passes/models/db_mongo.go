package models

// mongoRows models go.mongodb.org/mongo-driver, majors 1 and 2. A session is its own transaction
// handle and travels in the context.
var mongoRows = []Row{
	// func (*Collection) InsertOne(ctx context.Context, document any, opts ...options.Lister[options.InsertOneOptions]) (*InsertOneResult, error)
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).InsertOne", Kind: Write, Op: "mongo.InsertOne"},
	// func (*Collection) InsertMany(ctx context.Context, documents any, opts ...options.Lister[options.InsertManyOptions]) (*InsertManyResult, error)
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).InsertMany", Kind: Write, Op: "mongo.InsertMany"},
	// func (*Collection) UpdateOne(ctx context.Context, filter any, update any, opts ...options.Lister[options.UpdateOneOptions]) (*UpdateResult, error)
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).UpdateOne", Kind: Write, Op: "mongo.UpdateOne"},
	// func (*Collection) UpdateMany(ctx context.Context, filter any, update any, opts ...options.Lister[options.UpdateManyOptions]) (*UpdateResult, error)
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).UpdateMany", Kind: Write, Op: "mongo.UpdateMany"},
	// func (*Collection) UpdateByID(ctx context.Context, id any, update any, opts ...options.Lister[options.UpdateOneOptions]) (*UpdateResult, error)
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).UpdateByID", Kind: Write, Op: "mongo.UpdateByID"},
	// func (*Collection) ReplaceOne(ctx context.Context, filter any, replacement any, opts ...options.Lister[options.ReplaceOptions]) (*UpdateResult, error)
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).ReplaceOne", Kind: Write, Op: "mongo.ReplaceOne"},
	// func (*Collection) DeleteOne(ctx context.Context, filter any, opts ...options.Lister[options.DeleteOneOptions]) (*DeleteResult, error)
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).DeleteOne", Kind: Write, Op: "mongo.DeleteOne"},
	// func (*Collection) DeleteMany(ctx context.Context, filter any, opts ...options.Lister[options.DeleteManyOptions]) (*DeleteResult, error)
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).DeleteMany", Kind: Write, Op: "mongo.DeleteMany"},
	// func (*Collection) BulkWrite(ctx context.Context, models []WriteModel, opts ...options.Lister[options.BulkWriteOptions]) (*BulkWriteResult, error)
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).BulkWrite", Kind: Write, Op: "mongo.BulkWrite"},
	// func (*Collection) Drop(ctx context.Context, opts ...options.Lister[options.DropCollectionOptions]) error
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).Drop", Kind: Write, Op: "mongo.Drop"},
	// func (*Collection) FindOneAndUpdate(ctx context.Context, filter any, update any, opts ...options.Lister[options.FindOneAndUpdateOptions]) *SingleResult
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).FindOneAndUpdate", Kind: Write, Op: "mongo.FindOneAndUpdate"},
	// func (*Collection) FindOneAndReplace(ctx context.Context, filter any, replacement any, opts ...options.Lister[options.FindOneAndReplaceOptions]) *SingleResult
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).FindOneAndReplace", Kind: Write, Op: "mongo.FindOneAndReplace"},
	// func (*Collection) FindOneAndDelete(ctx context.Context, filter any, opts ...options.Lister[options.FindOneAndDeleteOptions]) *SingleResult
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).FindOneAndDelete", Kind: Write, Op: "mongo.FindOneAndDelete"},
	// func (*Collection) FindOne(ctx context.Context, filter any, opts ...options.Lister[options.FindOneOptions]) *SingleResult
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).FindOne", Kind: Read, Op: "mongo.FindOne"},
	// func (*Collection) Find(ctx context.Context, filter any, opts ...options.Lister[options.FindOptions]) (*Cursor, error)
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).Find", Kind: Read, Op: "mongo.Find"},
	// func (*Collection) CountDocuments(ctx context.Context, filter any, opts ...options.Lister[options.CountOptions]) (int64, error)
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).CountDocuments", Kind: Read, Op: "mongo.CountDocuments"},
	// func (*Collection) EstimatedDocumentCount(ctx context.Context, opts ...options.Lister[options.EstimatedDocumentCountOptions]) (int64, error)
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).EstimatedDocumentCount", Kind: Read, Op: "mongo.EstimatedDocumentCount"},
	// func (*Collection) Distinct(ctx context.Context, fieldName string, filter any, opts ...options.Lister[options.DistinctOptions]) *DistinctResult
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).Distinct", Kind: Read, Op: "mongo.Distinct"},
	// func (*Collection) Aggregate(ctx context.Context, pipeline any, opts ...options.Lister[options.AggregateOptions]) (*Cursor, error)
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).Aggregate", Kind: Read, Op: "mongo.Aggregate"},
	// func (*Collection) Watch(ctx context.Context, pipeline any, opts ...options.Lister[options.ChangeStreamOptions]) (*ChangeStream, error)
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).Watch", Kind: Read, Op: "mongo.Watch"},
	// func (*Client) BulkWrite(ctx context.Context, writes []ClientBulkWrite, opts ...options.Lister[options.ClientBulkWriteOptions]) (*ClientBulkWriteResult, error)
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Client).BulkWrite", Kind: Write, Op: "mongo.BulkWrite"},
	// func (*Client) Database(name string, opts ...options.Lister[options.DatabaseOptions]) *Database
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Client).Database", Kind: Chain, Op: "mongo.Database"},
	// func (*Database) Collection(name string, opts ...options.Lister[options.CollectionOptions]) *Collection
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Database).Collection", Kind: Chain, Op: "mongo.Collection"},
	// func (*Database) RunCommand(ctx context.Context, runCommand any, opts ...options.Lister[options.RunCmdOptions]) *SingleResult
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Database).RunCommand", Kind: Chain, Op: "mongo.RunCommand"},
	// func (*Collection) Clone(opts ...options.Lister[options.CollectionOptions]) *Collection
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).Clone", Kind: Chain, Op: "mongo.Clone"},
	// func (*Collection) Database() *Database
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).Database", Kind: Chain, Op: "mongo.Database"},
	// func (*Collection) Indexes() IndexView
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Collection).Indexes", Kind: Chain, Op: "mongo.Indexes"},
	// func (*SingleResult) Decode(v any) error
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.SingleResult).Decode", Kind: Scan, Dest: []int{1}},
	// func (*SingleResult) Raw() (bson.Raw, error)
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.SingleResult).Raw", Kind: Scan},
	// func (*SingleResult) Err() error
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.SingleResult).Err", Kind: Neutral, Op: "mongo.Err"},
	// func (*Cursor) All(ctx context.Context, results any) error
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Cursor).All", Kind: Scan, Dest: []int{2}},
	// func (*Cursor) Decode(val any) error
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Cursor).Decode", Kind: Scan, Dest: []int{1}},
	// func (*Cursor) Next(ctx context.Context) bool
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Cursor).Next", Kind: Neutral},
	// func (*Cursor) TryNext(ctx context.Context) bool
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Cursor).TryNext", Kind: Neutral},
	// func (*Cursor) Err() error
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Cursor).Err", Kind: Neutral},
	// func (*Cursor) Close(ctx context.Context) error
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Cursor).Close", Kind: Neutral},
	// func IsDuplicateKeyError(err error) bool
	{Symbol: "go.mongodb.org/mongo-driver/mongo.IsDuplicateKeyError", Kind: Duplicate, Of: 1},
	// func IsTimeout(err error) bool
	{Symbol: "go.mongodb.org/mongo-driver/mongo.IsTimeout", Kind: Neutral},
	// func IsNetworkError(err error) bool
	{Symbol: "go.mongodb.org/mongo-driver/mongo.IsNetworkError", Kind: Neutral},
	// func Connect(opts ...*options.ClientOptions) (*Client, error)
	{Symbol: "go.mongodb.org/mongo-driver/mongo.Connect", Kind: Neutral},
	// func (*Client) StartSession(opts ...options.Lister[options.SessionOptions]) (*Session, error)
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Client).StartSession", Kind: Chain, Op: "mongo.StartSession"},
	// func (*Client) UseSession(ctx context.Context, fn func(context.Context) error) error
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Client).UseSession", Kind: Chain, Op: "mongo.UseSession"},
	// func (*Client) UseSessionWithOptions(ctx context.Context, opts *options.SessionOptionsBuilder, fn func(context.Context) error) error
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Client).UseSessionWithOptions", Kind: Chain, Op: "mongo.UseSessionWithOptions"},
	// func (*Session) StartTransaction(opts ...options.Lister[options.TransactionOptions]) error
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Session).StartTransaction", Kind: Begin, Tx: -1},
	// func (*Session) CommitTransaction(ctx context.Context) error
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Session).CommitTransaction", Kind: Commit},
	// func (*Session) AbortTransaction(ctx context.Context) error
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Session).AbortTransaction", Kind: Rollback},
	// func (*Session) WithTransaction(ctx context.Context, fn func(ctx context.Context) (any, error), opts ...options.Lister[options.TransactionOptions]) (any, error)
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Session).WithTransaction", Kind: RunTx, Func: 2, Bound: Bound{Time: "120s"}, Note: "runs the callback again on transient errors"},
	// func (*Session) EndSession(ctx context.Context)
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.Session).EndSession", Kind: Rollback, Note: "aborts a transaction that is still open"},
	// func NewSessionContext(parent context.Context, sess *Session) context.Context
	{Symbol: "go.mongodb.org/mongo-driver/mongo.NewSessionContext", Kind: JoinTx, Tx: 2},
	// func WithSession(ctx context.Context, sess *Session, fn func(context.Context) error) error
	{Symbol: "go.mongodb.org/mongo-driver/mongo.WithSession", Kind: JoinTx, Func: 3, Tx: 2},
	// func NewInsertOneModel() *InsertOneModel
	{Symbol: "go.mongodb.org/mongo-driver/mongo.NewInsertOneModel", Kind: Chain, Op: "mongo.NewInsertOneModel"},
	// func NewUpdateOneModel() *UpdateOneModel
	{Symbol: "go.mongodb.org/mongo-driver/mongo.NewUpdateOneModel", Kind: Chain, Op: "mongo.NewUpdateOneModel"},
	// func NewUpdateManyModel() *UpdateManyModel
	{Symbol: "go.mongodb.org/mongo-driver/mongo.NewUpdateManyModel", Kind: Chain, Op: "mongo.NewUpdateManyModel"},
	// func NewReplaceOneModel() *ReplaceOneModel
	{Symbol: "go.mongodb.org/mongo-driver/mongo.NewReplaceOneModel", Kind: Chain, Op: "mongo.NewReplaceOneModel"},
	// func NewDeleteOneModel() *DeleteOneModel
	{Symbol: "go.mongodb.org/mongo-driver/mongo.NewDeleteOneModel", Kind: Chain, Op: "mongo.NewDeleteOneModel"},
	// func NewDeleteManyModel() *DeleteManyModel
	{Symbol: "go.mongodb.org/mongo-driver/mongo.NewDeleteManyModel", Kind: Chain, Op: "mongo.NewDeleteManyModel"},
	// func (*InsertOneModel) SetDocument(doc any) *InsertOneModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.InsertOneModel).SetDocument", Kind: Chain, Op: "mongo.model.SetDocument"},
	// func (*UpdateOneModel) SetHint(hint any) *UpdateOneModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.UpdateOneModel).SetHint", Kind: Chain, Op: "mongo.model.SetHint"},
	// func (*UpdateOneModel) SetFilter(filter any) *UpdateOneModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.UpdateOneModel).SetFilter", Kind: Chain, Op: "mongo.model.SetFilter"},
	// func (*UpdateOneModel) SetUpdate(update any) *UpdateOneModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.UpdateOneModel).SetUpdate", Kind: Chain, Op: "mongo.model.SetUpdate"},
	// func (*UpdateOneModel) SetArrayFilters(filters []any) *UpdateOneModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.UpdateOneModel).SetArrayFilters", Kind: Chain, Op: "mongo.model.SetArrayFilters"},
	// func (*UpdateOneModel) SetCollation(collation *options.Collation) *UpdateOneModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.UpdateOneModel).SetCollation", Kind: Chain, Op: "mongo.model.SetCollation"},
	// func (*UpdateOneModel) SetUpsert(upsert bool) *UpdateOneModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.UpdateOneModel).SetUpsert", Kind: Chain, Op: "mongo.model.SetUpsert"},
	// func (*UpdateOneModel) SetSort(sort any) *UpdateOneModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.UpdateOneModel).SetSort", Kind: Chain, Op: "mongo.model.SetSort"},
	// func (*UpdateManyModel) SetHint(hint any) *UpdateManyModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.UpdateManyModel).SetHint", Kind: Chain, Op: "mongo.model.SetHint"},
	// func (*UpdateManyModel) SetFilter(filter any) *UpdateManyModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.UpdateManyModel).SetFilter", Kind: Chain, Op: "mongo.model.SetFilter"},
	// func (*UpdateManyModel) SetUpdate(update any) *UpdateManyModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.UpdateManyModel).SetUpdate", Kind: Chain, Op: "mongo.model.SetUpdate"},
	// func (*UpdateManyModel) SetArrayFilters(filters []any) *UpdateManyModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.UpdateManyModel).SetArrayFilters", Kind: Chain, Op: "mongo.model.SetArrayFilters"},
	// func (*UpdateManyModel) SetCollation(collation *options.Collation) *UpdateManyModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.UpdateManyModel).SetCollation", Kind: Chain, Op: "mongo.model.SetCollation"},
	// func (*UpdateManyModel) SetUpsert(upsert bool) *UpdateManyModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.UpdateManyModel).SetUpsert", Kind: Chain, Op: "mongo.model.SetUpsert"},
	// func (*ReplaceOneModel) SetHint(hint any) *ReplaceOneModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.ReplaceOneModel).SetHint", Kind: Chain, Op: "mongo.model.SetHint"},
	// func (*ReplaceOneModel) SetFilter(filter any) *ReplaceOneModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.ReplaceOneModel).SetFilter", Kind: Chain, Op: "mongo.model.SetFilter"},
	// func (*ReplaceOneModel) SetReplacement(rep any) *ReplaceOneModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.ReplaceOneModel).SetReplacement", Kind: Chain, Op: "mongo.model.SetReplacement"},
	// func (*ReplaceOneModel) SetCollation(collation *options.Collation) *ReplaceOneModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.ReplaceOneModel).SetCollation", Kind: Chain, Op: "mongo.model.SetCollation"},
	// func (*ReplaceOneModel) SetUpsert(upsert bool) *ReplaceOneModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.ReplaceOneModel).SetUpsert", Kind: Chain, Op: "mongo.model.SetUpsert"},
	// func (*ReplaceOneModel) SetSort(sort any) *ReplaceOneModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.ReplaceOneModel).SetSort", Kind: Chain, Op: "mongo.model.SetSort"},
	// func (*DeleteOneModel) SetFilter(filter any) *DeleteOneModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.DeleteOneModel).SetFilter", Kind: Chain, Op: "mongo.model.SetFilter"},
	// func (*DeleteOneModel) SetCollation(collation *options.Collation) *DeleteOneModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.DeleteOneModel).SetCollation", Kind: Chain, Op: "mongo.model.SetCollation"},
	// func (*DeleteOneModel) SetHint(hint any) *DeleteOneModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.DeleteOneModel).SetHint", Kind: Chain, Op: "mongo.model.SetHint"},
	// func (*DeleteManyModel) SetFilter(filter any) *DeleteManyModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.DeleteManyModel).SetFilter", Kind: Chain, Op: "mongo.model.SetFilter"},
	// func (*DeleteManyModel) SetCollation(collation *options.Collation) *DeleteManyModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.DeleteManyModel).SetCollation", Kind: Chain, Op: "mongo.model.SetCollation"},
	// func (*DeleteManyModel) SetHint(hint any) *DeleteManyModel
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo.DeleteManyModel).SetHint", Kind: Chain, Op: "mongo.model.SetHint"},
	// func UpdateOne() *UpdateOneOptionsBuilder
	{Symbol: "go.mongodb.org/mongo-driver/mongo/options.UpdateOne", Kind: Chain, Op: "mongo.options.UpdateOne"},
	// func UpdateMany() *UpdateManyOptionsBuilder
	{Symbol: "go.mongodb.org/mongo-driver/mongo/options.UpdateMany", Kind: Chain, Op: "mongo.options.UpdateMany"},
	// func Replace() *ReplaceOptionsBuilder
	{Symbol: "go.mongodb.org/mongo-driver/mongo/options.Replace", Kind: Chain, Op: "mongo.options.Replace"},
	// func FindOneAndUpdate() *FindOneAndUpdateOptionsBuilder
	{Symbol: "go.mongodb.org/mongo-driver/mongo/options.FindOneAndUpdate", Kind: Chain, Op: "mongo.options.FindOneAndUpdate"},
	// func FindOneAndReplace() *FindOneAndReplaceOptionsBuilder
	{Symbol: "go.mongodb.org/mongo-driver/mongo/options.FindOneAndReplace", Kind: Chain, Op: "mongo.options.FindOneAndReplace"},
	// func (*UpdateOneOptionsBuilder) SetUpsert(b bool) *UpdateOneOptionsBuilder
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo/options.UpdateOneOptionsBuilder).SetUpsert", Kind: Chain, Op: "mongo.options.SetUpsert"},
	// func (*UpdateManyOptionsBuilder) SetUpsert(b bool) *UpdateManyOptionsBuilder
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo/options.UpdateManyOptionsBuilder).SetUpsert", Kind: Chain, Op: "mongo.options.SetUpsert"},
	// func (*ReplaceOptionsBuilder) SetUpsert(b bool) *ReplaceOptionsBuilder
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo/options.ReplaceOptionsBuilder).SetUpsert", Kind: Chain, Op: "mongo.options.SetUpsert"},
	// func (*FindOneAndUpdateOptionsBuilder) SetUpsert(b bool) *FindOneAndUpdateOptionsBuilder
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo/options.FindOneAndUpdateOptionsBuilder).SetUpsert", Kind: Chain, Op: "mongo.options.SetUpsert"},
	// func (*FindOneAndUpdateOptionsBuilder) SetReturnDocument(rd ReturnDocument) *FindOneAndUpdateOptionsBuilder
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo/options.FindOneAndUpdateOptionsBuilder).SetReturnDocument", Kind: Chain, Op: "mongo.options.SetReturnDocument"},
}

// mongo1Rows models what only major 1 has: sessions behind an interface, options that are their
// own builders.
var mongo1Rows = []Row{
	// func NewClient(opts ...*options.ClientOptions) (*Client, error)
	{Symbol: "go.mongodb.org/mongo-driver/mongo.NewClient", Kind: Neutral},
	// func Update() *UpdateOptions
	{Symbol: "go.mongodb.org/mongo-driver/mongo/options.Update", Kind: Chain, Op: "mongo.options.Update"},
	// func (*UpdateOptions) SetUpsert(b bool) *UpdateOptions
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo/options.UpdateOptions).SetUpsert", Kind: Chain, Op: "mongo.options.SetUpsert"},
	// func (*ReplaceOptions) SetUpsert(b bool) *ReplaceOptions
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo/options.ReplaceOptions).SetUpsert", Kind: Chain, Op: "mongo.options.SetUpsert"},
	// func (*FindOneAndUpdateOptions) SetUpsert(b bool) *FindOneAndUpdateOptions
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo/options.FindOneAndUpdateOptions).SetUpsert", Kind: Chain, Op: "mongo.options.SetUpsert"},
	// func (*FindOneAndUpdateOptions) SetReturnDocument(rd ReturnDocument) *FindOneAndUpdateOptions
	{Symbol: "(*go.mongodb.org/mongo-driver/mongo/options.FindOneAndUpdateOptions).SetReturnDocument", Kind: Chain, Op: "mongo.options.SetReturnDocument"},
}
