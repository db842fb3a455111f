module github.com/dualwrite/dualwrite/cmd/gclplugin

go 1.26.0

require (
	github.com/dualwrite/dualwrite v0.0.0
	github.com/golangci/plugin-module-register v0.1.2
	golang.org/x/tools v0.52.0
	gopkg.in/yaml.v3 v3.0.1
)

require go.yaml.in/yaml/v3 v3.0.6 // indirect

replace github.com/dualwrite/dualwrite => ../..
