"""
Writes made-up statements about groups, persons and things with their categories, from the patterns in statements.json.

Usage: write_statements.py --rows FOLDER   (beside rows.jsonl of export-rows.ts; adds templates.jsonl)
Deterministic. One pattern in ten is kept for `tune`, so that tune tells of wordings that training has not seen. Harmless rows of the
everyday sets are added as 'none of the categories'. A share of the hateful lines is spoiled the way people dodge filters.
"""

import argparse
import hashlib
import json
import random
from pathlib import Path

HERE = Path(__file__).parent
WORDS = HERE / "../../../packages/engines/src/text/moderation/vocabulary/cue-words.json"
CATEGORIES = ["hate", "hate/threatening", "harassment", "violence", "violence/graphic", "self-harm", "sexual"]
# Words of the slur list that mean something else more often than not, or that people use of themselves.
AMBIGUOUS = {"cracker", "crackers", "oriental", "colored", "dyke", "queer", "homo", "yid", "spade", "slope", "nip", "guinea", "camel-jockey", "squaw", "lesbo", "whitey", "honky"}  # fmt: skip
RECLAIMED = ["queer", "dyke", "bitch", "fag", "slut", "tranny", "nigga", "crip", "homo"]
LEET = str.maketrans({"a": "4", "e": "3", "i": "1", "o": "0", "s": "5"})


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rows", type=Path, required=True)
    args = parser.parse_args()
    random.seed(11)
    described = json.loads((HERE / "statements.json").read_text())
    slots, sets = described["slots"], {entry["kind"]: entry for entry in described["sets"]}
    slurs = json.loads(WORDS.read_text())["kinds"]["slur"]["words"]
    slots["slur"] = [word for word in slurs if not word.endswith("s") and word not in AMBIGUOUS]
    slots["reclaimed"] = RECLAIMED

    rows = []
    for entry in sets.values():
        target = {name: entry["labels"].get(name) for name in CATEGORIES}
        seen = set()
        for at in range(entry["count"]):
            line = entry["lines"][at % len(entry["lines"])]
            text = fill(line, slots, sets)
            if random.random() < entry["spoil"]:
                text = spoil(text)
            if text.lower() not in seen:
                seen.add(text.lower())
                rows.append({"task": "category", "part": part_of(line), "text": text, "target": target, "set": entry["kind"]})
    everyday = [json.loads(line) for line in (args.rows / "rows.jsonl").read_text().splitlines()]
    everyday = [row for row in everyday if row["part"] == "train" and row["task"] in ("valence", "sign", "banking77", "insurance")]
    none = dict.fromkeys(CATEGORIES, 0)
    for row in random.sample(everyday, 1000):
        rows.append({"task": "category", "part": "train", "text": row["text"], "target": none, "set": "everyday"})
    (args.rows / "templates.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    tune = [{"text": row["text"], "target": row["target"]} for row in rows if row["part"] == "tune"]
    # What weighs the branch against the words needs no other rows of these, so they stand in the repository.
    Path(__file__).with_name("statements.jsonl").write_text("".join(json.dumps(row) + "\n" for row in tune))
    print(len(rows), "rows", sum(row["part"] == "tune" for row in rows), "of them tune")
    for row in random.sample(rows, 12):
        print(row["set"], "|", row["text"])


def fill(line: str, slots: dict, sets: dict) -> str:
    group = random.choice(slots["group"])
    if "{hateful}" in line:
        kind = random.choice(["derogation", "implicit", "threat-group", "exclusion", "slur", "swearing-hate", "negated-good"])
        line = line.replace("{hateful}", fill(random.choice(sets[kind]["lines"]), slots, sets))
    line = line.replace("{groups}", group[0]).replace("{one}", group[1])
    while "{" in line:
        name = line[line.index("{") + 1 : line.index("}")]
        line = line.replace("{" + name + "}", random.choice(slots[name]), 1)
    line = line[0].upper() + line[1:] if random.random() < 0.9 else line[0].lower() + line[1:]
    for vowel in "aeiouAEIOU":
        line = line.replace(f" a {vowel}", f" an {vowel}")
    if random.random() < 0.12:
        line = line.rstrip(".")
    if random.random() < 0.06:
        line = line.lower()
    return line


def spoil(text: str) -> str:
    """One of: two letters changed places, a letter left out, a blank in or out, digits for letters, letters set apart."""
    words = text.split(" ")
    long = [at for at, word in enumerate(words) if len(word) > 3]
    if not long:
        return text
    at = random.choice(long)
    word = words[at]
    place = random.randrange(1, len(word) - 2)
    way = random.randrange(6)
    if way == 0:
        word = word[:place] + word[place + 1] + word[place] + word[place + 2 :]
    elif way == 1:
        word = word[:place] + word[place + 1 :]
    elif way == 2:
        word = word[:place] + " " + word[place:]
    elif way == 3:
        word = word.translate(LEET)
    elif way == 4:
        word = " ".join(word)
    elif way == 5 and at + 1 < len(words):
        word += words.pop(at + 1)
    words[at] = word
    return " ".join(words)


def part_of(line: str) -> str:
    return "tune" if int(hashlib.sha256(line.encode()).hexdigest()[:8], 16) % 10 == 1 else "train"


if __name__ == "__main__":
    main()
