package lazyssa

import (
	"go/ast"
	"go/token"
	"go/types"
)

// maxWeight bounds the branches of a function times its variables: what SSA costs
// grows with the product, since each branch begins with a list of what all variables
// are. The largest functions that people or generators were seen to write weigh an
// eighth of it.
const maxWeight = 1 << 26

// bounded returns the files without the bodies of functions that are too large to be
// built, and what these are. The files themselves are left as they are.
func bounded(files []*ast.File, info *types.Info) (_ []*ast.File, _ *types.Info, large []*types.Func) {
	out := make([]*ast.File, len(files))
	for i, f := range files {
		out[i] = f
		for k, d := range f.Decls {
			decl, ok := d.(*ast.FuncDecl)
			if !ok || decl.Body == nil || weight(decl.Body) <= maxWeight {
				continue
			}
			if out[i] == f {
				file := *f
				file.Decls = append([]ast.Decl(nil), f.Decls...)
				out[i] = &file
			}
			empty := *decl
			empty.Body = nil
			out[i].Decls[k] = &empty
			if fn, ok := info.Defs[decl.Name].(*types.Func); ok {
				large = append(large, fn)
			}
		}
	}
	if large == nil {
		return files, info, nil
	}
	return out, versions(files, out, info), large
}

// versions returns info for files that stand for others.
func versions(files, now []*ast.File, info *types.Info) *types.Info {
	out := *info
	out.FileVersions = make(map[*ast.File]string, len(files)) // kept by syntax node
	for i, f := range files {
		if v, ok := info.FileVersions[f]; ok {
			out.FileVersions[now[i]] = v
		}
	}
	return &out
}

// weight is that of the heaviest function in body: literals are built by themselves.
func weight(body *ast.BlockStmt) int {
	branches, vars, most := 0, 0, 0
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			most = max(most, weight(n.Body))
			return false
		case *ast.IfStmt, *ast.ForStmt, *ast.RangeStmt, *ast.CaseClause, *ast.CommClause:
			branches++
		case *ast.BinaryExpr:
			if n.Op == token.LAND || n.Op == token.LOR {
				branches++
			}
		case *ast.AssignStmt:
			if n.Tok == token.DEFINE {
				vars += len(n.Lhs)
			}
		case *ast.ValueSpec:
			vars += len(n.Names)
		}
		return true
	})
	return max(most, branches*vars)
}
