package models

// controllerRows models sigs.k8s.io/controller-runtime. A reconciler is run again until it
// returns without an error; objects have names, so creating one twice is refused.
var controllerRows = []Row{
	// func (*TypedBuilder) Complete(r reconcile.TypedReconciler[request]) error
	{Symbol: "(*sigs.k8s.io/controller-runtime/pkg/builder.TypedBuilder).Complete", Kind: Register, Func: 1, Replay: "reconcile"},
	// func (*TypedBuilder) Build(r reconcile.TypedReconciler[request]) (controller.TypedController[request], error)
	{Symbol: "(*sigs.k8s.io/controller-runtime/pkg/builder.TypedBuilder).Build", Kind: Register, Func: 1, Replay: "reconcile"},
	// func AsReconciler[object client.Object](client client.Client, rec ObjectReconciler[object]) Reconciler
	{Symbol: "sigs.k8s.io/controller-runtime/pkg/reconcile.AsReconciler", Kind: Register, Func: 2, Replay: "reconcile"},
	// func TerminalError(wrapped error) error
	{Symbol: "sigs.k8s.io/controller-runtime/pkg/reconcile.TerminalError", Kind: Neutral, Op: "reconcile.TerminalError"},
	// func (Writer) Create(ctx context.Context, obj Object, opts ...CreateOption) error
	{Symbol: "(sigs.k8s.io/controller-runtime/pkg/client.Writer).Create", Kind: Write, Op: "kube.Create"},
	// func (Writer) Update(ctx context.Context, obj Object, opts ...UpdateOption) error
	{Symbol: "(sigs.k8s.io/controller-runtime/pkg/client.Writer).Update", Kind: Write, Op: "kube.Update"},
	// func (Writer) Patch(ctx context.Context, obj Object, patch Patch, opts ...PatchOption) error
	{Symbol: "(sigs.k8s.io/controller-runtime/pkg/client.Writer).Patch", Kind: Write, Op: "kube.Patch"},
	// func (Writer) Delete(ctx context.Context, obj Object, opts ...DeleteOption) error
	{Symbol: "(sigs.k8s.io/controller-runtime/pkg/client.Writer).Delete", Kind: Write, Op: "kube.Delete"},
	// func (Writer) DeleteAllOf(ctx context.Context, obj Object, opts ...DeleteAllOfOption) error
	{Symbol: "(sigs.k8s.io/controller-runtime/pkg/client.Writer).DeleteAllOf", Kind: Write, Op: "kube.DeleteAllOf"},
	// func (Writer) Apply(ctx context.Context, obj runtime.ApplyConfiguration, opts ...ApplyOption) error
	{Symbol: "(sigs.k8s.io/controller-runtime/pkg/client.Writer).Apply", Kind: Write, Op: "kube.Apply"},
	// func (SubResourceWriter) Create(ctx context.Context, obj Object, subResource Object, opts ...SubResourceCreateOption) error
	{Symbol: "(sigs.k8s.io/controller-runtime/pkg/client.SubResourceWriter).Create", Kind: Write, Op: "kube.status.Create"},
	// func (SubResourceWriter) Update(ctx context.Context, obj Object, opts ...SubResourceUpdateOption) error
	{Symbol: "(sigs.k8s.io/controller-runtime/pkg/client.SubResourceWriter).Update", Kind: Write, Op: "kube.status.Update"},
	// func (SubResourceWriter) Patch(ctx context.Context, obj Object, patch Patch, opts ...SubResourcePatchOption) error
	{Symbol: "(sigs.k8s.io/controller-runtime/pkg/client.SubResourceWriter).Patch", Kind: Write, Op: "kube.status.Patch"},
	// func (SubResourceWriter) Apply(ctx context.Context, obj runtime.ApplyConfiguration, opts ...SubResourceApplyOption) error
	{Symbol: "(sigs.k8s.io/controller-runtime/pkg/client.SubResourceWriter).Apply", Kind: Write, Op: "kube.status.Apply"},
	// func (StatusClient) Status() SubResourceWriter
	{Symbol: "(sigs.k8s.io/controller-runtime/pkg/client.StatusClient).Status", Kind: Chain, Op: "kube.Status"},
	// func (Reader) Get(ctx context.Context, key ObjectKey, obj Object, opts ...GetOption) error
	{Symbol: "(sigs.k8s.io/controller-runtime/pkg/client.Reader).Get", Kind: Read, Dest: []int{3}, Op: "kube.Get"},
	// func (Reader) List(ctx context.Context, list ObjectList, opts ...ListOption) error
	{Symbol: "(sigs.k8s.io/controller-runtime/pkg/client.Reader).List", Kind: Read, Dest: []int{2}, Op: "kube.List"},
	// func CreateOrUpdate(ctx context.Context, c client.Client, obj client.Object, f MutateFn) (OperationResult, error)
	{Symbol: "sigs.k8s.io/controller-runtime/pkg/controller/controllerutil.CreateOrUpdate", Kind: Write, Op: "kube.CreateOrUpdate", Func: 4},
	// func CreateOrPatch(ctx context.Context, c client.Client, obj client.Object, f MutateFn) (OperationResult, error)
	{Symbol: "sigs.k8s.io/controller-runtime/pkg/controller/controllerutil.CreateOrPatch", Kind: Write, Op: "kube.CreateOrPatch", Func: 4},
	// func IsAlreadyExists(err error) bool
	{Symbol: "k8s.io/apimachinery/pkg/api/errors.IsAlreadyExists", Kind: Duplicate, Of: 1},
	// func IsNotFound(err error) bool
	{Symbol: "k8s.io/apimachinery/pkg/api/errors.IsNotFound", Kind: Neutral, Op: "kube.IsNotFound"},
	// func IsConflict(err error) bool
	{Symbol: "k8s.io/apimachinery/pkg/api/errors.IsConflict", Kind: Neutral, Op: "kube.IsConflict"},
}
