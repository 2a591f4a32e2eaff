"""Lines written by hand and printed ones, each with its text: seeded, so that the same number draws the same line.

FONTS is a folder with the packages of README.md unpacked: learned/ (fontsource), kept/ and printed/ (Debian)."""

import os
from functools import lru_cache
from pathlib import Path

import numpy as np
from paper import cut, picture_of, printed_beside, ruled, turned, worn
from pen import FontHand, Line, StrokeHand, face
from words import Words, in_small_letters

FONTS = Path(os.environ.get("HAND_FONTS", "fonts"))
# Hands that choose among networks; nobody trains with them.
TUNING = ("short-stack", "the-girl-next-door", "covered-by-your-grace", "nanum-pen-script", "kalam")
KEPT_PRINT = ("Lin", "Cantarell", "Inconsolata", "OpenSans", "Carlito", "Caladea", "C059", "URWBookman")
LABELS = "Name:,Name,Date,Address,City,Date of birth,Phone,No.,Total,Policy no.,Signature,Shipper,Consignee,Weight,Qty,Patient,Telephone,Amount $,Amount,Fecha,Datum,Nom,Straße,PLZ/Ort,1.,2.,Driver,Code".split(",")


@lru_cache(maxsize=None)
def fonts_of(part: str) -> tuple[str, ...]:
    if part in ("learned", "tuning"):
        every = sorted(str(p) for p in (FONTS / "learned").glob("*.woff"))
        return tuple(p for p in every if Path(p).name.startswith(TUNING) == (part == "tuning"))
    return tuple(sorted(str(p) for p in (FONTS / "kept").rglob("*.?tf")))


@lru_cache(maxsize=None)
def printed_fonts(kept: bool) -> tuple[str, ...]:
    every = sorted(str(p) for p in (FONTS / "printed").rglob("*.?tf"))
    return tuple(p for p in every if Path(p).name.startswith(KEPT_PRINT) == kept)


def hand_of(part: str, rng: np.random.Generator):
    """learned, tuning, kept (fonts of other people's writing) or kept-strokes."""
    if part == "kept-strokes":
        return StrokeHand(rng, "kept")
    if part == "learned" and rng.random() < 0.5:
        hershey = [str(FONTS / "hershey" / name) for name in ("futural.jhf", "rowmans.jhf")]
        return StrokeHand(rng, "learned" if rng.random() < 0.85 else str(rng.choice(hershey)))
    return FontHand(rng, str(rng.choice(fonts_of(part))))


def known(text: str, hand) -> str:
    return " ".join("".join(c for c in text if hand.knows(c)).split())


def hand_line(part: str, rng: np.random.Generator, wear: str | None = None, ruling: str | None = None, width: int | None = None):
    """(strip of 48 rows, text)"""
    kept = part.startswith("kept")
    words = Words(rng, kept or part == "tuning")
    hand = hand_of(part, rng)
    small = part == "learned" and isinstance(hand, FontHand) and rng.random() < 0.12
    text = ""
    while len(text) < 2:
        text = known(words.line(), hand)
    if small:
        text = in_small_letters(text, rng)
    ruling = ruling or str(rng.choice(["none", "rule", "comb", "ticks", "box"], p=[0.42, 0.27, 0.12, 0.08, 0.11]))
    wear = wear or str(rng.choice(["scan", "photo", "fax"], p=[0.5, 0.3, 0.2]))
    cap = float(rng.uniform(19, 46))
    pitch = cap * rng.uniform(0.95, 1.7) if ruling in ("comb", "ticks") else None
    line = hand.write(text, cap, pitch)
    if ruling not in ("comb", "ticks") and rng.random() < (0.15 if part == "learned" else 0):
        label = str(rng.choice(LABELS))
        line = printed_beside(line, label, str(rng.choice(printed_fonts(False))), rng)
        text = f"{label} {text}"
    return strip_of(line, ruling, wear, rng, cap, width), text


def strip_of(line: Line, ruling: str, wear: str, rng: np.random.Generator, cap: float, width: int | None) -> np.ndarray:
    rules = ruled(line, ruling, rng) if ruling != "none" else np.zeros_like(line.ink)
    grey = picture_of(line, rules, rng)
    ink = line.ink
    if wear != "fax" and rng.random() < 0.5:
        angle = float(rng.normal(0, 0.5))
        grey, ink = turned(grey, angle), turned(ink * 255, angle) / 255
    grey = worn(grey, wear, rng)
    return np.clip(cut(grey, ink, rng, cap, width), 0, 255)


def printed_line(kept: bool, rng: np.random.Generator, wear: str | None = None, width: int | None = None):
    from PIL import Image, ImageDraw

    words = Words(rng, kept)
    font = str(rng.choice(printed_fonts(kept)))
    text = words.line()
    style = rng.random()
    if style < 0.65:
        text = in_small_letters(text, rng)
    if style < 0.3:
        text = f"{rng.choice(LABELS)} {text}"
    cap = float(rng.uniform(9, 40))
    size = max(10, int(cap * 1.4))
    box = face(font, size).getbbox(text, anchor="ls")
    pad = int(cap * 0.7) + 4
    image = Image.new("L", (box[2] + 2 * pad, int(size * 1.5) + 2 * pad), 0)
    ImageDraw.Draw(image).text((pad, size + pad), text, fill=255, font=face(font, size), anchor="ls")
    ink = np.asarray(image, np.float32) / 255
    line = Line(ink, size + pad - cap, size + pad, [])
    ruling = str(rng.choice(["none", "rule", "box"], p=[0.75, 0.15, 0.1]))
    wear = wear or str(rng.choice(["scan", "photo", "fax"], p=[0.55, 0.3, 0.15]))
    if wear == "fax" and cap < 16:
        wear = "scan"
    return strip_of(line, ruling, wear, rng, cap, width), text
