"""
Writes the shared backbone as it is shipped: MobileNetV2 1.4, learned on ImageNet by others, cut before its own last layer. A picture
and its mirror image in one call, pooled for the last layers of our models, weights as bytes.

Without an argument it prints what to_onnx.py is to keep. Input `picture` (1, 3, h, w), 0…1. Outputs `pooled` (2, 5440), `deep` (2, 1792, h/32, w/32), `late` (2, 816, h/16, w/16).
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("whole", type=Path, nargs="?", help="ONNX by to_onnx.py")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    if options.whole is None or options.out is None:
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
    del graph.output[:]
    for name, rank in (("pooled", 2), ("deep", 4), ("late", 4)):
        graph.output.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, [None] * rank))
    mirror_first(graph)
    used = {name for node in graph.node for name in node.input}
    kept = [t for t in graph.initializer if t.name in used]
    del graph.initializer[:]
    graph.initializer.extend(kept)
    exact = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    as_bytes(graph)
    onnx.checker.check_model(model)
    onnx.save(model, options.out)
    shipped = onnxruntime.InferenceSession(options.out, providers=["CPUExecutionProvider"])
    picture = np.random.default_rng(1).random((1, 3, 192, 192), np.float32)
    a, b = (session.run(["pooled"], {"picture": picture})[0] for session in (exact, shipped))
    print(f"{options.out.stat().st_size / 1e6:.2f} MB, pooled {a.shape}; by bytes differs {np.abs(a - b).mean() / np.abs(a).mean():.4f} of the mean")


if __name__ == "__main__":
    main()
