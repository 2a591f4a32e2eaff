"""
Fits each picture model's guard: a second, simpler answer to whether a picture is of its kind at all, learned beside scenes that show nothing in
particular (made_scenes.py). familiar.py takes tunnels and drops under a microscope for food and crops, as it never saw their like. Writes guard.onnx
into the model's folder, and which everyday things are of the model's domain (`related`) into its general-head.json.

The guard's zero lies where so few of our own pictures (groups left out of the fit, views shifted too) fall below it. Nothing is set on a validation part, and
the kinds that familiar.py leaves unseen are unseen here.

python guard.py general.onnx cattle-health … --data $DATA/vision --models packages/models/src
"""

import argparse
import json
import random
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from PIL import Image

from familiar import Belongs, every, fold_of, folds, models, parts_of, rooted
from general_features import seen_form, shifted
from made_scenes import made_scenes
from pictures import read_index

most_rows = {True: 500, False: 120}
"""Of a set, where it is ours and where it is not."""
share_below = 0.005
"""Of our own pictures below the guard's zero."""

food_and_plants = [*range(924, 970), *range(984, 999)]
related = {"calorie-nutrition": food_and_plants, "cropsclassification": food_and_plants}


class Guard(torch.nn.Module):
    """pooled (1, 1280) → margin (1): below 0 the picture is none of the model's kind."""

    def __init__(self, belongs: Belongs, zero: float):
        super().__init__()
        self.register_buffer("weights", torch.from_numpy(np.ascontiguousarray(belongs.weights[None], np.float32)))
        self.register_buffer("bias", torch.tensor([belongs.bias - zero], dtype=torch.float32))

    def forward(self, pooled: torch.Tensor) -> torch.Tensor:
        return torch.nn.functional.linear(pooled.clamp(min=0).sqrt(), self.weights, self.bias)[:, 0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("eye", type=Path)
    parser.add_argument("model", nargs="+", choices=list(models))
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--models", type=Path, required=True)
    options = parser.parse_args()
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(options.eye, settings, providers=["CPUExecutionProvider"])
    look = lambda picture: rooted(session.run(["pooled"], {"picture": seen_form(picture)[None]})[0][0])
    scenes = [(kind, look(picture)) for kind, picture in made_scenes()]
    known: dict[tuple, np.ndarray] = {}

    def see(row, seed: int | None) -> np.ndarray:
        key = (row.path, seed)
        if key not in known:
            with Image.open(row.path) as picture:
                known[key] = look(picture if seed is None else shifted(picture, random.Random(seed)))
        return known[key]

    for name in options.model:
        model = models[name]
        own, neither = parts_of(model.sets), parts_of(model.neither)
        ours, groups, theirs, sources = [], [], [], []
        for folder in every:
            rows = [row for row in read_index(options.data / folder) if row.split == "train"]
            random.Random(5).shuffle(rows)
            is_ours = lambda row: folder in own and (own[folder] is None or row.label in own[folder]) and model.answer(folder, row) is not None
            is_theirs = lambda row: folder not in model.unseen and not is_ours(row) and not (folder in neither and (neither[folder] is None or row.label in neither[folder]))
            for place, row in enumerate([row for row in rows if is_ours(row)][: most_rows[True]]):
                for seed in (None, place) if place % 2 == 0 else (None,):
                    ours.append(see(row, seed))
                    groups.append(fold_of(row.group))
            for row in [row for row in rows if is_theirs(row)][: most_rows[False]]:
                theirs.append(see(row, None))
                sources.append(folder)
        ours, groups = np.stack(ours), np.array(groups)
        theirs, sources = np.stack([*theirs, *(seen for _, seen in scenes)]), np.array([*sources, *(kind for kind, _ in scenes)])
        left_out = np.zeros(len(ours))
        for fold in range(folds):
            left_out[groups == fold] = Belongs(ours[groups != fold], theirs, sources)(ours[groups == fold])
        guard = Guard(Belongs(ours, theirs, sources), float(np.quantile(left_out, share_below))).eval()
        path = options.models / name / "guard.onnx"
        torch.onnx.export(guard, (torch.rand(1, 1280),), path, input_names=["pooled"], output_names=["margin"], opset_version=17, dynamo=False)
        description = options.models / name / "general-head.json"
        head = json.loads(description.read_text())
        description.write_text(json.dumps({**head, "related": related.get(name)}, indent=2) + "\n")
        print(f"{name}: {len(ours)} views of ours, {len(theirs)} of others, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
