"""Fits how large foods look beside a coin.

Usage: python fit_sizes.py LOOKS.json packages/models/src/calorie-nutrition/sizes.json
LOOKS.json is written by write-looks.ts. Train rows only.
"""

import json
import sys
from collections import defaultdict

import numpy as np

FIT = 0.35  # a box whose sides differ by more, as logarithms, from the usual ones of its food is no box of the food


def main(source, target):
    rows = [row for row in json.load(open(source)) if row["split"] == "train" and row["look"]]
    views = defaultdict(list)
    for row in rows:
        views[row["label"], row["view"]].append(row)
    looks, rest = defaultdict(list), []
    for (label, view), seen in sorted(views.items()):
        if len(seen) < 2:
            continue
        # The median bears the boxes that do not fit; the engine measures by boxes of what is called food alone.
        usual = np.median([row["look"] for row in seen], axis=0)
        looks[label].append([round(float(value), 4) for value in usual])
        rest.extend(np.array(row["look"]) - usual for row in seen if row["isFood"])
    rest = np.array(rest)
    fitting = rest[np.abs(rest).max(1) < FIT]
    print(len(rows), "looks,", f"{1 - len(fitting) / len(rest):.3f} do not fit")
    everything = np.array([row["look"] for row in rows if row["isFood"]])
    short = lambda table: [[round(float(value), 5) for value in line] for line in table]
    model = {
        "spread": short(np.cov(fitting.T) * 1.15),
        "any": {
            "mean": [round(float(value), 4) for value in everything.mean(0)],
            "spread": short(np.cov(everything.T)),
        },
        "looks": looks,
    }
    json.dump(model, open(target, "w"), indent=2)
    open(target, "a").write("\n")


main(*sys.argv[1:])
