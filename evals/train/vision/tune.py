"""
Tunes the later blocks of the shared backbone on all sets together, each with a last layer of its own, and writes the network as ONNX
beside those layers (layers.npz). Groups that cached.py holds back are left out, as are all rows that are not of split `train`.
"""

import argparse
import math
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper

from augment import recolour, swap_background, warp
from features import empty_fields
from pictures import Row, is_held_back, load, made_up, read_index
from sets import Set, learned
from torch_network import TorchNetwork

features = 1792
learns_from = "expanded_conv_7/"


@dataclass
class Task:
    """One set that is told apart: how often its pictures are drawn, and which other sets are shown to it as none of its own."""

    share: float
    column: str = "label"


tasks = {
    "plant-disease": Task(0.27),
    "grocery": Task(0.17, "fine"),
    "cattle": Task(0.18),
    "crops": Task(0.12),
    "food10": Task(0.08),
    "food-portions": Task(0.07),
    "parasite-eggs": Task(0.05),
    "malaria-cells": Task(0.05),
    # Nothing is told apart within these.
    "made-up": Task(0.01),
    "empty-fields": Task(0.01),
}


@dataclass
class Pile:
    each: Set
    planes: torch.Tensor
    labels: list[str]
    """Chance of each picture to be drawn: classes with the root of their size."""
    chances: torch.Tensor


def pile_of(folder: str, data: Path, held_back: float) -> Pile:
    each = next((s for s in learned if s.folder == folder), Set(folder, "label", 192))
    if folder in ("made-up", "empty-fields"):
        pictures = made_up(240, 192, 1) if folder == "made-up" else empty_fields(data)
        planes = torch.from_numpy(pictures).permute(0, 3, 1, 2)
        planes = torch.cat([planes, torch.full_like(planes[:, :1], 255)], 1)
        labels = [folder] * len(planes)
    else:
        rows: list[Row] = [r for r in read_index(data / folder, tasks[folder].column) if r.split == "train" and not is_held_back(r.group, held_back)]
        planes = load(rows, each.size, each.plain_domains)
        labels = [f"{r.path.parent.name}/{r.label}" for r in rows]
    counts = {label: labels.count(label) for label in set(labels)}
    return Pile(each, planes, labels, torch.tensor([counts[label] ** -0.5 for label in labels]))


class Layers(torch.nn.Module):
    """A last layer per task, and one that tells the sets apart."""

    def __init__(self, labels: dict[str, list[str]]):
        super().__init__()
        self.of = torch.nn.ModuleDict({name: torch.nn.Linear(features, len(names)) for name, names in labels.items()})
        for layer in self.of.values():
            torch.nn.init.normal_(layer.weight, std=0.01)
            torch.nn.init.zeros_(layer.bias)


def write_network(source: Path, network: TorchNetwork, weights: dict[str, torch.Tensor], path: Path) -> None:
    model = onnx.load(source)
    for tensor in model.graph.initializer:
        name = network.renamed.get(tensor.name)
        if name is not None:
            tensor.CopyFrom(numpy_helper.from_array(weights[name].contiguous().numpy(), tensor.name))
    onnx.save(model, path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("whole", type=Path, help="ONNX by to_onnx.py")
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--held-back", type=float, default=0.08)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--rate", type=float, default=2e-4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)

    piles = {name: pile_of(name, options.data, options.held_back) for name in tasks}
    scenes = torch.cat([load([r for r in read_index(options.data / name) if r.split == "train"][::6], 192)[:, :3] for name in ("grocery", "food10")])
    labels = {name: sorted(set(pile.labels)) for name, pile in piles.items() if len(set(pile.labels)) > 1}
    sets = list(tasks)
    places = {name: torch.tensor([names.index(label) for label in piles[name].labels]) for name, names in labels.items()}
    network, layers = TorchNetwork(options.whole, learns_from), Layers({**labels, "set": sets})
    for name, values in network.given.items():
        if values.dim() == 4:
            network.given[name] = values.to(memory_format=torch.channels_last)

    groups = [
        {"params": [p for p in network.parameters() if p.dim() > 1], "lr": options.rate, "weight_decay": 0.02},
        {"params": [p for p in network.parameters() if p.dim() == 1], "lr": options.rate, "weight_decay": 0},
        {"params": list(layers.parameters()), "lr": options.rate * 10, "weight_decay": 0.02},
    ]
    optimiser = torch.optim.AdamW(groups, betas=(0.9, 0.98))
    rates = [group["lr"] for group in groups]
    learning = [*network.parameters(), *layers.parameters()]
    averaged = [p.detach().clone() for p in learning]
    counts = [max(1, round(options.batch * tasks[name].share)) if tasks[name].share >= 0.03 else 0 for name in sets]
    began, step, told = time.monotonic(), 0, {name: [0.0, 0.0] for name in labels}
    while (done := (time.monotonic() - began) / 60 / options.minutes) < 1:
        for group, rate in zip(groups, rates):
            group["lr"] = rate * min(1, (step + 1) / 100) * (0.5 + 0.5 * math.cos(math.pi * done))
        pictures, drawn = [], {}
        for index, name in enumerate(sets):
            count = counts[index] or int(torch.rand(()) < options.batch * tasks[name].share)
            if count == 0:
                continue
            pile = piles[name]
            chosen = torch.multinomial(pile.chances, count)
            batch = warp(pile.planes[chosen].float() / 255, pile.each.size, pile.each.zoom, pile.each.turned)
            shown = batch[:, :3]
            if pile.each.plain_domains:
                behind = scenes[torch.randint(0, len(scenes), (count,))].float() / 255
                shown = swap_background(shown, batch[:, 3:], warp(behind, pile.each.size, (0.3, 1)), 0.3)
            drawn[name] = (sum(len(p) for p in pictures), chosen)
            pictures.append(shown)
        seen = network(recolour(torch.cat(pictures)).contiguous(memory_format=torch.channels_last))["deep"].mean((2, 3))
        loss = seen.new_zeros(())
        for name, (start, chosen) in drawn.items():
            part = seen[start : start + len(chosen)]
            loss = loss + 0.15 * F.cross_entropy(layers.of["set"](part), torch.full((len(chosen),), sets.index(name)), reduction="sum")
            if name in labels:
                found, truth = layers.of[name](F.dropout(part, 0.3)), places[name][chosen]
                loss = loss + F.cross_entropy(found, truth, label_smoothing=0.05, reduction="sum")
                told[name][0] += float((found.argmax(1) == truth).sum())
                told[name][1] += len(truth)
        optimiser.zero_grad()
        (loss / options.batch).backward()
        torch.nn.utils.clip_grad_norm_(learning, 2.0)
        optimiser.step()
        keep = min(0.998, (step + 1) / (step + 10))
        with torch.no_grad():
            for mean, parameter in zip(averaged, learning):
                mean.lerp_(parameter, 1 - keep)
        step += 1
        if step % 100 == 0:
            figures = ", ".join(f"{name} {hits / total:.3f}" for name, (hits, total) in told.items())
            print(f"step {step}, {done:.2f}: {figures}", flush=True)
            told = {name: [0.0, 0.0] for name in labels}
        if step % 400 == 0:
            save(options, network, layers, averaged, labels, sets)
    save(options, network, layers, averaged, labels, sets)


def save(options: argparse.Namespace, network: TorchNetwork, layers: Layers, averaged: list[torch.Tensor], labels: dict[str, list[str]], sets: list[str]) -> None:
    names = [name for name, _ in network.learned.named_parameters()]
    write_network(options.whole, network, dict(zip(names, averaged)), options.out / "tuned.onnx")
    arrays: dict[str, np.ndarray] = {}
    for (name, _), mean in zip(layers.named_parameters(), averaged[len(names) :]):
        arrays[name.removeprefix("of.")] = mean.numpy()
    for name, known in {**labels, "set": sets}.items():
        arrays[f"{name}.labels"] = np.array(known)
    np.savez(options.out / "layers.npz", **arrays)


if __name__ == "__main__":
    main()
