"""What voices read aloud to the network: plain prose of the texts written for other models, and dictations made up of medicines and findings."""

import hashlib
import random
import re
from pathlib import Path

TRAIN = Path(__file__).parents[1]
MEDICINES = TRAIN.parents[1] / "packages/engines/src/clinical/medicines/wordings/names-of-medicines.txt"
# Numbers with points, slashes or letters, and abbreviations, are read differently by each voice: the text would not be what was said.
PLAIN = re.compile(r"^[¿¡]?[A-ZÀ-Þ\"'£$€0-9][A-Za-zÀ-ÿœ0-9 ,;:'\"?!¿¡.%£$€()-]+[.?!]\"?$")
READ_DIFFERENTLY = re.compile(r"\d[.:/]\d|\d{5,}|[A-Z]{4,}|\b[A-Za-z]*\d+[A-Za-z]+\d*\b|\bno\.|\be\.g\.|\bi\.e\.|\bvs\b|--|\b[A-Z]-?\d|\d-\d")
TITLE = re.compile(r"\b(Mr|Mrs|Ms|Dr|St|Prof|No)\.$")
STRAIGHT = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "–": "-", "—": ","})


def hash_of(text: str) -> int:
    return int(hashlib.sha256(text.encode()).hexdigest(), 16)


def sentences_of(text: str) -> list[str]:
    parts: list[str] = []
    for part in re.split(r"(?<=[.?!])\s+(?=[A-ZÀ-Þ¿¡\"'£$€])", re.sub(r"\s+", " ", text.translate(STRAIGHT)).strip()):
        if parts and TITLE.search(parts[-1]):
            parts[-1] += " " + part
        else:
            parts.append(part)
    return parts


def written_texts() -> list[str]:
    def lines(pattern):
        return [line for path in sorted(TRAIN.glob(pattern)) for line in path.read_text("utf8").split("\n")]

    texts = []
    for path in sorted(TRAIN.glob("qa/written/*/*.txt")):
        for block in path.read_text("utf8").split("\n\n"):
            texts.append(" ".join(line for line in block.split("\n") if line and line[0] not in "#?=!"))
    texts += [line for pattern in ("tagging/written-*.txt", "clinical/care-records.txt") for line in lines(pattern) if line and line[0] not in "#="]
    texts += [line.split("\t", 1)[1] for line in lines("sentiment/reviews/*.tsv") if "\t" in line]
    for path in sorted(TRAIN.glob("meetings/transcripts/*.txt")):
        for meeting in path.read_text("utf8").split("\n=="):
            texts.append(" ".join(line.split(":", 1)[1] for line in meeting.split("\n") if re.match(r"^[A-Z][\w .]{0,20}: ", line)))
    return texts


def runs_of_sentences(texts: list[str]) -> list[list[str]]:
    """Sentences that follow one another and are read alike by every voice."""
    runs: list[list[str]] = []
    for text in texts:
        run: list[str] = []
        for sentence in sentences_of(text):
            if PLAIN.match(sentence) and not READ_DIFFERENTLY.search(sentence) and 2 <= len(sentence.split()) <= 40:
                run.append(sentence)
            else:
                runs.append(run)
                run = []
        runs.append(run)
    return [run for run in runs if run]


def known_medicines() -> list[str]:
    names = [name for line in MEDICINES.read_text("utf8").split("\n") if not line.startswith("#") for name in line.split()]
    return [name for name in names if re.match(r"^[a-z]{5,20}$", name)]


DICTATED = [line.strip() for line in (Path(__file__).parent / "dictated.txt").read_text("utf8").split("\n") if line and not line.startswith("#")]


def parts_of_dictations() -> dict[str, list[str]]:
    """From dictated.txt: sentences with gaps under '= sentence', and what fills a gap under its name."""
    parts: dict[str, list[str]] = {}
    name = ""
    for line in DICTATED:
        if line.startswith("= "):
            name = line[2:]
            parts[name] = []
        else:
            parts[name].append(line)
    return parts


PARTS = parts_of_dictations()


def dictation(chance: random.Random, medicines: list[str]) -> list[str]:
    numbers = {"age": (18, 93), "count": (4, 12), "high": (95, 190), "low": (50, 110), "pulse": (48, 130), "degrees": (36, 39), "tenth": (0, 9), "percent": (85, 99)}

    def fill(gap: re.Match) -> str:
        name = gap[1]
        if name == "medicine":
            return chance.choice(medicines)
        return str(chance.randint(*numbers[name])) if name in numbers else chance.choice(PARTS[name])

    told = [re.sub(r"\{(\w+)\}", fill, chance.choice(PARTS["sentence"])) for _ in range(chance.randint(4, 8))]
    return [sentence[0].upper() + sentence[1:] for sentence in told]


def as_spoken(text: str) -> str:
    """Signs as words, since some voices leave them out; the network goes on writing the signs."""
    words = {"£": " pounds", "$": " dollars", "€": " euros"}
    text = re.sub(r"([£$€])(\d[\d,]*)", lambda sum_: sum_[2] + words[sum_[1]], text)
    text = text.replace("%", " percent").replace("COPD", "C O P D").replace("Dr.", "doctor")
    return re.sub(r"(\d) mg\b", r"\1 milligrams", text)
