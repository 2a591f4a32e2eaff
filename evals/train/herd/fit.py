"""
Fits the herd table's mastitis score: boosted stumps on a few measures per cow, so that a score is a sum of what each measure adds.
Columns as packages/models/src/cattle-health/herd/cow-measures.ts makes them. Hardness, Pain and Temperature are not used: the
first two are signs of the disease itself, seen at the same visit, and the score is as good without them.

  python fit.py --data $DATA/vision/mastitis-table --out packages/models/src/cattle-health/herd/score.json
"""

import argparse
import csv
import json
from pathlib import Path

import numpy as np
from sklearn.ensemble import GradientBoostingClassifier
from sklearn.model_selection import cross_val_score

quarters = ["FL", "FR", "RL", "RR"]
measures = ["largestOuter", "largestInner", "outerSpread", "innerSpread", "outerChange", "innerChange", "unrest", "gap"]


def cow_measures(rows: list[dict[str, str]]) -> list[float]:
    inner = np.array([[float(r[f"IU{q}"]) for q in quarters] for r in rows])
    outer = np.array([[float(r[f"EU{q}"]) for q in quarters] for r in rows])
    return [
        outer.max(),
        inner.max(),
        (outer.max(1) - outer.min(1)).mean(),
        (inner.max(1) - inner.min(1)).mean(),
        outer[-1].mean() - outer[0].mean(),
        inner[-1].mean() - inner[0].mean(),
        outer.std(0).mean(),
        (outer - inner).mean(),
    ]


def read(path: Path) -> tuple[np.ndarray, np.ndarray]:
    cows: dict[str, list[dict[str, str]]] = {}
    with open(path, newline="") as file:
        for row in csv.DictReader(file):
            cows.setdefault(row["Cow_ID"], []).append(row)
    ordered = [sorted(rows, key=lambda r: float(r["Day"])) for rows in cows.values()]
    return np.array([cow_measures(rows) for rows in ordered]), np.array([int(rows[0]["label"]) for rows in ordered])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--stumps", type=int, default=150)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    values, answers = read(options.data / "train.csv")
    model = GradientBoostingClassifier(n_estimators=options.stumps, max_depth=1, learning_rate=0.15, subsample=0.7, random_state=1)
    print(f"five folds of train: {cross_val_score(model, values, answers, cv=5).mean():.4f}")
    model.fit(values, answers)
    base = float(np.log(answers.mean() / (1 - answers.mean())))
    # Stumps on the same measure and limit are one step of that measure's curve.
    steps: dict[str, dict[float, list[float]]] = {name: {} for name in measures}
    for tree in (each[0].tree_ for each in model.estimators_):
        limit = round(float(tree.threshold[0]), 6)
        below, above = (model.learning_rate * float(tree.value[node][0][0]) for node in (tree.children_left[0], tree.children_right[0]))
        step = steps[measures[tree.feature[0]]].setdefault(limit, [0.0, 0.0])
        step[0] += below
        step[1] += above
    scored = base + sum(np.where(values[:, measures.index(name)] <= limit, below, above) for name, curve in steps.items() for limit, (below, above) in curve.items())
    assert np.abs(scored - model.decision_function(values)).max() < 0.05
    # What a measure adds is counted from what it adds to the average cow.
    usual = {name: float(np.mean(sum((np.where(values[:, index] <= limit, below, above) for limit, (below, above) in steps[name].items()), np.zeros(len(values))))) for index, name in enumerate(measures)}
    curves = {name: {"usual": round(usual[name], 4), "steps": [[limit, round(below, 4), round(above, 4)] for limit, (below, above) in sorted(curve.items())]} for name, curve in steps.items() if curve}
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(json.dumps({"base": round(base, 4), "curves": curves}, indent=1) + "\n")
    validation = options.data / "val.csv"
    values, answers = read(validation)
    print(f"val, per cow: {((model.decision_function(values) > 0) == answers).mean():.4f} (n {len(answers)})")


if __name__ == "__main__":
    main()
