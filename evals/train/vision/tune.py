"""
Tunes the later blocks of the shared backbone on all sets together, each with a last layer of its own, and writes the network as ONNX
beside those layers (layers.npz). Groups that cached.py holds back are left out, as are all rows that are not of split `train`.
"""

import argparse
import math
import time
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper

from augment import erase, mix, recolour, swap_background, warp
from features import empty_fields
from pictures import Row, is_held_back, load, made_up, read_index
from sets import Set, learned
from torch_network import TorchNetwork

features = 1792
# Blocks before this one learn more slowly where they learn at all: what they see is of use to every set.
slow_before = "expanded_conv_7/"


@dataclass
class Task:
    """One set that is told apart: how often its pictures are drawn, and which other sets are shown to it as none of its own."""

    share: float
    column: str = "label"


tasks = {
    "plant-disease": Task(0.26),
    "grocery": Task(0.19, "fine"),
    "cattle": Task(0.14),
    "crops": Task(0.12),
    "food10": Task(0.09),
    "food-portions": Task(0.10),
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

    def on(self, device: torch.device) -> "Pile":
        return replace(self, planes=self.planes.to(device), chances=self.chances.to(device))


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


class Average:
    """The weights, averaged over the last steps: as many as it takes to see some 16,000 pictures."""

    def __init__(self, learning: list[torch.nn.Parameter], batch: int):
        self.learning, self.keep, self.steps = learning, 1 - batch / 16_000, 0
        self.means = [p.detach().clone() for p in learning]

    @torch.no_grad()
    def take(self) -> None:
        self.steps += 1
        keep = min(self.keep, self.steps / (self.steps + 9))
        torch._foreach_lerp_(self.means, [p.detach() for p in self.learning], 1 - keep)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("whole", type=Path, help="ONNX by to_onnx.py")
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--held-back", type=float, default=0.08)
    parser.add_argument("--minutes", type=float, default=60, help="of the whole run, reading included")
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--rate", type=float, default=2e-4)
    parser.add_argument("--learns-from", default="expanded_conv_7/", help="first block that learns")
    parser.add_argument("--mixed-until", type=float, default=0, help="part of the schedule in which pictures are mixed")
    parser.add_argument("--erased", type=float, default=0, help="share of the pictures that a part is greyed out of")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    started = time.monotonic()
    device = torch.device(options.device)
    torch.backends.cudnn.benchmark = True
    torch.set_num_threads(1)

    piles = {name: pile_of(name, options.data, options.held_back).on(device) for name in tasks}
    scenes = torch.cat([load([r for r in read_index(options.data / name) if r.split == "train"][::6], 192)[:, :3] for name in ("grocery", "food10")]).to(device)
    labels = {name: sorted(set(pile.labels)) for name, pile in piles.items() if len(set(pile.labels)) > 1}
    sets = list(tasks)
    places = {name: torch.tensor([names.index(label) for label in piles[name].labels], device=device) for name, names in labels.items()}
    # Every run starts from the same layers, so that what several runs learn can be averaged.
    torch.manual_seed(1)
    network, layers = TorchNetwork(options.whole, options.learns_from).on(device), Layers({**labels, "set": sets}).to(device)
    torch.manual_seed(options.seed)

    slow = {id(p) for p in network.below(slow_before)}
    groups = [
        {
            "params": [p for p in network.parameters() if (p.dim() > 1) == kernels and (id(p) in slow) == is_slow],
            "lr": options.rate * (0.3 if is_slow else 1),
            "weight_decay": 0.02 if kernels else 0,
        }
        for kernels in (True, False)
        for is_slow in (True, False)
    ]
    groups.append({"params": list(layers.parameters()), "lr": options.rate * 10, "weight_decay": 0.02})
    optimiser = torch.optim.AdamW([group for group in groups if group["params"]], betas=(0.9, 0.98))
    rates = [group["lr"] for group in optimiser.param_groups]
    learning = [*network.parameters(), *layers.parameters()]
    average = Average(learning, options.batch)
    # A set of less than one picture a step is shown now and then.
    counts = [options.batch * tasks[name].share for name in sets]

    def draw(name: str, count: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Changed pictures of a set, and which ones they are."""
        pile = piles[name]
        chosen = torch.multinomial(pile.chances, count)
        batch = warp(pile.planes[chosen].float() / 255, pile.each.size, pile.each.zoom, pile.each.turned)
        if not pile.each.plain_domains:
            return batch[:, :3], chosen
        behind = scenes[torch.randint(0, len(scenes), (count,), device=device)].float() / 255
        return swap_background(batch[:, :3], batch[:, 3:], warp(behind, pile.each.size, (0.3, 1)), 0.3), chosen

    began = time.monotonic()
    print(f"read in {began - started:.0f} s", flush=True)
    length = max(1e-9, started + options.minutes * 60 - began)
    told, step = torch.zeros(len(sets), 2, device=device), 0
    while (done := (time.monotonic() - began) / length) < 1 or step == 0:
        for group, rate in zip(optimiser.param_groups, rates):
            group["lr"] = rate * min(1, (step + 1) / 100) * (0.5 + 0.5 * math.cos(math.pi * min(1, done)))
        pictures, drawn = [], {}
        for name, expected in zip(sets, counts):
            count = round(expected) if expected >= 0.9 else int(torch.rand(()) < expected)
            if count == 0:
                continue
            shown, chosen = draw(name, count)
            targets = None
            if name in labels:
                targets = F.one_hot(places[name][chosen], len(labels[name])).float()
                if done < options.mixed_until:
                    shown, targets = mix(shown, targets)
            drawn[name] = (sum(len(p) for p in pictures), count, targets)
            pictures.append(shown)
        batch = erase(recolour(torch.cat(pictures)), options.erased).contiguous(memory_format=torch.channels_last)
        with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
            seen = network(batch)["deep"]
        seen = seen.float().mean((2, 3))
        loss = seen.new_zeros(())
        for name, (start, count, targets) in drawn.items():
            part, index = seen[start : start + count], sets.index(name)
            loss = loss + 0.15 * F.cross_entropy(layers.of["set"](part), torch.full((count,), index, device=device), reduction="sum")
            if targets is not None:
                found = layers.of[name](F.dropout(part, 0.3))
                loss = loss + F.cross_entropy(found, targets, label_smoothing=0.05, reduction="sum")
                told[index, 0] += (found.argmax(1) == targets.argmax(1)).sum()
                told[index, 1] += count
        optimiser.zero_grad()
        (loss / options.batch).backward()
        torch.nn.utils.clip_grad_norm_(learning, 2.0)
        optimiser.step()
        average.take()
        step += 1
        if step % 100 == 0:
            figures = ", ".join(f"{name} {hits / max(total, 1):.3f}" for name, (hits, total) in zip(sets, told.tolist()) if name in labels)
            print(f"step {step}, {done:.2f}: {figures}", flush=True)
            told.zero_()
        if step % 400 == 0:
            save(options, network, layers, average.means, labels, sets)
    print(f"{step} steps in {time.monotonic() - began:.0f} s", flush=True)
    save(options, network, layers, average.means, labels, sets)


def save(options: argparse.Namespace, network: TorchNetwork, layers: Layers, averaged: list[torch.Tensor], labels: dict[str, list[str]], sets: list[str]) -> None:
    options.out.mkdir(parents=True, exist_ok=True)
    averaged = [mean.cpu() for mean in averaged]
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
