"""Reads the questions that were written about SQuAD's training articles: `asked/*.txt`.

A block begins with `# ` and an article's title with the place of its paragraph among SQuAD 1.1's; questions follow as in `written_questions.py`.
The paragraphs themselves stay in SQuAD.
"""

import re
from pathlib import Path

from reading_set import REPORTED, VALIDATION, squad_paragraphs
from written_questions import asked_of, one_line


def asked_questions(folder: str, squad: str) -> list[dict]:
    """Rows as `squad_questions` gives them; `written` tells them apart."""
    paragraphs = squad_paragraphs(squad, "1.1")
    rows = []
    for file in sorted(Path(folder).glob("*.txt")):
        for block in re.split(r"^# ", file.read_text(), flags=re.MULTILINE)[1:]:
            heading, _, rest = block.partition("\n")
            article, _, place = heading.strip().rpartition(" ")
            assert article not in REPORTED | VALIDATION, heading
            passage = paragraphs[article][int(place)]
            others = [other for other in paragraphs[article] if other != passage]
            for question, answer in asked_of(rest, one_line(passage), file):
                answers = [] if answer is None else [answer]
                rows.append(
                    {"article": article, "passage": one_line(passage), "others": others,
                     "question": question, "answers": answers, "written": True}
                )  # fmt: skip
    return rows
