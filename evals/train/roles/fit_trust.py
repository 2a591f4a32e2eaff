"""
Fits how often an answer to a role is right by what is known of it, and prints how right and how sure the joined answers are, each hand's by a fit
without that hand: fit_trust.py FACTS OUT.
"""
import json
import sys
from collections import Counter

from trust_fit import TrustFit, is_right

SIGNS = {
    "filled": ["found", "strong", "scoreOdds", "marginOdds", "margin", "legibleOdds"],
    "instead": ["found", "strong", "scoreOdds", "marginOdds", "margin", "ownOdds", "confidenceOdds", "legibleOdds"],
    "undisputed": ["found", "strong", "ownOdds", "confidenceOdds", "confidence", "ownLegibleOdds"],
    "disputed": ["found", "strong", "ownOdds", "confidenceOdds", "confidence", "scoreOdds", "marginOdds", "ownLegibleOdds"],
}
LEAST, WELL_READ, LEAST_WELL_READ, GAIN, DOUBT = 0.5, 0.6, 0.8, 0.15, 0.78  # As in join-roles.ts.

facts = [json.loads(line) for line in open(sys.argv[1])]
for fact in facts:
    rules, network = fact["rules"] is not None, fact["network"] is not None
    if not rules:
        fact["stands"] = ["filled"] if network else []
    elif not network or fact["evidence"]["score"] <= fact["evidence"]["own"]:
        fact["stands"] = ["undisputed"]
    else:
        fact["stands"] = ["disputed", "instead"]


# What was asked, then of which type it is: a role with few cases leans on its type.
trust = TrustFit(facts, SIGNS, ["role", "type"])
trust.leave_hands_out()


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

trust.write(sys.argv[2])
