package libraries

// Cloud APIs that are light enough.
import (
	_ "github.com/aliyun/aliyun-oss-go-sdk/oss"
	_ "github.com/aws/aws-sdk-go-v2/feature/s3/manager"
	_ "github.com/aws/aws-sdk-go-v2/service/dynamodb"
	_ "github.com/aws/aws-sdk-go-v2/service/dynamodb/types"
	_ "github.com/aws/aws-sdk-go-v2/service/ecs"
	_ "github.com/aws/aws-sdk-go-v2/service/lambda"
	_ "github.com/aws/aws-sdk-go-v2/service/s3"
	_ "github.com/aws/aws-sdk-go-v2/service/sfn"
	_ "github.com/jlaffaye/ftp"
	_ "github.com/minio/minio-go/v7"
	_ "github.com/pkg/sftp"
)
