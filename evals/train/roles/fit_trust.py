"""
Fits how often an answer to a role is right by what is known of it, and prints how right and how sure the joined answers are, each hand's by a fit
without that hand: fit_trust.py FACTS OUT.
"""
import json
import sys
from collections import Counter

import numpy as np
from sklearn.linear_model import LogisticRegression

SIGNS = {
    "filled": ["found", "strong", "scoreOdds", "marginOdds", "margin", "legibleOdds"],
    "instead": ["found", "strong", "scoreOdds", "marginOdds", "margin", "ownOdds", "confidenceOdds", "legibleOdds"],
    "undisputed": ["found", "strong", "ownOdds", "confidenceOdds", "confidence", "ownLegibleOdds"],
    "disputed": ["found", "strong", "ownOdds", "confidenceOdds", "confidence", "scoreOdds", "marginOdds", "ownLegibleOdds"],
}
LEAST, WELL_READ, LEAST_WELL_READ, GAIN, DOUBT = 0.5, 0.6, 0.8, 0.15, 0.78  # As in join-roles.ts.

facts = [json.loads(line) for line in open(sys.argv[1])]
roles = sorted({fact["role"] for fact in facts})
types = sorted({fact["type"] for fact in facts})
for fact in facts:
    rules, network = fact["rules"] is not None, fact["network"] is not None
    if not rules:
        fact["stands"] = ["filled"] if network else []
    elif not network or fact["evidence"]["score"] <= fact["evidence"]["own"]:
        fact["stands"] = ["undisputed"]
    else:
        fact["stands"] = ["disputed", "instead"]


def inputs(rows, standing):
    """Signs, then which role and which type it is: a role with few cases leans on its type."""
    return np.array([
        [row["signs"][name] for name in SIGNS[standing]]
        + [float(row["role"] == role) for role in roles]
        + [float(row["type"] == one) for one in types]
        for row in rows
    ])  # fmt: skip


def is_right(row, standing):
    return row["network" if standing in ("filled", "instead") else "rules"]


def fit(rows, standing):
    own = [row for row in rows if standing in row["stands"]]
    return LogisticRegression(C=0.3, max_iter=4000).fit(inputs(own, standing), [is_right(row, standing) for row in own])


def judge(train, rows):
    for standing in SIGNS:
        own = [row for row in rows if standing in row["stands"]]
        if own:
            for row, chance in zip(own, fit(train, standing).predict_proba(inputs(own, standing))[:, 1]):
                row.setdefault("chances", {})[standing] = chance


for hand in sorted({fact["hand"] for fact in facts}):
    judge([fact for fact in facts if fact["hand"] != hand], [fact for fact in facts if fact["hand"] == hand])


def log_odds(chance):
    return np.log(chance / (1 - chance))


# How far a fit stays right for a hand that it has not seen, as a factor of its log-odds: a little less than 1.
SOBER = {}
for standing in SIGNS:
    own = [fact for fact in facts if standing in fact.get("chances", {}) and fact["hand"] != "made"]
    given = [[log_odds(fact["chances"][standing])] for fact in own]
    slope = LogisticRegression(C=100, fit_intercept=False).fit(given, [is_right(fact, standing) for fact in own]).coef_[0][0]
    SOBER[standing] = min(1, slope)
    for fact in facts:
        if standing in fact.get("chances", {}):
            fact["chances"][standing] = 1 / (1 + np.exp(-SOBER[standing] * log_odds(fact["chances"][standing])))


def joined(fact):
    """The answer that join-roles.ts gives, but for what it knows of names: standing and chance, or None."""
    chances, evidence = fact.get("chances", {}), fact["evidence"]
    if "filled" in chances:
        least = LEAST_WELL_READ if evidence["found"] >= WELL_READ else LEAST
        return ("filled", chances["filled"]) if chances["filled"] >= least else None
    doubted = lambda chance: min(chance, DOUBT) if evidence["confidence"] < 0.8 else chance
    if "undisputed" in chances:
        return "undisputed", doubted(chances["undisputed"])
    if "disputed" not in chances:
        return None
    is_sum = fact["type"] == "amount" and evidence["confidence"] >= 0.5
    is_sure = evidence["confidence"] >= 0.8 and evidence["own"] > 0.3
    is_better = chances["instead"] >= LEAST and chances["instead"] > chances["disputed"] + GAIN
    if is_better and not is_sum and not is_sure:
        return "instead", chances["instead"]
    return "disputed", doubted(chances["disputed"])


tables = {}
for fact in facts:
    answer = joined(fact)
    shown = answer is not None
    standing, chance = answer or (None, 0)
    right = shown and is_right(fact, standing)
    print_or_scan = "scans" if fact["id"].endswith("-scan") else "prints"
    for key in ("made", None) if fact["hand"] == "made" else (print_or_scan, f"{fact['kind']}, {print_or_scan}"):
        if key is None:
            continue
        row = tables.setdefault(key, Counter())
        if fact["isThere"]:
            row["there"] += 1
            row["rules right"] += fact["rules"] is True
            row["right"] += right
            row["wrong, 0.5 and more"] += shown and not right and chance >= 0.5
        else:
            row["not there"] += 1
            row["made up, 0.5 and more"] += shown and not right and chance >= 0.5
        row["sure"] += shown and chance >= 0.8
        row["wrong and sure"] += shown and not right and chance >= 0.8
for key, row in tables.items():
    print(key, dict(row))

trust = {}
for standing, names in SIGNS.items():
    model = fit(facts, standing)
    weights = dict(zip([*names, *roles, *types], SOBER[standing] * model.coef_[0]))
    base = SOBER[standing] * model.intercept_[0]
    type_of = {fact["role"]: fact["type"] for fact in facts}
    trust[standing] = {
        "signs": {name: round(weights[name], 3) for name in names},
        "roles": {role: round(base + weights[role] + weights[type_of[role]], 3) for role in roles},
    }
with open(sys.argv[2], "w") as file:
    json.dump(trust, file, indent=2)
    file.write("\n")
