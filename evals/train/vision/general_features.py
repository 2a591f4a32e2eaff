"""
Writes what the general network (EfficientNet-Lite0, `packages/engines/src/vision/general`) sees of every picture of a set, as it is and once
shifted as a phone, a screen or a mail program shifts it. SET.npz: `plain` float16 (n, 1280), `shifted` (m, 1280), `shifted_of` places in them;
`rows` are their numbers in the index.

python general_features.py general.onnx --data $DATA/vision --sets cattle crops … --out $SEEN
python general_features.py general.onnx --folder $STRANGERS --out $SEEN
"""

import argparse
import io
import random
from pathlib import Path

import numpy as np
import onnxruntime
from PIL import Image, ImageDraw, ImageEnhance, ImageFilter

from pictures import made_up, read_index

side = 224


def seen_form(picture: Image.Image) -> np.ndarray:
    squashed = picture.convert("RGB").resize((side, side), Image.Resampling.LANCZOS)
    return np.asarray(squashed).astype(np.float32).transpose(2, 0, 1) / 255


def shifted(picture: Image.Image, chance: random.Random) -> Image.Image:
    picture = picture.convert("RGB")
    kinds = ["turn", "crop", "jpeg", "blur", "colour", "perspective", "screen", "grey", "tilt"]
    for kind in chance.sample(kinds, chance.choice([1, 1, 2])):
        width, height = picture.size
        if kind == "turn":
            picture = picture.transpose(chance.choice([Image.Transpose.ROTATE_90, Image.Transpose.ROTATE_180, Image.Transpose.ROTATE_270]))
        elif kind == "crop":
            share = chance.uniform(0.55, 0.9)
            w, h = int(width * share), int(height * share)
            x, y = chance.randint(0, width - w), chance.randint(0, height - h)
            picture = picture.crop((x, y, x + w, y + h))
        elif kind == "jpeg":
            share, packed = chance.uniform(0.5, 1), io.BytesIO()
            picture.resize((max(32, int(width * share)), max(32, int(height * share)))).save(packed, "JPEG", quality=chance.randint(15, 50))
            picture = Image.open(packed).convert("RGB")
        elif kind == "blur":
            picture = picture.filter(ImageFilter.GaussianBlur(chance.uniform(0.5, 1.6)))
        elif kind == "colour":
            tints = [chance.uniform(0.8, 1.15) for _ in range(3)]
            picture = Image.merge("RGB", [c.point(lambda v, t=t: int(min(255, v * t))) for c, t in zip(picture.split(), tints)])
            picture = ImageEnhance.Contrast(ImageEnhance.Brightness(picture).enhance(chance.uniform(0.6, 1.4))).enhance(chance.uniform(0.6, 1.4))
        elif kind == "grey":
            picture = ImageEnhance.Color(picture).enhance(chance.uniform(0, 0.5))
        elif kind == "perspective":
            off = lambda length: chance.uniform(0, 0.12) * length
            corners = [off(width), off(height), off(width), height - off(height), width - off(width), height - off(height), width - off(width), off(height)]
            picture = picture.transform((width, height), Image.Transform.QUAD, corners, Image.Resampling.BILINEAR)
        elif kind == "screen":
            ground = Image.new("RGB", (int(width * chance.uniform(1.05, 1.5)), int(height * chance.uniform(1.1, 1.6))), chance.choice([(255,) * 3, (20, 20, 22), (240, 240, 245)]))
            ground.paste(picture, ((ground.width - width) // 2, (ground.height - height) // 2))
            picture = ground
        else:
            picture = picture.rotate(chance.uniform(-25, 25), Image.Resampling.BILINEAR, expand=chance.random() < 0.5, fillcolor=chance.choice([(0,) * 3, (255,) * 3, (128,) * 3]))
    return picture


def ground(size: tuple[int, int], scenes: list[Image.Image], chance: random.Random) -> Image.Image:
    kind = chance.randint(0, 3)
    colours = [tuple(chance.randint(0, 255) for _ in range(3)) for _ in range(2)]
    if kind == 0:
        return Image.new("RGB", size, tuple(chance.randint(200, 255) for _ in range(3)))
    if kind == 1:
        return Image.new("RGB", size, colours[0])
    if kind == 2:
        return Image.composite(Image.new("RGB", size, colours[0]), Image.new("RGB", size, colours[1]), Image.linear_gradient("L").resize(size))
    return chance.choice(scenes).convert("RGB").resize(size).filter(ImageFilter.GaussianBlur(chance.uniform(0, 5)))


def pasted(picture: Image.Image, scenes: list[Image.Image], chance: random.Random) -> Image.Image:
    """The middle of a picture laid on another ground, so that a thing cut out and laid on something is not strange for that alone."""
    picture = picture.convert("RGB")
    width, height = picture.size
    mask = Image.new("L", picture.size, 0)
    ImageDraw.Draw(mask).ellipse([width * chance.uniform(0.02, 0.15), height * chance.uniform(0.02, 0.15), width * chance.uniform(0.85, 0.98), height * chance.uniform(0.85, 0.98)], fill=255)
    size = chance.choice([(400, 400), (400, 300), (300, 400)])
    scale = chance.uniform(0.5, 0.95) * min(size[0] / width, size[1] / height)
    turn = chance.uniform(-15, 15)
    thing, mask = (p.resize((max(1, int(width * scale)), max(1, int(height * scale)))).rotate(turn, expand=True) for p in (picture, mask.filter(ImageFilter.GaussianBlur(1.5))))
    whole = ground(size, scenes, chance)
    whole.paste(thing, (chance.randint(0, max(0, size[0] - thing.width)), chance.randint(0, max(0, size[1] - thing.height))), mask)
    return whole


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", type=Path)
    parser.add_argument("--data", type=Path)
    parser.add_argument("--sets", nargs="*", default=[])
    parser.add_argument("--folder", type=Path, help="pictures of other things, KIND--name.jpg, by out_of_domain.py")
    parser.add_argument("--shifted", type=float, default=0.7, help="share of the pictures that are shown shifted too")
    parser.add_argument("--pasted", type=float, default=0, help="share that is shown laid on another ground, too; wants --folder")
    parser.add_argument("--most", type=int, default=10**6, help="pictures of a set, chosen by chance")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    session_options = onnxruntime.SessionOptions()
    session_options.intra_op_num_threads = 1
    network = onnxruntime.InferenceSession(options.network, session_options, providers=["CPUExecutionProvider"])

    def see(pictures) -> np.ndarray:
        found = [network.run(["pooled"], {"picture": seen_form(p)[None]})[0] for p in pictures]
        return np.concatenate(found).astype(np.float16) if found else np.zeros((0, 1280), np.float16)

    scenes = [Image.open(f) for f in sorted(options.folder.glob("wall--*.jpg"))] if options.folder else []
    for folder in options.sets:
        rows, chance = read_index(options.data / folder), random.Random(folder)
        numbers = sorted(chance.sample(range(len(rows)), min(len(rows), options.most)))
        rows = [rows[i] for i in numbers]
        chosen = [i for i in range(len(rows)) if chance.random() < options.shifted]
        laid = [i for i in range(len(rows)) if chance.random() < options.pasted]
        np.savez(
            options.out / f"{folder}.npz",
            plain=see(Image.open(r.path) for r in rows),
            shifted=np.concatenate([see(shifted(Image.open(rows[i].path), chance) for i in chosen), see(pasted(Image.open(rows[i].path), scenes, chance) for i in laid)]),
            shifted_of=np.array([*chosen, *laid], int),
            rows=np.array(numbers),
        )
        print(folder, len(rows), flush=True)
    if options.folder:
        files = sorted(options.folder.glob("*--*.jpg"))
        nothing = made_up(150, 192, 1)
        seen = np.concatenate([see(Image.open(f) for f in files), see(Image.fromarray(p) for p in nothing)])
        np.savez(options.out / "strangers.npz", names=np.array([f.name for f in files] + [f"made--{i}" for i in range(150)]), plain=seen)


if __name__ == "__main__":
    main()
