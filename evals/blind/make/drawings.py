"""pipes and isometrics: pipework drawn as lines of one width, by pen and pencil, P&IDs, and other drawings."""
import math
import random

import numpy
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from write_cases import BLIND, case, write_cases

cases = {"pipes": [], "isometrics": []}
FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"


def sheet(size=(1100, 800), colour="white"):
    return Image.new("RGB", size, colour)


def line(draw, points, width, hand=0.0, colour="black", chance=None):
    """A line through points; `hand` pixels of tremor make it drawn by hand."""
    if not hand:
        draw.line(points, fill=colour, width=width, joint="curve")
        return
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        steps = max(2, int(math.hypot(x1 - x0, y1 - y0) / 14))
        drift = [chance.gauss(0, hand) for _ in range(steps + 1)]
        track = []
        for i in range(steps + 1):
            u = i / steps
            ease = math.sin(math.pi * u)
            nx, ny = -(y1 - y0), x1 - x0
            length = math.hypot(nx, ny) or 1
            offset = (drift[i] * 0.5 + math.sin(u * 5) * hand) * ease
            track.append((x0 + (x1 - x0) * u + nx / length * offset, y0 + (y1 - y0) * u + ny / length * offset))
        draw.line(track, fill=colour, width=width, joint="curve")


def valve(draw, x, y, r, width, upright=False):
    a = [(x - r, y - r * 0.7), (x - r, y + r * 0.7), (x, y)]
    b = [(x + r, y - r * 0.7), (x + r, y + r * 0.7), (x, y)]
    if upright:
        a, b = [[(x + (py - y), y + (px - x)) for px, py in tri] for tri in (a, b)]
    draw.rectangle([x - r, y - r, x + r, y + r], fill="white")
    draw.polygon(a, outline="black", width=width)
    draw.polygon(b, outline="black", width=width)


def words(draw, x, y, text, size=16):
    draw.text((x, y), text, fill="black", font=ImageFont.truetype(FONT, size))


def photographed(picture, chance):
    small = picture.rotate(chance.uniform(-2, 2), fillcolor=(150, 130, 110), expand=True, resample=Image.BICUBIC)
    light = numpy.linspace(1, 0.75, small.width)[None, :, None] * numpy.linspace(0.97, 0.9, small.height)[:, None, None]
    values = numpy.asarray(small) * light + numpy.random.default_rng(chance.randrange(9999)).normal(0, 4, (small.height, small.width, 1))
    return Image.fromarray(values.clip(0, 255).astype("uint8")).filter(ImageFilter.GaussianBlur(0.6))


def keep(model, name, picture, truth, made, kind="belongs", ending="png"):
    folder = BLIND / model / "files"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.{ending}"
    if ending == "png":
        picture.convert("L").quantize(16).save(path, optimize=True)
    else:
        picture.save(path, quality=60)
    cases[model].append(case(f"{'line' if model == 'pipes' else 'sheet'}-{name}", kind, made, truth, file=f"files/{name}.{ending}"))


def parts(elbow=0, tee=0, crossing=0, valves=None):
    return {"view": "drawing", "counts": {"elbow": [elbow, elbow], "tee": [tee, tee], "crossing": [crossing, crossing], **({"valve": [valves, valves]} if valves is not None else {})}}


layouts = {
    "loop": ([[(150, 150), (900, 150), (900, 600), (150, 600)]], [], parts(elbow=2)),
    "comb": ([[(100, 200), (1000, 200)], [(300, 200), (300, 600)], [(550, 200), (550, 600)], [(800, 200), (800, 600)]], [], parts(tee=3)),
    "cross": ([[(100, 400), (1000, 400)], [(500, 100), (500, 700)]], [], parts(crossing=1)),
    "stairs": ([[(100, 650), (300, 650), (300, 500), (520, 500), (520, 330), (760, 330), (760, 140)]], [], parts(elbow=5)),
    "mixed": ([[(120, 120), (120, 650), (950, 650)], [(500, 650), (500, 250), (900, 250)]], [], parts(elbow=2, tee=1)),
    "valves": ([[(100, 300), (1000, 300), (1000, 650)]], [(300, 300, False), (650, 300, False)], parts(elbow=1, valves=2)),
    "bypass": ([[(100, 500), (1000, 500)], [(300, 500), (300, 250), (750, 250), (750, 500)]], [(525, 250, False)], parts(elbow=2, tee=2, valves=1)),
}
for name, (runs, valves, truth) in layouts.items():
    for hand, width, suffix, made in [(0, 5, "", "drawn with a ruler"), (1.6, 4, "-pen", "drawn by a trembling pen"), (1.2, 3, "-pencil", "pencil on paper, photographed")]:
        if suffix == "-pencil" and name in ("cross", "valves"):
            continue
        chance = random.Random(name + suffix)
        picture = sheet(colour="white" if suffix != "-pencil" else (244, 241, 232))
        draw = ImageDraw.Draw(picture)
        for run in runs:
            line(draw, run, width, hand, "black" if suffix != "-pencil" else (70, 70, 75), chance)
        for x, y, upright in valves:
            valve(draw, x, y, 26, 3, upright)
        if suffix == "-pencil":
            picture = photographed(picture, chance)
        keep("pipes", name + suffix, picture, truth, made, ending="jpg" if suffix == "-pencil" else "png")

neither = {"view": "none"}


def strange(name):
    chance = random.Random(name)
    picture = sheet()
    draw = ImageDraw.Draw(picture)
    if name == "noise":
        return Image.fromarray(numpy.random.default_rng(3).integers(0, 255, (160, 220, 3)).astype("uint8"))
    if name == "letter":
        for row in range(22):
            words(draw, 90, 60 + row * 30, "Dear friend, the weather here is fine and the food is good.", 20)
    elif name == "face":
        draw.ellipse([350, 150, 750, 600], fill=(240, 205, 170)), draw.ellipse([450, 300, 500, 350], fill="brown"), draw.ellipse([600, 300, 650, 350], fill="brown")
        draw.arc([470, 400, 630, 520], 10, 170, fill="red", width=8)
    elif name == "sunset":
        for y in range(800):
            draw.line([(0, y), (1100, y)], fill=(255 - y // 5, 140 - y // 8, 60 + y // 6))
        draw.ellipse([480, 380, 640, 540], fill=(255, 230, 120))
    elif name == "bars":
        for i in range(8):
            height = chance.randrange(100, 600)
            draw.rectangle([100 + i * 115, 700 - height, 180 + i * 115, 700], fill=(chance.randrange(255), 90, 160))
    elif name == "leaf":
        draw.rectangle([0, 0, 1100, 800], fill=(70, 120, 60)), draw.ellipse([250, 100, 850, 700], fill=(110, 180, 70))
        draw.line([(550, 110), (550, 690)], fill=(60, 110, 40), width=10)
    elif name == "black":
        draw.rectangle([0, 0, 1100, 800], fill="black")
    return picture


for name in ("noise", "letter", "face", "sunset", "bars", "leaf", "black", "white"):
    for model in cases:
        keep(model, name, strange(name), neither if model == "pipes" else None, f"a drawn picture of another kind: {name}", "does-not-belong", "jpg" if name in ("noise", "sunset", "leaf") else "png")


def border(draw, title, fields):
    draw.rectangle([15, 15, 1385, 985], outline="black", width=2)
    draw.rectangle([980, 880, 1385, 985], outline="black", width=2)
    words(draw, 990, 886, title, 18)
    for i, text in enumerate(fields):
        words(draw, 990, 912 + i * 22, text, 15)


def isometric(name, route, labels, title):
    """`route` are steps along the three axes, drawn at thirty degrees."""
    picture = sheet((1400, 1000))
    draw = ImageDraw.Draw(picture)
    c, s = math.cos(math.radians(30)), math.sin(math.radians(30))
    x, y = 250, 700
    points = [(x, y)]
    for axis, length in route:
        dx, dy = {"e": (c, -s), "w": (-c, s), "n": (-c, -s), "s": (c, s), "u": (0, -1), "d": (0, 1)}[axis]
        x, y = x + dx * length, y + dy * length
        points.append((x, y))
    draw.line(points, fill="black", width=6, joint="curve")
    for i, text in enumerate(labels):
        (x0, y0), (x1, y1) = points[i], points[i + 1]
        words(draw, (x0 + x1) / 2 + 20, (y0 + y1) / 2 + 18, text, 20)
    border(draw, "PIPING ISOMETRIC", title)
    keep("isometrics", name, picture, {"label": ["isometric"], "counts": {"elbow": [len(route) - 1, len(route) - 1]}, "texts": [labels[0]]}, "an isometric drawn by a short script")


isometric("iso-short", [("e", 350), ("u", 250), ("e", 300)], ['4"-CW-2210-B1', "1250", "EL +104.300"], ["DWG NO: ISO-2210", "REV: B", "SCALE: NTS"])
isometric("iso-long", [("e", 250), ("u", 200), ("n", 150), ("e", 300), ("d", 220), ("e", 200)], ['6"-ST-0417-A2', "860", "640", "1900"], ["DWG NO: ISO-0417", "DATE: 12 MAY 2025", "SHEET 1 OF 1"])
isometric("iso-stairs", [("e", 200), ("u", 120), ("e", 200), ("u", 120), ("e", 200)], ['2"-IA-9001-C3', "500"], ["DWG NO: ISO-9001", "DRAWN: K. OBI"])
isometric("iso-down", [("s", 220), ("e", 300), ("u", 300), ("e", 220)], ['8"-FW-1102-D1', "2400"], ["DWG NO: ISO-1102", "REV: 0"])


def pid(name, tags, title):
    picture = sheet((1400, 1000))
    draw = ImageDraw.Draw(picture)
    draw.rectangle([150, 350, 300, 700], outline="black", width=3), words(draw, 180, 500, tags[0], 24)
    draw.ellipse([950, 400, 1080, 530], outline="black", width=3), words(draw, 975, 452, tags[1], 20)
    draw.line([(300, 450), (950, 450)], fill="black", width=2), draw.line([(1080, 470), (1330, 470)], fill="black", width=2)
    for x in (450, 620, 780):
        valve(draw, x, 450, 18, 2)
    for x, tag in ((520, tags[2]), (1180, tags[3])):
        draw.ellipse([x - 30, 300, x + 30, 360], outline="black", width=2), words(draw, x - 24, 318, tag, 16)
        draw.line([(x, 360), (x, 450 if x < 950 else 470)], fill="black", width=1)
    words(draw, 340, 470, tags[4], 18)
    border(draw, "P&ID", title)
    keep("isometrics", name, picture, {"label": ["pid"], "texts": [tags[4], tags[0]]}, "a P&ID drawn by a short script")


pid("pid-tank", ["T-101", "P-101A", "FT-12", "PI-14", '3"-P-1001-A1A'], ["DWG NO: PID-001", "REV: 2"])
pid("pid-vessel", ["V-220", "C-220", "LT-30", "PT-31", '10"-HC-2204-B2C'], ["DWG NO: PID-220", "CLIENT: NORD OIL"])
pid("pid-heater", ["H-7", "E-7B", "TE-5", "TI-6", '2"-SW-7001-C1'], ["DWG NO: PID-007"])


def mechanical(name, dimensions, title):
    picture = sheet((1400, 1000))
    draw = ImageDraw.Draw(picture)
    draw.rectangle([200, 250, 700, 550], outline="black", width=3)
    for x in (290, 450, 610):
        draw.ellipse([x - 40, 360, x + 40, 440], outline="black", width=3)
        draw.line([(x - 60, 400), (x + 60, 400)], fill="black", width=1), draw.line([(x, 340), (x, 460)], fill="black", width=1)
    draw.rectangle([850, 250, 930, 550], outline="black", width=3)
    for y in range(260, 550, 14):
        draw.line([(850, y), (864 + 66, max(250, y - 60))], fill="black", width=1)
    draw.line([(200, 620), (700, 620)], fill="black", width=1), words(draw, 420, 595, dimensions[0], 20)
    draw.line([(150, 250), (150, 550)], fill="black", width=1), words(draw, 90, 390, dimensions[1], 20)
    words(draw, 620, 300, dimensions[2], 18)
    border(draw, "BRACKET PLATE", title)
    keep("isometrics", name, picture, {"label": ["mechanical"], "texts": [dimensions[0]]}, "a plate drawn by a short script")


mechanical("plate-three", ["250", "150", "3x D20"], ["DWG NO: M-4410", "MATERIAL: S235", "SCALE 1:2"])
mechanical("plate-steel", ["480", "310", "D32 H7"], ["DWG NO: M-77", "TOL: ISO 2768-m"])


def other(name):
    picture = sheet((1400, 1000))
    draw = ImageDraw.Draw(picture)
    if name == "floor-plan":
        draw.rectangle([150, 150, 1200, 850], outline="black", width=8), draw.line([(600, 150), (600, 850)], fill="black", width=6), draw.line([(600, 500), (1200, 500)], fill="black", width=6)
        words(draw, 300, 450, "Kitchen", 28), words(draw, 820, 300, "Bedroom", 28), words(draw, 820, 660, "Bath", 28)
    elif name == "flow-chart":
        for i, text in enumerate(["Start", "Read form", "Complete?", "Send"]):
            draw.rectangle([550, 80 + i * 220, 850, 180 + i * 220], outline="black", width=3), words(draw, 630, 115 + i * 220, text, 26)
            if i:
                draw.line([(700, 80 + i * 220), (700, -40 + i * 220)], fill="black", width=3)
    return picture


for name in ("floor-plan", "flow-chart"):
    keep("isometrics", name, other(name), None, f"a {name} drawn by a short script", "does-not-belong")

if __name__ == "__main__":
    for model, own in cases.items():
        write_cases(model, own)
