"""Reads the questions that were written for the reader, with the documents they ask about: `written/*/*.txt`.

A document is a title behind `# `, its text, and questions behind `? `, each with its answer on the next line: `= ` and a piece of the text
as it stands there (in brackets within its neighbours where it stands more than once), or `-` where the text does not answer.
"""

import re
import sys
from pathlib import Path
from zlib import crc32

# One document of so many is not trained on: epochs, thresholds and calibration are chosen there.
HELD_OUT = 8
BRACKETED = re.compile(r"\[(.+?)\]")


def place_of(answer: str, text: str) -> tuple[int, int] | None:
    marked = BRACKETED.search(answer)
    before, said, after = (
        (answer[: marked.start()], marked[1], answer[marked.end() :]) if marked and answer not in text else ("", answer, "")
    )
    at = text.find(before + said + after)
    return None if at < 0 else (at + len(before), at + len(before) + len(said))


def one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


def asked_of(block: str, text: str, file: Path) -> list[tuple[str, tuple[int, int] | None]]:
    """The questions of a block with the places of their answers in the text; None where it does not answer."""
    questions = []
    for question, _, answer in (one.strip().partition("\n") for one in re.split(r"^\? ", block, flags=re.MULTILINE)[1:]):
        answer = one_line(answer)
        given = None if answer == "-" else place_of(one_line(answer.removeprefix("=")), text)
        if answer != "-" and given is None:
            print(f"{file}: not in the text: {answer}", file=sys.stderr)
        else:
            questions.append((question.strip(), given))
    return questions


def documents_of(file: Path) -> list[dict]:
    documents = []
    for block in re.split(r"^# ", file.read_text(), flags=re.MULTILINE)[1:]:
        title, _, rest = block.partition("\n")
        text = one_line(re.split(r"^\? ", rest, maxsplit=1, flags=re.MULTILINE)[0])
        documents.append({"title": title.strip(), "text": text, "questions": asked_of(rest, text, file)})
    return documents


def written_questions(folder: str) -> tuple[list[dict], list[dict]]:
    """Rows as `squad_questions` gives them, for training and held out; `written` tells them apart."""
    parts: tuple[list[dict], list[dict]] = ([], [])
    for file in sorted(Path(folder).glob("*/*.txt")):
        documents = documents_of(file)
        for document in documents:
            part = parts[crc32(document["title"].encode()) % HELD_OUT == 0]
            others = [other["text"] for other in documents if other is not document]
            for question, place in document["questions"]:
                answers = [] if place is None else [place]
                part.append(
                    {"article": f"{file.parent.name}: {document['title']}", "passage": document["text"], "others": others,
                     "question": question, "answers": answers, "written": True}
                )  # fmt: skip
    return parts
