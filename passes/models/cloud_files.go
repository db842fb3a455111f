package models

// File stores beside those of cloud_store.go. The name is the key.

const (
	ftp         = "github.com/jlaffaye/ftp"
	goCloudBlob = "gocloud.dev/blob"
	aliyunOSS   = "github.com/aliyun/aliyun-oss-go-sdk/oss"
)

var fileGroups = []group{
	// func (c *ServerConn) Stor(path string, r io.Reader) error
	{ftp, `*ServerConn.Stor *ServerConn.StorFrom`, Row{Kind: Effect, Effect: File, Verb: "PUT", URL: 1, Body: 2, Keys: []Slot{{SlotArg, 0, "path", false}}}},
	// func (c *ServerConn) Append(path string, r io.Reader) error
	{ftp, `*ServerConn.Append`, Row{Kind: Effect, Effect: File, Verb: "POST", URL: 1, Body: 2, Keyless: true}},
	// func (c *ServerConn) Rename(from, to string) error
	{ftp, `*ServerConn.Rename`, Row{Kind: Effect, Effect: File, Verb: "PUT", URL: 2, Keys: []Slot{{SlotArg, 1, "to", false}}}},
	// func (c *ServerConn) Delete(path string) error
	{ftp, `*ServerConn.Delete`, Row{Kind: Effect, Effect: File, Verb: "DELETE", URL: 1, Keys: []Slot{{SlotArg, 0, "path", false}}}},
	{ftp, `*ServerConn.Retr *ServerConn.RetrFrom *ServerConn.List *ServerConn.NameList *ServerConn.FileSize *ServerConn.GetTime
		*ServerConn.MakeDir *ServerConn.ChangeDir *ServerConn.Login *ServerConn.Quit`, Row{Kind: Neutral}},

	// func (b *Bucket) WriteAll(ctx context.Context, key string, p []byte, opts *WriterOptions) (err error)
	{goCloudBlob, `*Bucket.WriteAll *Bucket.Upload`, Row{Kind: Effect, Effect: Object, Verb: "PUT", URL: 2, Body: 3, Keys: []Slot{{SlotArg, 1, "key", false}}}},
	// func (b *Bucket) NewWriter(ctx context.Context, key string, opts *WriterOptions) (_ *Writer, err error)
	{goCloudBlob, `*Bucket.NewWriter`, Row{Kind: Effect, Effect: Object, Verb: "PUT", URL: 2, Keys: []Slot{{SlotArg, 1, "key", false}},
		Note: "the object appears when the writer is closed"}},
	// func (b *Bucket) Copy(ctx context.Context, dstKey, srcKey string, opts *CopyOptions) (err error)
	{goCloudBlob, `*Bucket.Copy`, Row{Kind: Effect, Effect: Object, Verb: "PUT", URL: 2, Keys: []Slot{{SlotArg, 1, "dstKey", false}}}},
	// func (b *Bucket) Delete(ctx context.Context, key string) (err error)
	{goCloudBlob, `*Bucket.Delete`, Row{Kind: Effect, Effect: Object, Verb: "DELETE", URL: 2, Keys: []Slot{{SlotArg, 1, "key", false}}}},
	{goCloudBlob, `*Bucket.ReadAll *Bucket.Download *Bucket.List *Bucket.Exists *Bucket.Attributes *Bucket.NewReader *Bucket.NewRangeReader
		*Bucket.SignedURL *Bucket.Close *Writer.Close`, Row{Kind: Neutral}},
	{goCloudBlob, `*Writer.Write *Writer.ReadFrom`, Row{Kind: Setter, Slot: slotContent, Value: 1}},

	// func (bucket Bucket) PutObject(objectKey string, reader io.Reader, options ...Option) error
	{aliyunOSS, `Bucket.PutObject Bucket.PutObjectFromFile Bucket.UploadFile`,
		Row{Kind: Effect, Effect: Object, Verb: "PUT", URL: 1, Body: 2, Keys: []Slot{{SlotArg, 0, "objectKey", false}}}},
	// func (bucket Bucket) AppendObject(objectKey string, reader io.Reader, appendPosition int64, options ...Option) (int64, error)
	{aliyunOSS, `Bucket.AppendObject`, Row{Kind: Effect, Effect: Object, Verb: "PUT", URL: 1, Body: 2, Keys: []Slot{{SlotArg, 2, "appendPosition", false}}}},
	// func (bucket Bucket) DeleteObject(objectKey string, options ...Option) error
	{aliyunOSS, `Bucket.DeleteObject`, Row{Kind: Effect, Effect: Object, Verb: "DELETE", URL: 1, Keys: []Slot{{SlotArg, 0, "objectKey", false}}}},
	{aliyunOSS, `Bucket.GetObject Bucket.GetObjectToFile Bucket.IsObjectExist Bucket.ListObjects Bucket.SignURL`, Row{Kind: Neutral}},
}
