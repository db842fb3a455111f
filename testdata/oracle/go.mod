module github.com/dualwrite/dualwrite/testdata/oracle

go 1.26.0

require (
	github.com/dualwrite/dualwrite v0.0.0
	github.com/sqlc-dev/marino v0.3.1
	github.com/sqlc-dev/meyer v0.1.2
	github.com/sqlc-dev/oliphant v0.2.0
	github.com/sqlc-dev/teesql v1.1.0
)

require (
	go.yaml.in/yaml/v3 v3.0.6 // indirect
	golang.org/x/text v0.19.0 // indirect
	google.golang.org/protobuf v1.36.12 // indirect
)

replace github.com/dualwrite/dualwrite => ../..
