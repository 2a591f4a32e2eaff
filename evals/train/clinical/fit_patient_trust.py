"""
Fits how often an answer to a patient's field is right by what is known of it, and prints how right and how sure the joined answers are, each
writer's by a fit without that writer: fit_patient_trust.py FACTS OUT.
"""
import json
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "roles"))
from trust_fit import TrustFit, is_right  # noqa: E402

SIGNS = {
    "agreed": ["scoreOdds", "marginOdds", "confidenceOdds"],
    "filled": ["scoreOdds", "marginOdds"],
    "undisputed": ["confidenceOdds", "confidence"],
    "disputed": ["scoreOdds", "marginOdds", "ownOdds", "confidenceOdds"],
    "instead": ["scoreOdds", "marginOdds", "ownOdds", "confidenceOdds"],
}
LEAST, GAIN, SURELY_RULED = 0.5, 0.1, 0.5  # As in join-patient.ts.

facts = [json.loads(line) for line in open(sys.argv[1])]
for fact in facts:
    rules, network = fact["rules"] is not None, fact["network"] is not None
    if rules and network:
        fact["stands"] = ["agreed"] if fact["isAgreed"] else ["disputed", "instead"]
    else:
        fact["stands"] = ["undisputed"] if rules else ["filled"] if network else []

trust = TrustFit(facts, SIGNS, ["field"])
trust.leave_hands_out()


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

trust.write(sys.argv[2])
