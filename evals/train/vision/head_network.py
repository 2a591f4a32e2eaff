"""A model's last layers on both branches of the shared backbone, as they are shipped in head.onnx."""

from pathlib import Path

import numpy as np
import onnxruntime
import torch

from half_weights import halve_weights
from second_opinion import SecondOpinion

# Of each part of the features: how many, and whether they are means (their root is taken) or maxima.
deep, early, late = 1792, 1824, 816
stages = {"means of the two last stages": [*range(deep), *range(deep + early - late, deep + early)], "all stages": [*range(deep + 2 * early)]}


def rooted(features: np.ndarray) -> np.ndarray:
    """The root of the means keeps a few loud channels from drowning the rest."""
    found = features.copy()
    found[:, : deep + early] = np.sqrt(np.maximum(found[:, : deep + early], 0))
    return found


class Head(torch.nn.Module):
    """pooled (2, F) and tuned (2, 1792) of a picture and its mirror image, with its maps → logits (1, labels), maps (1, labels, h, w)."""

    def __init__(self, weights: np.ndarray, biases: np.ndarray, columns: list[int], inner: list[str], labels: list[str], answer_of: dict[str, str], second: SecondOpinion):
        super().__init__()
        full = np.zeros((len(biases), deep + 2 * early), np.float32)
        full[:, columns] = weights
        self.second = second
        self.register_buffer("columns", torch.tensor(columns))
        self.register_buffer("weights", torch.from_numpy(weights))
        self.register_buffer("biases", torch.from_numpy(biases))
        joined = torch.zeros(len(inner), len(labels))
        for index, name in enumerate(inner):
            joined[index, labels.index(answer_of[name])] = 1
        self.register_buffer("joined", joined)
        # Maps show one label's evidence, that of the frozen branch: of several inner classes the mean of their weights.
        mean_weights = (joined / joined.sum(0, keepdim=True)).T @ torch.from_numpy(full)
        self.register_buffer("deep_weights", mean_weights[:, :deep].contiguous())
        self.register_buffer("late_weights", mean_weights[:, deep + early - late : deep + early].contiguous())

    def logits(self, features: torch.Tensor, tuned: torch.Tensor) -> torch.Tensor:
        """Rooted features (n, F) → log probabilities of the labels (n, labels)."""
        inner = torch.nn.functional.linear(features[:, self.columns], self.weights, self.biases).softmax(1)
        return (self.second(inner, tuned) @ self.joined + 1e-9).log()

    def forward(self, pooled: torch.Tensor, tuned: torch.Tensor, deep_map: torch.Tensor, late_map: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        means, maxima = pooled[:, : deep + early], pooled[:, deep + early :]
        found = self.logits(torch.cat([means.clamp(min=0).sqrt(), maxima], 1), tuned)
        # A root of a mean is the mean of the cells over the root: what each cell adds to the logit.
        at_deep = torch.einsum("lc,chw->lhw", self.deep_weights / pooled[0, :deep].clamp(min=1e-3).sqrt(), deep_map[0])
        at_late = torch.einsum("lc,chw->lhw", self.late_weights / pooled[0, deep + early - late : deep + early].clamp(min=1e-3).sqrt(), late_map[0])
        grown = torch.nn.functional.interpolate(at_deep[None], scale_factor=2.0, mode="nearest")
        return found.mean(0, keepdim=True), grown + at_late[None]

    def scored(self, *views: tuple[np.ndarray, np.ndarray]) -> np.ndarray:
        """Mean log probability of the labels over views of the same pictures; a view is its features and its tuned ones."""
        with torch.no_grad():
            return np.mean([self.logits(torch.from_numpy(rooted(pooled)), torch.from_numpy(tuned)).numpy() for pooled, tuned in views], 0)


def write_head(head: Head, size: int, path: Path) -> float:
    """Writes head.onnx with float16 weights; returns the largest difference that these make in the logits."""
    side, inputs = size // 32, ["pooled", "tuned", "deep", "late"]
    example = (torch.rand(2, deep + 2 * early), torch.rand(2, deep), torch.rand(2, deep, side, side), torch.rand(2, late, side * 2, side * 2))
    axes = {name: {2: f"{name} rows", 3: f"{name} columns"} for name in ("deep", "late", "maps")}
    torch.onnx.export(head, example, path, input_names=inputs, output_names=["logits", "maps"], dynamic_axes=axes, opset_version=17, dynamo=False)
    halve_weights(path)
    session = onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"])
    answer = session.run(["logits"], dict(zip(inputs, [e.numpy() for e in example])))
    return float(np.abs(answer[0] - head(*example)[0].numpy()).max())
