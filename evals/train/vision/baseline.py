"""The trivial baseline beside which a picture classifier is reported: HSV histogram 8 x 4 x 4, logistic regression."""

import argparse
from pathlib import Path

import numpy as np
from PIL import Image
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

from pictures import read_index


def histogram(path: Path) -> np.ndarray:
    with Image.open(path) as image:
        pixels = np.asarray(image.convert("RGB").convert("HSV")).reshape(-1, 3)
    counts, _ = np.histogramdd(pixels, bins=(8, 4, 4), range=((0, 256),) * 3)
    return np.sqrt(counts.ravel() / len(pixels))


parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--data", type=Path, required=True)
parser.add_argument("--label", default="label")
options = parser.parse_args()

rows = read_index(options.data, options.label)
parts = {name: [r for r in rows if r.split == name] for name in ("train", "val")}
features = {name: np.stack([histogram(r.path) for r in part]) for name, part in parts.items()}
model = make_pipeline(StandardScaler(), LogisticRegression(C=0.1, max_iter=2000))
model.fit(features["train"], [r.label for r in parts["train"]])
print(f"accuracy on val: {model.score(features['val'], [r.label for r in parts['val']]):.4f} (n {len(parts['val'])})")
