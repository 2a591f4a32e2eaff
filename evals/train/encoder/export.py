"""
Writes a trained branch as the network that the product runs, its large weights in eight bits.

Usage: export.py BRANCH.pt BASE_DIR OUT.onnx   (and OUT.json beside it, with the heads' names)
The network takes the states before its first layer (batch, pieces, 384) and the mask (batch, pieces), and gives all heads' logits.
"""

import json
import sys
import tempfile
from pathlib import Path

import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import nn

from model import Branch


class Logits(nn.Module):
    def __init__(self, branch: Branch):
        super().__init__()
        self.branch = branch

    def forward(self, states: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        return self.branch(states, mask)[1]


def main(trained: str, base: str, out: str) -> None:
    kept = torch.load(trained, weights_only=True)
    branch = Branch(Path(base), kept["heads"], kept["first"])
    branch.load_state_dict(kept["state"])
    states, mask = torch.randn(2, 9, 384), torch.ones(2, 9, dtype=torch.int64)
    sizes = {0: "texts", 1: "pieces"}
    with tempfile.TemporaryDirectory() as scratch:
        full = Path(scratch, "full.onnx")
        torch.onnx.export(
            Logits(branch).eval(), (states, mask), full, input_names=["states", "mask"], output_names=["logits"],
            dynamic_axes={"states": sizes, "mask": sizes}, opset_version=17, dynamo=False,
        )  # fmt: skip
        quantize_dynamic(full, out, weight_type=QuantType.QInt8, per_channel=True, op_types_to_quantize=["MatMul"])
    heads = [{"name": name, "labels": labels} for name, labels in kept["heads"].items()]
    Path(out).with_suffix(".json").write_text(json.dumps({"first": kept["first"], "heads": heads}, indent=2) + "\n")
    print(Path(out).stat().st_size, "bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
