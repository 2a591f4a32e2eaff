"""Fits whether a passage answers and how its reading is ranked; prints the tables `answerable` and `ranking` and the threshold of answerability.json.

Usage: train_answerability.py FOLDER
FOLDER holds what export-readings.ts wrote, of articles and documents that the network did not learn from. In two steps, each figure that is
told with articles and documents left out in turn:
1. the network's odds and the words tell whether a passage answers; the threshold for silence is chosen on the best readings;
2. with how far the network's contenders agree they rank readings by whether they are right.
How likely the best one is right is fitted after that, by fit_confidence.py. In step 2 questions without an answer count less: what people ask of a document is mostly in it, and seldom made to mislead.
"""

import json
import sys
from pathlib import Path

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score

NETWORK = ["margin", "judged"]
WORDS = ["opposed", "nameMissing", "namesAway"]
THERE = [*NETWORK, *WORDS, "passageShare"]
# Beside its own odds what the network judges of the whole ranks no better.
RANKED = ["margin", *WORDS, "passageShare", "agreement"]
# Share of answerable questions that are to be answered; more silences those asked in other words (evals/qa/paraphrased.ts).
ANSWERED = 0.92
UNANSWERABLE = 0.15
OTHER_PASSAGE = 0.4
FOLDS = 5
VALIDATION = {"Normans", "Packet_switching", "Southern_California"}


def columns(rows: list[dict], names: list[str]) -> np.ndarray:
    return np.array([[float(row[name]) for name in names] for row in rows])


def table(model: LogisticRegression, names: list[str]) -> dict[str, float]:
    return {"offset": round(float(model.intercept_[0]), 4)} | {
        name: round(float(weight), 4) for name, weight in zip(names, model.coef_[0])
    }


def fit(features: np.ndarray, wanted: np.ndarray, weights: np.ndarray) -> LogisticRegression:
    return LogisticRegression(max_iter=5000).fit(features, wanted, sample_weight=weights)


def left_out(features: np.ndarray, wanted: np.ndarray, weights: np.ndarray, folds: np.ndarray) -> np.ndarray:
    """Log odds of each row by a fit on the other folds."""
    told = np.zeros(len(wanted))
    for fold in np.unique(folds):
        inside = folds == fold
        told[inside] = fit(features[~inside], wanted[~inside], weights[~inside]).decision_function(features[inside])
    return told


def say(*words: object) -> None:
    print(*words, file=sys.stderr)


def tell(name: str, told: np.ndarray, rows: list[dict], chosen: np.ndarray, least: float) -> None:
    own = np.array([row["own"] for row in rows]) & chosen
    answerable = np.array([row["answerable"] for row in rows])
    say(f"{name}: AUC in the own passage {roc_auc_score(answerable[own], told[own]):.3f} (n {own.sum()});",
        f"answered {(told[own & answerable] >= least).mean():.3f}, declined {(told[own & ~answerable] < least).mean():.3f}")  # fmt: skip


def main(folder: str) -> None:
    rows = [row for file in sorted(Path(folder).glob("readings-*.json")) for row in json.loads(file.read_text())]
    sources = sorted({row["article"] for row in rows})
    folds = np.array([sources.index(row["article"]) % FOLDS for row in rows])
    of_articles = np.array([row["article"] in VALIDATION for row in rows])
    own, answerable, right = (np.array([row[name] for row in rows]) for name in ("own", "answerable", "right"))

    there = columns(rows, THERE)
    fair = np.where(own, 1, OTHER_PASSAGE)
    told = left_out(there, answerable, fair, folds)
    silence = fit(there, answerable, fair)

    ranked = columns(rows, RANKED)
    shares = np.where(answerable, 1, np.where(own, UNANSWERABLE, OTHER_PASSAGE))
    ranks = left_out(ranked, right, shares, folds)
    ranking = fit(ranked, right, shares)

    best: dict[str, int] = {}
    for at, row in enumerate(rows):
        key = f"{row['article']} {row['question']}"
        if key not in best or ranks[at] > ranks[best[key]]:
            best[key] = at
    tops = np.array(list(best.values()))
    can_be = {f"{row['article']} {row['question']}" for row in rows if row["answerable"]}
    can = np.array([key in can_be for key in best])
    least = float(np.quantile(told[tops][can], 1 - ANSWERED))
    for name, chosen in (("articles", of_articles), ("written", ~of_articles)):
        tell(f"{name}, margin alone", columns(rows, ["margin"])[:, 0], rows, chosen, least)
        tell(f"{name}, judged alone", columns(rows, ["judged"])[:, 0], rows, chosen, least)
        tell(name, told, rows, chosen, least)
        inside = chosen[tops]
        found = told[tops] >= least
        say(f"  whole sources: answered {found[inside & can].mean():.3f}, declined {(~found[inside & ~can]).mean():.3f},",
            f"right where answered {right[tops][inside & can & found].mean():.3f}")  # fmt: skip
    json.dump(
        {
            "answerable": table(silence, THERE),
            "ranking": table(ranking, RANKED),
            "threshold": round(1 / (1 + float(np.exp(-least))), 3),
        },
        sys.stdout,
        indent=2,
    )
    print()


if __name__ == "__main__":
    main(*sys.argv[1:])
