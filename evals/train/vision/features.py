"""
Writes what the shared backbone sees of every picture of a set, as it is and changed at random several times, so that last layers
fit in minutes on a CPU. SET.npz: `plain` float16 (2, n, features), as it is and mirrored; `tuned` (2, n, 1792), the same of the
tuned branch; `changed` (views, n, features) of the training pictures alone.
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from PIL import Image

from augment import recolour, swap_background, warp
from pictures import decode, load, made_up, read_index
from sets import Set, learned


def open_network(path: Path) -> onnxruntime.InferenceSession:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    return onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])


class Backbone:
    """The shipped networks of one folder."""

    def __init__(self, folder: Path):
        self.whole, self.branch = (open_network(folder / name) for name in ("backbone.onnx", "tuned-branch.onnx"))

    def see(self, picture: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """picture: float (1, 3, s, s), 0…1 → features of the frozen branch (2, 5440) and the tuned one (2, 1792): as it is, and mirrored."""
        return self.see_with_maps(picture)[:2]

    def see_with_maps(self, picture: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        pooled, middle, deep, late = self.whole.run(["pooled", "middle", "deep", "late"], {"picture": picture})
        return pooled, self.branch.run(["tuned"], {"middle": middle})[0], deep, late


def changed(planes: torch.Tensor, each: Set, scenes: torch.Tensor) -> torch.Tensor:
    """planes: uint8 (n, 4, s, s) → float (n, 3, size, size), 0…1."""
    batch = warp(planes.float() / 255, each.size, each.zoom, each.turned)
    pictures, mask = batch[:, :3], batch[:, 3:]
    if each.plain_domains:
        behind = scenes[torch.randint(0, len(scenes), (len(planes),))].float() / 255
        pictures = swap_background(pictures, mask, warp(behind, each.size, (0.3, 1)), 0.4)
    return recolour(pictures)


def empty_fields(data: Path) -> np.ndarray:
    """Microscope fields without anything in them: corners of egg pictures, and plain grounds with the light falling off."""
    numbers, pictures = np.random.default_rng(3), []
    for row in [r for r in read_index(data / "parasite-eggs") if r.split == "train"][::2]:
        pixels = decode(row.path, 192)
        top, left = (numbers.choice([0, 192 - 52]) for _ in range(2))
        pictures.append(np.asarray(Image.fromarray(pixels[top : top + 52, left : left + 52]).resize((192, 192), Image.Resampling.BICUBIC)))
    across = np.linspace(-1, 1, 192)
    for _ in range(160):
        fall = 1 - numbers.uniform(0, 0.5) * (across[:, None] ** 2 + across**2)[:, :, None]
        ground = numbers.uniform(90, 250) * (1 + numbers.uniform(-0.15, 0.15, 3)) * fall
        grain = np.asarray(Image.fromarray(numbers.normal(0, 1, (40, 40)).astype(np.float32)).resize((192, 192), Image.Resampling.BICUBIC))
        pictures.append(np.clip(ground + grain[:, :, None] * numbers.uniform(0, 9) + numbers.normal(0, numbers.uniform(0, 4), (192, 192, 1)), 0, 255).astype(np.uint8))
    return np.stack(pictures)


# Pictures made here instead of taken from a set.
made = {"made-up": lambda _: made_up(240, 192, 1), "empty-fields": empty_fields}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("backbone", type=Path, help="folder of backbone.onnx and tuned-branch.onnx")
    parser.add_argument("--data", type=Path, required=True, help="folder of the sets")
    parser.add_argument("--sets", nargs="+", required=True)
    parser.add_argument("--size", type=int, help="side of the pictures, px, where it is not the set's own")
    parser.add_argument("--views", type=int, default=3, help="changed views of each training picture")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    backbone = Backbone(options.backbone)

    def see(pictures: torch.Tensor) -> list[np.ndarray]:
        """(2, n, features) of either branch: the backbone looks at a picture and its mirror image."""
        pairs = [backbone.see(p[None].numpy()) for p in pictures]
        return [np.stack(branch, 1).astype(np.float16) for branch in zip(*pairs)]

    def see_all(planes: torch.Tensor, show: Callable[[torch.Tensor], torch.Tensor]) -> list[np.ndarray]:
        batches = [see(show(planes[start : start + 16])) for start in range(0, len(planes), 16)]
        return [np.concatenate(branch, 1) for branch in zip(*batches)]

    scenes = torch.cat([load([r for r in read_index(options.data / name) if r.split == "train"][::6], 192)[:, :3] for name in ("grocery", "food10", "pipe-photos")])
    known = {each.folder: each for each in learned}
    for folder in options.sets:
        began = time.monotonic()
        each = known.get(folder, Set(folder, "label", 192))
        each = replace(each, size=options.size or each.size)
        if folder in made:
            planes = torch.from_numpy(made[folder](options.data)).permute(0, 3, 1, 2)
            training = planes[:0]
        else:
            rows = read_index(options.data / folder, each.label)
            planes = load(rows, each.size, each.plain_domains)
            training = planes[torch.tensor([r.split == "train" for r in rows])]
        parts = dict(zip(("plain", "tuned"), see_all(planes, lambda p: p[:, :3].float() / 255)))
        if options.views and folder in known:
            parts["changed"] = np.stack([see_all(training, lambda p: changed(p, each, scenes))[0][0] for _ in range(options.views)])
        np.savez(options.out / f"{folder}.npz", **parts)
        print(f"{folder}: {len(planes)} pictures, {options.views} changed views, {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
