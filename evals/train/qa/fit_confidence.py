"""Fits how likely an answer is right; prints the table `confidence` of answerability.json.

Usage: fit_confidence.py ROWS.json   (by export-confidence.ts)
Rows are of papers, written documents and passages of articles from which neither the network nor the ranking learned. Each source is told with its
documents left out in turn. Written questions without an answer were made to mislead and count less.
"""

import json
import sys

import numpy as np
from sklearn.linear_model import LogisticRegression

GROUNDS = ["score", "lead", "said"]
MISLEADING = 0.3
FOLDS = 10
SURE = 0.8
# Log odds are multiplied by it: chosen so that of the answers that are left out in turn hardly any that is called sure is wrong.
TEMPER = 0.63
# Mismatches (reader-weights.ts) are set by hand on this scale; papers have too few of them to fit.
MISMATCH = 0.73


def calibration_error(told: np.ndarray, right: np.ndarray) -> float:
    bins = np.minimum(9, (told * 10).astype(int))
    return sum(abs(told[bins == each].sum() - right[bins == each].sum()) for each in range(10)) / len(right)


def tempered(model: LogisticRegression, values: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-TEMPER * model.decision_function(values)))


def main(file: str) -> None:
    rows = json.loads(open(file).read())
    values = np.array([[row[name] for name in GROUNDS] for row in rows], dtype=float)
    right, answerable = (np.array([row[name] for row in rows]) for name in ("right", "answerable"))
    source = np.array([row["source"] for row in rows])
    documents = sorted({row["document"] for row in rows})
    # The passages are of three articles only: they are left out one by one.
    folds = np.array([at if row["source"] == "articles" else documents.index(row["document"]) for at, row in enumerate(rows)]) % FOLDS
    weights = np.where((source == "written") & ~answerable, MISLEADING, 1.0)

    def fit(inside: np.ndarray) -> LogisticRegression:
        return LogisticRegression(max_iter=5000).fit(values[inside], right[inside], sample_weight=weights[inside])

    told = np.zeros(len(rows))
    for fold in range(FOLDS):
        told[folds == fold] = tempered(fit(folds != fold), values[folds == fold])
    for name in np.unique(source):
        own = source == name
        sure = own & (told >= SURE)
        print(
            f"{name}: n {own.sum()}, right {right[own].mean():.3f}, mean confidence {told[own].mean():.3f},"
            f" calibration error {calibration_error(told[own], right[own]):.3f}, sure {sure.sum()}, of these wrong {(sure & ~right).sum()}",
            file=sys.stderr,
        )
    whole = fit(np.ones(len(rows), dtype=bool))
    table = {"offset": whole.intercept_[0]} | dict(zip(GROUNDS, whole.coef_[0], strict=True))
    shown = {name: round(TEMPER * float(value), 4) for name, value in table.items()}
    print(json.dumps(shown | {"cost": round(shown["score"] - MISMATCH, 4)}, indent=2))


if __name__ == "__main__":
    main(sys.argv[1])
