package models

// cloudTasksRows models cloud.google.com/go/cloudtasks. A task with a name of its own is refused
// a second time for a while; without one every call makes another task.
var cloudTasksRows = []Row{
	// func (*Client) CreateTask(ctx context.Context, req *cloudtaskspb.CreateTaskRequest, opts ...gax.CallOption) (*cloudtaskspb.Task, error)
	{Symbol: "(*cloud.google.com/go/cloudtasks/apiv2.Client).CreateTask", Kind: Enqueue, Effect: Job, Keys: []Slot{{SlotField, 1, "Task.Name", false}, {SlotField, 1, "Task.MessageType", true}}, Body: 2, Window: "24h"},
	// func (*Client) RunTask(ctx context.Context, req *cloudtaskspb.RunTaskRequest, opts ...gax.CallOption) (*cloudtaskspb.Task, error)
	{Symbol: "(*cloud.google.com/go/cloudtasks/apiv2.Client).RunTask", Kind: Effect, Effect: Job, Keys: []Slot{{SlotField, 1, "Name", false}}, Body: 2},
}
