"""
Writes made-up opinions with their valence, from the patterns in opinions.json.

Usage: write_opinions.py --rows FOLDER   (beside rows.jsonl of export-rows.ts; adds opinions.jsonl)
Deterministic. One pattern in ten is kept for `tune`, so that tune tells of wordings that training has not seen.
"""

import argparse
import hashlib
import json
import random
from pathlib import Path


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rows", type=Path, required=True)
    args = parser.parse_args()
    random.seed(11)
    described = json.loads(Path(__file__).with_name("opinions.json").read_text())
    rows = {}
    for entry in described["sets"]:
        for at in range(entry["count"]):
            line = entry["lines"][at % len(entry["lines"])]
            text = fill(line, described["slots"])
            row = {"task": "valence", "part": part_of(line), "set": "made", "text": text, "target": entry["valence"]}
            rows.setdefault(text.lower(), row)
    (args.rows / "opinions.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows.values()))
    print(len(rows), "rows", sum(row["part"] == "tune" for row in rows.values()), "of them tune")


def fill(line: str, slots: dict) -> str:
    while "{" in line:
        name = line[line.index("{") + 1 : line.index("}")]
        line = line.replace("{" + name + "}", random.choice(slots[name]), 1)
    line = line[0].upper() + line[1:]
    for vowel in "aeiou":
        line = line.replace(f" a {vowel}", f" an {vowel}")
    return line.lower() if random.random() < 0.3 else line


def part_of(line: str) -> str:
    return "tune" if int(hashlib.sha256(line.encode()).hexdigest()[:8], 16) % 10 == 1 else "train"


if __name__ == "__main__":
    main()
