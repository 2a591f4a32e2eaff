"""
Windows of up to half a minute in which a computer's voice reads sentences aloud, as FLAC at 16 kHz with rows.jsonl (id, text, voice).

    python spoken_windows.py FOLDER SEED COUNT            to learn from
    python spoken_windows.py FOLDER SEED COUNT --kept     to measure: other texts and medicines, in voices that nothing is learned from
    python spoken_windows.py FOLDER SEED COUNT --texts de.txt --language de     reads paragraphs of foreign_texts.py

Needs espeak-ng, flite and festival with festvox-kallpc16k, festvox-kdlpc16k and festvox-us-slt-hts (Debian packages).
"""

import argparse
import json
import random
import subprocess
import tempfile
from pathlib import Path

import numpy as np
import soundfile
from scipy.signal import resample_poly

from sentences import as_spoken, dictation, hash_of, known_medicines, runs_of_sentences, written_texts

RATE = 16_000
ACCENTS = ["en-us", "en-us", "en-us", "en-gb", "en-gb", "en-gb", "en-gb-scotland", "en-gb-x-rp", "en-gb-x-gbclan", "en-gb-x-gbcwmd", "en-029"]
VARIANTS = """- - - - - f1 f2 f4 f5 m1 m2 m3 m4 m5 m6 m8 klatt klatt2 klatt4 klatt5 klatt6 adam Alex Alicia Andy anika antonio aunty belinda benjamin boris caleb david
ed edward Gene grandma grandpa gustave Hugo iven Jacky john kaukovalta Lee linda Marco Mario max Michael michel miguel Mike norbert pablo paul pedro
quincy rob robert sandro shelby steph travis victor zac Andrea Diogo croak""".split()
KEPT_VARIANTS = "f3 m7 klatt3 steph2 Annie marcelo edward2 iven3".split()
FOREIGN = {"de": ["de"], "es": ["es", "es-419"], "it": ["it"], "fr": ["fr-fr", "fr-be", "fr-ch"]}
KEPT_VOICES = ("slt", "rms", "festival", "espeak")


def voice_for(chance: random.Random, kept: str | None, language: str) -> tuple:
    """(program, voice, pace, pitch)."""
    if language in FOREIGN:
        variant = chance.choice(KEPT_VARIANTS if kept else VARIANTS)
        return "espeak", chance.choice(FOREIGN[language]) + ("" if variant == "-" else f"+{variant}"), chance.randint(105, 180), chance.randint(20, 80)
    if kept == "festival":
        return "festival", "cmu_us_slt_arctic_hts", 1.0, None
    if kept == "espeak":
        return "espeak", f"{chance.choice(ACCENTS)}+{chance.choice(KEPT_VARIANTS)}", chance.randint(115, 185), chance.randint(25, 75)
    if kept:
        return "flite", kept, round(chance.uniform(0.9, 1.25), 2), None
    kind = chance.random()
    if kind < 0.62:
        variant = chance.choice(VARIANTS)
        return "espeak", chance.choice(ACCENTS) + ("" if variant == "-" else f"+{variant}"), chance.randint(110, 190), chance.randint(20, 80)
    if kind < 0.86:
        return "flite", chance.choice(["kal16", "kal", "awb", "awb", "awb"]), round(chance.uniform(0.85, 1.35), 2), None
    return "festival", chance.choice(["ked_diphone", "kal_diphone"]), round(chance.uniform(0.85, 1.3), 2), None


def say(voice: tuple, text: str) -> np.ndarray | None:
    """Samples at 16 kHz without silence at the ends; None where the voice says next to nothing."""
    program, name, pace, pitch = voice
    with tempfile.NamedTemporaryFile(suffix=".wav") as file:
        command = {
            "espeak": ["espeak-ng", "-v", name, "-s", str(pace), "-p", str(pitch), "-w", file.name, text],
            "flite": ["flite", "-voice", name, "--setf", f"duration_stretch={pace}", "-t", text, "-o", file.name],
            "festival": ["text2wave", "-eval", f"(begin (voice_{name}) (Parameter.set 'Duration_Stretch {pace}))", "-o", file.name],
        }[program]
        subprocess.run(command, input=text.encode() if program == "festival" else None, capture_output=True, timeout=60, check=True)
        samples, rate = soundfile.read(file.name, dtype="float32")
    common = int(np.gcd(rate, RATE))
    samples = resample_poly(samples, RATE // common, rate // common).astype("float32")
    loud = np.flatnonzero(np.abs(samples) > 1e-3)
    return samples[max(0, loud[0] - 800) : loud[-1] + 1600] if len(loud) > RATE // 4 else None


def window(chance: random.Random, runs: list[list[str]], medicines: list[str], kept: str | None, language: str = "en") -> dict:
    """Without medicines nothing is dictated."""
    voice = voice_for(chance, kept, language)
    limit = RATE * (chance.uniform(20, 28.5) if chance.random() < 0.8 else chance.uniform(4, 14))
    pieces, texts, length = [], [], 0
    while True:
        run = dictation(chance, medicines) if medicines and chance.random() < 0.22 else chance.choice(runs)
        place = chance.randrange(len(run)) if len(run) > 4 and chance.random() < 0.5 else 0
        while place < len(run):
            several = chance.choice([1, 1, 2, 3])
            text = " ".join(run[place : place + several])
            place += several
            samples = say(voice, as_spoken(text) if language == "en" else text)
            if samples is None:
                continue
            if length + len(samples) > limit:
                if length > RATE * 3:
                    return {"samples": np.concatenate(pieces), "text": " ".join(texts), "voice": voice}
                if len(samples) > 28.5 * RATE:
                    continue
            pause = np.zeros(int(RATE * chance.uniform(0.15, 0.8)), "float32")
            pieces += [samples, pause]
            texts.append(text)
            length += len(samples) + len(pause)
            if length > limit:
                return {"samples": np.concatenate(pieces)[: 30 * RATE], "text": " ".join(texts), "voice": voice}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("seed", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--kept", action="store_true")
    parser.add_argument("--texts", type=Path)
    parser.add_argument("--language", default="en")
    options = parser.parse_args()
    folder, kept = options.folder, options.kept
    folder.mkdir(parents=True, exist_ok=True)
    texts = options.texts.read_text("utf8").split("\n") if options.texts else written_texts()
    runs = [run for run in runs_of_sentences(texts) if (hash_of(run[0]) % 10 == 0) == kept]
    medicines = [] if options.texts else [name for name in known_medicines() if (hash_of(name) % 6 == 0) == kept]
    voices = [None] if not kept else KEPT_VOICES if options.language == "en" else ["espeak"]
    for order, voice in enumerate(voices):
        chance = random.Random(options.seed + order)
        for index in range(options.count):
            try:
                made = window(chance, runs, medicines, voice, options.language)
            except subprocess.SubprocessError:
                continue
            name = f"{options.language}-{voice}-{index}" if kept else f"{options.seed}-{index}"
            samples = made["samples"]
            soundfile.write(folder / f"{name}.flac", samples / max(1e-6, np.abs(samples).max()) * 0.9, RATE)
            with open(folder / "rows.jsonl", "a") as rows:
                rows.write(json.dumps({"id": name, "text": made["text"], "voice": made["voice"], "language": options.language}) + "\n")


if __name__ == "__main__":
    main()
