package models

// Job queues with few functions.

const (
	machinery = "github.com/RichardKnop/machinery/v1"
	faktory   = "github.com/contribsys/faktory/client"
	craftWork = "github.com/gocraft/work"
	goqite    = "maragu.dev/goqite"
	backlite  = "github.com/mikestefanello/backlite"
	neoq      = "github.com/acaloiaro/neoq"
	que       = "github.com/bgentry/que-go"
)

const noteWhileWaiting = "a second one is dropped only while the first one waits"

var jobIDs = []Slot{{SlotArg, 1, "args", true}}

var moreJobGroups = []group{
	// func (server *Server) SendTask(signature *tasks.Signature) (*result.AsyncResult, error)
	{machinery, `*Server.SendTask *Server.SendChain *Server.SendGroup *Server.SendChord`,
		Row{Kind: Enqueue, Effect: Job, Body: 1, Keys: []Slot{{SlotField, 0, "Args", true}}}},
	// func (server *Server) SendTaskWithContext(ctx context.Context, signature *tasks.Signature) (*result.AsyncResult, error)
	{machinery, `*Server.SendTaskWithContext *Server.SendChainWithContext *Server.SendGroupWithContext *Server.SendChordWithContext`,
		Row{Kind: Enqueue, Effect: Job, Body: 2, Keys: []Slot{{SlotField, 1, "Args", true}}}},
	// func (server *Server) RegisterTask(name string, taskFunc interface{}) error
	{machinery, `*Server.RegisterTask`, Row{Kind: Register, Func: 2, Replay: "job"}},
	// func (server *Server) RegisterTasks(namedTaskFuncs map[string]interface{}) error
	{machinery, `*Server.RegisterTasks`, Row{Kind: Register, Func: 1, Replay: "job"}},
	{machinery, `*Server.RegisterPeriodicTask *Server.RegisterPeriodicChain *Server.RegisterPeriodicGroup *Server.RegisterPeriodicChord`, Row{Kind: Neutral}},

	// func (c *Client) Push(job *Job) error
	{faktory, `*Client.Push`, Row{Kind: Enqueue, Effect: Job, Body: 1, Keys: []Slot{{SlotField, 0, "Args", true}}}},
	// func (c *Client) PushBulk(jobs []*Job) (map[string]string, error)
	{faktory, `*Client.PushBulk`, Row{Kind: Enqueue, Effect: Job, Body: 1}},
	// func (c *Client) Fetch(q ...string) (*Job, error)
	{faktory, `*Client.Fetch`, Row{Kind: Fetch}},
	// func (c *Client) Ack(jid string) error
	{faktory, `*Client.Ack`, Row{Kind: Ack, Of: 1}},
	// func (c *Client) Fail(jid string, err error, backtrace []byte) error
	{faktory, `*Client.Fail`, Row{Kind: Nack, Of: 1}},
	// func (p *Pool) With(fn func(conn *Client) error) error
	{faktory, `*Pool.With`, Row{Kind: Neutral, Func: 1}},

	// func (e *Enqueuer) Enqueue(jobName string, args map[string]interface{}) (*Job, error)
	{craftWork, `*Enqueuer.Enqueue`, Row{Kind: Enqueue, Effect: Job, URL: 1, Body: 2, Keys: jobIDs}},
	{craftWork, `*Enqueuer.EnqueueUnique *Enqueuer.EnqueueUniqueByKey`, Row{Kind: Enqueue, Effect: Job, URL: 1, Body: 2, Keys: jobIDs, Note: noteWhileWaiting}},
	// func (e *Enqueuer) EnqueueIn(jobName string, secondsFromNow int64, args map[string]interface{}) (*ScheduledJob, error)
	{craftWork, `*Enqueuer.EnqueueIn *Enqueuer.EnqueueUniqueIn *Enqueuer.EnqueueUniqueInByKey`,
		Row{Kind: Enqueue, Effect: Job, URL: 1, Body: 3, Keys: []Slot{{SlotArg, 2, "args", true}}}},
	// func (wp *WorkerPool) Job(name string, fn interface{}) *WorkerPool
	{craftWork, `*WorkerPool.Job`, Row{Kind: Register, Func: 2, Replay: "job"}},
	// func (wp *WorkerPool) JobWithOptions(name string, jobOpts JobOptions, fn interface{}) *WorkerPool
	{craftWork, `*WorkerPool.JobWithOptions`, Row{Kind: Register, Func: 3, Replay: "job"}},

	// func (q *Queue) Send(ctx context.Context, m Message) error
	{goqite, `*Queue.Send *Queue.SendAndGetID`, Row{Kind: Enqueue, Effect: Job, Body: 2, Keys: []Slot{{SlotField, 1, "Body", true}}}},
	// func (q *Queue) SendTx(ctx context.Context, tx *sql.Tx, m Message) error
	{goqite, `*Queue.SendTx *Queue.SendAndGetIDTx`, Row{Kind: EnqueueTx, Effect: Job, Tx: 2, Body: 3}},
	{goqite, `*Queue.Receive *Queue.ReceiveTx *Queue.ReceiveAndWait`, Row{Kind: Fetch}},
	// func (q *Queue) Delete(ctx context.Context, id ID) error
	{goqite, `*Queue.Delete`, Row{Kind: Ack, Of: 2}},
	// func (q *Queue) DeleteTx(ctx context.Context, tx *sql.Tx, id ID) error
	{goqite, `*Queue.DeleteTx`, Row{Kind: Ack, Of: 3}},
	{goqite, `*Queue.Extend *Queue.ExtendTx`, Row{Kind: Neutral}},
	// func Create(ctx context.Context, q *goqite.Queue, name string, m []byte) error
	{goqite + "/jobs", `Create`, Row{Kind: Enqueue, Effect: Job, Body: 4, Keys: []Slot{{SlotArg, 3, "m", true}}}},
	// func CreateTx(ctx context.Context, tx *sql.Tx, q *goqite.Queue, name string, m []byte) error
	{goqite + "/jobs", `CreateTx`, Row{Kind: EnqueueTx, Effect: Job, Tx: 2, Body: 5}},
	// func (r *Runner) Register(name string, job Func)
	{goqite + "/jobs", `*Runner.Register`, Row{Kind: Register, Func: 2, Replay: "job"}},

	// type Neoq interface { Enqueue(ctx context.Context, job *jobs.Job) (jobID string, err error) }
	{neoq, `Neoq.Enqueue`, Row{Kind: Enqueue, Effect: Job, Body: 2, Keys: []Slot{{SlotField, 1, "Fingerprint", false}, {SlotField, 1, "Payload", true}}, Note: noteWhileWaiting}},

	// func (c *Client) Enqueue(j *Job) error
	{que, `*Client.Enqueue`, Row{Kind: Enqueue, Effect: Job, Body: 1, Keys: []Slot{{SlotField, 0, "Args", true}}}},
	// func (c *Client) EnqueueInTx(j *Job, tx *pgx.Tx) error
	{que, `*Client.EnqueueInTx`, Row{Kind: EnqueueTx, Effect: Job, Body: 1, Tx: 2}},
	{que, `*Client.LockJob`, Row{Kind: Fetch}},
	{que, `*Job.Delete *Job.Done`, Row{Kind: Ack}},
	{que, `*Job.Error`, Row{Kind: Nack}},
}

// backliteRows models github.com/mikestefanello/backlite, whose builder saves on
// the transaction it was given.
var backliteRows = []Row{
	// func (t *TaskAddOp) Save() ([]string, error)
	{Symbol: "(*" + backlite + ".TaskAddOp).Save", Kind: EnqueueTx, Effect: Job, Tx: -1, Note: "on the transaction given to Tx, else on its own"},
	// func (c *Client) Register(queue Queue)
	{Symbol: "(*" + backlite + ".Client).Register", Kind: Register, Func: 1, Replay: "job"},
	// func (c *Client) Status(ctx context.Context, taskID string) (TaskStatus, error)
	{Symbol: "(*" + backlite + ".Client).Status", Kind: Neutral},
}
