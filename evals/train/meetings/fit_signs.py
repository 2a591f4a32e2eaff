"""
Fits what a sentence of a meeting and its neighbours tell together (outcome-weights.json beside the engine) on the written meetings that are
not kept back, and prints how well that tells sentences apart that it was not fitted on: by meetings, and by who wrote them.

Usage: fit_signs.py FOLDER OUT.json [--records]   (FOLDER: of export-sentences.ts)
"""

import argparse
import base64
import json
from pathlib import Path

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import average_precision_score

KINDS = ("decision", "action")
PLACES = (-2, -1, 0, 1, 2)
COST = 0.02
# How strongly each may count: the penalty falls on the weights of signs and vectors scaled so.
OWN = 1.0
# Of neighbours and of vectors, in talks and in minutes that somebody wrote: fewer rows bear less.
SCALES = {False: (0.5, 0.3), True: (0.4, 0.15)}
LEASTS = (0.2, 0.3, 0.4, 0.5, 0.7, 0.85)
FOLDS = 6


class Sentences:
    def __init__(self, folder: Path, records: bool):
        rows = [json.loads(line) for line in (folder / "sentences.jsonl").read_text().splitlines()]
        states = np.fromfile(folder / "states.f32", dtype=np.float32).reshape(len(rows), -1).astype(float)
        own = np.array([row["isRecord"] == records for row in rows])
        self.neighbour, self.state = SCALES[records]
        self.rows = [row for row, is_own in zip(rows, own) if is_own]
        self.states = states[own]
        self.signs = np.array([row["signs"] for row in self.rows], float)
        self.is_read = np.array([row["isRead"] for row in self.rows])
        self.hand = np.array([row["hand"] if row["hand"] >= "g" else "a-e" for row in self.rows])
        self.is_kept = np.array([row["isKept"] for row in self.rows])
        names = [f"{row['hand']} {row['title']}" for row in self.rows]
        self.meeting = np.cumsum([0, *(left != right for left, right in zip(names, names[1:]))])
        self.gold = {kind: np.array([np.nan if row["is"][kind] is None else row["is"][kind] for row in self.rows], float) for kind in KINDS}

    def beside(self, place: int) -> np.ndarray:
        """The row `place` sentences on in the same meeting, -1 where there is none."""
        index = np.arange(len(self.rows)) + place
        inside = (index >= 0) & (index < len(self.rows))
        index = np.where(inside, index, 0)
        return np.where(inside & (self.meeting[index] == self.meeting), index, -1)


def scaled(sentences: Sentences, rows: np.ndarray) -> tuple[np.ndarray, dict]:
    """All sentences' signs and vectors, place by place, and what they were taken from and multiplied with, by `rows` alone."""
    middle, spread = sentences.signs[rows].mean(0), sentences.signs[rows].std(0)
    spread[spread == 0] = 1
    read = rows & sentences.is_read
    centre = sentences.states[read].mean(0)
    factor = sentences.state / sentences.states[read].std(0).mean()
    signs = (sentences.signs - middle) / spread
    states = np.where(sentences.is_read[:, None], (sentences.states - centre) * factor, 0)
    blocks = []
    for place in PLACES:
        near = sentences.beside(place)
        there = (near >= 0)[:, None]
        blocks += [signs[near] * there * (sentences.neighbour if place else OWN), states[near] * there]
    return np.hstack(blocks), {"middle": middle, "spread": spread, "centre": centre, "factor": factor}


def fit(sentences: Sentences, rows: np.ndarray, kind: str, data: np.ndarray) -> LogisticRegression:
    known = rows & ~np.isnan(sentences.gold[kind])
    return LogisticRegression(C=COST, max_iter=300).fit(data[known], sentences.gold[kind][known])


def quality(name: str, gold: np.ndarray, chance: np.ndarray) -> None:
    known = ~np.isnan(gold)
    gold, chance = gold[known], chance[known]
    taken = ", ".join(f"{least}: {int(gold[chance >= least].sum())}/{int((chance >= least).sum())}" for least in LEASTS)
    print(f"{name}: average precision {average_precision_score(gold, chance):.3f}; right of those taken from {taken}; wanted {int(gold.sum())}")


def across(sentences: Sentences, seen: np.ndarray, parts: list[np.ndarray]) -> dict[str, np.ndarray]:
    """The chance of each sentence by a fit without its part."""
    chances = {kind: np.full(len(sentences.rows), np.nan) for kind in KINDS}
    for out in parts:
        data, _ = scaled(sentences, seen & ~out)
        for kind in KINDS:
            chances[kind][out] = fit(sentences, seen & ~out, kind, data).predict_proba(data[out])[:, 1]
    return chances


def model_of(sentences: Sentences, seen: np.ndarray) -> tuple[dict, dict[str, np.ndarray]]:
    data, by = scaled(sentences, seen)
    width, size = sentences.signs.shape[1], sentences.states.shape[1]
    signs, classes, scales, biases, steps, chances = {}, [], [], [], [], {}
    for kind in KINDS:
        fitted = fit(sentences, seen, kind, data)
        chances[kind] = fitted.predict_proba(data)[:, 1]
        signs[kind] = []
        for place, own in zip(PLACES, fitted.coef_[0].reshape(len(PLACES), width + size)):
            weights = own[:width] / by["spread"] * (sentences.neighbour if place else OWN)
            offset = -(weights @ by["middle"]) + (0 if place else fitted.intercept_[0])
            signs[kind].append([round(float(one), 3) for one in (*weights, offset)])
            states = own[width:] * by["factor"]
            scale = np.abs(states).max() / 127
            classes.append(f"{kind} {place}")
            scales.append(float(scale))
            biases.append(float(-(states @ by["centre"])))
            steps.append(np.rint(states / scale).astype(np.int8))
    head = {"classes": classes, "scales": scales, "biases": biases, "weights": base64.b64encode(np.concatenate(steps).tobytes()).decode()}
    return {"signs": signs, "states": head}, chances


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--without", help="a hand whose meetings are left out, to measure on them what strangers' meetings would get")
    parser.add_argument("--records", action="store_true", help="fit on minutes that somebody wrote, not on talks")
    args = parser.parse_args()
    sentences = Sentences(args.folder, args.records)
    seen = ~sentences.is_kept & (sentences.hand != args.without)
    if args.without is None:
        folds = np.random.RandomState(0).randint(0, FOLDS, sentences.meeting.max() + 1)[sentences.meeting]
        by_meeting = across(sentences, seen, [seen & (folds == fold) for fold in range(FOLDS)])
        hands = [hand for hand in np.unique(sentences.hand) if (sentences.hand != hand).any()]
        by_hand = across(sentences, seen, [seen & (sentences.hand == hand) for hand in hands])
        for kind in KINDS:
            quality(f"{kind}s, meetings out of fold", sentences.gold[kind][seen], by_meeting[kind][seen])
            for hand in hands:
                rows = seen & (sentences.hand == hand)
                quality(f"{kind}s of {hand}, fitted without", sentences.gold[kind][rows], by_hand[kind][rows])
    model, chances = model_of(sentences, seen)
    for kind in KINDS:
        quality(f"{kind}s, kept back", sentences.gold[kind][sentences.is_kept], chances[kind][sentences.is_kept])
    args.out.write_text(json.dumps(model) + "\n")


if __name__ == "__main__":
    main()
