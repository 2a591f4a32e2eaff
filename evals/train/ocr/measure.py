"""Usage: python measure.py NETWORKS [N] [PART …] [-v]: how the line reader in a folder (read-line.onnx, alphabet.txt) reads lines of
hands and of print, by part and wear: letters and words right, lines whose least sure letter has 0.8 or more, and how many of these
have a wrong letter (a space that was missed is none). Needs numpy, scipy, pillow, onnxruntime, scikit-learn and HAND_FONTS (README.md)."""

import sys
import zlib
from pathlib import Path

import numpy as np
import onnxruntime
from PIL import Image

sys.path.insert(0, str(Path(__file__).parent / "hands"))
from lines import hand_line, printed_line  # noqa: E402


def open_reader(folder: Path):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(folder / "read-line.onnx"), options)
    alphabet = ["", *(folder / "alphabet.txt").read_text(encoding="utf-8").split("\n")]

    def read(strip: np.ndarray) -> tuple[str, float]:
        x = np.repeat((strip.astype(np.float32) / 127.5 - 1)[None, None], 3, axis=1)
        scores = session.run(None, {"x": x})[0][0]
        best = scores.argmax(axis=1)
        text, sure, before = [], [], 0
        for step, at in enumerate(best):
            if at and at != before:
                text.append(alphabet[at])
                sure.append(float(scores[step, at]))
            elif at:
                sure[-1] = max(sure[-1], float(scores[step, at]))
            before = at
        return "".join(text), min(sure, default=0.0)

    return read


def distance(a, b) -> int:
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        before, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            before, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, before + (x != y))
    return row[-1]


def right_words(found: str, wanted: str) -> int:
    a, b = found.split(), wanted.split()
    row = [0] * (len(b) + 1)
    for x in a:
        before = 0
        for j, y in enumerate(b, 1):
            before, row[j] = row[j], before + 1 if x == y else max(row[j], row[j - 1])
    return row[-1]


def measure(read, make, count: int, seed: int) -> dict:
    wrong = letters = words = right = sure = sure_wrong = 0
    shown = []
    for at in range(count):
        strip, text = make(np.random.default_rng([seed, at]))
        found, confidence = read(strip)
        found = " ".join(found.split())
        wrong += distance(found, text)
        letters += len(text)
        words += len(text.split())
        right += right_words(found, text)
        if confidence >= 0.8:
            sure += 1
            sure_wrong += found.replace(" ", "") != text.replace(" ", "")
        shown.append((text, found, round(confidence, 2)))
    return {"lines": count, "letters": letters, "right": 1 - wrong / letters, "words": right / words, "sure": sure / count, "sure wrong": sure_wrong / max(1, sure), "shown": shown}


def hand(part, wear, ruling=None):
    return lambda rng: hand_line(part, rng, wear, ruling)


def real_digits(rng: np.random.Generator) -> tuple[np.ndarray, str]:
    """Digits of 43 people (scikit-learn's, 8 × 8 pixels, of NIST's forms), set side by side: coarse, but nobody drew them by program."""
    from sklearn.datasets import load_digits

    data = load_digits()
    chosen = rng.integers(len(data.target), size=int(rng.integers(4, 9)))
    strip = np.zeros((48, 12 + 30 * len(chosen)), np.float32)
    for at, index in enumerate(chosen):
        glyph = Image.fromarray((data.images[index] / 16).astype(np.float32)).resize((32, 36), Image.BICUBIC)
        left = 6 + 30 * at
        strip[6:42, left : left + 32] = np.maximum(strip[6:42, left : left + 32], np.asarray(glyph)[:, : strip.shape[1] - left])
    return np.clip(250 - 230 * np.clip(strip, 0, 1), 0, 255), "".join(str(data.target[i]) for i in chosen)


def main(folder: Path, count: int, parts: list[str]) -> None:
    read = open_reader(folder)
    sets = {(part, wear): hand(part, wear) for part in ("tuning", "kept", "kept-strokes") for wear in ("scan", "photo", "fax")}
    sets |= {("kept, comb", "scan"): hand("kept", "scan", "comb"), ("kept, no rule", "scan"): hand("kept", "scan", "none")}
    sets |= {("printed", wear): (lambda rng, wear=wear: printed_line(True, rng, wear)) for wear in ("scan", "photo", "fax")}
    sets[("real digits", "none")] = real_digits
    for (part, wear), make in sets.items():
        if parts and part not in parts:
            continue
        found = measure(read, make, count, zlib.crc32(f"{part} {wear}".encode()))
        print(f"{part}\t{wear}\t" + "\t".join(f"{name} {value:.3f}" if isinstance(value, float) else f"{name} {value}" for name, value in found.items() if name != "shown"), flush=True)
        if "-v" in sys.argv:
            for text, seen, confidence in found["shown"]:
                print(f"   {'' if text == seen else '*'} {text} | {seen} | {confidence}")


if __name__ == "__main__":
    given = [a for a in sys.argv[1:] if a != "-v"]
    main(Path(given[0]), int(given[1]) if len(given) > 1 else 100, given[2:])
