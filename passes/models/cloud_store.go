package models

// Object stores and file transfer. To write a file under a name that comes
// from the row is to overwrite it on the second run, so the name is the key.

const (
	noteGCSWriter = "the object appears when the writer is closed; If(Conditions{DoesNotExist: true}) on the handle makes it write once"
	sftp          = "github.com/pkg/sftp"
	minio         = "github.com/minio/minio-go/v7" // before v7 there was no context argument
	gcs           = "cloud.google.com/go/storage"
	azblob        = "github.com/Azure/azure-sdk-for-go/sdk/storage/azblob"
)

var storeRows = []Row{
	// func (c *Client) PutObject(ctx context.Context, bucketName, objectName string, reader io.Reader, size int64, opts PutObjectOptions) (info UploadInfo, err error)
	{Symbol: "(*" + minio + ".Client).PutObject", Kind: Effect, Effect: Object, Verb: "PUT", URL: 3, Body: 4, Keys: []Slot{{SlotArg, 2, "objectName", false}}},

	// func (c *Client) FPutObject(ctx context.Context, bucketName, objectName, filePath string, opts PutObjectOptions) (info UploadInfo, err error)
	{Symbol: "(*" + minio + ".Client).FPutObject", Kind: Effect, Effect: Object, Verb: "PUT", URL: 3, Body: 4, Keys: []Slot{{SlotArg, 2, "objectName", false}}},

	// func (c *Client) CopyObject(ctx context.Context, dst CopyDestOptions, src CopySrcOptions) (UploadInfo, error)
	{Symbol: "(*" + minio + ".Client).CopyObject", Kind: Effect, Effect: Object, Verb: "PUT", URL: 2, Keys: []Slot{{SlotField, 1, "Object", false}}},

	// func (c *Client) RemoveObject(ctx context.Context, bucketName, objectName string, opts RemoveObjectOptions) error
	{Symbol: "(*" + minio + ".Client).RemoveObject", Kind: Effect, Effect: Object, Verb: "DELETE", URL: 3, Keys: []Slot{{SlotArg, 2, "objectName", false}}},

	// func (c *Client) AppendObject(ctx context.Context, bucketName, objectName string, reader io.Reader, objectSize int64, opts AppendObjectOptions) (info UploadInfo, err error)
	{Symbol: "(*" + minio + ".Client).AppendObject", Kind: Effect, Effect: Object, Verb: "POST", URL: 3, Body: 4, Keyless: true},

	// func (o *ObjectHandle) NewWriter(ctx context.Context) *Writer
	{Symbol: "(*" + gcs + ".ObjectHandle).NewWriter", Kind: Effect, Effect: Object, Verb: "PUT", Keys: []Slot{{SlotSetter, -1, "Object", false}}, Note: noteGCSWriter},

	// func (b *BucketHandle) Object(name string) *ObjectHandle
	{Symbol: "(*" + gcs + ".BucketHandle).Object", Kind: Option, Slot: "Object", Value: 1},

	// func (o *ObjectHandle) Delete(ctx context.Context) (err error)
	{Symbol: "(*" + gcs + ".ObjectHandle).Delete", Kind: Effect, Effect: Object, Verb: "DELETE", Keys: []Slot{{SlotSetter, -1, "Object", false}}},

	// func (c *Copier) Run(ctx context.Context) (attrs *ObjectAttrs, err error)
	{Symbol: "(*" + gcs + ".Copier).Run", Kind: Effect, Effect: Object, Verb: "PUT"},

	// func (c *Client) UploadBuffer(ctx context.Context, containerName string, blobName string, buffer []byte, o *UploadBufferOptions) (UploadBufferResponse, error)
	{Symbol: "(*" + azblob + ".Client).UploadBuffer", Kind: Effect, Effect: Object, Verb: "PUT", URL: 3, Body: 4, Keys: []Slot{{SlotArg, 2, "blobName", false}}},

	// func (c *Client) UploadFile(ctx context.Context, containerName string, blobName string, file *os.File, o *UploadFileOptions) (UploadFileResponse, error)
	{Symbol: "(*" + azblob + ".Client).UploadFile", Kind: Effect, Effect: Object, Verb: "PUT", URL: 3, Body: 4, Keys: []Slot{{SlotArg, 2, "blobName", false}}},

	// func (c *Client) UploadStream(ctx context.Context, containerName string, blobName string, body io.Reader, o *UploadStreamOptions) (UploadStreamResponse, error)
	{Symbol: "(*" + azblob + ".Client).UploadStream", Kind: Effect, Effect: Object, Verb: "PUT", URL: 3, Body: 4, Keys: []Slot{{SlotArg, 2, "blobName", false}}},

	// func (c *Client) DeleteBlob(ctx context.Context, containerName string, blobName string, o *DeleteBlobOptions) (DeleteBlobResponse, error)
	{Symbol: "(*" + azblob + ".Client).DeleteBlob", Kind: Effect, Effect: Object, Verb: "DELETE", URL: 3, Keys: []Slot{{SlotArg, 2, "blobName", false}}},

	// func (c *Client) Create(path string) (*File, error)
	{Symbol: "(*" + sftp + ".Client).Create", Kind: Effect, Effect: File, Verb: "PUT", URL: 1, Keys: []Slot{{SlotArg, 0, "path", false}}},

	// func (c *Client) OpenFile(path string, f int) (*File, error)
	{Symbol: "(*" + sftp + ".Client).OpenFile", Kind: Effect, Effect: File, Verb: "PUT", URL: 1, Keys: []Slot{{SlotArg, 0, "path", false}}},

	// func (c *Client) Rename(oldname, newname string) error
	{Symbol: "(*" + sftp + ".Client).Rename", Kind: Effect, Effect: File, Verb: "PUT", URL: 2, Keys: []Slot{{SlotArg, 1, "newname", false}}},

	// func (c *Client) PosixRename(oldname, newname string) error
	{Symbol: "(*" + sftp + ".Client).PosixRename", Kind: Effect, Effect: File, Verb: "PUT", URL: 2, Keys: []Slot{{SlotArg, 1, "newname", false}}},

	// func (c *Client) Remove(path string) error
	{Symbol: "(*" + sftp + ".Client).Remove", Kind: Effect, Effect: File, Verb: "DELETE", URL: 1, Keys: []Slot{{SlotArg, 0, "path", false}}},
}

var storeGroups = []group{
	// func (c *Client) GetObject(ctx context.Context, bucketName, objectName string, opts GetObjectOptions) (*Object, error)
	{minio, `*Client.GetObject *Client.FGetObject *Client.StatObject *Client.ListObjects *Client.BucketExists *Client.MakeBucket
		*Client.PresignedGetObject *Client.PresignedPutObject`, Row{Kind: Neutral}},

	// func (o *ObjectHandle) If(conds Conditions) *ObjectHandle
	{gcs, `*ObjectHandle.If *ObjectHandle.Generation *ObjectHandle.Retryer *Client.Bucket *BucketHandle.If`, Row{Kind: Derive}},
	{gcs, `*ObjectHandle.NewReader *ObjectHandle.NewRangeReader *ObjectHandle.Attrs *BucketHandle.Attrs *BucketHandle.Objects
		*BucketHandle.SignedURL *Writer.Close *Writer.Flush`, Row{Kind: Neutral}},
	{gcs, `*Writer.Write`, Row{Kind: Setter, Slot: slotContent, Value: 1}},

	// func (f *File) Write(b []byte) (int, error); the effect is what opened the file
	{sftp, `*File.Write *File.ReadFrom`, Row{Kind: Setter, Slot: slotContent, Value: 1}},
	{sftp, `*File.Close *File.Sync *File.Read *File.Stat *Client.Open *Client.Stat *Client.Lstat *Client.ReadDir *Client.Mkdir
		*Client.MkdirAll *Client.Chmod *Client.Chtimes *Client.Getwd *Client.Glob *Client.Walk`, Row{Kind: Neutral}},
}
