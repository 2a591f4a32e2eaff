"""
Reads the weights of a shipped reader or branch, so that training can go on although the trained ones are lost.

Usage: shipped_weights.py READER_OR_BRANCH.onnx OUT.pt

They are what eight bits kept of those that were trained: `export_reader.py` and `export.py` measure what that costs.
"""

import sys

import numpy as np
import onnx
import torch
from onnx import numpy_helper

# What blocks hold is positive: this stands for nothing.
ZERO = 128
PREFIXES = ("reader.", "branch.")
HEAD = "_Transposed_quantized"


def main(shipped: str, out: str) -> None:
    graph = onnx.load(shipped).graph
    held = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    weights = {bare(name): values.copy() for name, values in held.items() if name.startswith(PREFIXES) and "_Transposed" not in name}
    for node in graph.node:
        if node.op_type == "MatMulNBits":
            known = {given.name: onnx.helper.get_attribute_value(given) for given in node.attribute}
            weights[f"{place_of(node)}.weight"] = of_blocks(held[node.input[1]], held[node.input[2]], known["N"], known["K"])
        elif node.op_type == "MatMulInteger":
            name = node.input[1]
            values = of_columns(held[name], held[name.replace("_quantized", "_scale")], held[node.input[3]])
            weights[bare(name).removesuffix(HEAD) if name.endswith(HEAD) else f"{place_of(node)}.weight"] = values
    torch.save({name: torch.from_numpy(np.ascontiguousarray(values)) for name, values in weights.items()}, out)


def bare(name: str) -> str:
    return name[name.index(".") + 1 :] if name.startswith(PREFIXES) else name


def place_of(node: onnx.NodeProto) -> str:
    return node.name.removeprefix("/").removesuffix("_Q8").removesuffix("_quant").removesuffix("/MatMul").replace("/", ".")


def of_blocks(codes: np.ndarray, scales: np.ndarray, rows: int, columns: int) -> np.ndarray:
    """Values (rows, columns) of a MatMulNBits node: codes (rows, blocks, values), one scale for each block."""
    values = (codes.astype(np.float32) - ZERO) * scales.reshape(rows, -1, 1)
    return values.reshape(rows, -1)[:, :columns]


def of_columns(codes: np.ndarray, scales: np.ndarray, zeros: np.ndarray) -> np.ndarray:
    """Values (out, in) of a MatMulInteger node: codes (in, out), one scale for each column."""
    return ((codes.astype(np.float32) - zeros) * scales).T


if __name__ == "__main__":
    main(*sys.argv[1:])
