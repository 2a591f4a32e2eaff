"""Fits what tells a coin from other round things.

Usage: python fit_coin.py CANDIDATES.json ../../../packages/engines/src/vision/portion/coin/coin-model.json
CANDIDATES.json is written by coin-candidates.ts. Train rows only are learned from; val rows are measured.
"""

import json
import sys

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold

SAME = 0.7  # from this overlap on a circle is the coin


def overlap(circle, box):
    x0, y0 = circle["x"] - circle["radius"], circle["y"] - circle["radius"]
    x1, y1 = circle["x"] + circle["radius"], circle["y"] + circle["radius"]
    wide = min(x1, box[2]) - max(x0, box[0])
    high = min(y1, box[3]) - max(y0, box[1])
    if wide <= 0 or high <= 0:
        return 0.0
    shared = wide * high
    return shared / ((x1 - x0) * (y1 - y0) + (box[2] - box[0]) * (box[3] - box[1]) - shared)


def widened(rows, mean, scale):
    plain = (rows - mean) / scale
    return np.hstack([plain, plain**2])


def table(pictures):
    rows, right, owner = [], [], []
    for number, picture in enumerate(pictures):
        for candidate in picture["candidates"]:
            share = overlap(candidate["circle"], picture["coin"]) if picture["coin"] else 0.0
            if 0.35 < share < SAME:
                continue  # half right: neither a coin nor something else
            rows.append(candidate["description"])
            right.append(share >= SAME)
            owner.append(number)
    return np.array(rows), np.array(right), np.array(owner)


def measure(pictures, judge, least):
    found = wrong = with_coin = false_alarm = without = 0
    errors = []
    for picture in pictures:
        rows = np.array([candidate["description"] for candidate in picture["candidates"]])
        sure = judge(rows) if len(rows) else np.zeros(0)
        best = int(sure.argmax()) if len(sure) else None
        claimed = best is not None and sure[best] >= least
        if picture["coin"]:
            with_coin += 1
            if claimed:
                circle = picture["candidates"][best]["circle"]
                if overlap(circle, picture["coin"]) >= 0.5:
                    found += 1
                    side = max(picture["coin"][2] - picture["coin"][0], picture["coin"][3] - picture["coin"][1])
                    errors.append(2 * circle["radius"] / side - 1)
                else:
                    wrong += 1
        else:
            without += 1
            false_alarm += claimed
    return (
        f"coin found {found}/{with_coin}, something else instead {wrong}, "
        f"claimed where there is none {false_alarm}/{without}, "
        f"width {np.median(errors):+.3f} median, {np.std(errors):.3f} deviation"
    )


def fit(rows, right):
    mean, scale = rows.mean(0), rows.std(0) + 1e-6
    model = LogisticRegression(C=1.0, max_iter=5000).fit(widened(rows, mean, scale), right)
    return mean, scale, model


def main(source, target):
    pictures = json.load(open(source))
    learned = [picture for picture in pictures if picture["split"] == "train"]
    kept = [picture for picture in pictures if picture["split"] == "val"]
    rows, right, owner = table(learned)
    print(len(rows), "circles,", int(right.sum()), "coins")
    # By folds of pictures of one portion each (neighbours in the index), for the threshold.
    groups = np.array([int(number) // 12 for number in owner])
    for train, test in GroupKFold(5).split(rows, right, groups):
        mean, scale, model = fit(rows[train], right[train])
        chosen = [learned[number] for number in sorted(set(owner[test]))]
        judge = lambda part, m=model, a=mean, b=scale: m.predict_proba(widened(part, a, b))[:, 1]
        for least in (0.3, 0.5, 0.7):
            print("fold", least, measure(chosen, judge, least))
    mean, scale, model = fit(rows, right)
    judge = lambda part: model.predict_proba(widened(part, mean, scale))[:, 1]
    for least in (0.3, 0.5, 0.7):
        print("val", least, measure(kept, judge, least))
    count = rows.shape[1]
    short = lambda values: [round(float(value), 5) for value in values]
    weights = model.coef_[0]
    json.dump(
        {
            "mean": short(mean),
            "scale": short(scale),
            "linear": short(weights[:count]),
            "square": short(weights[count:]),
            "bias": round(float(model.intercept_[0]), 5),
        },
        open(target, "w"),
        indent=2,
    )
    open(target, "a").write("\n")


main(*sys.argv[1:])
