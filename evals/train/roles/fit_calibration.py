"""Fits how often answers of a score are right to the facts of hands left out: fit_calibration.py FACTS OUT. Isotonic, in steps of a tenth."""
import json
import sys

import numpy as np
from sklearn.isotonic import IsotonicRegression

facts = [json.loads(line) for line in open(sys.argv[1])]
tables = {}
for kind in ["name", "code", "date", "amount", "count"]:
    own = [fact for fact in facts if fact["type"] == kind]
    pairs = {
        "network": [(f["net"]["score"], f["net"]["right"]) for f in own if f.get("net") and not (f.get("rule") and f["rule"]["score"] >= f["net"]["score"])],
        "alone": [(f["rule"]["score"], f["rule"]["right"]) for f in own if f.get("rule") and not (f.get("net") and f["net"]["score"] > f["rule"]["score"])],
        "rules": [(f["rule"]["score"], f["rule"]["right"]) for f in own if f.get("rule") and f.get("net") and f["net"]["score"] > f["rule"]["score"]],
    }
    for by, rows in pairs.items():
        score, right = np.array(rows, float).T
        # A few made-up answers of either kind at the ends keep a handful of cases from looking certain.
        fit = IsotonicRegression(out_of_bounds="clip").fit(np.r_[score, 0, 1], np.r_[right, 0, 0.5], np.r_[np.ones(len(score)), 2, 2])
        grid = np.linspace(0, 1, 11)
        smooth = [fit.predict(np.clip(np.linspace(x - 0.05, x + 0.05, 11), 0, 1)).mean() for x in grid]
        tables[f"{by} {kind}"] = [[round(x, 2), round(min(y, 0.97), 3)] for x, y in zip(grid, smooth)]
with open(sys.argv[2], "w") as file:
    file.write("{\n" + ",\n".join(f'  "{name}": {json.dumps(rows)}' for name, rows in tables.items()) + "\n}\n")
