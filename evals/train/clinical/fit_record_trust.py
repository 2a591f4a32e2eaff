"""
Fits what a candidate of a record is by its signs (a medicine of which standing, a problem of which, an allergy, a reading of now or of another
time): fit_record_trust.py THINGS [ENGINES]. Prints how right and how sure the joined answers are, each writer's by a fit without that writer,
beside the rules'; with ENGINES, writes a `trust.json` for each kind, fitted on all.
"""
import json
import sys
from collections import Counter

import numpy as np
from sklearn.linear_model import LogisticRegression

KINDS = {
    "next": {"file": "summary/next-step-trust.json", "classes": ["none", "next"], "hidden": ["none"], "ruled": {"ruled": "next"}},
    "medicine": {
        "file": "medicines/by-role/trust.json",
        "classes": ["none", "med", "med.new", "med.changed", "med.stopped", "med.not"],
        "hidden": ["none", "med.not"],
        "ruled": {"says listed": "med", "says continue": "med", "says start": "med.new", "says change": "med.changed", "says stop": "med.stopped"},
    },
    "problem": {
        "file": "problems/by-role/trust.json",
        "classes": ["none", "problem", "problem.past", "problem.not", "problem.maybe", "problem.family"],
        "hidden": ["none", "problem.not", "problem.family"],
        "ruled": {"is assessed": "problem", "is symptom": "problem", "is history": "problem.past", "is suspected": "problem.maybe"},
    },
    "allergy": {"file": "allergies/by-role/trust.json", "classes": ["none", "allergy"], "hidden": ["none"], "ruled": {"ruled": "allergy"}},
    "reading": {
        "file": "vitals/by-role/trust.json",
        "classes": ["none", "now", "other"],
        "hidden": ["none"],
        "ruled": {"is current": "now", "is earlier": "other", "is target": "other"},
    },
}  # fmt: skip
# As in the engine: from how likely it is none to be shown, what the rules found and what they did not is left out.
MOST_HIDDEN = {"next": (0.7, 0.5), "medicine": (0.95, 0.5), "problem": (0.9, 0.5), "allergy": (0.8, 0.5), "reading": (0.9, 1)}
MOST_DENIED = 0.6  # Of complaints, which are seldom marked.
# What the rules did not find is left out if it is less likely told right.
LEAST_FURTHER = {"next": 0.5, "medicine": 0.3, "problem": 0.5, "allergy": 0.5, "reading": 0.5}
SURE = 0.8
# From how likely another standing takes the place of what the rules say; of medicines and readings where they say none, and where they do.
LEAST_INSTEAD = {"next": 0, "medicine": (0.4, 0.6), "problem": 0, "allergy": 0, "reading": (0.5, 0.7)}


def class_of(fact):
    """What a candidate is; None where it is several."""
    return "none" if not fact["is"] else fact["is"][0] if len(fact["is"]) == 1 else None


def inputs(rows, names):
    return np.array([[row["signs"].get(name, 0) for name in names] for row in rows])


def fit(rows, names):
    own = [row for row in rows if class_of(row) is not None]
    return LogisticRegression(C=0.1, max_iter=6000).fit(inputs(own, names), [class_of(row) for row in own])


def by_rules(fact, kind):
    """What the rules answer, and whether surely."""
    if not fact["ruled"]:
        return None, False
    signs = fact["signs"]
    return next(said for name, said in kind["ruled"].items() if signs.get(name)), signs.get("ruledOdds", 0) >= np.log(SURE / (1 - SURE))


def joined(fact, name, kind):
    """What the engine answers, and how likely it is right."""
    if "chances" not in fact:
        return None, 0
    chances = fact["chances"]
    hidden = sum(chances.get(one, 0) for one in kind["hidden"])
    if fact["signs"].get("is symptom"):
        denied = hidden - chances["none"]
        ruled = 1 / (1 + np.exp(-fact["signs"]["ruledOdds"]))
        return ("problem", min(ruled, 1 - denied)) if denied < MOST_DENIED else (None, 0)
    if hidden >= MOST_HIDDEN[name][0 if fact["ruled"] else 1] and not fact["signs"].get("reaction"):
        return None, 0
    best = max((one for one in kind["classes"] if one not in kind["hidden"]), key=lambda one: chances.get(one, 0))
    least = LEAST_INSTEAD[name]
    if isinstance(least, tuple):
        is_said = fact["signs"].get("ruledOdds", 0) > 0 if name == "reading" else "says listed" not in fact["signs"]
        least = least[1 if is_said and fact["ruled"] else 0]
    if fact["ruled"] and chances[best] < least:
        best = by_rules(fact, kind)[0]
    chance = sum(chances.get(one, 0) for one in said_by(best, fact))
    return (None, 0) if not fact["ruled"] and chance < LEAST_FURTHER[name] else (best, chance)


def said_by(answer, fact):
    """What makes an answer true: nothing is said of a medicine that is listed, and what was known or suspected may be there now."""
    if answer == "med" and "says continue" not in fact["signs"]:
        return ["med", "med.new", "med.changed"]
    return [answer, "problem"] if answer in ("problem.past", "problem.maybe") else [answer]


def tally(table, fact, kind, answer, is_sure):
    right = (answer is not None and not set(fact["is"]).isdisjoint(said_by(answer, fact))) or (answer is None and set(fact["is"]) <= set(kind["hidden"]))
    for role in fact["is"] or ["none"]:
        table[role, "n"] += 1
        table[role, "right"] += right
        table[role, "shown"] += answer is not None
        table[role, "wrong and sure"] += answer is not None and not right and is_sure


def written(model, names):
    """The fit as likely-class.ts reads it."""
    weights, bases = model.coef_, model.intercept_
    if len(model.classes_) == 2:
        weights, bases = np.vstack([-weights[0], weights[0]]) / 2, np.array([-bases[0], bases[0]]) / 2
    return {
        "classes": {
            str(name): {"base": round(float(bases[i]), 3), "signs": {sign: round(float(w), 3) for sign, w in zip(names, weights[i])}}
            for i, name in enumerate(model.classes_)
        }
    }


facts = [json.loads(line) for line in open(sys.argv[1])]
for name, kind in KINDS.items():
    own = [fact for fact in facts if fact["kind"] == name]
    judged = [fact for fact in own if "signs" in fact]
    names = sorted({sign for fact in judged for sign in fact["signs"]})
    for hand in sorted({fact["hand"] for fact in facts}):
        model = fit([fact for fact in judged if fact["hand"] != hand], names)
        rest = [fact for fact in judged if fact["hand"] == hand]
        for fact, chances in zip(rest, model.predict_proba(inputs(rest, names))):
            fact["chances"] = dict(zip(model.classes_, chances))
    before, after, given = Counter(), Counter(), []
    for fact in own:
        tally(before, fact, kind, *by_rules(fact, kind))
        answer, chance = joined(fact, name, kind)
        tally(after, fact, kind, answer, chance >= SURE)
        if answer is not None:
            given.append((chance, not set(fact["is"]).isdisjoint(said_by(answer, fact))))
    print(f"\n{name}, {len(own)}: rules -> joined")
    for role in kind["classes"]:
        columns = [f"{what} {before[role, what]:4} -> {after[role, what]:4}" for what in ("right", "shown", "wrong and sure")]
        print(f"  {role:16}{before[role, 'n']:5}  ", "   ".join(columns))
    steps = [[(chance, right) for chance, right in given if low <= chance < low + 0.2] for low in (0, 0.2, 0.4, 0.6, 0.8)]
    print("  given, how sure, how right:", [(len(one), *(round(float(x), 2) for x in np.mean(one, axis=0))) for one in steps if one])
    if len(sys.argv) > 2:
        with open(f"{sys.argv[2]}/clinical/{kind['file']}", "w") as file:
            json.dump(written(fit(judged, names), names), file, indent=2)
            file.write("\n")
