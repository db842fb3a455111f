package models

// pahoRows models github.com/eclipse/paho.mqtt.golang.
var pahoRows = []Row{
	// func (Client) Publish(topic string, qos byte, retained bool, payload any) Token
	{Symbol: "(github.com/eclipse/paho.mqtt.golang.Client).Publish", Kind: Effect, Effect: Publish, Keys: []Slot{{SlotArg, 0, "topic", true}, {SlotArg, 3, "payload", true}}, Keyless: true, URL: 1, Body: 4, Async: true, Note: "the token has to be waited for"},
	// func (Client) Subscribe(topic string, qos byte, callback MessageHandler) Token
	{Symbol: "(github.com/eclipse/paho.mqtt.golang.Client).Subscribe", Kind: Register, Func: 3, Replay: "message"},
	// func (Client) SubscribeMultiple(filters map[string]byte, callback MessageHandler) Token
	{Symbol: "(github.com/eclipse/paho.mqtt.golang.Client).SubscribeMultiple", Kind: Register, Func: 2, Replay: "message"},
	// func (Message) Ack()
	{Symbol: "(github.com/eclipse/paho.mqtt.golang.Message).Ack", Kind: Ack},
}
