"""
Writes the shared backbone as it is shipped: MobileNetV2 1.4, learned on ImageNet by others, cut before its own last layer, a picture and
its mirror image in one call, pooled for the last layers of our models; and beside it its later blocks as tune.py tuned them. Weights as bytes.

Without an argument it prints what to_onnx.py is to keep. Input `picture` (1, 3, h, w), 0…1. Outputs `pooled` (2, 5440), `deep` (2, 1792, h/32, w/32),
`late` (2, 816, h/16, w/16), and `middle`, which the tuned branch starts from and makes `tuned` (2, 1792) of.
"""

import argparse
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

root = "StatefulPartitionedCall/sequential/keras_layer/StatefulPartitionedCall/StatefulPartitionedCall/StatefulPartitionedCall/predict/MobilenetV2"
stages = [f"{root}/expanded_conv_{block}/expand/Relu6" for block in (3, 6, 10, 13)]
outputs = ",".join([f"{root}/Conv_1/Relu6=deep", *(f"{name}=stage{index}" for index, name in enumerate(stages))])


def as_bytes(graph: onnx.GraphProto) -> None:
    """Large weights as one byte each with a scale and an offset per output channel or tensor; worked out again when a session loads."""
    kept, before = [], []
    for tensor in graph.initializer:
        values = numpy_helper.to_array(tensor)
        if values.dtype != np.float32 or values.size <= 2048:
            kept.append(tensor)
            continue
        # What came with at most 256 different values is stored exactly.
        axes = None if np.unique(values).size <= 256 else tuple(range(1, values.ndim))
        low = values.min(axes, keepdims=True)
        scale = np.maximum((values.max(axes, keepdims=True) - low) / 255, 1e-12)
        codes = np.round((values - low) / scale).astype(np.uint8)
        for name, part in (("codes", codes), ("scale", scale), ("low", low)):
            kept.append(numpy_helper.from_array(part, f"{tensor.name}.{name}"))
        before += [
            helper.make_node("Cast", [f"{tensor.name}.codes"], [f"{tensor.name}.float"], to=TensorProto.FLOAT),
            helper.make_node("Mul", [f"{tensor.name}.float", f"{tensor.name}.scale"], [f"{tensor.name}.scaled"]),
            helper.make_node("Add", [f"{tensor.name}.scaled", f"{tensor.name}.low"], [tensor.name]),
        ]
    del graph.initializer[:]
    graph.initializer.extend(kept)
    nodes = before + list(graph.node)
    del graph.node[:]
    graph.node.extend(nodes)


def mirror_first(graph: onnx.GraphProto) -> None:
    for name, value in (("last", [-1]), ("before", [-(2**31)]), ("across", [3]), ("back", [-1])):
        graph.initializer.append(numpy_helper.from_array(np.array(value, np.int64), f"mirror/{name}"))
    for node in graph.node:
        node.input[:] = ["pair" if name == "picture" else name for name in node.input]
    graph.node.insert(0, helper.make_node("Slice", ["picture", "mirror/last", "mirror/before", "mirror/across", "mirror/back"], ["mirrored"]))
    graph.node.insert(1, helper.make_node("Concat", ["picture", "mirrored"], ["pair"], axis=0))


def changed_branch(whole: onnx.GraphProto, tuned: onnx.ModelProto) -> tuple[str, onnx.ModelProto]:
    """The part of `tuned` whose weights differ from `whole`, with the name of the values that it starts from: `middle` → `tuned`, pooled."""
    own = {t.name: numpy_helper.to_array(t) for t in whole.initializer}
    graph = tuned.graph
    changed = {t.name for t in graph.initializer if not np.array_equal(numpy_helper.to_array(t), own[t.name])}
    first = next(node for node in graph.node if changed.intersection(node.input))
    middle = first.input[0]
    for node in graph.node:
        node.input[:] = ["middle" if name == middle else name for name in node.input]
    graph.node.append(helper.make_node("GlobalAveragePool", ["deep"], ["tuned/square"]))
    graph.node.append(helper.make_node("Flatten", ["tuned/square"], ["tuned"], axis=1))
    del graph.input[:], graph.output[:]
    channels = own[first.input[1]].shape[1]
    graph.input.append(helper.make_tensor_value_info("middle", TensorProto.FLOAT, [2, channels, None, None]))
    graph.output.append(helper.make_tensor_value_info("tuned", TensorProto.FLOAT, [None] * 2))
    drop_unused(graph)
    return middle, tuned


def drop_unused(graph: onnx.GraphProto) -> None:
    wanted = {o.name for o in graph.output}
    kept = []
    for node in reversed(graph.node):
        if any(name in wanted for name in node.output):
            kept.append(node)
            wanted.update(node.input)
    del graph.node[:]
    graph.node.extend(reversed(kept))
    used = [t for t in graph.initializer if t.name in wanted]
    del graph.initializer[:]
    graph.initializer.extend(used)


def write(model: onnx.ModelProto, path: Path, given: dict[str, np.ndarray], names: list[str]) -> tuple[list[np.ndarray], list[np.ndarray]]:
    """Writes the network with its weights as bytes; returns what it answers exactly and as written."""
    exact = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"]).run(names, given)
    as_bytes(model.graph)
    onnx.checker.check_model(model)
    onnx.save(model, path)
    shipped = onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"]).run(names, given)
    for name, a, b in zip(names, exact, shipped):
        print(f"{path.name} {path.stat().st_size / 1e6:.2f} MB, {name} {a.shape}; by bytes differs {np.abs(a - b).mean() / np.abs(a).mean():.4f} of the mean")
    return exact, shipped


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("whole", type=Path, nargs="?", help="ONNX by to_onnx.py")
    parser.add_argument("tuned", type=Path, nargs="?", help="ONNX by tune.py")
    parser.add_argument("--out", type=Path, help="folder")
    options = parser.parse_args()
    if options.whole is None or options.tuned is None or options.out is None:
        print(outputs)
        return
    model = onnx.load(options.whole)
    graph = model.graph
    # Means of the last stage, means of four stages before it, then the maxima of those.
    pooled = []
    for kind, names in (("GlobalAveragePool", ["deep", "stage0", "stage1", "stage2", "stage3"]), ("GlobalMaxPool", ["stage0", "stage1", "stage2", "stage3"])):
        for name in names:
            pooled.append(f"{name}/{kind}")
            graph.node.append(helper.make_node(kind, [name], [pooled[-1]]))
    graph.node.append(helper.make_node("Concat", pooled, ["pooled/square"], axis=1))
    graph.node.append(helper.make_node("Flatten", ["pooled/square"], ["pooled"], axis=1))
    graph.node.append(helper.make_node("Identity", ["stage3"], ["late"]))
    middle, branch = changed_branch(graph, onnx.load(options.tuned))
    graph.node.append(helper.make_node("Identity", [middle], ["middle"]))
    del graph.output[:]
    for name, rank in (("pooled", 2), ("deep", 4), ("late", 4), ("middle", 4)):
        graph.output.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, [None] * rank))
    mirror_first(graph)
    drop_unused(graph)
    picture = np.random.default_rng(1).random((1, 3, 192, 192), np.float32)
    answers = ["pooled", "middle"]
    exact, shipped = write(model, options.out / "backbone.onnx", {"picture": picture}, answers)
    write(branch, options.out / "tuned-branch.onnx", {"middle": exact[1]}, ["tuned"])


if __name__ == "__main__":
    main()
