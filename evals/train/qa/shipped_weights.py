"""Reads the weights of a shipped reader, so that training can go on although the trained ones are lost. Usage: shipped_weights.py READER.onnx OUT.pt

They are what eight bits kept of those that were trained: `export_reader.py` measures what that costs.
"""

import sys

import numpy as np
import onnx
import torch
from onnx import numpy_helper

# What eight bits hold is positive: this stands for nothing.
ZERO = 128
PREFIX = "reader."


def unpacked(codes: np.ndarray, scales: np.ndarray, rows: int, columns: int) -> np.ndarray:
    """Values (rows, columns) of a MatMulNBits node: codes (rows, blocks, values), one scale for each block."""
    values = (codes.astype(np.float32) - ZERO) * scales.reshape(rows, -1, 1)
    return values.reshape(rows, -1)[:, :columns]


def main(shipped: str, out: str) -> None:
    graph = onnx.load(shipped).graph
    held = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    weights = {name.removeprefix(PREFIX): torch.from_numpy(values.copy()) for name, values in held.items() if name.startswith(PREFIX)}
    for node in graph.node:
        if node.op_type == "MatMulNBits":
            known = {given.name: onnx.helper.get_attribute_value(given) for given in node.attribute}
            name = node.name.removeprefix("/").removesuffix("/MatMul_Q8").replace("/", ".")
            values = unpacked(held[node.input[1]], held[node.input[2]], known["N"], known["K"])
            weights[f"{name}.weight"] = torch.from_numpy(values)
    torch.save(weights, out)


if __name__ == "__main__":
    main(*sys.argv[1:])
