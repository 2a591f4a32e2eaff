"""
Writes a TensorFlow.js model (graph or Keras layers) as ONNX: channels first, batch normalisation folded into the
convolutions, any picture size. Of a graph, the nodes that the named outputs need are written and no others.

  python to_onnx.py centernet.json everyday-objects.onnx --outputs tower_0/keypoints=heat,tower_0/wh=sides --half
"""

import argparse
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from half_weights import halve_weights
from tensorflow_js import Saved, read_saved, text

element_wise = {"Add": "Add", "AddV2": "Add", "Sub": "Sub", "Mul": "Mul", "Sigmoid": "Sigmoid", "Relu": "Relu", "Identity": "Identity"}


class Writer:
    def __init__(self) -> None:
        self.nodes: list[onnx.NodeProto] = []
        self.constants: dict[str, onnx.TensorProto] = {}

    def constant(self, name: str, values: np.ndarray) -> str:
        self.constants[name] = numpy_helper.from_array(np.ascontiguousarray(values), name)
        return name

    def add(self, kind: str, inputs: list[str], output: str, **attributes: object) -> str:
        self.nodes.append(helper.make_node(kind, inputs, [output], **attributes))
        return output

    def activate(self, name: str, kind: str, output: str) -> str:
        if kind == "relu6":
            six = [self.constant("zero", np.float32(0)), self.constant("six", np.float32(6))]
            return self.add("Clip", [name, *six], output)
        return self.add({"relu": "Relu"}[kind], [name], output)

    def convolution(self, name: str, source: str, kernel: np.ndarray, bias: np.ndarray | None, strides: list[int], padding: str, depthwise: bool) -> str:
        """kernel as TensorFlow has it: (height, width, in, out), or (height, width, in, multiple) of a depthwise one."""
        height, width, inputs, outputs = kernel.shape
        planes = kernel.reshape(height, width, 1, inputs * outputs) if depthwise else kernel
        names = [source, self.constant(f"{name}/kernel", planes.transpose(3, 2, 0, 1))]
        if bias is not None:
            names.append(self.constant(f"{name}/bias", bias))
        pad = {"same": "SAME_UPPER", "valid": "VALID"}[padding.lower()]
        return self.add("Conv", names, name, kernel_shape=[height, width], strides=strides, auto_pad=pad, group=inputs if depthwise else 1)

    def save(self, path: Path, inputs: dict[str, list], outputs: list[str]) -> None:
        values = [helper.make_tensor_value_info(name, TensorProto.FLOAT, shape) for name, shape in inputs.items()]
        results = [helper.make_tensor_value_info(name, TensorProto.FLOAT, [None] * 4) for name in outputs]
        used = {name for node in self.nodes for name in node.input}
        kept = [tensor for name, tensor in self.constants.items() if name in used]
        graph = helper.make_graph(self.nodes, path.stem, values, results, kept)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
        onnx.checker.check_model(model)
        onnx.save(model, path)


def write_graph(saved: Saved, writer: Writer, outputs: dict[str, str]) -> None:
    nodes = {node["name"]: node for node in saved.steps}
    done: dict[str, str] = {}

    def value(name: str) -> np.ndarray:
        return saved.weights[name]

    def convert(node: dict) -> str:
        name, kind, inputs = node["name"], node["op"], [i.partition(":")[0] for i in node.get("input", [])]
        attributes = node.get("attr", {})
        if kind == "Placeholder":
            return "picture"
        if kind == "Const":
            # Scalars only; what has axes is read by the node that needs it.
            return writer.constant(name, value(name))
        if "Conv2" in kind:
            fused = [text(f).lower() for f in attributes.get("fused_ops", {}).get("list", {}).get("s", [])]
            bias = value(inputs[2]) if "biasadd" in fused else None
            strides = [int(s) for s in attributes["strides"]["list"]["i"][1:3]]
            activation = [f for f in fused if f != "biasadd"]
            plain = f"{name}/linear" if activation else name
            out = writer.convolution(plain, emit(inputs[0]), value(inputs[1]), bias, strides, text(attributes["padding"]["s"]), "epthwise" in kind)
            return writer.activate(out, activation[0], name) if activation else out
        if kind in element_wise:
            return writer.add(element_wise[kind], [emit(i) for i in inputs], name)
        if kind == "Relu6":
            return writer.activate(emit(inputs[0]), "relu6", name)
        if kind == "Mean":
            assert sorted(value(inputs[1]).tolist()) == [1, 2]
            return writer.add("GlobalAveragePool", [emit(inputs[0])], name)
        if kind == "ConcatV2":
            assert int(value(inputs[-1])) in (3, -1)
            return writer.add("Concat", [emit(i) for i in inputs[:-1]], name, axis=1)
        if kind == "ResizeBilinear":
            # Only ever by two here; the size itself is worked out from the shape by nodes that are not needed then.
            scales = writer.constant("twice", np.array([1, 1, 2, 2], np.float32))
            way = "half_pixel" if attributes.get("half_pixel_centers", {}).get("b") else "asymmetric"
            return writer.add("Resize", [emit(inputs[0]), "", scales], name, mode="linear", coordinate_transformation_mode=way)
        raise SystemExit(f"{name}: nodes of kind {kind} are not converted")

    def emit(name: str) -> str:
        if name not in done:
            done[name] = convert(nodes[name])
        return done[name]

    for name, given in outputs.items():
        writer.add("Identity", [emit(name)], given)


def write_layers(saved: Saved, writer: Writer, outputs: dict[str, str]) -> None:
    done: dict[str, str] = {}
    shapes_from: dict[str, dict] = {}

    def normalised(layer: dict, kernel: np.ndarray, depthwise: bool) -> tuple[np.ndarray, np.ndarray]:
        name, epsilon = layer["name"], layer["config"]["epsilon"]
        ones = np.ones_like(saved.weights[f"{name}/moving_variance"])
        scale = saved.weights.get(f"{name}/gamma", ones) / np.sqrt(saved.weights[f"{name}/moving_variance"] + epsilon)
        shift = saved.weights[f"{name}/beta"] - saved.weights[f"{name}/moving_mean"] * scale
        return kernel * (scale[:, None] if depthwise else scale), shift

    for layer in saved.steps:
        kind, name, config = layer["class_name"], layer["name"], layer["config"]
        inputs = [inbound[0] for inbound in (layer["inbound_nodes"] or [[]])[0]]
        if kind == "InputLayer":
            done[name] = "picture"
        elif kind in ("Conv2D", "DepthwiseConv2D"):
            shapes_from[name] = layer
        elif kind == "BatchNormalization":
            before = shapes_from[inputs[0]]
            depthwise = before["class_name"] == "DepthwiseConv2D"
            weight = saved.weights[f"{before['name']}/{'depthwise_kernel' if depthwise else 'kernel'}"]
            source, padding = before["inbound_nodes"][0][0][0], before["config"]["padding"]
            if source in shapes_from and shapes_from[source]["class_name"] == "ZeroPadding2D":
                # Zeros right and below, then stride 2: what 'same' does on an even size.
                source, padding = shapes_from[source]["inbound_nodes"][0][0][0], "same"
            kernel, bias = normalised(layer, weight, depthwise)
            done[name] = writer.convolution(name, done[source], kernel, bias, before["config"]["strides"], padding, depthwise)
        elif kind == "ZeroPadding2D":
            shapes_from[name] = layer
        elif kind in ("ReLU", "Activation"):
            done[name] = writer.activate(done[inputs[0]], "relu6" if config.get("max_value") == 6 else "relu", name)
        elif kind == "Add":
            done[name] = writer.add("Add", [done[i] for i in inputs], name)
        elif kind == "Concatenate":
            done[name] = writer.add("Concat", [done[i] for i in inputs], name, axis=1)
        elif kind in ("MaxPooling2D", "AveragePooling2D"):
            pad = {"same": "SAME_UPPER", "valid": "VALID"}[config["padding"]]
            pool = {"MaxPooling2D": "MaxPool", "AveragePooling2D": "AveragePool"}[kind]
            done[name] = writer.add(pool, [done[inputs[0]]], name, kernel_shape=config["pool_size"], strides=config["strides"], auto_pad=pad)
        else:
            break
        if all(wanted in done for wanted in outputs):
            break
    for name, given in outputs.items():
        writer.add("Identity", [done[name]], given)


def convert(description: Path, target: Path, outputs: dict[str, str]) -> None:
    saved, writer = read_saved(description), Writer()
    (write_graph if saved.form == "graph-model" else write_layers)(saved, writer, outputs)
    writer.save(target, {"picture": [None, 3, None, None]}, list(outputs.values()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("description", type=Path, help="the model's JSON file; its weights lie beside it as .bin")
    parser.add_argument("target", type=Path)
    parser.add_argument("--outputs", required=True, help="NODE=NAME,…: what to keep and how to call it")
    parser.add_argument("--half", action="store_true", help="store the weights as float16")
    options = parser.parse_args()
    convert(options.description, options.target, dict(part.split("=") for part in options.outputs.split(",")))
    if options.half:
        halve_weights(options.target)


if __name__ == "__main__":
    main()
