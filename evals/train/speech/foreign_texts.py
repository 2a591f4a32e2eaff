"""
Paragraphs that are read aloud beside our own texts, one a line in OUT/{en,de,es,it,fr}.txt: encyclopaedic passages full of names
(SQuAD's articles that the reader may learn from), sayings and anecdotes in other languages (Debian's fortunes-{de,es,it}), French manuals (manpages-fr).

    python foreign_texts.py DATA/qa/squad-dev-1.1.json OUT
"""

import gzip
import json
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "qa"))
from reading_set import REPORTED, VALIDATION

FORTUNES = Path("/usr/share/games/fortunes")
MANUALS = Path("/usr/share/man/fr")


def encyclopaedic(path: Path) -> list[str]:
    articles = json.loads(path.read_text("utf8"))["data"]
    learned = [article for article in articles if article["title"] not in REPORTED | VALIDATION]
    return [paragraph["context"] for article in learned for paragraph in article["paragraphs"]]


def sayings(language: str) -> list[str]:
    folder = FORTUNES / language
    files = [path for path in sorted(folder.iterdir()) if path.is_file() and path.suffix not in (".dat", ".u8") and not path.is_symlink()]
    told = [piece for path in files for piece in re.split(r"\n%\n", path.read_text("utf8", "replace"))]
    # Drawings, verses and dialogues by initials are not prose.
    return [piece for piece in told if not re.search(r"[|_\\/<>*#=]{2}|^\s*\w{1,3}:", piece, re.MULTILINE)]


def manuals() -> list[str]:
    paragraphs = []
    for path in sorted(MANUALS.glob("man[57]/*.gz")):
        page = gzip.decompress(path.read_bytes()).decode("utf8", "replace")
        for block in re.split(r"\n\.[A-Z]+.*", page):
            if not re.search(r'^[.\'"]', block, re.MULTILINE):
                paragraphs.append(re.sub(r"\\f[BIRP]|\\&", "", block).replace("\\-", "-").replace("\\ ", " "))
    return paragraphs


def main():
    squad, out = Path(sys.argv[1]), Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    texts = {"en": encyclopaedic(squad), "fr": manuals(), **{language: sayings(language) for language in ("de", "es", "it")}}
    for language, paragraphs in texts.items():
        lines = [re.sub(r"\s+", " ", paragraph).strip() for paragraph in paragraphs]
        (out / f"{language}.txt").write_text("".join(f"{line}\n" for line in lines if line), "utf8")


if __name__ == "__main__":
    main()
