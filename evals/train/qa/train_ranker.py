"""Trains the ranker of candidate spans (gradient boosted trees, LightGBM) and packs it.

Usage: train_ranker.py FEATURES_DIR OUT.json [--tune]
FEATURES_DIR is what export-spans.ts wrote. --tune keeps three of the training articles to choose by.
"""

import argparse
import json

import lightgbm
import numpy as np

CATEGORIES = ["kind", "firstPos", "lastPos", "beforePos", "afterPos", "before2Pos", "after2Pos", "inBefore"]
TUNING = {"Packet_switching", "Southern_California", "Victoria_and_Albert_Museum"}


def reported(articles):
    """Every fifth article in the order of their names is never trained on; evals/qa/split.ts says the same."""
    return set(sorted(articles)[4::5])


def select(groups, starts, wanted):
    chosen = [i for i, group in enumerate(groups) if wanted(group["article"]) and group["size"] > 0]
    rows = np.concatenate([np.arange(starts[i], starts[i + 1]) for i in chosen])
    return rows, [groups[i]["size"] for i in chosen]


def chosen_f1(scores, f1, sizes):
    at, total = 0, 0.0
    for size in sizes:
        total += f1[at + int(np.argmax(scores[at : at + size]))]
        at += size
    return total / len(sizes)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("features")
    parser.add_argument("out")
    parser.add_argument("--tune", action="store_true")
    parser.add_argument("--trees", type=int, default=300)
    parser.add_argument("--leaves", type=int, default=31)
    options = parser.parse_args()
    with open(f"{options.features}/spans.json") as file:
        description = json.load(file)
    names, groups = description["names"], description["groups"]
    values = np.fromfile(f"{options.features}/spans.bin", np.float32).reshape(-1, len(names))
    starts = np.concatenate([[0], np.cumsum([group["size"] for group in groups])])
    kept = reported({group["article"] for group in groups})
    held = TUNING if options.tune else set()
    rows, sizes = select(groups, starts, lambda article: article not in kept and article not in held)
    # All spans of a passage are there for the tuning articles: too many others to learn from.
    features, f1 = values[rows, 3:], values[rows, 0]
    labels = np.select([f1 >= 0.999, f1 >= 0.75, f1 >= 0.5, f1 >= 0.3], [8, 4, 2, 1], 0)
    data = lightgbm.Dataset(features, labels, group=sizes, feature_name=names[3:], categorical_feature=CATEGORIES, free_raw_data=False)
    parameters = {
        "objective": "rank_xendcg", "learning_rate": 0.1, "num_leaves": options.leaves, "min_data_in_leaf": 60,
        "feature_fraction": 0.5, "bagging_fraction": 0.7, "bagging_freq": 1, "lambda_l2": 5, "cat_smooth": 30,
        "max_bin": 63, "num_threads": 1, "seed": 1, "verbose": -1, "label_gain": list(range(9)),
    }
    check_rows, check_sizes = select(groups, starts, lambda article: article in TUNING)

    def log(environment):
        if options.tune and (environment.iteration + 1) % 50 == 0:
            scores = environment.model.predict(values[check_rows, 3:])
            print(environment.iteration + 1, round(chosen_f1(scores, values[check_rows, 0], check_sizes), 4), flush=True)

    booster = lightgbm.train(parameters, data, options.trees, callbacks=[log])
    importance = sorted(zip(booster.feature_importance("gain"), names[3:]), reverse=True)
    print([(name, int(gain)) for gain, name in importance[:40]])
    booster.save_model(options.out + ".txt")


if __name__ == "__main__":
    main()
