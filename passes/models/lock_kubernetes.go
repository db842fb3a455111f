package models

// leaderElectionRows models k8s.io/client-go/tools/leaderelection, which does not promise that
// only one leader acts.
var leaderElectionRows = []Row{
	// func RunOrDie(ctx context.Context, lec LeaderElectionConfig)
	{Symbol: "k8s.io/client-go/tools/leaderelection.RunOrDie", Kind: Lock, Op: "leaderelection.Run"},
	// func (*LeaderElector) Run(ctx context.Context)
	{Symbol: "(*k8s.io/client-go/tools/leaderelection.LeaderElector).Run", Kind: Lock, Op: "leaderelection.Run"},
	// func NewLeaderElector(lec LeaderElectionConfig) (*LeaderElector, error)
	{Symbol: "k8s.io/client-go/tools/leaderelection.NewLeaderElector", Kind: Chain, Op: "leaderelection.New"},
	// func (*LeaderElector) IsLeader() bool
	{Symbol: "(*k8s.io/client-go/tools/leaderelection.LeaderElector).IsLeader", Kind: Neutral},
}
