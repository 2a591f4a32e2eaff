"""The five sets of photographs. Usage: pictures.py FOLDER-OF-STAMPS FOLDER-OF-OPENCV-DATA

Photographs are those of Debian's tuxpaint-stamps-default (GPL-2+) and opencv-doc (Apache-2.0), scikit-image's data (public domain, CC0) and
scikit-learn's flower.jpg and china.jpg (CC BY 2.0). Stamps have no ground: each is laid on one, with light and blur of a phone.
"""
import pathlib
import random
import sys

import numpy
import importlib.util

from PIL import Image, ImageDraw, ImageFilter

from write_cases import BLIND, case, write_cases

STAMPS, OPENCV = (pathlib.Path(one) for one in sys.argv[1:3])
SKIMAGE, SKLEARN = (pathlib.Path(importlib.util.find_spec(one).origin).parent for one in ("skimage", "sklearn"))
SKIMAGE, SKLEARN = SKIMAGE / "data", SKLEARN / "datasets" / "images"
cases = {}
prefix = {"cropsclassification": "crop", "calorie-nutrition": "food", "plantdisease": "plant", "cattle-health": "barn", "parasitesclassification": "slide"}


def ground(kind, size, chance):
    if kind == "plain":
        return Image.new("RGB", size, (236, 232, 224))
    if kind == "wood":
        rows = numpy.linspace(0, 1, size[1])[:, None] * 40 + numpy.random.default_rng(chance.randrange(999)).normal(0, 5, (size[1], 1))
        values = numpy.stack([150 + rows, 110 + rows * 0.8, 70 + rows * 0.6], axis=2) + numpy.zeros((size[1], size[0], 3))
        return Image.fromarray(values.clip(0, 255).astype("uint8"))
    texture = Image.open(SKIMAGE / ("grass.png" if kind == "grass" else "gravel.png")).convert("L").resize(size)
    tint = (0.5, 0.85, 0.35) if kind == "grass" else (0.9, 0.85, 0.8)
    return Image.merge("RGB", [texture.point(lambda v, t=t: int(v * t)) for t in tint])


def laid(path, kind="wood", share=0.7, size=(400, 400)):
    """A stamp on a ground, as a phone would take it."""
    chance = random.Random(path.name + kind)
    stamp = Image.open(path).convert("RGBA")
    stamp = stamp.crop(stamp.getbbox())
    scale = min(size[0] * share / stamp.width, size[1] * share / stamp.height)
    stamp = stamp.resize((max(1, int(stamp.width * scale)), max(1, int(stamp.height * scale)))).rotate(chance.uniform(-8, 8), expand=True)
    picture = ground(kind, size, chance)
    at = ((size[0] - stamp.width) // 2 + chance.randrange(-20, 20), (size[1] - stamp.height) // 2 + chance.randrange(-20, 20))
    shadow = Image.new("L", size, 0)
    shadow.paste(stamp.getchannel("A").point(lambda v: v // 3), (at[0] + 6, at[1] + 8))
    picture.paste((20, 18, 15), (0, 0), shadow.filter(ImageFilter.GaussianBlur(7)))
    picture.paste(stamp, at, stamp)
    light = numpy.linspace(1.05, 0.8, size[0])[None, :, None] * numpy.array([1.02, 1.0, 0.94])[None, None, :]
    values = numpy.asarray(picture) * light + numpy.random.default_rng(chance.randrange(9999)).normal(0, 3, (size[1], size[0], 1))
    return Image.fromarray(values.clip(0, 255).astype("uint8"))


def photo(path):
    picture = Image.open(path).convert("RGB")
    picture.thumbnail((420, 420))
    return picture


def add(model, name, picture, truth, made, kind="belongs"):
    folder = BLIND / model / "files"
    folder.mkdir(parents=True, exist_ok=True)
    picture.save(folder / f"{name}.jpg", quality=62)
    cases.setdefault(model, []).append(case(f"{prefix[model]}-{name}", kind, made, truth, file=f"files/{name}.jpg"))


def stamps(model, kind, rows):
    for row in rows:
        name, path, labels, *where = row
        place = where[0] if where else "wood"
        truth = {"labels": labels} if labels else None
        add(model, name, laid(STAMPS / path, place), truth, f"a photographed stamp of Tux Paint, {path}, laid on {place}", kind)


fruit = lambda name: f"food/fruit/{name}.png"
green = lambda name: f"food/vegetables/{name}.png"
stamps("cropsclassification", "belongs", [
    ("apple-red", fruit("apple_red"), ["apple"]), ("apple-green", fruit("apple_green"), ["apple"], "plain"), ("banana", fruit("banana"), ["banana"]), ("orange", fruit("orange"), ["orange"], "plain"), ("mandarin", fruit("mandarine"), ["satsumas", "orange"]), ("lemon", fruit("lemon"), ["lemon"]),
    ("mango", fruit("mango"), ["mango"], "plain"), ("pear", fruit("pear"), ["pear"]), ("pineapple", fruit("pineapple"), ["pineapple"], "plain"), ("kiwi", fruit("kiwi"), ["kiwi"]), ("avocado", fruit("avocado"), ["avocado"], "plain"), ("pomegranate", fruit("pomegranate"), ["pomegranate"]),
    ("tomato", green("tomato"), ["tomato"], "plain"), ("onion", green("onion"), ["onion"]), ("garlic", green("garlic"), ["garlic"], "plain"), ("potato", green("potato"), ["potato"]), ("mushroom", green("mushroom"), ["mushroom"], "plain"), ("carrot", green("carrot"), ["carrots"]),
    ("aubergine", green("eggplant"), ["aubergine"], "plain"), ("maize", green("corn"), ["maize"]), ("pepper", green("pepper"), ["pepper", "chilli"], "plain"), ("ginger", "food/spices/ginger.png", ["ginger"]), ("almond", "food/nuts/almond.png", ["almond"], "plain"), ("chilli", green("chilepepper"), ["chilli", "pepper"])])
stamps("cropsclassification", "does-not-belong", [("broccoli", green("broccoli"), None, "plain"), ("pumpkin", green("pumpkin_small"), None), ("walnut", "food/nuts/walnut.png", None, "plain"), ("daffodil", "plants/flowers/daffodil.png", None, "grass"), ("rose", "plants/flowers/rose.png", None), ("hedgehog", "animals/mammals/hedgehog.png", None, "grass")])
stamps("calorie-nutrition", "belongs", [
    ("apple", fruit("apple_fuji"), ["apple"], "plain"), ("banana", fruit("banana"), ["banana"], "plain"), ("orange", fruit("orange_seville"), ["orange"]), ("lemon", fruit("lemon"), ["lemon"], "plain"), ("kiwi", fruit("kiwi"), ["kiwi"], "plain"), ("pear", fruit("pear"), ["pear"], "plain"), ("mango", fruit("mango"), ["mango"]), ("grapes", fruit("grapes"), ["grape"]), ("tomato", green("tomato"), ["tomato"]), ("granny", fruit("apple_granny_smith"), ["apple"])])
stamps("calorie-nutrition", "does-not-belong", [("pizza", "food/pizza.png", None), ("broccoli", green("broccoli"), None), ("walnut", "food/nuts/walnut.png", None), ("teddy", "animals/mammals/bears/toys/edward_bear.png", None), ("syringe", "medical/syringe.png", None, "plain"), ("rubber-duck", "household/rubberduck.png", None), ("rose", "plants/flowers/rose.png", None, "plain"), ("sheep", "animals/mammals/bovines/sheep.png", None, "grass")])
stamps("plantdisease", "belongs", [("strawberry", fruit("strawberry"), ["strawberry__healthy"], "grass"), ("strawberry-two", fruit("Strawberry2"), ["strawberry__healthy"], "plain")])
stamps("plantdisease", "does-not-belong", [
    ("holly", "plants/trees/holly_leaves.png", None, "plain"), ("oak", "plants/trees/holm_oak.png", None, "grass"), ("birch", "plants/trees/birch.png", None, "grass"), ("lettuce", green("lettuce"), None, "grass"), ("red-lettuce", green("redlettuce"), None), ("bolted", "plants/lettuce_bolted.png", None, "grass"), ("thyme", "plants/thyme.png", None, "plain"), ("lavender", "plants/lavender.png", None, "grass"),
    ("daffodil", "plants/flowers/daffodil.png", None, "grass"), ("iris", "plants/flowers/iris.png", None, "grass"), ("petunia", "plants/flowers/whitestar-petunia.png", None), ("cep", "plants/mushrooms/cep.png", None, "grass"), ("rambutan", "plants/trees/rambutan.png", None), ("broccoli", green("broccoli"), None, "plain"), ("mantis", "animals/insects/mantis.png", None, "grass"), ("grasshopper", "animals/insects/grasshopper.png", None, "plain")])
cows = lambda name: f"animals/mammals/bovines/{name}.png"
stamps("cattle-health", "belongs", [("cow", cows("cow"), ["healthy"], "grass"), ("white-cow", cows("cow_white"), ["healthy"], "grass"), ("bull", cows("bull"), ["healthy"], "grass"), ("cow-yard", cows("cow"), ["healthy"], "gravel"), ("zebu", cows("zebu"), ["healthy"], "gravel")])
stamps("cattle-health", "does-not-belong", [("sheep", cows("sheep"), None, "grass"), ("goat", cows("goat"), None, "grass"), ("horse", "animals/mammals/equines/horse.png", None, "grass"), ("donkey", "animals/mammals/equines/donkey.png", None, "gravel"), ("pig", "animals/mammals/pig.png", None, "grass"), ("dog", "animals/mammals/dogs/dog.png", None, "grass"), ("elephant", "animals/mammals/elephant.png", None, "grass"), ("hippo", "animals/mammals/hippopotamus.png", None, "gravel"), ("bear", "animals/mammals/bears/bear.png", None, "grass")])
stamps("parasitesclassification", "does-not-belong", [("bee", "animals/insects/bee.png", None, "plain"), ("kiwi", fruit("kiwi"), None, "plain"), ("slug", "animals/insects/Brown_slug.png", None, "plain"), ("pecan", "food/nuts/pecan.png", None, "plain")])

others = [("astronaut", SKIMAGE / "astronaut.png"), ("cat", SKIMAGE / "chelsea.png"), ("coffee", SKIMAGE / "coffee.png"), ("retina", SKIMAGE / "retina.jpg"), ("rocket", SKIMAGE / "rocket.jpg"), ("moon", SKIMAGE / "moon.png"), ("ihc", SKIMAGE / "ihc.png"), ("coins", SKIMAGE / "coins.png"), ("page", SKIMAGE / "page.png"), ("gravel", SKIMAGE / "gravel.png"), ("flower", SKLEARN / "flower.jpg"), ("temple", SKLEARN / "china.jpg"), ("aloe", OPENCV / "aloeL.jpg"), ("building", OPENCV / "building.jpg"), ("butterfly", OPENCV / "butterfly.jpg"), ("board", OPENCV / "board.jpg"), ("cards", OPENCV / "cards.png"), ("smarties", OPENCV / "smarties.png")]
picked = {"cropsclassification": ["cat", "astronaut", "coins", "temple", "flower", "aloe"], "calorie-nutrition": ["coins", "cat", "cards", "board"], "plantdisease": ["flower", "aloe", "temple", "cat", "ihc", "butterfly", "gravel"], "cattle-health": ["cat", "astronaut", "aloe", "moon", "building"], "parasitesclassification": ["ihc", "retina", "coins", "moon", "gravel", "smarties", "cat", "page", "flower", "coffee", "rocket"]}
for model, names in picked.items():
    for name, path in others:
        if name in names:
            add(model, f"other-{name}", photo(path), None, f"a free photograph, {path.name}", "does-not-belong")
add("cropsclassification", "orange-photo", photo(OPENCV / "orange.jpg"), {"labels": ["orange"]}, "a free photograph, orange.jpg")
add("calorie-nutrition", "orange-photo", photo(OPENCV / "orange.jpg"), {"labels": ["orange"]}, "a free photograph, orange.jpg")
add("cropsclassification", "apple-photo", photo(OPENCV / "apple.jpg"), {"labels": ["apple"]}, "a free photograph, apple.jpg")


def smear(cells, sick, size=(640, 480), seed=1, blur=0.8):
    """Cells of a thin smear, some with a ring or a dark body inside."""
    chance = random.Random(seed)
    picture = Image.new("RGB", size, (232, 222, 214))
    draw = ImageDraw.Draw(picture)
    placed = []
    while len(placed) < cells:
        x, y, r = chance.randrange(50, size[0] - 50), chance.randrange(50, size[1] - 50), chance.randrange(25, 31)
        if all((x - a) ** 2 + (y - b) ** 2 > (r + c + 10) ** 2 for a, b, c in placed):
            placed.append((x, y, r))
    for index, (x, y, r) in enumerate(placed):
        draw.ellipse([x - r, y - r * 0.95, x + r, y + r * 0.95], fill=(208, 152, 150))
        draw.ellipse([x - r * 0.35, y - r * 0.35, x + r * 0.35, y + r * 0.35], fill=(222, 178, 172))
        if index < sick:
            u, v = x + chance.randrange(-9, 9), y + chance.randrange(-9, 9)
            draw.ellipse([u - 8, v - 8, u + 8, v + 8], outline=(96, 50, 130), width=3)
            draw.ellipse([u + 4, v - 9, u + 11, v - 2], fill=(80, 30, 110))
    return Image.fromarray((numpy.asarray(picture.filter(ImageFilter.GaussianBlur(blur))) + numpy.random.default_rng(seed).normal(0, 3, (size[1], size[0], 1))).clip(0, 255).astype("uint8"))


for name, cells, sick in [("smear-clean", 14, 0), ("smear-two", 16, 2), ("smear-few", 7, 1), ("smear-many", 24, 4), ("smear-none", 10, 0), ("smear-half", 12, 6)]:
    add("parasitesclassification", name, smear(cells, sick, seed=cells), {"counts": {"parasitized": [max(0, sick - 1), sick + 1], "uninfected": [cells - sick - 2, cells - sick + 1]}}, "a smear drawn by a short script")


def herd(name, text, truth, kind="belongs", made="a herd table written by a short script"):
    (BLIND / "cattle-health" / "files" / f"{name}.csv").write_text(text, encoding="utf-8")
    cases["cattle-health"].append(case(f"barn-{name}", kind, made, truth, file=f"files/{name}.csv"))


columns = ["Cow_ID", "Day", "IUFL", "EUFL", "IUFR", "EUFR", "IURL", "EURL", "IURR", "EURR"]


def table(levels, comma=",", order=None, head=columns):
    chance = random.Random(sum(levels.values()))
    rows = [[cow, day, *(value for _ in range(4) for value in (level + chance.randrange(-3, 3), int(level * 1.19) + chance.randrange(-3, 3)))] for cow, level in levels.items() for day in range(1, 7)]
    order = order or range(len(head))
    return "\n".join(comma.join(str(row[i]) for i in order) for row in [list(head), *rows]) + "\n"


herd("herd-two", table({"Frieda": 150, "Gerda": 245, "Hilde": 151}), {"cows": ["Frieda", "Gerda", "Hilde"]})
herd("herd-healthy", table({"101": 149, "102": 152, "103": 150, "104": 151}), {"cows": ["101", "102", "103", "104"]})
herd("herd-semicolon", table({"Ida": 152, "Jule": 150, "Karla": 248}, ";"), {"cows": ["Ida", "Jule", "Karla"]}, made="a herd table with semicolons")
herd("herd-order", table({"A7": 243, "A8": 150}, order=[1, 0, 9, 8, 7, 6, 5, 4, 3, 2]), {"cows": ["A7", "A8"]}, made="a herd table with its columns in another order")
herd("herd-milk", "cow,date,litres\n1,2025-01-01,28\n2,2025-01-01,31\n", None, "does-not-belong", "a table of milk yields")
herd("herd-blank", "\n", None, "does-not-belong", "an empty table")

if __name__ == "__main__":
    for model, own in cases.items():
        write_cases(model, own)
