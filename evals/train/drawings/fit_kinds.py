"""
Fits the kind of drawing and the sewer view on the features that write-features.ts wrote: one logistic regression on what was
counted, one on what the shared backbone sees; their logits are added, so that what is shipped is one linear classifier on both.

python fit_kinds.py FEATURES.json DRAWINGS_FOLDER

Prints the accuracy with whole groups left out of training, and on the validation part. Validation rows are never fitted.
"""

import json
import sys
from itertools import product

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold


# Values of the backbone's pooled output; they stand last.
SEEN = 5440


def softmax(logits):
    shifted = np.exp(logits - logits.max(1, keepdims=True))
    return shifted / shifted.sum(1, keepdims=True)


def fit_block(features, labels, weights, strength):
    mean, scale = features.mean(0), features.std(0) + 1e-3
    model = LogisticRegression(C=strength, max_iter=300)
    model.fit((features - mean) / scale, labels, sample_weight=weights)
    coefficients = model.coef_ / scale
    return coefficients, model.intercept_ - coefficients @ mean


def fit(features, labels, weights, strengths):
    """strengths: of the block that was counted, and of the one that was seen."""
    counted, seen = (fit_block(block, labels, weights, strength) for block, strength in zip(np.split(features, [-SEEN], 1), strengths))
    return sorted(set(labels)), np.hstack([counted[0], seen[0]]), counted[1] + seen[1]


def balanced(labels, sets):
    """Every label weighs the same, and every set of pictures within it."""
    weights = np.zeros(len(labels))
    for label in set(labels):
        inside = labels == label
        for name in set(sets[inside]):
            part = inside & (sets == name)
            weights[part] = len(labels) / len(set(labels)) / len(set(sets[inside])) / part.sum()
    return weights


def main(path, out):
    rows = json.load(open(path))
    for task, target, strengths in (("kind", "kind/kinds.json", ((0.1,), (0.003, 0.01))), ("sewer", "sewer/views.json", ((0.01, 0.03), (0.001, 0.003)))):
        part = [row for row in rows if row["task"] == task]
        features = np.array([row["features"] for row in part], np.float32)
        labels = np.array([row["label"] for row in part])
        sets = np.array([row["set"] for row in part])
        groups = np.array([row["group"] for row in part])
        train = np.array([row["split"] == "train" for row in part])
        plain = np.array([row["variant"] == 0 for row in part])
        weights = balanced(labels, sets)
        best = (0, None, None)
        for strength in product(*strengths):
            logits = np.zeros((train.sum(), len(set(labels))))
            for learned, kept in GroupKFold(8).split(features[train], groups=groups[train]):
                names, w, b = fit(features[train][learned], labels[train][learned], weights[train][learned], strength)
                logits[kept] = features[train][kept] @ w.T + b
            names = np.array(sorted(set(labels)))
            seen = plain[train]
            right = names[logits.argmax(1)] == labels[train]
            value = np.average(right[seen], weights=weights[train][seen])
            detail = {str(label): round(float(right[seen & (labels[train] == label)].mean()), 3) for label in names}
            print(task, strength, "groups left out:", round(float(value), 4), detail)
            if value > best[0]:
                best = (value, strength, logits)
        _, strength, logits = best
        names, w, b = fit(features[train], labels[train], weights[train], strength)
        index = np.array([names.index(label) for label in labels[train]])
        losses = {t: -np.average(np.log(softmax(logits / t)[np.arange(len(index)), index] + 1e-12), weights=weights[train]) for t in np.geomspace(0.3, 4, 30)}
        temperature = min(losses, key=losses.get)
        shown = features @ w.T + b
        right = np.array(names)[shown.argmax(1)] == labels
        for name in sorted(set(sets)):
            val = ~train & plain & (sets == name)
            if val.any():
                print("  val", name, val.sum(), round(float(right[val].mean()), 4))
        wrong = [(part[i]["file"][-40:] if "file" in part[i] else groups[i], labels[i], names[shown[i].argmax()]) for i in np.flatnonzero(~train & plain & ~right)]
        print("  wrong", wrong[:12])
        print("  temperature", temperature, "C", strength)
        described = {
            "labels": [str(name) for name in names],
            "temperature": round(float(temperature), 3),
            "weights": [[float(f"{value:.3g}") for value in line] for line in w],
            "biases": [float(f"{value:.4g}") for value in b],
        }
        with open(f"{out}/{target}", "w") as file:
            file.write(json.dumps(described, separators=(",", ":")) + "\n")


main(sys.argv[1], sys.argv[2])
