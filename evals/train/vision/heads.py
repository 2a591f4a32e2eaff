"""
Fits a model's last layer, a logistic regression on what the frozen branch of the backbone sees, joins it with the tuned branch's layers, and
writes what is shipped in the model's folder: head.onnx (float16 weights), head.json (labels, temperature, threshold) and training.md.
"""

import argparse
import json
from functools import cache
from pathlib import Path

import numpy as np
import torch
from sklearn.linear_model import LogisticRegression

from cached import Cached
from calibrate import softmax, temperature_of, threshold_of
from head_network import Head, rooted, stages, write_head
from models import Model, models
from pictures import Row
from second_opinion import SecondOpinion


class Fitted:
    """Scaled features → logits of the inner classes; several inner classes may answer as one label."""

    def __init__(self, features: np.ndarray, answers: np.ndarray, columns: list[int], strength: float):
        picked = features[:, columns]
        self.columns, self.mean, self.scale = columns, picked.mean(0), picked.std(0) + 0.05
        self.scale *= np.sqrt(len(columns))
        self.model = LogisticRegression(C=strength, max_iter=50).fit((picked - self.mean) / self.scale, answers)

    def weights(self) -> tuple[np.ndarray, np.ndarray]:
        weights = self.model.coef_ / self.scale
        biases = self.model.intercept_ - weights @ self.mean
        if len(biases) == 1:
            weights, biases = np.concatenate([-weights, weights]) / 2, np.concatenate([-biases, biases]) / 2
        return weights.astype(np.float32), biases.astype(np.float32)


def negatives_of(model: Model, load) -> list[tuple[Cached, np.ndarray]]:
    found = []
    for entry in model.negatives:
        folder, _, left_out = entry.partition(":")
        folder, _, only = folder.partition("+")
        cached = load(folder)
        rows = np.array([i for i in cached.training if cached.rows[i].label not in left_out.split(",") and only in ("", cached.rows[i].label)], int)
        # A set counts with the root of its size: 1,400 malaria cells must not crowd out the rest.
        keep = min(len(rows), int(6 * len(rows) ** 0.5))
        found.append((cached, np.random.default_rng(1).permutation(rows)[:keep]))
    return found


def inner_name(folder: str, row: Row) -> str:
    # A grocery's fine class keeps its coarse one in front: the file's folder.
    return f"{folder}/{row.path.parent.name}/{row.label}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", choices=list(models))
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--features", type=Path, required=True, help="folder that features.py wrote")
    parser.add_argument("--second", type=Path, help="folder that features.py wrote at the second size, where the model has one")
    parser.add_argument("--layers", type=Path, required=True, help="layers.npz that tune.py wrote")
    parser.add_argument("--held-back", type=float, default=0.08)
    parser.add_argument("--strengths", default="200", help="of the regression, the best on what is held back is taken")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    torch.set_num_threads(1)
    model = models[options.model]
    if (model.second_size is None) != (options.second is None):
        parser.error("--second belongs to models with a second size, and to these only")

    @cache
    def load(folder: str) -> Cached:
        return Cached(options.data, options.features, folder, options.held_back)

    @cache
    def looks(folder: str) -> list[Cached]:
        """The features at each size at which the shipped engine looks."""
        return [load(folder)] + ([Cached(options.data, options.second, folder, options.held_back)] if options.second else [])

    def inner_of(cached: Cached, rows: np.ndarray) -> list[str]:
        return [inner_name(cached.folder, cached.rows[i]) for i in rows]

    coarse: dict[str, str] = {}
    for folder in model.sets:
        cached = load(folder)
        by_file = cached.answered(options.data)
        for i in [*cached.training, *cached.held_back, *cached.measured]:
            coarse[inner_of(cached, np.array([i]))[0]] = by_file[cached.rows[i].path]

    features, answers = [], []
    for folder in model.sets:
        cached = load(folder)
        for view in range(2 + cached.changed):
            features.append(cached.seen(view, cached.training))
            answers += inner_of(cached, cached.training)
    for cached, rows in negatives_of(model, load):
        features.append(cached.seen(0, rows))
        answers += [f"none/{cached.folder}"] * len(rows)
        coarse[f"none/{cached.folder}"] = model.reject
    stacked, answers = rooted(np.concatenate(features)), np.array(answers)

    def head_of(fitted: Fitted) -> Head:
        inner = list(fitted.model.classes_)
        second = SecondOpinion(options.layers, options.data, model.sets, inner, inner_name)
        return Head(*fitted.weights(), fitted.columns, inner, labels, coarse, second).eval()

    def scored(head: Head, groups: list[tuple[Cached, np.ndarray]]) -> np.ndarray:
        return np.concatenate([head.scored(*((each.seen(view, rows), each.tuned(view, rows)) for each in looks(cached.folder) for view in (0, 1))) for cached, rows in groups])

    labels = sorted({coarse[a] for a in answers} - {model.reject}) + [model.reject]
    held = [(load(folder), load(folder).held_back) for folder in model.sets]
    held_truth = np.array([labels.index(coarse[name]) for cached, rows in held for name in inner_of(cached, rows)])
    best, lines = None, []
    for strength in (float(s) for s in options.strengths.split(",")):
        fitted = Fitted(stacked, answers, stages[model.stages], strength)
        head = head_of(fitted)
        logits = scored(head, held)
        loss = float(-np.log(softmax(logits)[np.arange(len(held_truth)), held_truth] + 1e-9).mean())
        hits = float((logits.argmax(1) == held_truth).mean())
        lines.append(f"| {strength:g} | {hits:.3f} | {loss:.3f} |")
        print(lines[-1], flush=True)
        if best is None or loss < best[0]:
            best = (loss, head, logits, strength, hits)
    _, head, logits, strength, hits = best

    temperature = temperature_of(logits, held_truth, np.geomspace(0.3, 3, 60))
    reject = labels.index(model.reject)
    ours = softmax(logits / temperature)[held_truth != reject, reject]
    strangers = [(load(folder), load(folder).training) for folder in model.strangers]
    theirs = softmax(scored(head, strangers) / temperature)[:, reject]
    threshold = threshold_of(ours, theirs, 0.96)

    measured = [(load(folder), load(folder).measured) for folder in model.sets]
    for cached, rows in measured:
        if len(rows) == 0:
            continue
        truth = np.array([labels.index(coarse[n]) for n in inner_of(cached, rows)])
        found = scored(head, [(cached, rows)])
        print(f"{cached.folder}, measured part: {(found.argmax(1) == truth).mean():.4f} (n {len(rows)}), turned away {(softmax(found / temperature)[:, reject] >= threshold).mean():.3f}")
    print(f"temperature {temperature:.3f}, threshold {threshold:.4f}: strangers turned away {(theirs >= threshold).mean():.3f}")

    path = options.out / "head.onnx"
    rounded = write_head(head, model.size, path)
    sizes = {"size": model.size} if model.second_size is None else {"size": model.size, "secondSize": model.second_size}
    (options.out / "head.json").write_text(json.dumps({"labels": labels, "reject": model.reject, **sizes, "temperature": round(temperature, 4), "threshold": float(f"{threshold:.4g}")}, indent=2) + "\n")
    table = "\n".join(lines)
    (options.out / "training.md").write_text(
        f"""# Training of {options.model}

Last layers on both branches of the shared backbone (`packages/engines/src/vision/backbone`), made by `evals/train/vision/heads.py {options.model}`; see the README there.
The reported figures are in evidence.json.

- learned: {', '.join(model.sets)}, {sum(a.split('/')[0] != 'none' for a in answers):,} rows: each training picture as it is, mirrored and changed
- shown as '{model.reject}': {sum(a.startswith('none/') for a in answers):,} pictures of {', '.join(n.partition(':')[0].partition('+')[0] for n in model.negatives)}
- {len(head.biases)} classes answered as {len(labels)} labels, on {len(head.columns):,} features ({model.stages}), C {strength:g}, {path.stat().st_size / 1e6:.2f} MB
- held back from training ({len(held_truth)} pictures, by group): accuracy {hits:.3f}, temperature {temperature:.3f}, rejection threshold {threshold:.4f}
- largest difference in the logits by float16 weights: {rounded:.1e}

| C | held-back accuracy | held-back loss |
|---|---|---|
{table}
"""
    )


if __name__ == "__main__":
    main()
