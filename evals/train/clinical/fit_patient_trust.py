"""
Fits how often an answer to a patient's field is right by what is known of it, and prints how right and how sure the joined answers are, each
writer's by a fit without that writer: fit_patient_trust.py FACTS OUT.
"""
import json
import sys
from collections import Counter

import numpy as np
from sklearn.linear_model import LogisticRegression

SIGNS = {
    "agreed": ["scoreOdds", "marginOdds", "confidenceOdds"],
    "filled": ["scoreOdds", "marginOdds"],
    "undisputed": ["confidenceOdds", "confidence"],
    "disputed": ["scoreOdds", "marginOdds", "ownOdds", "confidenceOdds"],
    "instead": ["scoreOdds", "marginOdds", "ownOdds", "confidenceOdds"],
}
LEAST, GAIN, SURELY_RULED = 0.5, 0.1, 0.5  # As in join-patient.ts.

facts = [json.loads(line) for line in open(sys.argv[1])]
fields = sorted({fact["field"] for fact in facts})


def stands(fact):
    rules, network = fact["rules"] is not None, fact["network"] is not None
    if rules and network:
        return ["agreed"] if fact["isAgreed"] else ["disputed", "instead"]
    return ["undisputed"] if rules else ["filled"] if network else []


def is_right(fact, standing):
    return fact["network" if standing in ("filled", "instead") else "rules"]


def inputs(rows, standing):
    return np.array([[row["signs"][name] for name in SIGNS[standing]] + [float(row["field"] == one) for one in fields] for row in rows])


def fit(rows, standing):
    own = [row for row in rows if standing in stands(row)]
    return LogisticRegression(C=0.3, max_iter=4000).fit(inputs(own, standing), [is_right(row, standing) for row in own])


def log_odds(chance):
    return np.log(chance / (1 - chance))


sober = {}
for standing in SIGNS:
    for hand in sorted({fact["hand"] for fact in facts}):
        own = [fact for fact in facts if fact["hand"] == hand and standing in stands(fact)]
        model = fit([fact for fact in facts if fact["hand"] != hand], standing)
        for fact, chance in zip(own, model.predict_proba(inputs(own, standing))[:, 1]):
            fact.setdefault("chances", {})[standing] = chance
    own = [fact for fact in facts if standing in stands(fact)]
    given = [[log_odds(fact["chances"][standing])] for fact in own]
    slope = LogisticRegression(C=100, fit_intercept=False).fit(given, [is_right(fact, standing) for fact in own]).coef_[0][0]
    # How far a fit stays right for a writer that it has not seen.
    sober[standing] = float(min(1, max(0.3, slope)))
    for fact in own:
        fact["chances"][standing] = 1 / (1 + np.exp(-sober[standing] * log_odds(fact["chances"][standing])))
    print(standing, len(own), "tempered by", round(sober[standing], 3))


def joined(fact):
    """The answer that join-patient.ts gives: its standing and chance, or None."""
    chances = fact.get("chances", {})
    if "filled" in chances:
        return ("filled", chances["filled"]) if chances["filled"] >= LEAST else None
    for standing in ("agreed", "undisputed"):
        if standing in chances:
            return standing, chances[standing]
    if "disputed" not in chances:
        return None
    may_replace = fact["field"] == "age" or fact["signs"]["confidence"] < SURELY_RULED
    is_better = may_replace and chances["instead"] > chances["disputed"] + GAIN
    return ("instead", chances["instead"]) if is_better else ("disputed", chances["disputed"])


tables = {}
for fact in facts:
    answer = joined(fact)
    row = tables.setdefault((fact["kind"], fact["field"]), Counter())
    row["there"] += fact["isThere"]
    row["rules right"] += fact["rules"] is True
    if answer is None:
        continue
    standing, chance = answer
    right = is_right(fact, standing)
    row["right"] += right
    row["wrong, 0.5 and more"] += not right and chance >= 0.5
    row["sure"] += chance >= 0.8
    row["sure and wrong"] += not right and chance >= 0.8
for key, row in sorted(tables.items()):
    print(*key, {name: int(value) for name, value in row.items()})

trust = {}
for standing, names in SIGNS.items():
    model = fit(facts, standing)
    weights = dict(zip([*names, *fields], sober[standing] * model.coef_[0]))
    base = sober[standing] * model.intercept_[0]
    trust[standing] = {
        "signs": {name: round(weights[name], 3) for name in names},
        "roles": {field: round(base + weights[field], 3) for field in fields},
    }
with open(sys.argv[2], "w") as file:
    json.dump(trust, file, indent=2)
    file.write("\n")
