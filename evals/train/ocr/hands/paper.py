"""The paper a line is written on (rules, combs, boxes, printed words beside it) and what scanners, phones and faxes make of it."""

import io

import numpy as np
from PIL import Image, ImageDraw, ImageFilter
from pen import Line, face

RULINGS = ("none", "rule", "comb", "ticks", "box")


def ruled(line: Line, ruling: str, rng: np.random.Generator) -> np.ndarray:
    """Ink of the printed rules, 0…1, for the field of the line."""
    rows, columns = line.ink.shape
    cap = line.foot - line.head
    image = Image.new("L", (columns, rows), 0)
    draw = ImageDraw.Draw(image)
    tone, thick = int(rng.uniform(90, 255)), int(rng.integers(1, 2 if cap < 30 else 4))
    above, below = round(line.head - cap * rng.uniform(0.12, 0.45)), round(line.foot + cap * rng.uniform(0.04, 0.35))
    left, right = (round(line.cells[0]), round(line.cells[-1])) if len(line.cells) > 1 else (0, columns)
    if ruling in ("rule", "ticks") or (ruling == "comb" and rng.random() < 0.9) or ruling == "box":
        if ruling == "rule" and rng.random() < 0.3:
            step = int(rng.integers(3, 8))
            for x in range(0, columns, step):
                draw.rectangle((x, below, x + max(0, step // 2 - 1), below + thick - 1), fill=tone)
        else:
            draw.rectangle((left, below, right, below + thick - 1), fill=tone)
    if ruling == "box" or (ruling == "comb" and rng.random() < 0.75):
        draw.rectangle((left, above, right, above + thick - 1), fill=tone)
    if ruling in ("comb", "ticks"):
        top = above if ruling == "comb" else min(below, round(line.foot - cap * rng.uniform(-0.02, 0.35)))
        for x in map(round, line.cells):
            draw.rectangle((x, top, x + thick - 1, below), fill=tone)
    return np.asarray(image, np.float32) / 255


def printed_beside(line: Line, label: str, font: str, rng: np.random.Generator) -> Line:
    """The line with a printed label before it, as a finder of lines would join them."""
    cap = line.foot - line.head
    size = max(8, int(cap * rng.uniform(0.7, 1.2)))
    box = face(font, size).getbbox(label, anchor="ls")
    gap = cap * rng.uniform(0.3, 0.9)
    wide = int(box[2] + gap)
    image = Image.new("L", (wide, line.ink.shape[0]), 0)
    ImageDraw.Draw(image).text((2, line.foot), label, fill=255, font=face(font, size), anchor="ls")
    columns = np.flatnonzero(line.ink.max(axis=0) > 0.2)
    start = max(0, int(columns[0]) - 1) if len(columns) else 0
    ink = np.hstack([np.asarray(image, np.float32) / 255, line.ink[:, start:]])
    return Line(ink, line.head, line.foot, [])


def picture_of(line: Line, rules: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    paper = rng.uniform(236, 255)
    pen, print_ = rng.uniform(0, 125), rng.uniform(0, 120)
    grey = np.full(line.ink.shape, paper, np.float32)
    grey -= rules * (paper - print_)
    return np.minimum(grey, paper - line.ink * (paper - pen))


def jpeg(grey: np.ndarray, quality: int) -> np.ndarray:
    held = io.BytesIO()
    Image.fromarray(np.clip(grey, 0, 255).astype(np.uint8)).save(held, "JPEG", quality=quality)
    return np.asarray(Image.open(held).convert("L"), np.float32)


def blurred(grey: np.ndarray, radius: float) -> np.ndarray:
    return np.asarray(Image.fromarray(np.clip(grey, 0, 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(radius)), np.float32)


def worn(grey: np.ndarray, kind: str, rng: np.random.Generator) -> np.ndarray:
    """`kind`: scan, photo or fax."""
    rows, columns = grey.shape
    if kind == "scan":
        grey = blurred(grey, rng.uniform(0, 0.7)) + rng.normal(0, rng.uniform(0, 6), grey.shape)
        return jpeg(grey, int(rng.integers(55, 95)))
    if kind == "photo":
        smaller = rng.uniform(0.6, 1)
        image = Image.fromarray(np.clip(grey, 0, 255).astype(np.uint8))
        image = image.resize((max(8, int(columns * smaller)), max(8, int(rows * smaller))), Image.BILINEAR).resize((columns, rows), Image.BICUBIC)
        shear, keystone = rng.normal(0, 0.015), rng.normal(0, 0.00004)
        image = image.transform(image.size, Image.PERSPECTIVE, (1, rng.normal(0, 0.05), 0, shear, 1, -shear * columns / 2, keystone, 0), Image.BILINEAR, fillcolor=int(np.median(grey)))
        grey = blurred(np.asarray(image, np.float32), rng.uniform(0.3, 1.1))
        light = np.linspace(rng.uniform(0.7, 1), rng.uniform(0.7, 1), columns)[None] * np.linspace(rng.uniform(0.93, 1), 1, rows)[:, None]
        grey = grey * light + rng.normal(0, rng.uniform(2, 11), grey.shape)
        grey = jpeg(grey, int(rng.integers(35, 80)))
        low, high = np.percentile(grey, [0.5, 96])
        return np.clip((grey - low) * 250 / max(40, high - low), 0, 255)
    # 200 × 100 or 200 × 200 dots an inch, black and white.
    coarse = rng.uniform(0.5, 0.95)
    down = coarse * (0.6 if rng.random() < 0.3 else 1)
    image = Image.fromarray(np.clip(grey, 0, 255).astype(np.uint8)).resize((max(8, int(columns * coarse)), max(8, int(rows * down))), Image.BILINEAR)
    grey = np.asarray(image, np.float32) + rng.normal(0, 18, (image.size[1], image.size[0]))
    grey = np.where(grey < rng.uniform(165, 215), 0.0, 255.0)
    specks = rng.random(grey.shape) < rng.uniform(0, 0.004)
    grey[specks] = 255 - grey[specks]
    return np.asarray(Image.fromarray(grey.astype(np.uint8)).resize((columns, rows), Image.BILINEAR), np.float32)


def turned(grey: np.ndarray, degrees: float) -> np.ndarray:
    image = Image.fromarray(np.clip(grey, 0, 255).astype(np.uint8))
    return np.asarray(image.rotate(degrees, Image.BILINEAR, fillcolor=int(np.median(grey))), np.float32)


def cut(grey: np.ndarray, ink: np.ndarray, rng: np.random.Generator, cap: float, width: int | None = None) -> np.ndarray:
    """The strip that a finder of lines would cut out around the ink, 48 high."""
    marks = ink > 0.25
    rows, columns = np.flatnonzero(marks.any(axis=1)), np.flatnonzero(marks.any(axis=0))
    top, bottom = (rows[0], rows[-1] + 1) if len(rows) else (0, ink.shape[0])
    left, right = (columns[0], columns[-1] + 1) if len(columns) else (0, ink.shape[1])
    pad = cap * rng.uniform(0.08, 0.32)
    top, bottom = top - pad * rng.uniform(0.6, 1.4), bottom + pad * rng.uniform(0.6, 1.4)
    left, right = left - cap * rng.uniform(0.1, 0.5), right + cap * rng.uniform(0.1, 0.5)
    natural = (right - left) * 48 / (bottom - top)
    wide = width or int(np.clip(round(natural), 24, 1600))
    image = Image.fromarray(np.clip(grey, 0, 255).astype(np.uint8))
    padded = Image.new("L", (image.width + 80, image.height + 80), int(np.median(grey)))
    padded.paste(image, (40, 40))
    # As the product samples: four neighbours, more looks where it shrinks.
    return np.asarray(padded.resize((wide, 48), Image.BILINEAR, box=tuple(np.clip([left + 40, top + 40, right + 40, bottom + 40], 0, [padded.width, padded.height] * 2))), np.float32)
