"""
Puts newly tuned layers into the models' shipped heads, whose layers on the frozen branch stay as they are. The temperature is set anew, and the
threshold goes with it: the frozen branch alone says 'none of these', so that as many pictures are turned away as before. Much quicker than heads.py, as nothing of the frozen branch is fitted: where that changes, or a set does, run heads.py instead.

python renew_tuned.py plantdisease cropsclassification … --backbone packages/engines/src/vision/backbone --data $DATA/vision --layers $TUNED/layers.npz --models packages/models/src
"""

import argparse
import csv
import json
import sys
from functools import cache
from pathlib import Path

import numpy as np
import onnx
from onnx import numpy_helper
from PIL import Image

from calibrate import softmax, temperature_of
from features import Backbone, open_network
from head_network import deep, late
from models import models
from pictures import Row, decode, is_held_back, read_index

sys.path.insert(0, str(Path(__file__).parents[1] / "nutrition"))
from crop_features import around_food

# The food of evals/train/nutrition/fit_head.py beside the models of heads.py.
sets = {name: model.sets for name, model in models.items()} | {"calorie-nutrition": ["food-portions", "food10"]}
strangers = {name: model.strangers for name, model in models.items()} | {"calorie-nutrition": ["pipe-photos", "parasite-eggs", "drawing-type"]}
# Of a strange set every third picture is looked at.
every = 3
# The logits need none.
no_maps = {"deep": np.zeros((2, deep, 1, 1), np.float32), "late": np.zeros((2, late, 2, 2), np.float32)}


def renew(head: onnx.ModelProto, folders: list[str], layers: dict[str, np.ndarray]) -> None:
    tensors = {t.name: t for t in head.graph.initializer}
    for folder in (f for f in folders if f"{f}.labels" in layers):
        for part, stored in (("weights", "weight"), ("biases", "bias")):
            name = next(n for n in tensors if n.startswith(f"second.{folder.replace('-', '_')}_{part}"))
            before, values = numpy_helper.to_array(tensors[name]), layers[f"{folder}.{stored}"]
            assert before.shape == values.shape, f"{folder}: {before.shape} became {values.shape}; run heads.py"
            tensors[name].CopyFrom(numpy_helper.from_array(values.astype(before.dtype), name))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model", nargs="+", choices=list(sets))
    parser.add_argument("--backbone", type=Path, required=True, help="folder of backbone.onnx and tuned-branch.onnx")
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--layers", type=Path, required=True, help="layers.npz that tune.py wrote")
    parser.add_argument("--models", type=Path, required=True)
    options = parser.parse_args()
    backbone, layers = Backbone(options.backbone), dict(np.load(options.layers))

    @cache
    def boxes() -> dict[Path, str]:
        with open(options.data / "food-portions" / "index.csv", newline="") as file:
            return {options.data / "food-portions" / r["file"]: r["food_boxes"] for r in csv.DictReader(file)}

    def close(path: Path) -> np.ndarray:
        """The food alone, as the engine looks a second time."""
        with Image.open(path) as image:
            cut = image.convert("RGB").crop(around_food(boxes()[path], *image.size, [1.2, 1.2], np.random.default_rng(2)))
        return np.asarray(cut.resize((192, 192), Image.Resampling.LANCZOS))

    @cache
    def seen(path: Path, size: int | None) -> dict[str, np.ndarray]:
        """At a size, or closely."""
        pixels = close(path) if size is None else decode(path, size)
        pooled, tuned = backbone.see(pixels.astype(np.float32).transpose(2, 0, 1)[None] / 255)
        return {"pooled": pooled, "tuned": tuned, **no_maps}

    for name in options.model:
        folder = options.models / name
        head, description = onnx.load(folder / "head.onnx"), json.loads((folder / "head.json").read_text())
        renew(head, sets[name], layers)
        onnx.save(head, folder / "head.onnx")
        network, labels = open_network(folder / "head.onnx"), description["labels"]

        def answered(rows: list[Row]) -> np.ndarray:
            found = []
            for row in rows:
                looks: list[int | None] = [description["size"], *([description["secondSize"]] if "secondSize" in description else [])]
                if "food-portions" in row.path.parts:
                    looks.append(None)
                found.append(np.mean([network.run(["logits"], seen(row.path, look))[0][0] for look in looks], 0))
            return np.stack(found)

        held = [r for s in sets[name] if s != "empty-fields" for r in read_index(options.data / s) if r.split == "train" and is_held_back(r.group, 0.08)]
        others = [r for s in strangers[name] for r in [r for r in read_index(options.data / s) if r.split == "train"][::every]]
        truth = np.array([labels.index(r.label) for r in held])
        logits, reject = answered(held), labels.index(description["reject"])
        temperature = temperature_of(logits, truth, np.geomspace(0.3, 6, 90))
        both = np.concatenate([logits, answered(others)])
        before, after = (softmax(both / t)[:, reject] for t in (description["temperature"], temperature))
        threshold = float(np.quantile(after, (before < description["threshold"]).mean()))
        print(f"{name}, held back (n {len(held)}): right {(logits.argmax(1) == truth).mean():.3f}; temperature {description['temperature']:.3f} → {temperature:.3f}, threshold {description['threshold']:.4f} → {threshold:.4f}", flush=True)
        description |= {"temperature": round(temperature, 4), "threshold": float(f"{threshold:.4g}")}
        (folder / "head.json").write_text(json.dumps(description, indent=2) + "\n")


if __name__ == "__main__":
    main()
