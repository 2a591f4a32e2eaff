"""
What the general network (EfficientNet-Lite0) calls a picture, of the thousand everyday things that it learned: writes into each model's general-head.json
which of those things stand for one of the model's labels (`names`, by hand below) and which the model's training pictures were taken for now and then
(`takenFor`); all others are foreign to it. A picture counts as it is, every fourth also once shifted. Run it after familiar.py, which writes that file anew.

Nothing is set on a validation part. Prints, with groups left out in turn, how many of our own pictures would be turned away, and how often a
name is right on the training pictures of each set.

python everyday.py packages/engines/src/vision/general cropsclassification … --data $DATA/vision --models packages/models/src
"""

import argparse
import json
import random
from pathlib import Path

import numpy as np
import onnxruntime
from PIL import Image

from familiar import fold_of, folds, models, parts_of
from general_features import seen_form, shifted
from pictures import read_index

# A picture called so from this probability on is believed to be it; read-everyday.ts has the same.
surely = 0.6
# A thing that no picture of ours was taken for with more than this is foreign.
never = 0.2

# ImageNet's number → our label. Only things that look the same in the field, in a shop and on a plate.
fruit = {948: "Apple", 950: "Orange", 951: "Lemon", 953: "Pineapple", 954: "Banana", 957: "Pomegranate"}
named = {
    "cropsclassification": {**fruit, 936: "Cabbage", 939: "Zucchini", 943: "Cucumber", 945: "Pepper", 947: "Mushroom", 984: "mustard_oil", 987: "maize"},
    "calorie-nutrition": {948: "apple", 950: "orange", 951: "lemon", 954: "banana"},
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("eye", type=Path, help="folder of general.onnx and everyday.onnx")
    parser.add_argument("model", nargs="+", choices=list(named))
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--models", type=Path, required=True)
    options = parser.parse_args()
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = 1
    eye, layer = (onnxruntime.InferenceSession(options.eye / name, settings, providers=["CPUExecutionProvider"]) for name in ("general.onnx", "everyday.onnx"))

    def chances_of(picture: Image.Image) -> np.ndarray:
        (pooled,) = eye.run(["pooled"], {"picture": seen_form(picture)[None]})
        return layer.run(["chances"], {"pooled": pooled})[0][0]

    def training(folder: str, labels: set[str] | None):
        chances, kept = [], []
        for place, row in enumerate(read_index(options.data / folder)):
            if row.split != "train" or (labels is not None and row.label not in labels):
                continue
            with Image.open(row.path) as picture:
                # Large photos are decoded at twice what the eye sees: in a tenth of the time.
                picture.draft("RGB", (448, 448))
                views = [picture, shifted(picture, random.Random(place))] if place % 4 == 0 else [picture]
                chances += [chances_of(view) for view in views]
                kept += [row] * len(views)
        return np.stack(chances), kept

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
