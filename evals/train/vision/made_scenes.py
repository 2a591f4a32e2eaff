"""Pictures of no particular thing, made by sums: tunnels, drops and cells, noise, tiles, night, gradients, fibres, stones, skin."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

side = 256
down, across = np.mgrid[0:side, 0:side] / side
Chance = np.random.Generator


def cloud(chance: Chance, exponent: float | None = None) -> np.ndarray:
    """Noise whose power falls with frequency, 0…1."""
    exponent = exponent or chance.uniform(0.8, 2.6)
    steps = np.fft.fftfreq(side)
    distance = np.hypot(steps[:, None], steps[None])
    distance[0, 0] = 1
    noise = np.fft.ifft2(np.fft.fft2(chance.normal(size=(side, side))) / distance ** (exponent / 2)).real
    return (noise - noise.min()) / (np.ptp(noise) + 1e-9)


def between(values: np.ndarray, first: np.ndarray, last: np.ndarray) -> np.ndarray:
    return first + (last - first) * values[..., None]


def colour(chance: Chance, low: float = 0, high: float = 255) -> np.ndarray:
    return chance.uniform(low, high, 3)


def tunnel(chance: Chance) -> np.ndarray:
    x, y = chance.uniform(0.35, 0.65, 2)
    radius = np.hypot(across - x, (down - y) * chance.uniform(0.8, 1.3))
    depth = radius * chance.uniform(1.4, 2.6) + 0.25 * (cloud(chance) - 0.5) + 0.08 * np.sin(radius * chance.uniform(20, 90))
    scene = between(np.clip(depth, 0, 1), colour(chance, 20, 90) * chance.uniform(0.05, 0.5), colour(chance, 90, 220))
    if chance.random() < 0.5:
        floor = np.abs(np.arctan2(down - y, across - x) - np.pi / 2) < chance.uniform(0.1, 0.4)
        scene += floor[..., None] * chance.uniform(-60, 40) * radius[..., None]
    if chance.random() < 0.3:
        scene[radius > 0.5] = 0
    return scene + chance.normal(0, chance.uniform(2, 14), (side, side, 1))


def drops(chance: Chance) -> np.ndarray:
    ground = colour(chance, 150, 255) if chance.random() < 0.7 else colour(chance, 60, 150)
    scene = between(cloud(chance), ground * 0.92, ground)
    for _ in range(chance.integers(1, 60)):
        x, y = chance.uniform(0, 1, 2)
        length, turn = chance.uniform(0.02, 0.2), chance.uniform(0, 3.2)
        along = (across - x) * np.cos(turn) + (down - y) * np.sin(turn)
        beside = (down - y) * np.cos(turn) - (across - x) * np.sin(turn)
        off = (along / length) ** 2 + (beside / (length * chance.uniform(0.5, 1))) ** 2
        inside = 0.75 * np.clip((1.05 - off) * 8, 0, 1)[..., None]
        scene = scene * (1 - inside) + inside * (ground * chance.uniform(0.45, 0.95) + chance.uniform(-30, 10, 3))
        scene -= np.exp(-(((off - 1) * chance.uniform(4, 12)) ** 2))[..., None] * chance.uniform(20, 90)
    if chance.random() < 0.4:
        scene[np.hypot(across - 0.5, down - 0.5) > chance.uniform(0.42, 0.6)] = chance.choice([0, 20])
    return scene


def noise(chance: Chance) -> np.ndarray:
    return between(cloud(chance), colour(chance), colour(chance)) + chance.normal(0, chance.uniform(0, 20), (side, side, 3))


def tiles(chance: Chance) -> np.ndarray:
    count = chance.integers(3, 14)
    number = (across * count).astype(int) + (down * count * chance.uniform(0.5, 2)).astype(int)
    scene = np.array([colour(chance) for _ in range(4)])[number % chance.integers(2, 5)]
    scene[((across * count) % 1 < 0.06) | ((down * count) % 1 < 0.06)] = colour(chance)
    return scene + 30 * (cloud(chance)[..., None] - 0.5)


def night(chance: Chance) -> np.ndarray:
    scene = noise(chance) * chance.uniform(0.02, 0.18)
    for _ in range(chance.integers(0, 9)):
        x, y = chance.uniform(0, 1, 2)
        near = np.exp(-((across - x) ** 2 + (down - y) ** 2) / chance.uniform(0.0002, 0.01))
        scene += near[..., None] * colour(chance, 80, 255)
    return scene


def gradient(chance: Chance) -> np.ndarray:
    turn = chance.uniform(0, 6.3)
    slope = np.clip(0.5 + (across - 0.5) * np.cos(turn) + (down - 0.5) * np.sin(turn), 0, 1)
    return between(slope, colour(chance), colour(chance)) + chance.normal(0, chance.uniform(0, 6), (side, side, 3))


def fibres(chance: Chance) -> np.ndarray:
    picture = Image.fromarray(np.clip(noise(chance), 0, 255).astype(np.uint8))
    pen = ImageDraw.Draw(picture)
    for _ in range(chance.integers(20, 200)):
        ends = [tuple(chance.uniform(0, side, 2)) for _ in range(2)]
        pen.line(ends, fill=tuple(int(c) for c in colour(chance)), width=int(chance.integers(1, 5)))
    return np.asarray(picture).astype(float)


def stones(chance: Chance) -> np.ndarray:
    points = chance.uniform(0, 1, (chance.integers(15, 160), 2))
    distances = np.sort(np.hypot(across[..., None] - points[:, 0], down[..., None] - points[:, 1]), -1)
    edge = np.clip((distances[..., 1] - distances[..., 0]) * chance.uniform(8, 40), 0, 1)
    shade = colour(chance, 60, 200)
    return between(edge, shade * 0.25, shade * 1.1) + 50 * (cloud(chance)[..., None] - 0.5)


def skin(chance: Chance) -> np.ndarray:
    tone = chance.choice([(224, 180, 150), (190, 140, 110), (120, 80, 60), (245, 210, 190)]) + chance.normal(0, 8, 3)
    scene = between(cloud(chance, 2.4), tone * 0.8, tone * 1.05)
    for _ in range(chance.integers(0, 5)):
        x, y = chance.uniform(0.2, 0.8, 2)
        near = np.exp(-((across - x) ** 2 + (down - y) ** 2) / chance.uniform(0.001, 0.02))
        scene -= near[..., None] * chance.uniform(0, 120, 3)
    return scene


makers = {"tunnel": (tunnel, 120), "drops": (drops, 90), "noise": (noise, 50), "tiles": (tiles, 40), "night": (night, 50), "gradient": (gradient, 30), "fibres": (fibres, 30), "stones": (stones, 60), "skin": (skin, 50)}


def made_scenes(seed: int = 11) -> list[tuple[str, Image.Image]]:
    """Each with its kind; some out of focus."""
    chance = np.random.default_rng(seed)
    scenes = []
    for kind, (make, count) in makers.items():
        for _ in range(count):
            picture = Image.fromarray(np.clip(make(chance), 0, 255).astype(np.uint8))
            if chance.random() < 0.4:
                picture = picture.filter(ImageFilter.GaussianBlur(chance.uniform(0.5, 4)))
            scenes.append((kind, picture))
    return scenes
