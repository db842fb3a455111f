package models

// brokerRows are the message brokers: what publishes, what receives, and what
// tells the broker that a message is done. Transactions of a broker are Neutral:
// they are none of the database's.
func brokerRows() [][]Row {
	return [][]Row{
		kafkaGoRows, saramaRows, franzRows, confluentRows,
		amqpRows,
		natsRows, jetstreamRows,
		pubsubRows, pubsub1Rows,
		awsBrokerRows, aws1BrokerRows,
		nsqRows, pahoRows, pulsarRows, goCloudPubsubRows, rocketRows,
		watermillRows,
		redisQueueRows,
	}
}
