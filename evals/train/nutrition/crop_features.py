"""
Writes what the shared backbone sees of the food alone in each picture of food-portions (`plain` and `tuned`, as features.py writes them): a square around
the boxes of the index, of random margin, as the engine looks a second time where the first look found its evidence.
"""

import argparse
import csv
import sys
from pathlib import Path

import numpy as np
from PIL import Image

sys.path.insert(0, str(Path(__file__).parents[1] / "vision"))
from features import Backbone


def around_food(boxes: str, width: int, height: int, margin: list[float], numbers: np.random.Generator) -> tuple[int, ...]:
    corners = np.array([[float(n) for n in box.split()[1:]] for box in boxes.split(";")])
    low, high = corners[:, :2].min(0), corners[:, 2:].max(0)
    side = (high - low).max() * numbers.uniform(*margin)
    middle = (low + high) / 2 + side * numbers.uniform(-0.08, 0.08, 2)
    return (*(int(v) for v in np.maximum(middle - side / 2, 0)), *(int(v) for v in np.minimum(middle + side / 2, (width, height))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("backbone", type=Path, help="folder of backbone.onnx and tuned-branch.onnx")
    parser.add_argument("--set", type=Path, required=True, help="the folder food-portions")
    parser.add_argument("--margin", type=float, nargs=2, default=[1.3, 2.2], help="side of the square over the longer side of the boxes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    backbone = Backbone(options.backbone)
    numbers = np.random.default_rng(options.seed)
    seen = []
    for row in csv.DictReader((options.set / "index.csv").open(newline="")):
        with Image.open(options.set / row["file"]) as image:
            cut = image.convert("RGB").crop(around_food(row["food_boxes"], *image.size, options.margin, numbers))
        pixels = np.asarray(cut.resize((192, 192), Image.Resampling.LANCZOS), np.float32).transpose(2, 0, 1)[None] / 255
        seen.append(backbone.see(pixels))
    plain, tuned = (np.stack(branch, 1).astype(np.float16) for branch in zip(*seen))
    np.savez(options.out, plain=plain, tuned=tuned)


if __name__ == "__main__":
    main()
