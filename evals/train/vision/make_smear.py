"""Draws a thin blood smear from single malaria cells (public domain) on a light ground, for a sample and for measuring. Cells do not touch."""

import argparse
from pathlib import Path

import numpy as np
from PIL import Image

from pictures import read_index

columns, rows, pitch = 7, 5, 64


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="folder of malaria-cells")
    parser.add_argument("--infected", type=int, default=6)
    parser.add_argument("--seed", type=int, default=24)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    numbers = np.random.default_rng(options.seed)
    cells = [r for r in read_index(options.data) if r.split != "train"]
    ill, well = ([r for r in cells if r.label == name] for name in ("parasitized", "uninfected"))
    chosen = [ill[i] for i in numbers.permutation(len(ill))[: options.infected]]
    chosen += [well[i] for i in numbers.permutation(len(well))[: columns * rows - options.infected]]
    smear = np.full((rows * pitch, columns * pitch), 232, np.float32) + numbers.normal(0, 1.5, (rows * pitch, columns * pitch))
    for place, number in enumerate(numbers.permutation(columns * rows)):
        cell = np.asarray(Image.open(chosen[number].path).convert("L"), np.float32)
        top, left = (place // columns * pitch + numbers.integers(4, 9), place % columns * pitch + numbers.integers(4, 9))
        part = smear[top : top + cell.shape[0], left : left + cell.shape[1]]
        # The set's cells are cut out before black.
        part[cell > 20] = cell[cell > 20]
    Image.fromarray(np.clip(smear, 0, 255).astype(np.uint8)).save(options.out)


if __name__ == "__main__":
    main()
