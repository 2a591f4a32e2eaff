"""SQuAD's measure of an answer; evals/qa/token-f1.ts says the same."""

import re
import string
from collections import Counter


def words(text: str) -> list[str]:
    bare = "".join(mark for mark in text.lower() if mark not in string.punctuation)
    return re.sub(r"\b(a|an|the)\b", " ", bare).split()


def best_f1(answer: str, right: list[str]) -> float:
    return max((f1(words(answer), words(gold)) for gold in right), default=0.0)


def f1(said: list[str], gold: list[str]) -> float:
    shared = sum((Counter(said) & Counter(gold)).values())
    return 2 * shared / (len(said) + len(gold)) if shared else 0.0
