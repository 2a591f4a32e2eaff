"""Text to Whisper's tokens and back, from tokens.txt alone: GPT-2's bytes as letters, pairs joined in the order of their ids."""

import re
from pathlib import Path

START, TRANSCRIBE, NO_TIMES, END = 50258, 50359, 50363, 50257
LANGUAGES = {"en": 50259, "de": 50261, "es": 50262, "fr": 50265, "it": 50274}
WORDS = re.compile(r"'s|'t|'re|'ve|'m|'ll|'d| ?[^\W\d_]+| ?\d+| ?[^\s\w]+|\s+(?!\S)|\s+")


def letters_of_bytes() -> dict[int, str]:
    printed = [*range(33, 127), *range(161, 173), *range(174, 256)]
    others = [byte for byte in range(256) if byte not in printed]
    return {byte: chr(byte) for byte in printed} | {byte: chr(256 + index) for index, byte in enumerate(others)}


LETTERS = letters_of_bytes()


class Tokens:
    def __init__(self, path: Path):
        self.names = path.read_bytes().decode("utf8").split("\n")
        self.ids = {name: index for index, name in enumerate(self.names[:END])}

    def encode(self, text: str) -> list[int]:
        found: list[int] = []
        for word in WORDS.findall(text):
            parts = [LETTERS[byte] for byte in word.encode()]
            while len(parts) > 1:
                rank, place = min((self.ids.get(parts[index] + parts[index + 1], END), index) for index in range(len(parts) - 1))
                if rank == END:
                    break
                parts[place : place + 2] = [parts[place] + parts[place + 1]]
            found += [self.ids[part] for part in parts]
        return found

    def decode(self, ids: list[int]) -> str:
        bytes_of = {letter: byte for byte, letter in LETTERS.items()}
        return bytes(bytes_of[letter] for token in ids for letter in self.names[token]).decode("utf8", "replace")
