"""A small residual network for pictures of 96 to 160 pixels, sized for training on a CPU."""

import torch
from torch import nn


def convolution(inputs: int, outputs: int, kernel: int = 3, stride: int = 1) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False),
        nn.BatchNorm2d(outputs),
    )


class Block(nn.Module):
    def __init__(self, inputs: int, outputs: int, stride: int):
        super().__init__()
        self.first = convolution(inputs, outputs, 3, stride)
        self.second = convolution(outputs, outputs)
        squeezed = max(8, outputs // 8)
        self.gate = nn.Sequential(
            nn.AdaptiveAvgPool2d(1),
            nn.Conv2d(outputs, squeezed, 1),
            nn.ReLU(),
            nn.Conv2d(squeezed, outputs, 1),
            nn.Sigmoid(),
        )
        self.skip = nn.Identity() if inputs == outputs and stride == 1 else nn.Sequential(
            nn.AvgPool2d(stride, stride) if stride > 1 else nn.Identity(), convolution(inputs, outputs, 1)
        )
        # A block that starts as the identity trains steadily at a high learning rate.
        nn.init.zeros_(self.second[1].weight)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = self.second(torch.relu(self.first(x)))
        return torch.relu(y * self.gate(y) + self.skip(x))


class LeafNetwork(nn.Module):
    """
    Three stages of stride 4, 8 and 16: a 160 px picture gives a 10 x 10 map, fine enough to point at a lesion.
    Every stage is pooled and classified together: colour and texture, which tell much of a disease, are learned
    early and from few pictures; shapes follow.
    """

    def __init__(self, classes: int, width: int = 48, blocks: tuple[int, int, int] = (1, 2, 2)):
        super().__init__()
        stem = width * 2 // 3
        self.stem = nn.Sequential(convolution(3, stem, 3, 2), nn.ReLU())
        stages, inputs = [], stem
        for stage, count in enumerate(blocks):
            outputs = width * 2**stage
            stages.append(nn.Sequential(*(Block(inputs if index == 0 else outputs, outputs, 2 if index == 0 else 1) for index in range(count))))
            inputs = outputs
        self.stages = nn.ModuleList(stages)
        self.dropout = nn.Dropout(0.2)
        self.head = nn.Linear(width * 7, classes)

    def features(self, x: torch.Tensor) -> list[torch.Tensor]:
        found = [self.stem(x)]
        for stage in self.stages:
            found.append(stage(found[-1]))
        return found[1:]

    def pool(self, features: list[torch.Tensor]) -> torch.Tensor:
        # The maximum keeps a single small lesion from being averaged away.
        return torch.cat([0.5 * (f.mean((2, 3)) + f.amax((2, 3))) for f in features], 1)

    def maps(self, features: list[torch.Tensor], weights: torch.Tensor) -> torch.Tensor:
        """Class activation maps (n, classes, h, w) on the coarsest stage's grid; weights: (classes, pooled features)."""
        sides = features[-1].shape[-1]
        grids = torch.cat([nn.functional.avg_pool2d(f, f.shape[-1] // sides) for f in features], 1)
        return nn.functional.conv2d(grids, weights[:, :, None, None])

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.head(self.dropout(self.pool(self.features(x))))
