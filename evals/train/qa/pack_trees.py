"""Packs a LightGBM model (text) as packages/engines/src/retrieval/spans/tree-ensemble.ts reads it. Usage: pack_trees.py MODEL.txt OUT.bin"""

import sys

import lightgbm
import numpy as np


def main(source: str, target: str) -> None:
    model = lightgbm.Booster(model_file=source).dump_model()
    roots, features, categorical, thresholds, left, right, leaves = [], [], [], [], [], [], []

    def add(node) -> int:
        if "leaf_value" in node:
            leaves.append(node["leaf_value"])
            return -len(leaves)
        at = len(features)
        by_category = node["decision_type"] == "=="
        features.append(node["split_feature"])
        categorical.append(by_category)
        bits = sum(1 << int(code) for code in str(node["threshold"]).split("||")) if by_category else node["threshold"]
        assert not by_category or bits < 2**32
        thresholds.append(bits)
        left.append(0)
        right.append(0)
        left[at] = add(node["left_child"])
        right[at] = add(node["right_child"])
        return at

    for tree in model["tree_info"]:
        roots.append(add(tree["tree_structure"]))
    arrays = [
        np.array(roots, "<i4"), np.array(features, "u1"), np.array(categorical, "u1"), np.array(thresholds, "<f8"),
        np.array(left, "<i4"), np.array(right, "<i4"), np.array(leaves, "<f8"),
    ]
    with open(target, "wb") as file:
        file.write(b"VTE1" + np.array([len(roots), len(features), len(leaves)], "<u4").tobytes())
        for array in arrays:
            data = array.tobytes()
            file.write(data + b"\0" * (-len(data) % 8))


if __name__ == "__main__":
    main(*sys.argv[1:])
