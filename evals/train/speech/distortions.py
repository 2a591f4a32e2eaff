"""What rooms, noises, telephones and microphones do to a voice."""

import random

import numpy as np
from scipy import signal

RATE = 16_000


def pink(length: int, noise: np.random.Generator) -> np.ndarray:
    bands = np.fft.rfft(noise.standard_normal(length))
    sound = np.fft.irfft(bands / np.sqrt(np.maximum(np.fft.rfftfreq(length, 1 / RATE), 20)), length)
    return sound / sound.std()


def by_telephone(sound: np.ndarray, low: float = 300, high: float = 3400) -> np.ndarray:
    band = signal.sosfilt(signal.butter(4, [low, high], "band", fs=RATE, output="sos"), sound)
    band /= np.abs(band).max() + 1e-9
    steps = np.round(np.log1p(255 * np.abs(band)) / np.log1p(255) * 127) / 127
    return np.sign(band) * (256.0**steps - 1) / 255


def other_sound(length: int, voices, chance: random.Random, noise: np.random.Generator) -> np.ndarray:
    """Hiss, pink noise, the hum of a machine, or four voices at once."""
    kind = chance.random()
    if kind < 0.35:
        return noise.standard_normal(length)
    if kind < 0.65:
        return pink(length, noise)
    if kind < 0.8:
        hertz, time = chance.choice([50, 60, 100, 120]), np.arange(length) / RATE
        hum = sum(np.sin(2 * np.pi * hertz * over * time + chance.random() * 6) / over for over in range(1, 6))
        return hum + 0.2 * noise.standard_normal(length)
    together = np.zeros(length)
    for _ in range(4):
        voice = np.resize(voices(), length)
        together += voice / (voice.std() + 1e-6)
    return together


def distorted(samples: np.ndarray, voices, chance: random.Random, noise: np.random.Generator) -> np.ndarray:
    """`voices` gives another recording, for talk in the background."""
    sound = samples.astype("float64")
    if chance.random() < 0.3:
        length = int(chance.uniform(0.15, 0.7) * RATE)
        room = noise.standard_normal(length) * np.exp(-6.9 * np.arange(length) / length)
        sound = sound + chance.uniform(0.2, 0.7) * signal.fftconvolve(sound, room / np.sqrt((room**2).sum()))[: len(sound)]
    if chance.random() < 0.4:
        other = other_sound(len(sound), voices, chance, noise)
        level = np.sqrt(np.mean(sound**2)) / 10 ** (chance.uniform(4, 22) / 20)
        sound = sound + other / (other.std() + 1e-9) * level
    if chance.random() < 0.25:
        sound = by_telephone(sound, *chance.choice([(300, 3400), (200, 3600), (120, 5000)]))
    if chance.random() < 0.1:
        sound = np.clip(sound * chance.uniform(2, 6), -1, 1)
    if chance.random() < 0.15:
        sound = signal.sosfilt(signal.butter(2, chance.choice([1500, 2500, 4000]), "low", fs=RATE, output="sos"), sound)
    return (sound * chance.uniform(0.05, 1) / (np.abs(sound).max() + 1e-9)).astype("float32")
