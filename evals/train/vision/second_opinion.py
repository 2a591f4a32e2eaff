"""What the tuned branch of the backbone says, and how it is joined with what a last layer on the frozen branch says."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch

from pictures import Row, read_index
from tune import tasks

# Neither branch is better everywhere, and what is held back is too little to tell which is where.
share = 0.5


class SecondOpinion(torch.nn.Module):
    """
    (n, inner) probabilities of the frozen branch and (n, F) features of the tuned one → (n, inner) probabilities. The tuned layers know the
    classes of one set each: they change how a set's probability is spread over its classes, never how much of it the set has.
    """

    def __init__(self, layers: Path, data: Path, folders: list[str], inner: list[str], inner_of: Callable[[str, Row], str]):
        super().__init__()
        stored = np.load(layers)
        self.blocks: list[str] = []
        # What is told apart as one class, such as an empty field, has no tuned layer.
        for folder in (f for f in folders if f"{f}.labels" in stored):
            name = folder.replace("-", "_")
            known = list(stored[f"{folder}.labels"])
            answered = {f"{fine.path.parent.name}/{fine.label}": inner_of(folder, row) for row, fine in zip(read_index(data / folder), read_index(data / folder, tasks[folder].column))}
            places = sorted({inner.index(answered[label]) for label in known})
            joined = torch.zeros(len(known), len(places))
            for index, label in enumerate(known):
                joined[index, places.index(inner.index(answered[label]))] = 1
            self.register_buffer(f"{name}_places", torch.tensor(places))
            self.register_buffer(f"{name}_joined", joined)
            self.register_buffer(f"{name}_weights", torch.from_numpy(stored[f"{folder}.weight"]))
            self.register_buffer(f"{name}_biases", torch.from_numpy(stored[f"{folder}.bias"]))
            self.blocks.append(name)

    def forward(self, found: torch.Tensor, tuned: torch.Tensor) -> torch.Tensor:
        for name in self.blocks:
            places, joined, weights, biases = (getattr(self, f"{name}_{part}") for part in ("places", "joined", "weights", "biases"))
            first = found[:, places]
            second = torch.nn.functional.linear(tuned, weights, biases).softmax(1) @ joined
            spread = ((first + 1e-9).log() * (1 - share) + (second + 1e-9).log() * share).softmax(1)
            found = found.index_copy(1, places, spread * first.sum(1, keepdim=True))
        return found
