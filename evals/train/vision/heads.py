"""
Fits a model's last layer, a logistic regression on the backbone's pooled features, and writes what is shipped in the model's
folder: head.onnx (float16 weights), head.json (labels, temperature, threshold) and training.md.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from sklearn.linear_model import LogisticRegression

from cached import Cached
from half_weights import halve_weights
from models import Model, models

# Of each part of the features: how many, and whether they are means (their root is taken) or maxima.
deep, early = 1792, 1824
stages = {"means of the two last stages": [*range(deep), *range(deep + early - 816, deep + early)], "all stages": [*range(deep + 2 * early)]}


def rooted(features: np.ndarray) -> np.ndarray:
    """The root of the means keeps a few loud channels from drowning the rest."""
    found = features.copy()
    found[:, : deep + early] = np.sqrt(np.maximum(found[:, : deep + early], 0))
    return found


def softmax(logits: np.ndarray) -> np.ndarray:
    shifted = np.exp(logits - logits.max(1, keepdims=True))
    return shifted / shifted.sum(1, keepdims=True)


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

    def logits(self, features: np.ndarray) -> np.ndarray:
        weights, biases = self.weights()
        return features[:, self.columns] @ weights.T + biases


class Head(torch.nn.Module):
    """pooled (2, F) of a picture and its mirror image, with its maps → logits (1, labels), maps (1, labels, h, w)."""

    def __init__(self, fitted: Fitted, inner: list[str], labels: list[str], answer_of: dict[str, str]):
        super().__init__()
        weights, biases = fitted.weights()
        full = np.zeros((len(biases), deep + 2 * early), np.float32)
        full[:, fitted.columns] = weights
        self.register_buffer("columns", torch.tensor(fitted.columns))
        self.register_buffer("weights", torch.from_numpy(weights))
        self.register_buffer("biases", torch.from_numpy(biases))
        joined = torch.zeros(len(inner), len(labels))
        for index, name in enumerate(inner):
            joined[index, labels.index(answer_of[name])] = 1
        self.register_buffer("joined", joined)
        # Maps show one label's evidence: of several inner classes the mean of their weights.
        mean_weights = (joined / joined.sum(0, keepdim=True)).T @ torch.from_numpy(full)
        self.register_buffer("deep_weights", mean_weights[:, :deep].contiguous())
        self.register_buffer("late_weights", mean_weights[:, deep + early - 816 : deep + early].contiguous())

    def forward(self, pooled: torch.Tensor, deep_map: torch.Tensor, late_map: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        means, maxima = pooled[:, : deep + early], pooled[:, deep + early :]
        features = torch.cat([means.clamp(min=0).sqrt(), maxima], 1)[:, self.columns]
        found = torch.nn.functional.linear(features, self.weights, self.biases).softmax(1) @ self.joined
        # A root of a mean is the mean of the cells over the root: what each cell adds to the logit.
        at_deep = torch.einsum("lc,chw->lhw", self.deep_weights / pooled[0, :deep].clamp(min=1e-3).sqrt(), deep_map[0])
        at_late = torch.einsum("lc,chw->lhw", self.late_weights / pooled[0, deep + early - 816 : deep + early].clamp(min=1e-3).sqrt(), late_map[0])
        grown = torch.nn.functional.interpolate(at_deep[None], scale_factor=2.0, mode="nearest")
        return (found + 1e-9).log().mean(0, keepdim=True), grown + at_late[None]


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", choices=list(models))
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--features", type=Path, required=True, help="folder that features.py wrote")
    parser.add_argument("--held-back", type=float, default=0.08)
    parser.add_argument("--strengths", default="200", help="of the regression, the best on what is held back is taken")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    torch.set_num_threads(1)
    model = models[options.model]
    loaded: dict[str, Cached] = {}

    def load(folder: str) -> Cached:
        if folder not in loaded:
            loaded[folder] = Cached(options.data, options.features, folder, options.held_back)
        return loaded[folder]

    def inner_of(cached: Cached, rows: np.ndarray) -> list[str]:
        # A grocery's fine class keeps its coarse one in front: the file's folder.
        return [f"{cached.folder}/{r.path.parent.name}/{r.label}" for r in (cached.rows[i] for i in rows)]

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

    def scored(fitted: Fitted, groups: list[tuple[Cached, np.ndarray]]) -> np.ndarray:
        """Probabilities of the labels, mean of picture and mirror image in the logarithm."""
        inner = list(fitted.model.classes_)
        joined = np.zeros((len(inner), len(labels)))
        for index, name in enumerate(inner):
            joined[index, labels.index(coarse[name])] = 1
        parts = []
        for cached, rows in groups:
            sides = [np.log(softmax(fitted.logits(rooted(cached.seen(view, rows)))) @ joined + 1e-9) for view in (0, 1)]
            parts.append((sides[0] + sides[1]) / 2)
        return np.concatenate(parts)

    labels = sorted({coarse[a] for a in answers} - {model.reject}) + [model.reject]
    held = [(load(folder), load(folder).held_back) for folder in model.sets]
    held_truth = np.array([labels.index(coarse[name]) for cached, rows in held for name in inner_of(cached, rows)])
    best, lines = None, []
    for strength in (float(s) for s in options.strengths.split(",")):
        fitted = Fitted(stacked, answers, stages[model.stages], strength)
        logits = scored(fitted, held)
        loss = float(-np.log(softmax(logits)[np.arange(len(held_truth)), held_truth] + 1e-9).mean())
        hits = float((logits.argmax(1) == held_truth).mean())
        lines.append(f"| {strength:g} | {hits:.3f} | {loss:.3f} |")
        print(lines[-1], flush=True)
        if best is None or loss < best[0]:
            best = (loss, fitted, logits, strength, hits)
    _, fitted, logits, strength, hits = best

    temperatures = np.geomspace(0.3, 3, 60)
    losses = [-np.log(softmax(logits / t)[np.arange(len(held_truth)), held_truth] + 1e-9).mean() for t in temperatures]
    temperature = float(temperatures[int(np.argmin(losses))])
    reject = labels.index(model.reject)
    ours = softmax(logits / temperature)[held_truth != reject, reject]
    strangers = [(load(folder), load(folder).training) for folder in model.strangers]
    theirs = softmax(scored(fitted, strangers) / temperature)[:, reject]
    # The point where as many of ours are turned away as strangers are let in, but never more than 4 in 100 of ours.
    candidates = np.unique(np.concatenate([ours, theirs]))
    equal = float(candidates[int(np.argmin([abs((ours >= c).mean() - (theirs < c).mean()) for c in candidates]))])
    threshold = max(equal, float(np.quantile(ours, 0.96)))

    measured = [(load(folder), load(folder).measured) for folder in model.sets]
    for cached, rows in measured:
        if len(rows) == 0:
            continue
        truth = np.array([labels.index(coarse[n]) for n in inner_of(cached, rows)])
        found = scored(fitted, [(cached, rows)])
        print(f"{cached.folder}, measured part: {(found.argmax(1) == truth).mean():.4f} (n {len(rows)}), turned away {(softmax(found / temperature)[:, reject] >= threshold).mean():.3f}")
    print(f"temperature {temperature:.3f}, threshold {threshold:.4f}: strangers turned away {(theirs >= threshold).mean():.3f}")

    inner = list(fitted.model.classes_)
    head = Head(fitted, inner, labels, coarse).eval()
    side = model.size // 32
    pooled = torch.rand(2, deep + 2 * early)
    example = (pooled, torch.rand(2, deep, side, side), torch.rand(2, 816, side * 2, side * 2))
    path = options.out / "head.onnx"
    torch.onnx.export(head, example, path, input_names=["pooled", "deep", "late"], output_names=["logits", "maps"], opset_version=17, dynamo=False)
    halve_weights(path)
    session = onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"])
    answer = session.run(["logits", "maps"], dict(zip(["pooled", "deep", "late"], [e.numpy() for e in example])))
    rounded = max(float(np.abs(a - b.numpy()).max()) for a, b in zip(answer[:1], head(*example)[:1]))
    (options.out / "head.json").write_text(json.dumps({"labels": labels, "reject": model.reject, "size": model.size, "temperature": round(temperature, 4), "threshold": round(threshold, 4)}, indent=2) + "\n")
    table = "\n".join(lines)
    (options.out / "training.md").write_text(
        f"""# Training of {options.model}

Last layer on the shared backbone (`packages/engines/src/vision/backbone`), made by `evals/train/vision/heads.py {options.model}`; see the README there.
The reported figures are in evidence.json.

- learned: {', '.join(model.sets)}, {sum(a.split('/')[0] != 'none' for a in answers):,} rows: each training picture as it is, mirrored and changed
- shown as '{model.reject}': {sum(a.startswith('none/') for a in answers):,} pictures of {', '.join(n.partition(':')[0].partition('+')[0] for n in model.negatives)}
- {len(inner)} classes answered as {len(labels)} labels, on {len(fitted.columns):,} features ({model.stages}), C {strength:g}, {path.stat().st_size / 1e6:.2f} MB
- held back from training ({len(held_truth)} pictures, by group): accuracy {hits:.3f}, temperature {temperature:.3f}, rejection threshold {threshold:.4f}
- largest difference in the logits by float16 weights: {rounded:.1e}

| C | held-back accuracy | held-back loss |
|---|---|---|
{table}
"""
    )


if __name__ == "__main__":
    main()
