"""
Fits what each picture model asks of the general network: whether a picture is of its kind at all, how far it lies from those that the model
learned from, and a second opinion on the class. Writes general-head.onnx and general-head.json into the model's folder.

Nothing is set on the validation part. `belongs` is calibrated, and its threshold set, on scores of pictures whose group (ours) or whose whole
source (others) was left out of the fit; so is the distance. Shifted views stand among both. Prints what is let in and turned away, source by source.

python familiar.py cattle-health --data $DATA/vision --seen $SEEN --out packages/models/src/cattle-health
"""

import argparse
import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from scipy.special import expit, log_softmax
from sklearn.linear_model import LogisticRegression

from half_weights import halve_weights
from pictures import Row, read_index

every = ["cattle", "food10", "food-portions", "crops", "grocery", "drawing-type", "isometric", "plant-disease", "parasite-eggs", "malaria-cells", "pipe-photos", "pid"]
folds = 4


@dataclass(frozen=True)
class Familiar:
    """Sets of the model's own pictures; SET:label,label for some labels alone."""

    sets: list[str]
    """The label in the model's answers of a set's label; None: not one of ours."""
    answer: object = lambda folder, row: row.label
    """Sets that are neither ours nor strange, as they show the same things: SET, or SET:label,label."""
    neither: list[str] = field(default_factory=list)
    """The same of out_of_domain.py: parts of file names."""
    neither_stamps: list[str] = field(default_factory=list)
    """Main components of the distance."""
    components: int = 128
    """Sets that are kept from the fit, so that the reported share of strange kinds turned away is of kinds never seen."""
    unseen: tuple[str, ...] = ("pipe-photos", "parasite-eggs", "drawing-type")


fruit = ("apple", "banana", "kiwi", "lemon", "mango", "orange", "peach", "pear", "plum", "tomato")
food_names = [*fruit, "bread", "bun", "doughnut", "egg", "grape", "pizza", "cake"]
models = {
    "cattle-health": Familiar(["cattle"], neither_stamps=["bovines_yak", "bovines_bison", "bovines_gnu"]),
    "plantdisease": Familiar(
        ["plant-disease"],
        lambda _, row: None if row.label == "not_a_leaf" else row.label,
        ["crops:chilli,tomato,gram,soyabean,vigna_radiati", "grocery:Apple,Tomato,Potato", "food10", "food-portions"],
        ["food_fruit", "food_vegetables"],
        250,
    ),
    "cropsclassification": Familiar(["crops", "grocery"], neither=["food-portions", "plant-disease", "food10"], neither_stamps=["food_", "palm", "mushroom"]),
    "calorie-nutrition": Familiar(
        ["food10", "food-portions", "grocery:" + ",".join(f.capitalize() for f in fruit)],
        lambda _, row: row.label.lower(),
        ["crops", "grocery"],
        ["food_"],
    ),
    "parasitesclassification": Familiar(["parasite-eggs", "malaria-cells"], unseen=("pipe-photos", "drawing-type", "pid")),
    "isometrics": Familiar(["drawing-type"], neither=["isometric", "pid"], unseen=("pipe-photos", "parasite-eggs")),
}


def parts_of(entries: list[str]) -> dict[str, set[str] | None]:
    return {name: set(labels.split(",")) if labels else None for name, _, labels in (e.partition(":") for e in entries)}


def rooted(features: np.ndarray) -> np.ndarray:
    return np.sqrt(np.maximum(features.astype(np.float32), 0))


@dataclass
class Pictures:
    seen: np.ndarray
    """Inner class (ours) or source (others)."""
    names: np.ndarray
    groups: np.ndarray
    train: np.ndarray
    shifted: np.ndarray
    """Ours: the answer that the inner class stands for."""
    answers: dict[str, str]


def gather(model: Familiar, data: Path, seen: Path) -> tuple[Pictures, Pictures]:
    ours, theirs, answers = [], [], {}
    own, neither = parts_of(model.sets), parts_of(model.neither)
    for folder in every:
        with np.load(seen / f"{folder}.npz") as stored:
            parts = {name: stored[name] for name in stored.files}
        index = read_index(data / folder)
        # A set may be cut down: its rows then stand beside.
        rows: list[Row] = [index[i] for i in parts.get("rows", range(len(index)))]
        for kind, places in (("plain", range(len(rows))), ("shifted", parts["shifted_of"])):
            for features, place in zip(parts[kind], places):
                row = rows[place]
                answer = model.answer(folder, row) if folder in own and (own[folder] is None or row.label in own[folder]) else None
                entry = (features, row.group, row.split == "train", kind == "shifted")
                if answer is not None:
                    # A grocery's fine class keeps its coarse one in front: the file's folder.
                    name = f"{folder}/{row.path.parent.name}/{row.label}"
                    answers[name] = answer
                    ours.append((name, *entry))
                elif kind == "plain" and folder not in model.unseen and not (folder in neither and (neither[folder] is None or row.label in neither[folder])):
                    theirs.append((f"{folder}" if folder not in own else f"{folder}/{row.label}", *entry))
    with np.load(seen / "strangers.npz") as stored:
        for name, features in zip(stored["names"], stored["plain"]):
            if not any(part in name for part in model.neither_stamps):
                theirs.append((name.split("--")[0], features, name, True, False))

    def columns(entries: list, answers: dict[str, str]) -> Pictures:
        names, features, groups, train, shifted = zip(*entries)
        return Pictures(rooted(np.stack(features)), np.array(names), np.array(groups), np.array(train), np.array(shifted), answers)

    return columns(ours, answers), columns(theirs, {})


class Belongs:
    """A logistic regression; either side weighs the same, and a source with the root of its size."""

    def __init__(self, ours: np.ndarray, theirs: np.ndarray, sources: np.ndarray):
        sizes = {s: (sources == s).sum() for s in set(sources)}
        whole = sum(size**0.5 for size in sizes.values())
        weights = np.concatenate([np.full(len(ours), 0.5 / len(ours)), [0.5 / whole / sizes[s] ** 0.5 for s in sources]])
        both = np.concatenate([ours, theirs])
        mean, scale = both.mean(0), (both.std(0) + 0.05) * np.sqrt(both.shape[1])
        fitted = LogisticRegression(C=30, max_iter=200).fit((both - mean) / scale, np.arange(len(both)) < len(ours), sample_weight=weights * len(weights))
        self.weights = (fitted.coef_[0] / scale).astype(np.float32)
        self.bias = float(fitted.intercept_[0] - self.weights @ mean)

    def __call__(self, seen: np.ndarray) -> np.ndarray:
        return seen @ self.weights + self.bias


class Distance:
    """How much farther a picture lies from the nearest class than from all of ours together (relative Mahalanobis distance)."""

    def __init__(self, seen: np.ndarray, names: np.ndarray, components: int):
        self.mean = seen.mean(0)
        axes = np.linalg.svd(seen - self.mean, full_matrices=False)[2][:components].T
        within = (seen - self.mean) @ axes
        classes = sorted(set(names))
        centres = np.stack([within[names == c].mean(0) for c in classes])
        apart = within - centres[[classes.index(c) for c in names]]

        def whitened(values: np.ndarray) -> np.ndarray:
            spread = np.cov(values.T)
            spread += 0.05 * np.trace(spread) / components * np.eye(components)
            return np.linalg.cholesky(np.linalg.inv(spread))

        near = whitened(apart)
        self.near, self.whole, self.centres = (m.astype(np.float32) for m in (axes @ near, axes @ whitened(within), centres @ near))

    def __call__(self, seen: np.ndarray) -> np.ndarray:
        at = (seen - self.mean) @ self.near
        nearest = ((at[:, None] - self.centres[None]) ** 2).sum(2).min(1)
        return nearest - (((seen - self.mean) @ self.whole) ** 2).sum(1)


class Classes:
    """A linear discriminant on all features, shrunk."""

    def __init__(self, seen: np.ndarray, names: np.ndarray, shrinkage: float = 0.2):
        self.names = sorted(set(names))
        centres = np.stack([seen[names == c].mean(0) for c in self.names])
        apart = seen - centres[[self.names.index(c) for c in names]]
        spread = apart.T @ apart / len(apart)
        spread = (1 - shrinkage) * spread + shrinkage * np.trace(spread) / len(spread) * np.eye(len(spread), dtype=np.float32)
        self.weights = np.linalg.solve(spread, centres.T).T.astype(np.float32)
        self.biases = (-0.5 * (self.weights * centres).sum(1)).astype(np.float32)

    def __call__(self, seen: np.ndarray) -> np.ndarray:
        return seen @ self.weights.T + self.biases


class Head(torch.nn.Module):
    """pooled (1, 1280) → belongs, a probability; distance; chances (1, labels), the log of a probability each."""

    def __init__(self, belongs: Belongs, line: tuple[float, float], distance: Distance, classes: Classes, joined: np.ndarray, temperature: float):
        super().__init__()
        slope, shift = line
        whole = dict(belonging=belongs.weights[None] * slope, belonging_bias=np.array([belongs.bias * slope + shift]), mean=distance.mean, near=distance.near, whole=distance.whole, centres=distance.centres, classes=classes.weights / temperature, class_biases=classes.biases / temperature, joined=joined)
        for name, values in whole.items():
            self.register_buffer(name, torch.from_numpy(np.ascontiguousarray(values, np.float32)))

    def forward(self, pooled: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        seen = pooled.clamp(min=0).sqrt()
        belongs = torch.nn.functional.linear(seen, self.belonging, self.belonging_bias).sigmoid()
        off = seen - self.mean
        near, whole = off @ self.near, off @ self.whole
        distance = ((near - self.centres) ** 2).sum(1).min().reshape(1) - (whole**2).sum(1)
        chances = torch.nn.functional.linear(seen, self.classes, self.class_biases).softmax(1) @ self.joined
        return belongs[:, 0], distance, (chances + 1e-9).log()


def fold_of(name: str) -> int:
    return hashlib.sha256(name.encode()).digest()[0] % folds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model", choices=list(models))
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--seen", type=Path, required=True, help="folder that general_features.py wrote")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    model = models[options.model]
    ours, theirs = gather(model, options.data, options.seen)
    own, other = ours.seen[ours.train], theirs.seen[theirs.train]
    names, sources = ours.names[ours.train], theirs.names[theirs.train]
    labels = sorted(set(ours.answers.values()))

    # Scores with groups of ours, and whole sources of others, left out; small sources of drawn things go together.
    kin = {"chart": "drawn", "text": "drawn", "icon": "drawn", "scribble": "drawn", "made": "drawn"}
    fold_ours = np.array([fold_of(g) for g in ours.groups[ours.train]])
    order = sorted({kin.get(s, s) for s in sources})
    fold_theirs = np.array([order.index(kin.get(s, s)) % folds for s in sources])
    score_ours, score_theirs, far, logits = np.zeros(len(own)), np.zeros(len(other)), np.zeros(len(own)), np.full((len(own), len(labels)), -30.0)
    inner_logits = np.full((len(own), len(set(names))), -1e4)
    inner = sorted(set(names))
    for fold in range(folds):
        kept, away = fold_ours != fold, fold_theirs != fold
        belongs = Belongs(own[kept], other[away], sources[away])
        score_ours[~kept], score_theirs[~away] = belongs(own[~kept]), belongs(other[~away])
        far[~kept] = Distance(own[kept], names[kept], model.components)(own[~kept])
        classes = Classes(own[kept], names[kept])
        inner_logits[np.ix_(~kept, [inner.index(n) for n in classes.names])] = classes(own[~kept])

    # A line through both, each side weighing the same, makes the score a probability under a change of source.
    both = np.concatenate([score_ours, score_theirs])[:, None]
    weight = np.concatenate([np.full(len(score_ours), 0.5 / len(score_ours)), np.full(len(score_theirs), 0.5 / len(score_theirs))]) * len(both)
    line = LogisticRegression(C=1e3).fit(both, np.arange(len(both)) < len(score_ours), sample_weight=weight)
    slope, shift = float(line.coef_[0, 0]), float(line.intercept_[0])
    probable = lambda score: expit(score * slope + shift)
    threshold = float(np.quantile(probable(score_ours), 0.02))
    farthest = float(np.quantile(far, 0.97))

    joined = np.zeros((len(inner), len(labels)), np.float32)
    for place, name in enumerate(inner):
        joined[place, labels.index(ours.answers[name])] = 1
    truth = np.array([labels.index(ours.answers[n]) for n in names])
    known = np.array([(inner_logits[i] > -1e3).any() for i in range(len(own))])

    def loss(temperature: float) -> float:
        chances = np.exp(log_softmax(inner_logits[known] / temperature, 1)) @ joined
        return float(-np.log(chances[np.arange(known.sum()), truth[known]] + 1e-9).mean())

    temperature = min(np.geomspace(0.5, 60, 60), key=loss)
    accuracy = float(((np.exp(log_softmax(inner_logits / temperature, 1)) @ joined).argmax(1) == truth).mean())

    belongs, distance, classes = Belongs(own, other, sources), Distance(own, names, model.components), Classes(own, names)
    head = Head(belongs, (slope, shift), distance, classes, joined, float(temperature)).eval()
    path = options.out / "general-head.onnx"
    torch.onnx.export(head, (torch.rand(1, 1280),), path, input_names=["pooled"], output_names=["belongs", "distance", "chances"], opset_version=17, dynamo=False)
    halve_weights(path)
    (options.out / "general-head.json").write_text(json.dumps({"labels": labels, "threshold": float(f"{threshold:.4g}"), "farthest": float(f"{farthest:.4g}")}, indent=2) + "\n")
    session = onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"])

    turned = lambda seen: (probable(belongs(seen)) < threshold).mean()
    print(f"{options.model}: {len(labels)} labels, {path.stat().st_size / 1e6:.2f} MB, temperature {temperature:.2f}, threshold {threshold:.4f}, farthest {farthest:.1f}")
    print(f"left out: accuracy {accuracy:.3f}, ours turned away {(probable(score_ours) < threshold).mean():.3f}, others {(probable(score_theirs) < threshold).mean():.3f}")
    print({s: round(float((probable(score_theirs[sources == s]) < threshold).mean()), 3) for s in sorted(set(sources))})
    for shifted in (False, True):
        part = ~ours.train & (ours.shifted == shifted)
        if part.any():
            right = joined[classes(ours.seen[part]).argmax(1)].argmax(1) == [labels.index(ours.answers[n]) for n in ours.names[part]]
            print(f"validation, shifted {shifted} (n {part.sum()}): turned away {turned(ours.seen[part]):.3f}, too far {(distance(ours.seen[part]) > farthest).mean():.3f}, right {np.mean(right):.3f}")
    for folder in model.unseen:
        with np.load(options.seen / f"{folder}.npz") as stored:
            print(f"{folder}, never seen: turned away {turned(rooted(stored['plain'])):.3f}")
    part = ~theirs.train
    if part.any():
        print(f"others' validation (n {part.sum()}): turned away {turned(theirs.seen[part]):.3f}, or too far {((probable(belongs(theirs.seen[part])) < threshold) | (distance(theirs.seen[part]) > farthest)).mean():.3f}")
    example = (ours.seen[:1] ** 2).astype(np.float32)
    print("by halves", [float(np.abs(a - b.numpy()).max()) for a, b in zip(session.run(None, {"pooled": example}), head(torch.from_numpy(example)))])


if __name__ == "__main__":
    main()
