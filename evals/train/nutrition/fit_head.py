"""
Fits the last layer of calorie-nutrition on the backbone's features: 19 foods and mixed plates (whole pictures and the food alone), ten
dishes, and fruit in shops for another background. As heads.py of evals/train/vision does, but on the main components, which is quick.
"""

import argparse
import json
import sys
from pathlib import Path

import numpy as np
import torch
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis

sys.path.insert(0, str(Path(__file__).parents[1] / "vision"))
from cached import Cached
from calibrate import softmax, temperature_of, threshold_of
from head_network import Head, rooted, stages, write_head
from second_opinion import SecondOpinion

reject = "unknown"
# Folder, label in the folder → label of ours.
shop = {name.capitalize(): name for name in ("apple", "banana", "kiwi", "lemon", "mango", "orange", "peach", "pear", "plum", "tomato")}
negatives = ["plant-disease", "cattle", "malaria-cells", "isometric", "pid", "made-up"]
strangers = ["pipe-photos", "parasite-eggs", "drawing-type"]


class Reduced:
    """A linear discriminant on the main components, folded back into weights of the features. With few portions of each food it holds better than a logistic regression."""

    def __init__(self, features: np.ndarray, answers: np.ndarray, columns: list[int], shrinkage: float, components: int):
        picked = features[:, columns]
        self.columns = columns
        self.mean = picked.mean(0)
        self.scale = (picked.std(0) + 0.05) * np.sqrt(len(columns))
        scaled = torch.from_numpy((picked - self.mean) / self.scale)
        torch.manual_seed(1)
        self.axes = torch.pca_lowrank(scaled, components, center=False, niter=3)[2].numpy()
        self.model = LinearDiscriminantAnalysis(solver="lsqr", shrinkage=shrinkage).fit(scaled.numpy() @ self.axes, answers)

    def weights(self) -> tuple[np.ndarray, np.ndarray]:
        weights = (self.model.coef_ @ self.axes.T) / self.scale
        return weights.astype(np.float32), (self.model.intercept_ - weights @ self.mean).astype(np.float32)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--features", type=Path, required=True, help="folder that features.py wrote")
    parser.add_argument("--crops", type=Path, nargs="+", required=True, help="what crop_features.py wrote, a file each margin; the last is measured with")
    parser.add_argument("--layers", type=Path, required=True, help="layers.npz that tune.py of evals/train/vision wrote")
    parser.add_argument("--shrinkage", type=float, default=0.1)
    parser.add_argument("--components", type=int, default=600)
    parser.add_argument("--stages", choices=list(stages), default="all stages")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    torch.set_num_threads(1)
    portions, dishes, grocery = (Cached(options.data, options.features, name, 0.08) for name in ("food-portions", "food10", "grocery"))
    closer = [{name: part.astype(np.float32) for name, part in np.load(path).items()} for path in options.crops]
    close = closer[-1]
    fruit = lambda rows: np.array([i for i in rows if grocery.rows[i].label in shop], int)

    features, answers = [], []

    def learn(seen: np.ndarray, names: list[str]) -> None:
        features.append(seen)
        answers.extend(names)

    for view in (0, 1):
        rows = portions.training
        learn(portions.seen(view, rows), portions.labels(rows))
        for each in closer:
            learn(each["plain"][view][rows], portions.labels(rows))
        learn(dishes.seen(view, dishes.training), dishes.labels(dishes.training))
        rows = fruit(grocery.training)
        learn(grocery.seen(view, rows), [f"shop/{shop[name]}" for name in grocery.labels(rows)])
    for folder in negatives:
        cached = Cached(options.data, options.features, folder, 0)
        keep = np.random.default_rng(1).permutation(cached.training)[: int(6 * len(cached.training) ** 0.5)]
        learn(cached.seen(0, keep), [f"none/{folder}"] * len(keep))
    stacked, names = rooted(np.concatenate(features)), np.array(answers)
    fitted = Reduced(stacked, names, stages[options.stages], options.shrinkage, options.components)

    inner = list(fitted.model.classes_)
    answer_of = {name: reject if name.startswith("none/") else name.removeprefix("shop/") for name in inner}
    labels = sorted(set(answer_of.values()) - {reject}) + [reject]
    second = SecondOpinion(options.layers, options.data, ["food-portions", "food10"], inner, lambda _, row: row.label)
    head = Head(*fitted.weights(), fitted.columns, inner, labels, answer_of, second).eval()

    def both(cached: Cached, rows: np.ndarray) -> list[tuple[np.ndarray, np.ndarray]]:
        return [(cached.seen(view, rows), cached.tuned(view, rows)) for view in (0, 1)]

    def cut_out(rows: np.ndarray) -> list[tuple[np.ndarray, np.ndarray]]:
        return [(close["plain"][view][rows], close["tuned"][view][rows]) for view in (0, 1)]

    def of_portions(rows: np.ndarray) -> np.ndarray:
        return head.scored(*both(portions, rows), *cut_out(rows))

    truth_of = lambda cached, rows: np.array([labels.index(name) for name in cached.labels(rows)])
    held = np.concatenate([of_portions(portions.held_back), head.scored(*both(dishes, dishes.held_back))])
    held_truth = np.concatenate([truth_of(portions, portions.held_back), truth_of(dishes, dishes.held_back)])
    temperature = temperature_of(held, held_truth, np.geomspace(0.3, 10, 90))
    ours = softmax(held / temperature)[:, -1]
    theirs = np.concatenate([softmax(head.scored(*both(c, c.training)) / temperature)[:, -1] for c in (Cached(options.data, options.features, s, 0) for s in strangers)])
    # Fruit before another background scores higher than our plates do, and is food all the same.
    ours = np.concatenate([ours, softmax(head.scored(*both(grocery, fruit(grocery.held_back))) / temperature)[:, -1]])
    threshold = threshold_of(ours, theirs, 0.97)
    hits = float((held.argmax(1) == held_truth).mean())

    rows = portions.measured
    for name, found, truth in (
        ("portions, whole", head.scored(*both(portions, rows)), truth_of(portions, rows)),
        ("portions, close", head.scored(*cut_out(rows)), truth_of(portions, rows)),
        ("portions, both", of_portions(rows), truth_of(portions, rows)),
        ("dishes", head.scored(*both(dishes, dishes.measured)), truth_of(dishes, dishes.measured)),
        ("shop fruit", head.scored(*both(grocery, fruit(grocery.measured))), np.array([labels.index(shop[n]) for n in grocery.labels(fruit(grocery.measured))])),
    ):
        print(f"{name}: {(found.argmax(1) == truth).mean():.3f} (n {len(truth)}), turned away {(softmax(found / temperature)[:, -1] >= threshold).mean():.3f}")
        if name == "portions, both":
            print([(labels[t], labels[f]) for t, f in zip(truth, found.argmax(1)) if t != f])
    print(f"held back {hits:.3f}, temperature {temperature:.3f}, threshold {threshold:.4f}, strangers turned away {(theirs >= threshold).mean():.3f}", flush=True)

    path = options.out / "head.onnx"
    rounded = write_head(head, 192, path)
    (options.out / "head.json").write_text(json.dumps({"labels": labels, "reject": reject, "size": 192, "temperature": round(temperature, 4), "threshold": float(f"{threshold:.4g}")}, indent=2) + "\n")
    (options.out / "training.md").write_text(
        f"""# Training of calorie-nutrition

Last layers on both branches of the shared backbone (`packages/engines/src/vision/backbone`), made by `evals/train/nutrition/fit_head.py`; see the README there.
The reported figures are in evidence.json.

- learned: food-portions (whole pictures, and the food alone at two margins), food10, ten kinds of fruit of grocery, {sum(not n.startswith('none/') for n in names):,} rows, each picture and its mirror image
- shown as '{reject}': {sum(n.startswith('none/') for n in names):,} pictures of {', '.join(negatives)}
- {len(inner)} classes answered as {len(labels)} labels, {options.stages}, {options.components} main components, shrinkage {options.shrinkage:g}, {path.stat().st_size / 1e6:.2f} MB
- held back from training ({len(held)} pictures, by group): accuracy {hits:.3f}, temperature {temperature:.3f}, rejection threshold {threshold:.4f}
- largest difference in the logits by float16 weights: {rounded:.1e}
"""
    )


if __name__ == "__main__":
    main()
