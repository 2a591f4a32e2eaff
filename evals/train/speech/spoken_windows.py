"""
Windows of up to half a minute in which a computer's voice reads sentences aloud, as FLAC at 16 kHz with rows.jsonl (id, text, voice).

    python spoken_windows.py FOLDER SEED COUNT            to learn from
    python spoken_windows.py FOLDER SEED COUNT --kept     to measure: other texts and medicines, in voices that nothing is learned from

Needs espeak-ng, flite and festival with festvox-kallpc16k, festvox-kdlpc16k and festvox-us-slt-hts (Debian packages).
"""

import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
import soundfile
from scipy.signal import resample_poly

from sentences import as_spoken, dictation, hash_of, known_medicines, runs_of_sentences

RATE = 16_000
ACCENTS = ["en-us", "en-us", "en-us", "en-gb", "en-gb", "en-gb", "en-gb-scotland", "en-gb-x-rp", "en-gb-x-gbclan", "en-gb-x-gbcwmd", "en-029"]
VARIANTS = """- - - - - f1 f2 f4 f5 m1 m2 m3 m4 m5 m6 m8 klatt klatt2 klatt4 klatt5 klatt6 adam Alex Alicia Andy anika antonio aunty belinda benjamin boris caleb david
ed edward Gene grandma grandpa gustave Hugo iven Jacky john kaukovalta Lee linda Marco Mario max Michael michel miguel Mike norbert pablo paul pedro
quincy rob robert sandro shelby steph travis victor zac Andrea Diogo croak""".split()
KEPT_VARIANTS = "f3 m7 klatt3 steph2 Annie marcelo edward2 iven3".split()
KEPT_VOICES = ("slt", "rms", "festival", "espeak")


def voice_for(chance: random.Random, kept: str | None) -> tuple:
    """(program, voice, pace, pitch)."""
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


def window(chance: random.Random, runs: list[list[str]], medicines: list[str], kept: str | None) -> dict:
    voice = voice_for(chance, kept)
    limit = RATE * (chance.uniform(20, 28.5) if chance.random() < 0.8 else chance.uniform(4, 14))
    pieces, texts, length = [], [], 0
    while True:
        run = dictation(chance, medicines) if chance.random() < 0.22 else chance.choice(runs)
        place = chance.randrange(len(run)) if len(run) > 4 and chance.random() < 0.5 else 0
        while place < len(run):
            several = chance.choice([1, 1, 2, 3])
            text = " ".join(run[place : place + several])
            place += several
            samples = say(voice, as_spoken(text))
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
    folder, seed, count = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    kept = sys.argv[4:] == ["--kept"]
    folder.mkdir(parents=True, exist_ok=True)
    runs = [run for run in runs_of_sentences() if (hash_of(run[0]) % 10 == 0) == kept]
    medicines = [name for name in known_medicines() if (hash_of(name) % 6 == 0) == kept]
    for order, voice in enumerate(KEPT_VOICES if kept else [None]):
        chance = random.Random(seed + order)
        for index in range(count):
            try:
                made = window(chance, runs, medicines, voice)
            except subprocess.SubprocessError:
                continue
            name = f"{voice or seed}-{index}"
            samples = made["samples"]
            soundfile.write(folder / f"{name}.flac", samples / max(1e-6, np.abs(samples).max()) * 0.9, RATE)
            with open(folder / "rows.jsonl", "a") as rows:
                rows.write(json.dumps({"id": name, "text": made["text"], "voice": made["voice"]}) + "\n")


if __name__ == "__main__":
    main()
