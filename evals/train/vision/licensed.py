"""
What the frozen networks of others reach from a licensed set alone: a logistic regression on what they see of its training part. The strength and whether the general
network is looked at are chosen by folds of groups there; the validation part is only measured.

    python licensed.py grocery --backbone packages/engines/src/vision/backbone --general packages/engines/src/vision/general/general.onnx --data $DATA/vision
"""

import argparse
import re
from pathlib import Path

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold

from features import open_network
from head_network import rooted, stages
from pictures import Row, decode, read_index

SIDE = 224
# Of plant-disease, two sources state no licence.
UNSTATED = {"MidounHamid+plant_disease_dataset", "vinicius-r-silva+potato-leaf-diseases-detection"}


class Fitted:
    def __init__(self, features: np.ndarray, labels: np.ndarray, strength: float):
        self.mean, self.scale = features.mean(0), (features.std(0) + 0.05) * np.sqrt(features.shape[1])
        self.model = LogisticRegression(C=strength, max_iter=80).fit((features - self.mean) / self.scale, labels)

    def right(self, features: np.ndarray, labels: np.ndarray) -> np.ndarray:
        return self.model.predict((features - self.mean) / self.scale) == labels


def seen_of(rows: list[Row], backbone: Path, general: Path) -> tuple[np.ndarray, np.ndarray]:
    """The means of the backbone's two last stages, over a picture and its mirror image, and what the general network sees."""
    networks, found = (open_network(backbone / "backbone.onnx"), open_network(general)), ([], [])
    for row in rows:
        picture = decode(row.path, SIDE).astype(np.float32).transpose(2, 0, 1)[None] / 255
        for network, seen in zip(networks, found):
            seen.append(network.run(["pooled"], {"picture": picture})[0].mean(0))
    means, wider = (np.stack(seen) for seen in found)
    return rooted(means)[:, stages["means of the two last stages"]], np.sqrt(np.maximum(wider, 0))


def said(right: np.ndarray) -> str:
    n, share, z = len(right), right.mean(), 1.96
    middle, half = (share + z * z / 2 / n) / (1 + z * z / n), z * np.sqrt(share * (1 - share) / n + z * z / 4 / n / n) / (1 + z * z / n)
    return f"{share:.3f} ({middle - half:.3f}–{middle + half:.3f}), n {n}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("set", choices=["grocery", "malaria-cells", "plant-disease"])
    parser.add_argument("--backbone", type=Path, required=True)
    parser.add_argument("--general", type=Path, required=True)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--strengths", default="20,100,500")
    options = parser.parse_args()
    rows = read_index(options.data / options.set)
    labels, groups = np.array([row.label for row in rows]), np.array([row.group for row in rows])
    licensed = np.array([row.source not in UNSTATED for row in rows])
    training, measured = (np.flatnonzero(licensed & np.array([(row.split == "train") == wanted for row in rows])) for wanted in (True, False))
    backbone, general = seen_of(rows, options.backbone, options.general)
    best = None
    for name, features in (("backbone", backbone), ("backbone and general network", np.concatenate([backbone, general], 1))):
        for strength in map(float, options.strengths.split(",")):
            right = []
            for learned, folded in GroupKFold(3).split(training, groups=groups[training]):
                fitted = Fitted(features[training[learned]], labels[training[learned]], strength)
                right += list(fitted.right(features[training[folded]], labels[training[folded]]))
            print(f"{name}, C {strength:g}: {np.mean(right):.3f} in folds", flush=True)
            if best is None or np.mean(right) > best[0]:
                best = np.mean(right), name, features, strength
    _, name, features, strength = best
    right = Fitted(features[training], labels[training], strength).right(features[measured], labels[measured])
    print(f"{options.set}: {name}, C {strength:g}, {len(training)} pictures learned from: {said(right)}")
    if options.set == "grocery":
        fresh = np.array([not re.search("milk|juice|yoghurt|ghurt|cream", label, re.I) for label in labels[measured]])
        print(f"fresh produce: {said(right[fresh])}")


if __name__ == "__main__":
    main()
