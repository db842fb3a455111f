package effectflow

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/dualwrite/dualwrite/passes/effects"
	"github.com/dualwrite/dualwrite/passes/models"
)

func TestGuessForeign(t *testing.T) {
	for name, want := range map[string]Guess{
		"Api.CreateSwap":                       {Kind: GuessEffect, Effect: models.HTTP, Strong: true},
		"Client.SendMessage":                   {Kind: GuessEffect, Effect: models.Mail, Strong: true},
		"Client.BroadcastTransaction":          {Kind: GuessEffect, Effect: models.Publish, Strong: true},
		"IssuesService.Create":                 {Kind: GuessEffect, Effect: models.HTTP, Strong: true},
		"FairQueue.Push":                       {Kind: GuessEffect, Effect: models.HTTP, Strong: true},
		"Client.Create":                        {Kind: GuessEffect, Effect: models.HTTP},
		"Client.Call":                          {},
		"Client.GetSwap":                       {Kind: GuessLookup},
		"Client.ListComments":                  {Kind: GuessLookup},
		"Client.CreateTopic":                   {},
		"Client.CreateSession":                 {},
		"RepositoriesService.CreateHookConfig": {},
		"Client.SendHeartbeat":                 {},
		"Client.SendDryRun":                    {},
		"Client.CreateCommitStatus":            {},
		"Client.DeleteSwap":                    {},
		"Client.UpdateSwap":                    {},
		"Client.PutObject":                     {},
		"Client.Bind":                          {},
		"StorageClient.SaveState":              {},
		"LogClient.Publish":                    {},
		"Client.Render":                        {},
	} {
		c := &effects.CallInfo{Mode: effects.Foreign, Name: name, Results: []string{"error"}}
		assert.Equal(t, want, guess(c), name)
	}
	assert.Equal(t, NoGuess, guess(&effects.CallInfo{Mode: effects.Foreign, Name: "Client.SendMessage"}).Kind, "it cannot fail")
}
