"""Fits how large foods look beside a coin.

Usage: python fit_sizes.py LOOKS.json packages/models/src/calorie-nutrition/sizes.json
LOOKS.json is written by write-looks.ts. Train rows only.
"""

import json
import sys
from collections import defaultdict

import numpy as np

FIT = 0.35  # a box whose sides differ by more, as logarithms, is no box of the food


def main(source, target):
    everything = [row for row in json.load(open(source)) if row["split"] == "train"]
    rows = [row for row in everything if row["look"]]
    slip = lambda row: np.array(row["look"]) - np.array(row["marked"])
    fits = lambda row: np.abs(slip(row)).max() < FIT
    views, marked = defaultdict(list), defaultdict(list)
    for row in rows:
        views[row["label"], row["view"]].append(row)
    for row in everything:
        marked[row["label"], row["view"]].append(row["marked"])
    # By the boxes that were marked by hand: how often the detector's are not of the food.
    misfit = {
        name: round(1 - float(np.mean([fits(row) for row in rows if row["isFood"] == is_food])), 4)
        for name, is_food in (("food", True), ("other", False))
    }
    looks, rest = defaultdict(list), []
    for (label, view), seen in sorted(views.items()):
        if len(seen) < 2:
            continue
        # The median bears the boxes that do not fit; the spread is that of boxes of what is called food, which alone are weighed by.
        usual = np.median([row["look"] for row in seen], axis=0)
        looks[label].append([round(float(value), 4) for value in usual])
        rest.extend(np.array(row["look"]) - usual for row in seen if row["isFood"])
    # Where the detector takes a part or the plate for the food it does so again, so both are usual: what it sees, and what it
    # should, wider by as much as its boxes are. Portions that were left out were named and weighed better by both than by either.
    for (label, view), seen in sorted(marked.items()):
        wider = np.mean([slip(row) for row in rows if row["isFood"] and row["view"] == view and fits(row)], axis=0)
        looks[label].append([round(float(value), 4) for value in np.median(seen, axis=0) + wider])
    rest = np.array(rest)
    fitting = rest[np.abs(rest).max(1) < FIT]
    print(len(rows), "looks, do not fit:", misfit)
    measured = np.array([row["look"] for row in rows if row["isFood"]])
    short = lambda table: [[round(float(value), 5) for value in line] for line in table]
    model = {
        "spread": short(np.cov(fitting.T) * 1.15),
        "misfit": misfit,
        "any": {
            "mean": [round(float(value), 4) for value in measured.mean(0)],
            "spread": short(np.cov(measured.T)),
        },
        "looks": looks,
    }
    json.dump(model, open(target, "w"), indent=2)
    open(target, "a").write("\n")


main(*sys.argv[1:])
