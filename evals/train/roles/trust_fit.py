"""How often an answer is right by what is known of it: logistic regressions, tried on the papers of writers that they have not seen."""
import json

import numpy as np
from sklearn.linear_model import LogisticRegression


def is_right(fact, standing):
    return fact["network" if standing in ("filled", "instead") else "rules"]


def log_odds(chance):
    return np.log(chance / (1 - chance))


class TrustFit:
    """
    One regression for each standing of an answer. `facts` name their `hand`, the standings in question (`stands`) and their `signs`; `signs` lists those
    that count, by standing; `groups` are the facts' members that say what was asked, from the narrowest: one with few cases leans on the next.
    """

    def __init__(self, facts, signs, groups):
        self.facts, self.signs, self.groups = facts, signs, groups
        self.values = {group: sorted({fact[group] for fact in facts}) for group in groups}
        self.temper = {standing: 1.0 for standing in signs}

    def inputs(self, rows, standing):
        return np.array([
            [row["signs"][name] for name in self.signs[standing]]
            + [float(row[group] == value) for group in self.groups for value in self.values[group]]
            for row in rows
        ])  # fmt: skip

    def fit(self, rows, standing):
        own = [row for row in rows if standing in row["stands"]]
        right = [is_right(row, standing) for row in own]
        return LogisticRegression(C=0.3, max_iter=4000).fit(self.inputs(own, standing), right)

    def leave_hands_out(self):
        """
        Gives each fact the `chances` of its standings by fits without its hand, tempered by how far such a fit stays right for a hand that it has not
        seen: a factor of its log-odds, a little less than 1. Facts of the hand 'made' are easy, and do not count there.
        """
        for standing in self.signs:
            for hand in sorted({fact["hand"] for fact in self.facts}):
                own = [fact for fact in self.facts if fact["hand"] == hand and standing in fact["stands"]]
                if not own:
                    continue
                model = self.fit([fact for fact in self.facts if fact["hand"] != hand], standing)
                for fact, chance in zip(own, model.predict_proba(self.inputs(own, standing))[:, 1]):
                    fact.setdefault("chances", {})[standing] = chance
            judged = [fact for fact in self.facts if standing in fact.get("chances", {})]
            hard = [fact for fact in judged if fact["hand"] != "made"]
            given = [[log_odds(fact["chances"][standing])] for fact in hard]
            right = [is_right(fact, standing) for fact in hard]
            slope = LogisticRegression(C=100, fit_intercept=False).fit(given, right).coef_[0][0]
            self.temper[standing] = min(1, slope)
            for fact in judged:
                fact["chances"][standing] = 1 / (1 + np.exp(-self.temper[standing] * log_odds(fact["chances"][standing])))

    def write(self, path):
        """Writes the tempered fits of all facts: for each standing what each sign counts, and where each value of the first group begins."""
        first = self.groups[0]
        kin = {fact[first]: [fact[group] for group in self.groups] for fact in self.facts}
        trust = {}
        for standing, names in self.signs.items():
            model, temper = self.fit(self.facts, standing), self.temper[standing]
            values = [value for group in self.groups for value in self.values[group]]
            weights = dict(zip([*names, *values], temper * model.coef_[0]))
            base = temper * model.intercept_[0]
            trust[standing] = {
                "signs": {name: round(weights[name], 3) for name in names},
                "roles": {one: round(base + sum(weights[value] for value in kin[one]), 3) for one in self.values[first]},
            }
        with open(path, "w") as file:
            json.dump(trust, file, indent=2)
            file.write("\n")
