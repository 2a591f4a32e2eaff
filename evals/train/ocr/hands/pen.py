"""Hands that write a line of text: from letters drawn as strokes, or from the outlines of a font that was made of somebody's
writing. Each hand keeps its own manner (slant, proportions, pen, haste) and never writes a letter twice alike."""

import math
import unicodedata
from functools import lru_cache

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont
from scipy.ndimage import gaussian_filter1d, map_coordinates

from letters_kept import LETTERS as KEPT
from letters_learned import LETTERS as LEARNED
from letters_learned import MARKS

FINE = 2  # pixels drawn for one of the result, each way


class Line:
    """What a hand wrote: ink 0…1, the rows of the capitals' head and foot, and where each cell of a comb ends."""

    def __init__(self, ink: np.ndarray, head: float, foot: float, cells: list[float]):
        self.ink, self.head, self.foot, self.cells = ink, head, foot, cells


def through(points: np.ndarray, steps: int = 7) -> np.ndarray:
    """A curve through the points (Catmull and Rom)."""
    if len(points) < 3:
        return points
    p = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    parts = []
    for i in range(1, len(p) - 2):
        a, b, c, d = p[i - 1], p[i], p[i + 1], p[i + 2]
        parts.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.vstack([*parts, points[-1:]])


def between(points: np.ndarray, steps: int = 5) -> np.ndarray:
    """Straight lines, with points enough to bend."""
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    return np.vstack([*[a + (b - a) * t for a, b in zip(points[:-1], points[1:])], points[-1:]])


@lru_cache(maxsize=None)
def learned(entry: str) -> tuple:
    strokes = []
    for stroke in entry.split(" / "):
        points = np.array([[float(v) for v in pair.split(",")] for pair in stroke.lstrip("~").split()]) / 10
        strokes.append((stroke.startswith("~"), points))
    return tuple(strokes)


@lru_cache(maxsize=None)
def kept(letter: str) -> tuple:
    strokes = []
    for stroke in KEPT[letter]:
        pieces = [[stroke[0]]]
        for before, point in zip(stroke, stroke[1:]):
            pieces.append([point]) if before == point else pieces[-1].append(point)
        joined = [(len(piece) > 2, np.array([*([pieces[at - 1][-1]] if at else []), *piece], float) / 20) for at, piece in enumerate(pieces)]
        strokes += [piece for piece in joined if len(piece[1]) > 1]
    return tuple(strokes)


HERSHEY_HIGH = 21


@lru_cache(maxsize=None)
def hershey(path: str) -> dict:
    """Characters 32…127 of a file of Hershey's single-stroke letters: pairs of characters are points, ' R' lifts the pen."""
    letters = {}
    text = open(path, encoding="ascii").read().splitlines()
    lines = []
    for line in text:
        if len(line) > 7 and line[:5].strip().isdigit() and line[5:8].strip().isdigit():
            lines.append(line)
        elif lines:
            lines[-1] += line
    for code, line in enumerate(lines):
        body = line[10:]
        strokes = []
        for stroke in body.split(" R"):
            pairs = [(ord(stroke[i]) - 82, ord(stroke[i + 1]) - 82) for i in range(0, len(stroke) - 1, 2)]
            if len(pairs) > 1:
                strokes.append((False, (np.array(pairs, float) + [0, 12]) / HERSHEY_HIGH))
        letters[chr(32 + code)] = tuple(strokes)
    return letters


class StrokeHand:
    """`letters` is 'learned', 'kept' or the path of a Hershey file."""

    def __init__(self, rng: np.random.Generator, letters: str):
        self.rng, self.letters = rng, letters
        self.slant = rng.normal(0.04, 0.12)
        self.wide = rng.uniform(0.75, 1.25)
        self.sloppy = rng.uniform(0.008, 0.03)
        self.haste = rng.uniform(0, 1)
        self.space = rng.uniform(0.14, 0.42)
        self.word = rng.uniform(0.5, 1.0)
        self.uneven = rng.uniform(0.02, 0.09)
        self.wave = rng.uniform(0, 0.07)
        self.climb = rng.normal(0, 0.012)
        self.shaky = rng.uniform(0, 0.012) * (rng.random() < 0.35)
        self.links = rng.uniform(0, 0.25) * (rng.random() < 0.4)
        self.pen = pen_of(rng)
        self.habit: dict[str, int] = {}

    def knows(self, character: str) -> bool:
        if character == " ":
            return True
        if self.letters == "learned":
            base, *marks = unicodedata.normalize("NFD", character)
            return character in LEARNED or (base in LEARNED and all(mark in MARKS for mark in marks))
        if self.letters == "kept":
            return character in KEPT
        return character in hershey(self.letters)

    def strokes(self, character: str) -> list:
        if self.letters == "kept":
            return list(kept(character))
        if self.letters != "learned":
            return list(hershey(self.letters)[character])
        base, *marks = [character] if character in LEARNED else unicodedata.normalize("NFD", character)
        ways = LEARNED[base]
        way = self.habit.setdefault(base, int(self.rng.integers(len(ways))))
        if self.rng.random() < 0.15:
            way = int(self.rng.integers(len(ways)))
        found = list(learned(ways[way]))
        for mark in marks:
            found += learned(MARKS[mark][int(self.rng.integers(len(MARKS[mark])))])
        return found

    def shaped(self, character: str) -> tuple[list[np.ndarray], float]:
        rng = self.rng
        strokes = self.strokes(character)
        if not strokes:
            return [], 0.4
        left = min(points[:, 0].min() for _, points in strokes)
        right = max(points[:, 0].max() for _, points in strokes)
        scale = np.array([self.wide * (1 + rng.normal(0, self.uneven)), 1 + rng.normal(0, self.uneven)])
        turn = rng.normal(0, 0.03)
        rotation = np.array([[math.cos(turn), -math.sin(turn)], [math.sin(turn), math.cos(turn)]])
        down = rng.normal(0, self.uneven * 0.6)
        shaped = []
        small = len(strokes) == 1 and np.ptp(strokes[0][1], axis=0).max() < 0.3
        for isCurve, points in strokes:
            moved = points - [left, 0] + rng.normal(0, self.sloppy * (0.4 if small else 1), points.shape)
            moved = moved + rng.normal(0, self.sloppy * 0.8, 2)
            if not small and len(moved) > 1:
                # Strokes that stop short or run on.
                for end, next_ in ((0, 1), (-1, -2)):
                    moved[end] = moved[end] + (moved[end] - moved[next_]) * rng.normal(0, 0.07)
            if isCurve or (self.haste > 0.75 and len(moved) > 2 and rng.random() < 0.7):
                dense = through(moved)
            else:
                dense = between(moved)
                if self.haste > 0.35 and len(dense) > 6:
                    ends = dense[[0, -1]].copy()
                    dense = gaussian_filter1d(dense, 0.5 + self.haste, axis=0, mode="nearest")
                    dense[[0, -1]] = ends
            dense = (dense - [0, 1]) * scale @ rotation.T + [0, 1 + down]
            if self.shaky:
                dense = dense + gaussian_filter1d(rng.normal(0, self.shaky * 2, dense.shape), 1, axis=0)
            dense[:, 0] += self.slant * (1 - dense[:, 1])
            shaped.append(dense)
        if self.links and len(shaped) > 1:
            for before, after in zip(list(shaped), shaped[1:]):
                if rng.random() < self.links:
                    shaped.append(np.vstack([before[-1], after[0]]))
        return shaped, (right - left) * scale[0]

    def write(self, text: str, cap: float, pitch: float | None = None) -> Line:
        """`cap` is the height of capitals in pixels, `pitch` the width of a comb's cells where it is written into one."""
        rng = self.rng
        placed: list[np.ndarray] = []
        cells, x, phase = [], 0.0, rng.uniform(0, 6.3)
        for at, character in enumerate(text):
            if pitch is not None:
                shaped, width = self.shaped(character) if character != " " else ([], 0)
                start = (at + 0.5) * pitch / cap - width / 2 + rng.normal(0, 0.06)
                cells.append((at + 1) * pitch)
            elif character == " ":
                x += self.word * rng.uniform(0.8, 1.25)
                continue
            else:
                shaped, width = self.shaped(character)
                start = x
                x += width + max(0.05, self.space * (1 + rng.normal(0, 0.3)))
            rise = self.wave * math.sin(start * 0.6 + phase) + self.climb * start
            placed += [points + [start, rise] for points in shaped]
        if not placed:
            placed = [np.zeros((2, 2))]
        thick = max(1.2, self.pen["width"] * cap)
        margin = 0.5 * cap + thick
        everything = np.vstack(placed) * cap
        low, high = everything.min(axis=0), everything.max(axis=0)
        shift = np.array([margin - (min(low[0], 0) if pitch is not None else low[0]), margin - min(low[1], 0)])
        end = max(high[0], cells[-1] if cells else 0)
        size = (int((end + shift[0] + margin) * FINE), int((max(high[1], cap) + shift[1] + margin) * FINE))
        canvas = Image.new("L", size, 0)
        draw = ImageDraw.Draw(canvas)
        for points in placed:
            drag(draw, (points * cap + shift) * FINE, thick * FINE, self.pen, rng)
        ink = np.asarray(canvas.reduce(FINE), np.float32) / 255
        return Line(textured(ink, self.pen, rng), shift[1], shift[1] + cap, [shift[0] + cell for cell in [0.0, *cells]])


def pen_of(rng: np.random.Generator) -> dict:
    kind = rng.choice(["ballpoint", "gel", "felt", "pencil"], p=[0.5, 0.25, 0.13, 0.12])
    width = {"ballpoint": (0.045, 0.09), "gel": (0.06, 0.12), "felt": (0.11, 0.2), "pencil": (0.05, 0.1)}[kind]
    return {"kind": kind, "width": rng.uniform(*width), "press": rng.uniform(0, 0.25), "gaps": rng.uniform(0, 0.03) * (kind == "ballpoint")}


def drag(draw: ImageDraw.ImageDraw, points: np.ndarray, thick: float, pen: dict, rng: np.random.Generator) -> None:
    """The stroke in a few pieces, each pressed a little differently."""
    pieces = max(1, len(points) // 6)
    bounds = np.linspace(0, len(points) - 1, pieces + 1).astype(int)
    press = gaussian_filter1d(rng.normal(0, 1, pieces + 2), 1)[1:-1] * pen["press"]
    for at in range(pieces):
        piece = [tuple(p) for p in points[bounds[at] : bounds[at + 1] + 1]]
        wide = max(1, round(thick * (1 + press[at])))
        runs = [piece]
        if rng.random() < pen["gaps"] and len(piece) > 5:
            lost = int(rng.integers(1, len(piece) - 3))
            runs = [piece[: lost + 1], piece[lost + 2 :]]
        for run in runs:
            if len(run) > 1:
                draw.line(run, fill=255, width=wide, joint="curve")
            for x, y in (run[0], run[-1]):
                draw.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=255)


def textured(ink: np.ndarray, pen: dict, rng: np.random.Generator) -> np.ndarray:
    kind = pen["kind"]
    if kind == "gel" or kind == "felt":
        return ink
    strength = 0.25 if kind == "ballpoint" else 0.5
    noise = gaussian_filter1d(gaussian_filter1d(rng.normal(0, 1, ink.shape).astype(np.float32), 0.8, axis=0), 0.8, axis=1)
    return np.clip(ink * (1 - strength * np.clip(0.5 + 1.4 * noise, 0, 1)), 0, 1)


@lru_cache(maxsize=None)
def face(path: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(path, size)


@lru_cache(maxsize=None)
def capital_of(path: str) -> tuple[float, float]:
    """Height of a capital and of the baseline, for a size of 100."""
    box = [face(path, 100).getbbox(letter, anchor="ls") for letter in "HEXN"]
    return -float(np.median([b[1] for b in box])), 0.0


@lru_cache(maxsize=None)
def has_glyph(path: str, character: str) -> bool:
    font = face(path, 40)
    mask, missing = font.getmask(character), font.getmask("\uffff")
    return mask.getbbox() is not None and (mask.size != missing.size or bytes(mask) != bytes(missing))


class FontHand:
    def __init__(self, rng: np.random.Generator, path: str):
        self.rng, self.path = rng, path
        self.slant = rng.normal(0, 0.08)
        self.wide = rng.uniform(0.85, 1.2)
        self.uneven = rng.uniform(0.01, 0.07)
        self.space = rng.uniform(-0.02, 0.22)
        self.word = rng.uniform(0.45, 0.9)
        self.wave = rng.uniform(0, 0.06)
        self.climb = rng.normal(0, 0.01)
        self.bend = rng.uniform(0, 0.035)
        self.weight = rng.choice([-1, 0, 0, 0, 1])
        self.pen = pen_of(rng)

    def knows(self, character: str) -> bool:
        return character == " " or has_glyph(self.path, character)

    def glyph(self, character: str, cap: float) -> Image.Image:
        """On a field three capitals high and wide, its foot at two thirds."""
        rng = self.rng
        high = capital_of(self.path)[0]
        size = max(8, round(100 * cap * FINE / high))
        side = int(3.2 * cap * FINE)
        field = Image.new("L", (side, side), 0)
        ImageDraw.Draw(field).text((side * 0.25, side * 0.66), character, fill=255, font=face(self.path, size), anchor="ls")
        turn, sx, sy = rng.normal(0, 0.03), self.wide * (1 + rng.normal(0, self.uneven)), 1 + rng.normal(0, self.uneven)
        shear = self.slant + rng.normal(0, 0.03)
        # From the result back to the field.
        cx, cy = side * 0.25, side * 0.66
        a, b, d, e = 1 / sx, shear / sx + turn, -turn, 1 / sy
        return field.transform(field.size, Image.AFFINE, (a, b, cx - a * cx - b * cy, d, e, cy - d * cx - e * cy), Image.BILINEAR)

    def write(self, text: str, cap: float, pitch: float | None = None) -> Line:
        rng = self.rng
        fine = cap * FINE
        margin = 0.7 * fine
        glyphs, cells, x, phase = [], [], 0.0, rng.uniform(0, 6.3)
        for at, character in enumerate(text):
            box, glyph = None, None
            if character != " ":
                glyph = self.glyph(character, cap)
                box = glyph.getbbox()
            if pitch is not None:
                cells.append((at + 1) * pitch)
                if box is None:
                    continue
                start = (at + 0.5) * pitch * FINE - (box[2] - box[0]) / 2 + rng.normal(0, 0.06) * fine
            elif box is None:
                x += self.word * fine * rng.uniform(0.8, 1.25)
                continue
            else:
                start = x
                x += box[2] - box[0] + max(0.05, 0.1 + self.space * (1 + rng.normal(0, 0.3))) * fine
            rise = (self.wave * math.sin(start / fine * 0.6 + phase) + self.climb * start / fine + rng.normal(0, self.uneven * 0.5)) * fine
            glyphs.append((glyph, box, start, rise))
        end = max([s + b[2] - b[0] for _, b, s, _ in glyphs] + [cells[-1] * FINE if cells else 1])
        left = min([s for _, _, s, _ in glyphs] + [0]) if pitch is None else 0
        foot = 1.9 * fine
        canvas = Image.new("L", (int(end - left + 2 * margin), int(3.1 * fine)), 0)
        for glyph, box, start, rise in glyphs:
            cut = glyph.crop((box[0], 0, box[2], glyph.size[1]))
            place = (int(start - left + margin), int(foot + rise - glyph.size[1] * 0.66))
            canvas.paste(ImageChops.lighter(cut, canvas.crop((*place, place[0] + cut.size[0], place[1] + cut.size[1]))), place)
        if self.weight and cap > 24:
            canvas = canvas.filter(ImageFilter.MaxFilter(3) if self.weight > 0 else ImageFilter.MinFilter(3))
        ink = np.asarray(canvas.reduce(FINE), np.float32) / 255
        if self.bend:
            ink = bent(ink, self.bend * cap, cap, rng)
        cells = [margin / FINE + cell for cell in [0.0, *cells]]
        return Line(textured(ink, self.pen, rng), foot / FINE - cap, foot / FINE, cells)


def bent(ink: np.ndarray, most: float, cap: float, rng: np.random.Generator) -> np.ndarray:
    """Letters pulled about a little, so that no two are alike."""
    rows, columns = ink.shape
    grid = max(3, int(columns / cap * 1.6)), 5
    field = rng.normal(0, most, (2, grid[1], grid[0]))
    across = np.linspace(0, grid[0] - 1, columns)
    down = np.linspace(0, grid[1] - 1, rows)
    places = np.stack(np.meshgrid(down, across, indexing="ij"))
    pull = [map_coordinates(f, places, order=1) for f in field]
    at = np.stack(np.meshgrid(np.arange(rows), np.arange(columns), indexing="ij")).astype(np.float32)
    return map_coordinates(ink, [at[0] + pull[0], at[1] + pull[1]], order=1, mode="constant")
