"""Reads an index.csv (file, label, split, group, source, …) and keeps the decoded pictures in memory."""

import csv
import hashlib
import random
from dataclasses import dataclass
from multiprocessing.pool import ThreadPool
from pathlib import Path

import numpy as np
import torch
from PIL import Image, ImageDraw, ImageFilter
from scipy import ndimage

csv.field_size_limit(10**8)


@dataclass
class Row:
    path: Path
    label: str
    split: str
    group: str
    source: str
    domain: str


def read_index(folder: Path, column: str = "label") -> list[Row]:
    with open(folder / "index.csv", newline="") as file:
        return [
            Row(folder / r["file"], r[column], r["split"], r["group"], r.get("source", ""), r.get("domain", ""))
            for r in csv.DictReader(file)
        ]


def is_held_back(group: str, share: float) -> bool:
    """Whether a training group is kept for calibration; by hash, so every run keeps the same ones."""
    return int(hashlib.sha256(group.encode()).hexdigest()[:8], 16) / 0xFFFFFFFF < share


def decode(path: Path, size: int) -> np.ndarray:
    """Squashes to size x size, as the shipped engine does: nothing of the picture is cut off. Shape (size, size, 3)."""
    with Image.open(path) as image:
        return np.asarray(image.convert("RGB").resize((size, size), Image.Resampling.LANCZOS))


def leaf_mask(pixels: np.ndarray) -> np.ndarray | None:
    """The one object on a plain background as a 0/255 mask, or None where the background is not plain."""
    border = np.concatenate([pixels[:4].reshape(-1, 3), pixels[-4:].reshape(-1, 3), pixels[:, :4].reshape(-1, 3), pixels[:, -4:].reshape(-1, 3)])
    background = np.median(border.astype(np.float32), 0)
    # Hue and saturation tell a leaf from its own shadow on the paper; brightness does not.
    chroma = pixels.astype(np.float32) - pixels.mean(2, keepdims=True)
    distance = np.linalg.norm(chroma - (background - background.mean()), axis=2)
    mask = ndimage.binary_opening(distance > 18, iterations=1)
    labels, count = ndimage.label(mask)
    if count == 0:
        return None
    sizes = ndimage.sum(mask, labels, range(1, count + 1))
    mask = ndimage.binary_fill_holes(labels == 1 + int(np.argmax(sizes)))
    edge = np.concatenate([mask[0], mask[-1], mask[:, 0], mask[:, -1]]).mean()
    if not 0.12 < mask.mean() < 0.8 or edge > 0.2:
        return None
    return np.asarray(Image.fromarray(mask.astype(np.uint8) * 255).filter(ImageFilter.GaussianBlur(0.7)))


def made_up(count: int, size: int, seed: int) -> np.ndarray:
    """Pictures of nothing: flat colours, gradients, noise and drawn shapes, so that they too are answered 'unknown'."""
    choose = random.Random(seed)
    numbers = np.random.default_rng(seed)
    pictures = []
    for index in range(count):
        colours = numbers.integers(0, 256, (2, 3)).astype(np.float32)
        ramp = np.linspace(0, 1, size, dtype=np.float32)[:, None, None] * np.ones((1, size, 1), np.float32)
        pixels = colours[0] + (colours[1] - colours[0]) * ramp * (index % 3 > 0)
        if index % 3 == 2:
            grain = numbers.normal(0, choose.uniform(5, 90), (choose.choice([8, 20, 40, size]),) * 2 + (choose.choice([1, 3]),))
            factor = -(-size // grain.shape[0])
            pixels = pixels + grain.repeat(factor, 0).repeat(factor, 1)[:size, :size]
        image = Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))
        if index % 2:
            draw = ImageDraw.Draw(image)
            for _ in range(choose.randint(1, 25)):
                corners = [choose.uniform(0, size) for _ in range(4)]
                box = [min(corners[0], corners[2]), min(corners[1], corners[3]), max(corners[0], corners[2]), max(corners[1], corners[3])]
                colour = tuple(choose.randrange(256) for _ in range(3))
                choose.choice([draw.line, draw.rectangle, draw.ellipse])(box, fill=colour)
        pictures.append(np.asarray(image))
    return np.stack(pictures)


def load(rows: list[Row], size: int, plain_domains: frozenset[str] = frozenset()) -> torch.Tensor:
    """uint8 (n, 4, size, size); the fourth plane is the object's mask, 255 everywhere where none was looked for or found."""
    planes = np.full((len(rows), 4, size, size), 255, np.uint8)

    def fill(index: int) -> None:
        pixels = decode(rows[index].path, size)
        planes[index, :3] = pixels.transpose(2, 0, 1)
        mask = leaf_mask(pixels) if rows[index].domain in plain_domains else None
        if mask is not None:
            planes[index, 3] = mask

    with ThreadPool() as pool:
        pool.map(fill, range(len(rows)))
    return torch.from_numpy(planes)
