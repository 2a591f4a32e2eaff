"""An ONNX network of convolutions, clips and additions as a torch module whose later part learns."""

from pathlib import Path

import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper


class TorchNetwork(torch.nn.Module):
    """
    Takes what to_onnx.py writes of a MobileNet: Mul, Sub, Conv (SAME_UPPER), Clip to 0…6, Add, Identity. `forward` takes (n, 3, h, w), 0…1,
    and returns the outputs by name. Weights of nodes before the first whose name starts with `learns_from` stay as they are.
    """

    def __init__(self, path: Path, learns_from: str):
        super().__init__()
        graph = onnx.load(path).graph
        self.given = {t.name: torch.from_numpy(numpy_helper.to_array(t).copy()) for t in graph.initializer}
        self.nodes = [(n.op_type, list(n.input), n.output[0], {a.name: onnx.helper.get_attribute_value(a) for a in n.attribute}) for n in graph.node]
        self.outputs = [o.name for o in graph.output]
        first = next(i for i, (_, inputs, *_) in enumerate(self.nodes) if any(learns_from in name for name in inputs))
        self.first = first
        self.learned = torch.nn.ParameterDict()
        self.renamed: dict[str, str] = {}
        for kind, inputs, *_ in self.nodes[first:]:
            if kind == "Conv":
                for name in inputs[1:]:
                    self.renamed[name] = f"w{len(self.renamed)}"
                    self.learned[self.renamed[name]] = torch.nn.Parameter(self.given[name])

    def weight(self, name: str) -> torch.Tensor:
        return self.learned[self.renamed[name]] if name in self.renamed else self.given[name]

    def on(self, device: torch.device) -> "TorchNetwork":
        """Moves it, kernels in the order of channels that convolutions are quickest in."""
        for name, values in self.given.items():
            self.given[name] = values.to(device, memory_format=torch.channels_last if values.dim() == 4 else torch.preserve_format)
        return self.to(device, memory_format=torch.channels_last)

    def below(self, name: str) -> list[torch.nn.Parameter]:
        """What learns before the first node that reads a weight of this name."""
        found = []
        for original, renamed in self.renamed.items():
            if name in original:
                return found
            found.append(self.learned[renamed])
        return found

    def run(self, known: dict[str, torch.Tensor], nodes: list) -> dict[str, torch.Tensor]:
        for kind, inputs, output, attributes in nodes:
            if kind == "Conv":
                known[output] = self.convolve(known[inputs[0]], self.weight(inputs[1]), self.weight(inputs[2]), attributes)
            elif kind == "Clip":
                known[output] = known[inputs[0]].clamp(0, 6)
            elif kind == "Identity":
                known[output] = known[inputs[0]]
            else:
                a, b = (known[name] if name in known else self.given[name] for name in inputs)
                known[output] = a + b if kind == "Add" else a - b if kind == "Sub" else a * b
        return known

    def forward(self, pictures: torch.Tensor) -> dict[str, torch.Tensor]:
        with torch.no_grad():
            known = self.run({"picture": pictures}, self.nodes[: self.first])
        known = self.run(known, self.nodes[self.first :])
        return {name: known[name] for name in self.outputs}

    @staticmethod
    def convolve(values: torch.Tensor, kernel: torch.Tensor, bias: torch.Tensor, attributes: dict) -> torch.Tensor:
        stride, side = attributes["strides"][0], kernel.shape[-1]
        lacking = [max((-(-length // stride) - 1) * stride + side - length, 0) for length in values.shape[2:]]
        padding = 0
        if lacking[0] == lacking[1] and lacking[0] % 2 == 0:
            padding = lacking[0] // 2
        elif any(lacking):
            values = F.pad(values, (lacking[1] // 2, lacking[1] - lacking[1] // 2, lacking[0] // 2, lacking[0] - lacking[0] // 2))
        return F.conv2d(values, kernel, bias, stride, padding, groups=attributes["group"])
