"""A small builder of ONNX graphs: each call adds a node and answers the name of what it gives."""

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper


class Graph:
    def __init__(self):
        self.nodes, self.constants, self.inputs, self.outputs = [], {}, [], []

    def constant(self, values: np.ndarray, name: str | None = None) -> str:
        name = name or f"constant_{len(self.constants)}"
        if name not in self.constants:
            self.constants[name] = numpy_helper.from_array(np.ascontiguousarray(values), name)
        return name

    def integers(self, *values: int) -> str:
        return self.constant(np.array(values, np.int64), "integers_" + "_".join(str(value) for value in values).replace("-", "m"))

    def number(self, value: float) -> str:
        return self.constant(np.array(value, np.float32), f"number_{value}")

    def halves(self, values: np.ndarray) -> str:
        """A constant kept in half precision, as the weights' source has it; widened when the graph is opened."""
        return self.op("Cast", self.constant(values.astype(np.float16)), to=TensorProto.FLOAT)

    def op(self, kind: str, *inputs: str, outputs: int = 1, domain: str = "", **attributes):
        names = [f"{kind}_{len(self.nodes)}_{index}" for index in range(outputs)]
        self.nodes.append(helper.make_node(kind, list(inputs), names, name=names[0], domain=domain, **attributes))
        return names[0] if outputs == 1 else names

    def input(self, name: str, kind: int, shape: list) -> str:
        self.inputs.append(helper.make_tensor_value_info(name, kind, shape))
        return name

    def output(self, name: str, value: str, shape: list) -> None:
        self.nodes.append(helper.make_node("Identity", [value], [name]))
        self.outputs.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, shape))

    def linear(self, value: str, weight: np.ndarray, bias: np.ndarray | None) -> str:
        """`weight` is [out, in]. Kept as 8-bit integers with a scale for each output; the values are measured as they come."""
        integers, scales = quantise(weight)
        return self.integer_product(value, self.constant(integers.T), self.constant(scales), bias)

    def integer_product(self, value: str, integers: str, scales: str, bias: np.ndarray | None) -> str:
        """In the order that ONNX Runtime joins into one kernel."""
        small, scale, zero = self.op("DynamicQuantizeLinear", value, outputs=3)
        product = self.op("Cast", self.op("MatMulInteger", small, integers, zero), to=TensorProto.FLOAT)
        scaled = self.op("Mul", product, self.op("Mul", scale, scales))
        return scaled if bias is None else self.op("Add", scaled, self.constant(bias.astype(np.float32)))

    def save(self, path) -> None:
        graph = helper.make_graph(self.nodes, path.stem, self.inputs, self.outputs, list(self.constants.values()))
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)], ir_version=9)
        onnx.checker.check_model(model)
        onnx.save(model, str(path))


def quantise(weight: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Symmetric integers and a scale for each row. Of 7 bits: the sums of older processors' instructions overflow with 8."""
    scales = np.maximum(np.abs(weight.astype(np.float32)).max(axis=1), 1e-8) / 63
    return np.round(weight / scales[:, None]).astype(np.int8), scales.astype(np.float32)
