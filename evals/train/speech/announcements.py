"""
Windows of announcements that people read for Asterisk's telephone exchanges (Debian, CC BY-SA 3.0 and GPL), as FLAC at 16 kHz with rows.jsonl:
English with its text, half of it kept for measuring; Spanish, French, Italian and Russian without.

    python announcements.py UNPACKED FOLDER     UNPACKED: the packages asterisk-core-sounds-{en,es,fr,it,ru}-g722, asterisk-core-sounds-en,
                                                asterisk-prompt-es-co and asterisk-prompt-fr-armelle, taken apart by dpkg -x
"""

import gzip
import json
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
import soundfile

from sentences import hash_of

RATE = 16_000
# Bytes of a second: G.722 has 64 kbit/s, GSM frames of 33 bytes for a fiftieth of a second.
BYTES = {".g722": 8000, ".gsm": 33 * 50}


def decoded(parts: list[bytes], form: str) -> np.ndarray:
    with tempfile.NamedTemporaryFile(suffix=form) as file:
        file.write(b"".join(parts))
        file.flush()
        command = ["ffmpeg", "-v", "error", "-f", form[1:], "-i", file.name, "-ac", "1", "-ar", str(RATE), "-f", "f32le", "-"]
        return np.frombuffer(subprocess.run(command, capture_output=True, check=True).stdout, "<f4")


def windows_of(files: list[tuple[Path, str]], chance: random.Random):
    """Gives the samples and the text of windows of up to 28 seconds."""
    chance.shuffle(files)
    parts, texts, length = [], [], 0.0
    for path, text in files:
        content = path.read_bytes()
        seconds = len(content) / BYTES[path.suffix]
        if not 0.5 <= seconds <= 27:
            continue
        if parts and length + seconds > 28:
            yield decoded(parts, path.suffix), " ".join(texts)
            parts, texts, length = [], [], 0.0
        parts.append(content)
        texts.append(text)
        length += seconds
    if parts:
        yield decoded(parts, files[0][0].suffix), " ".join(texts)


def english_texts(path: Path) -> dict[str, str]:
    told = {}
    for line in gzip.open(path, "rt"):
        match = re.match(r"^([^;:]+):\s*(.+)$", line)
        if match and not re.search(r"[*#\[(<]", match[2]) and len(match[2]) > 12:
            told[match[1]] = re.sub(r"\s+", " ", match[2]).strip()
    return told


def main():
    unpacked, folder = Path(sys.argv[1]), Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    sounds = unpacked / "usr/share/asterisk/sounds"
    texts = english_texts(unpacked / "usr/share/doc/asterisk-core-sounds-en/core-sounds-en.txt.gz")
    english = [(sounds / "en_US_f_Allison" / f"{name}.g722", text) for name, text in texts.items()]
    english = [(path, text) for path, text in english if path.exists()]
    sets = [("en", part, [pair for pair in english if hash_of(pair[0].name) % 2 == kept]) for kept, part in enumerate(["learn", "kept"])]
    for name, pattern in (
        ("es", "es_MX_f_Allison/*.g722"), ("fr", "fr_CA_f_June/*.g722"), ("it", "it_IT_m_Carlo/*.g722"), ("ru", "ru_RU_f_IvrvoiceRU/*.g722"),
        ("es-co", "es/**/*.gsm"), ("fr-armelle", "fr/**/*.gsm"),
    ):
        sets.append((name, "learn", [(path, "") for path in sorted(sounds.glob(pattern))]))
    chance, rows = random.Random(5), []
    for name, part, files in sets:
        for index, (samples, text) in enumerate(windows_of(files, chance)):
            row = {"id": f"{name}-{part}-{index}", "text": text.strip() or None, "part": part}
            soundfile.write(folder / f"{row['id']}.flac", samples / max(1e-6, np.abs(samples).max()) * 0.9, RATE)
            rows.append(row)
    (folder / "rows.jsonl").write_text("".join(f"{json.dumps(row)}\n" for row in rows))


if __name__ == "__main__":
    main()
