"""Fits the chance that a reading is right (logistic regression) and prints the weights for answerability.ts.

Usage: train_answerability.py READINGS.json
READINGS.json is what export-readings.ts wrote. Questions without an answer and other passages count less: what
people ask of a document is mostly in it, and seldom made to mislead.
"""

import json
import sys

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score
from sklearn.model_selection import cross_val_predict

NAMES = ["margin", "passageShare", "nearness"]


def main(source: str) -> None:
    with open(source) as file:
        rows = json.load(file)
    features = np.array([[float(row[name]) for name in NAMES] for row in rows])
    own = np.array([row["own"] for row in rows])
    right = np.array([row["right"] for row in rows])
    answerable = np.array([row["answerable"] for row in rows])
    weights = np.where(answerable, 1, np.where(own, 0.3, 0.4))
    model = LogisticRegression(C=1, max_iter=2000)
    chance = cross_val_predict(model, features, right, cv=10, method="predict_proba", params={"sample_weight": weights})[:, 1]
    print("AUC of answerability in the own passage", roc_auc_score(answerable[own], chance[own]))
    print("AUC of a right reading over all passages", roc_auc_score(right, chance))
    for threshold in np.arange(0.05, 0.6, 0.05):
        print(round(threshold, 2), {
            "answerable, answered": round(float((chance[answerable] > threshold).mean()), 3),
            "unanswerable, answered": round(float((chance[own & ~answerable] > threshold).mean()), 3),
            "other passage, answered": round(float((chance[~own] > threshold).mean()), 3),
        })
    model.fit(features, right, sample_weight=weights)
    print({"intercept": round(float(model.intercept_[0]), 3)} | dict(zip(NAMES, model.coef_[0].round(3).tolist())))


if __name__ == "__main__":
    main(*sys.argv[1:])
