"""The questions that the reader is trained and chosen on, as token ids: SQuAD's training articles and cloze questions."""

import json
import random
import re
from pathlib import Path

from base import FIRST, LAST, PackedE5, tokenizer_of

# No weight is trained on these; evals/qa/split.ts holds the same list.
REPORTED = {"Ctenophora", "Fresno,_California", "Martin_Luther", "Pharmacy", "Steam_engine", "Yuan_dynasty"}
# Epochs, threshold and calibration are chosen on these; evals/qa/split.ts holds the same list.
VALIDATION = {"Normans", "Packet_switching", "Southern_California"}
LENGTH = 256
QUESTION_LENGTH = 48

NAME = re.compile(r"(?<!^)(?<![.?!] )\b[A-Z][a-z]+(?: [A-Z][a-z]+)*\b|\b\d[\d,.]*\d\b|\b\d\b")


class ReadingSet:
    """Features of questions: ids of <s> question </s> passage </s>, where the passage begins, and the span."""

    def __init__(self, packed: PackedE5, seed: int = 0):
        self.tokenizer = tokenizer_of(packed)
        self.random = random.Random(seed)
        self.known: dict[str, tuple[list[int], list[tuple[int, int]]]] = {}

    def pieces(self, text: str) -> tuple[list[int], list[tuple[int, int]]]:
        if text not in self.known:
            encoded = self.tokenizer.encode(text, add_special_tokens=False)
            self.known[text] = (encoded.ids, encoded.offsets)
        return self.known[text]

    def feature(
        self, question: str, passage: str, answer: tuple[int, int] | None, length: int = LENGTH
    ) -> dict | None:
        """Cut to a length around the answer, or anywhere where there is none. Null where the answer does not fit."""
        asked = self.tokenizer.encode(question, add_special_tokens=False).ids[:QUESTION_LENGTH]
        ids, offsets = self.pieces(passage)
        room = length - len(asked) - 3
        first = last = -1
        if answer is not None:
            inside = [i for i, (start, end) in enumerate(offsets) if end > answer[0] and start < answer[1]]
            if not inside or inside[-1] - inside[0] >= 40:
                return None
            first, last = inside[0], inside[-1]
        begin = 0
        if len(ids) > room:
            low = max(0, last - room + 1)
            high = min(first, len(ids) - room) if answer is not None else len(ids) - room
            begin = self.random.randint(min(low, high), max(low, high))
        kept = ids[begin : begin + room]
        head = len(asked) + 2
        return {
            "ids": [FIRST, *asked, LAST, *kept, LAST],
            "head": head,
            "start": first - begin + head if answer is not None else 0,
            "end": last - begin + head if answer is not None else 0,
        }


def squad_articles(folder: str, version: str) -> list[dict]:
    return json.loads((Path(folder) / f"squad-dev-{version}.json").read_text())["data"]


def squad_paragraphs(folder: str, version: str) -> dict[str, list[str]]:
    """The paragraphs of each article, by its title."""
    return {
        article["title"]: [paragraph["context"] for paragraph in article["paragraphs"]]
        for article in squad_articles(folder, version)
    }


def squad_questions(folder: str, version: str) -> list[dict]:
    data = squad_articles(folder, version)
    return [
        {
            "article": article["title"],
            "passage": paragraph["context"],
            "others": [other["context"] for other in article["paragraphs"] if other is not paragraph],
            "question": row["question"],
            "answers": [(a["answer_start"], a["answer_start"] + len(a["text"])) for a in row["answers"]],
        }
        for article in data
        for paragraph in article["paragraphs"]
        for row in paragraph["qas"]
    ]


def names_of(text: str) -> list[str]:
    return [match.group() for match in NAME.finditer(text)]


def other_name(question: str, names: list[str], chance: random.Random) -> str | None:
    """The question about another person, place or number: what the passage says no longer answers it."""
    own = names_of(question)
    if not own:
        return None
    taken = chance.choice(own)
    alike = [name for name in names if name[0].isdigit() == taken[0].isdigit() and name not in question]
    if not alike:
        return None
    return question.replace(taken, chance.choice(alike), 1)


STOP = set("the a an of in on at by for to from with and or but as is was are were be been has have had that which who "
           "this these those it its their his her he she they not also such than into over under after before".split())
PHRASE = re.compile(r"\b(?:the|an?|of|by|in|as|and|to) ((?!the |an? )[a-z]+(?: [a-z]+){0,2})")
MONTH = r"(?:January|February|March|April|May|June|July|August|September|October|November|December)"
DATE = re.compile(rf"(?:\d{{1,2}} )?{MONTH}(?: \d{{1,2}},)?(?: \d{{4}})?|\b1\d{{3}}s?\b|\b20\d\ds?\b")


def sentences_of(passage: str) -> list[tuple[int, int]]:
    ends = [match.end() for match in re.finditer(r"[.?!](?= [A-Z])", passage)] + [len(passage)]
    return [(start, end) for start, end in zip([0, *ends], ends) if end - start > 40]


def cloze(passage: str, chance: random.Random) -> dict | None:
    """A question made of a sentence that leaves a span out, some of its words and their order lost on the way."""
    sentences = sentences_of(passage)
    if not sentences:
        return None
    begin, end = chance.choice(sentences)
    text = passage[begin:end]
    spans = [("date", m.span()) for m in DATE.finditer(text)]
    spans += [("name", m.span()) for m in NAME.finditer(text) if not any(a < m.end() and m.start() < b for _, (a, b) in spans)]
    if not spans or chance.random() < 0.35:
        spans = [("thing", m.span(1)) for m in PHRASE.finditer(text) if not set(m.group(1).split()) & STOP]
    if not spans:
        return None
    kind, (first, last) = chance.choice(spans)
    if kind == "date":
        asking = chance.choice(["when", "when", "in what year", "what year"])
    elif text[first].isdigit():
        asking = chance.choice(["how many", "how many", "how much", "what number of"])
    elif kind == "name":
        asking = chance.choice(["who", "what", "where", "which", "what"])
    else:
        asking = "what"
    before, after = text[:first].split()[-chance.randint(4, 12) :], text[last:].split()[: chance.randint(4, 12)]
    said = after + before if chance.random() < 0.6 else before + after
    kept = [word.strip(".,;") for word in said if chance.random() > (0.5 if word.lower() in STOP else 0.2)]
    if len(kept) < 3:
        return None
    for at in range(len(kept) - 1):
        if chance.random() < 0.15:
            kept[at], kept[at + 1] = kept[at + 1], kept[at]
    question = f"{asking} {' '.join(kept)}?"
    if chance.random() < 0.15:
        return {"question": question, "passage": passage[:begin] + passage[end:], "answer": None}
    return {"question": question, "passage": passage, "answer": (begin + first, begin + last)}
