package models

// jobRows are job queues, durable execution, schedulers and routers: what puts
// work somewhere to be done later, and what registers the code that does it.
// All of the registered code is run again for the same work, only for different
// reasons, which Replay names; a route for GET alone has none.
func jobRows() [][]Row {
	return [][]Row{
		asynqRows, riverRows, gueRows, backliteRows,
		temporalClientRows, temporalWorkerRows, temporalFutureRows, dbosRows,
		cloudTasksRows, controllerRows,
		cronRows, gocronRows, gocron1Rows, errgroupRows,
		httpHandlerRows, webHandlerRows, rpcHandlerRows,
	}
}
