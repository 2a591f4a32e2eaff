"""
Makes pictures of other things, as strangers bring them: stamps laid on a ground, wallpapers, icons, pages of text, charts, scribbles.

python out_of_domain.py FOLDER-OF-UNPACKED-DEBS OUT [--not-these blind-maker.py]

The folder holds Debian's tuxpaint-stamps-default, gnome-backgrounds, mate-backgrounds and oxygen-icon-theme (`apt-get download`, `dpkg -x`). Stamps that
a maker of the blind sets names are left out: nothing of a blind set is learned from. No picture of these is shipped.
"""

import argparse
import random
import re
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

chance, numbers = random.Random(5), np.random.default_rng(5)
words = "the invoice total of date and number for patient dose mg daily report table value sum net gross tax item quantity price address street city page project plan note list order delivery week month please contact".split()


def part(picture: Image.Image) -> Image.Image:
    share = chance.uniform(0.35, 1)
    width, height = (int(side * share) for side in picture.size)
    x, y = chance.randint(0, picture.width - width), chance.randint(0, picture.height - height)
    return picture.crop((x, y, x + width, y + height))


def ground(size: tuple[int, int], scenes: list[Image.Image]) -> Image.Image:
    kind = chance.randint(0, 4)
    if kind == 0:
        return Image.new("RGB", size, tuple(chance.randint(200, 255) for _ in range(3)))
    if kind == 1:
        return Image.new("RGB", size, tuple(chance.randint(0, 255) for _ in range(3)))
    if kind == 2:
        top, bottom = numbers.integers(0, 256, (2, 3))
        ramp = np.linspace(0, 1, size[1])[:, None, None]
        return Image.fromarray(np.broadcast_to(top + (bottom - top) * ramp, (size[1], size[0], 3)).astype("uint8").copy())
    return part(chance.choice(scenes)).resize(size).filter(ImageFilter.GaussianBlur(chance.uniform(0, 6)))


def laid(stamp: Image.Image, scenes: list[Image.Image]) -> Image.Image:
    stamp = stamp.crop(stamp.getbbox())
    size, share = chance.choice([(400, 400), (400, 300), (300, 400)]), chance.uniform(0.45, 0.95)
    scale = min(size[0] * share / stamp.width, size[1] * share / stamp.height)
    stamp = stamp.resize((max(1, int(stamp.width * scale)), max(1, int(stamp.height * scale)))).rotate(chance.uniform(-15, 15), expand=True)
    picture = ground(size, scenes)
    picture.paste(stamp, (chance.randint(0, max(0, size[0] - stamp.width)), chance.randint(0, max(0, size[1] - stamp.height))), stamp)
    values = np.asarray(picture) * chance.uniform(0.75, 1.15) + numbers.normal(0, chance.uniform(0, 5), (size[1], size[0], 1))
    return Image.fromarray(values.clip(0, 255).astype("uint8"))


def page() -> Image.Image:
    dark = chance.random() < 0.3
    ink = (220,) * 3 if dark else (chance.randint(0, 60),) * 3
    sheet = Image.new("RGB", chance.choice([(420, 600), (640, 400), (300, 640)]), (chance.randint(15, 50),) * 3 if dark else (chance.randint(235, 255),) * 3)
    draw, font, y = ImageDraw.Draw(sheet), ImageFont.load_default(chance.randint(10, 26)), chance.randint(5, 40)
    if chance.random() < 0.6:
        draw.rectangle([0, 0, sheet.width, chance.randint(20, 50)], fill=tuple(chance.randint(0, 255) for _ in range(3)))
    while y < sheet.height - 20:
        draw.text((chance.choice([15, 15, 15, 40]), y), " ".join(chance.choice(words) for _ in range(chance.randint(2, 9))), font=font, fill=ink)
        y += chance.randint(14, 40)
    return sheet.rotate(chance.uniform(-8, 8), expand=True) if chance.random() < 0.4 else sheet


def chart() -> Image.Image:
    sheet = Image.new("RGB", (500, 360), "white")
    draw, kind, count = ImageDraw.Draw(sheet), chance.randint(0, 2), chance.randint(3, 12)
    draw.line([40, 20, 40, 320, 480, 320], fill=0, width=2)
    colour = lambda: tuple(chance.randint(0, 255) for _ in range(3))
    for i in range(count):
        if kind == 0:
            draw.rectangle([50 + i * 430 // count, chance.randint(40, 310), 44 + (i + 1) * 430 // count, 320], fill=colour())
        elif kind == 1 and i < 4:
            draw.line([(40 + k * 430 // count, chance.randint(30, 310)) for k in range(count + 1)], fill=colour(), width=chance.randint(1, 4))
        elif kind == 2:
            draw.pieslice([120, 40, 400, 320], 360 * i / count, 360 * (i + 1) / count, fill=colour())
    for _ in range(6):
        draw.text((chance.randint(40, 420), chance.randint(0, 340)), chance.choice(words), font=ImageFont.load_default(14), fill=0)
    return sheet


def scribble() -> Image.Image:
    sheet = Image.new("RGB", (400, 400), tuple(chance.randint(225, 255) for _ in range(3)))
    draw, ink = ImageDraw.Draw(sheet), chance.choice([(30, 30, 30), (30, 30, 160), (150, 20, 20), (20, 90, 20)])
    for _ in range(chance.randint(3, 14)):
        x, y, angle, turn = chance.uniform(30, 370), chance.uniform(30, 370), chance.uniform(0, 6.3), chance.uniform(-0.3, 0.3)
        points = [(x, y)]
        for _ in range(chance.randint(10, 60)):
            angle += turn + chance.gauss(0, 0.15)
            x, y = x + 6 * np.cos(angle), y + 6 * np.sin(angle)
            points.append((x, y))
        draw.line(points, fill=ink, width=chance.randint(1, 5))
    return sheet


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("unpacked", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--not-these", type=Path, default=Path(__file__).parents[2] / "blind" / "make" / "pictures.py")
    options = parser.parse_args()
    blind = options.not_these.read_text()

    def save(kind: str, name: str, picture: Image.Image) -> None:
        picture = picture.convert("RGB")
        picture.thumbnail((320, 320))
        picture.save(options.out / f"{kind}--{name.replace('/', '_')}.jpg", quality=chance.choice([60, 75, 90]))

    scenes = []
    for path in sorted(options.unpacked.glob("*backgrounds/usr/share/backgrounds/**/*.*")):
        if path.suffix in (".jpg", ".png", ".webp"):
            scene = Image.open(path).convert("RGB")
            scene.thumbnail((900, 900))
            scenes.append(scene)
            for place in range(4):
                save("wall", f"{path.stem}-{place}", part(scene) if place else scene)
    stamps = options.unpacked / "tuxpaint-stamps-default/usr/share/tuxpaint/stamps"
    for path in sorted(stamps.rglob("*.png")):
        name = str(path.relative_to(stamps))[:-4]
        symbol = name.startswith("symbols")
        if re.search(rf"\b{re.escape(path.stem)}\b", blind) or (symbol and chance.random() < 0.75):
            continue
        stamp = Image.open(path).convert("RGBA")
        for place in range(1 if symbol else 2):
            save("stamp", f"{name}-{place}", laid(stamp, scenes))
    icons = sorted(options.unpacked.glob("oxygen-icon-theme/usr/share/icons/oxygen/base/128x128/**/*.png"))
    for path in chance.sample(icons, 120):
        save("icon", path.stem, laid(Image.open(path).convert("RGBA"), scenes))
    for kind, count, draw in (("text", 90, page), ("chart", 60, chart), ("scribble", 60, scribble)):
        for place in range(count):
            save(kind, str(place), draw())


if __name__ == "__main__":
    main()
