# BUILD.bazel at the root of the workspace
load("@rules_go//go:def.bzl", "nogo")

nogo(
    name = "nogo",
    config = "nogo.json",
    visibility = ["//visibility:public"],
    deps = [
        "@com_github_dualwrite_dualwrite//analyzers/effectrecord",
        "@com_github_dualwrite_dualwrite//analyzers/txeffect",
        "@com_github_dualwrite_dualwrite//passes/config",
    ],
)
