"""Fits whether a passage answers, and how likely its reading is right; prints answerability.json.

Usage: train_answerability.py FOLDER > packages/engines/src/retrieval/answerability.json
FOLDER holds what export-readings.ts wrote. In four steps:
1. a verifier (logistic regression) tells from the words alone whether a passage answers, on the training articles: the network has seen
   those, so its own odds would tell too much there. What comes near in meaning tells as much on the training articles, adds nothing to the
   network's odds on the validation articles, and costs questions in other words: it is left out;
2. with the network's odds it tells the same on the validation articles; the threshold for silence is chosen on the best readings there;
3. with how far the network's contenders agree and the passage's place in the search it ranks readings by whether they are right;
4. the best reading of each question gives the confidence (Platt).
In steps 3 and 4 questions without an answer count less: what people ask of a document is mostly in it, and seldom made to mislead.
"""

import json
import sys

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score

VERIFIED = ["denied", "opposed", "unranked", "nameMissing", "numbersAway", "namesAway"]
RANKED = ["margin", "agreement", "passageShare"]
# Share of answerable questions that are to be answered; more silences those asked in other words (evals/qa/paraphrased.ts).
ANSWERED = 0.943
UNANSWERABLE = 0.3
OTHER_PASSAGE = 0.4


def columns(rows: list[dict], names: list[str]) -> np.ndarray:
    return np.array([[float(row[name]) for name in names] for row in rows])


def weights_of(rows: list[dict]) -> np.ndarray:
    return np.array([1 if row["answerable"] else UNANSWERABLE if row["own"] else OTHER_PASSAGE for row in rows])


def table(model: LogisticRegression, names: list[str]) -> dict[str, float]:
    return {"offset": round(float(model.intercept_[0]), 4)} | {
        name: round(float(weight), 4) for name, weight in zip(names, model.coef_[0])
    }


def say(*words: object) -> None:
    print(*words, file=sys.stderr)


def main(folder: str) -> None:
    training, validation = (json.load(open(f"{folder}/readings-{part}.json")) for part in ("training", "validation"))
    answerable = np.array([row["answerable"] for row in training])
    articles = np.array([row["article"] for row in training])
    features = columns(training, VERIFIED)
    kept = np.zeros(len(training))
    for part in np.array_split(np.unique(articles), 5):
        inside = np.isin(articles, part)
        model = LogisticRegression(max_iter=3000).fit(features[~inside], answerable[~inside])
        kept[inside] = model.decision_function(features[inside])
    say("verifier, articles left out in turn: AUC", roc_auc_score(answerable, kept), "n", len(training))
    verifier = LogisticRegression(max_iter=3000).fit(features, answerable)

    right = np.array([row["right"] for row in validation])
    own = np.array([row["own"] for row in validation])
    answered = np.array([row["answerable"] for row in validation])
    checked = verifier.decision_function(columns(validation, VERIFIED))
    say("verifier alone on the validation articles: AUC", roc_auc_score(answered[own], checked[own]))
    margin, place = columns(validation, ["margin", "passageShare"]).T
    signs = np.c_[margin, checked]
    inside = LogisticRegression(max_iter=3000).fit(signs[own], answered[own])
    fair = np.where(own, 1, OTHER_PASSAGE)
    there = np.c_[inside.decision_function(signs), place - 1]
    silence = LogisticRegression(max_iter=3000).fit(there, answered, sample_weight=fair)
    told = silence.decision_function(there)
    scale, share = silence.coef_[0]
    silent = {
        "offset": silence.intercept_[0] + scale * inside.intercept_[0] - share,
        "margin": scale * inside.coef_[0][0],
        "passageShare": share,
        "verified": scale * inside.coef_[0][1],
    }
    for name, tells in (("margin alone", margin), ("with the verifier", told)):
        least = np.quantile(tells[answered], 1 - ANSWERED)
        say(
            name,
            {"AUC in the own passage": round(roc_auc_score(answered[own], tells[own]), 4)},
            {"declined, unanswerable": round(float((tells[own & ~answered] < least).mean()), 3)},
            {"declined, other passage": round(float((tells[~own] < least).mean()), 3)},
        )
    signs = np.c_[columns(validation, RANKED), checked]
    ranking = LogisticRegression(max_iter=3000).fit(signs, right, sample_weight=weights_of(validation))
    score = ranking.decision_function(signs)

    questions: dict[str, int] = {}
    for at, row in enumerate(validation):
        best = questions.get(row["question"])
        if best is None or score[at] > score[best]:
            questions[row["question"]] = at
    asked = {row["question"] for row in validation if row["answerable"]}
    tops = np.array(list(questions.values()))
    can = np.array([question in asked for question in questions])
    platt = LogisticRegression(max_iter=3000).fit(
        score[tops, None], right[tops], sample_weight=np.where(can, 1, UNANSWERABLE)
    )
    sure = platt.predict_proba(score[tops, None])[:, 1]
    least = float(np.quantile(told[tops][can], 1 - ANSWERED))
    found = told[tops] >= least
    say("of whole articles: answered", found[can].mean(), "declined", (~found[~can]).mean())
    say("right where answered", right[tops][can & found].mean(), "mean confidence there", sure[can & found].mean())
    articles = np.array([row["article"] for row in validation])[tops]
    shifted = np.zeros(len(tops))
    for article in np.unique(articles):
        inside = articles == article
        weights = np.where(can, 1, UNANSWERABLE)[~inside]
        other = LogisticRegression(max_iter=3000).fit(score[tops][~inside, None], right[tops][~inside], sample_weight=weights)
        shifted[inside] = other.predict_proba(score[tops][inside, None])[:, 1]
    say("right of all questions", right[tops].mean(), "mean confidence, articles left out in turn", shifted.mean())
    json.dump(
        {
            "verifier": table(verifier, VERIFIED),
            "answerable": {name: round(float(value), 4) for name, value in silent.items()},
            "ranking": table(ranking, [*RANKED, "verified"]),
            "confidence": {"offset": round(float(platt.intercept_[0]), 4), "score": round(float(platt.coef_[0][0]), 4)},
            "threshold": round(1 / (1 + float(np.exp(-least))), 3),
        },
        sys.stdout,
        indent=2,
    )
    print()


if __name__ == "__main__":
    main(*sys.argv[1:])
