"""
Makes the sample files of the model snore-detection.

    python evals/train/audio/snore_samples.py --data DIR/audio/snore

No openly licensed snore is in the data (the Khan set states no licence), so the snores are synthetic: puffs of the soft
palate, 28 to 45 a second, coloured by the resonances of throat and nose. The other sounds are seconds of ESC-10 clips
of the validation split, one after another. Needs the ffmpeg command.
"""

import argparse
import subprocess
import tempfile
from pathlib import Path

import numpy as np
import soundfile

from log_mel import RATE
from snore_detection import SHIPPED

FADE = RATE // 50

# All of them CC0 at their origin.
JOINED = {
    "rain": ["val/other/0053.flac", "val/other/0054.flac"] * 2,
    "restless-house": [f"val/other/00{number}.flac" for number in (59, 57, 61, 52, 60, 58, 62, 59)],
}


def resonance(samples, hertz, width):
    """A second-order resonator of unit gain at its peak, in the frequency domain."""
    spectrum = np.fft.rfft(samples)
    frequency = np.fft.rfftfreq(len(samples), 1 / RATE)
    return np.fft.irfft(spectrum / (1 + 1j * (frequency - hertz) / width), n=len(samples))


def synthetic_snore(random, seconds):
    """One breath in: a train of puffs that quickens, with turbulence between them."""
    length = int(seconds * RATE)
    rate = np.linspace(random.uniform(28, 34), random.uniform(36, 45), length) * (1 + 0.03 * np.cumsum(random.normal(size=length)) / 300)
    phase = np.cumsum(rate / RATE) % 1
    puffs = np.exp(-phase * random.uniform(9, 13))
    source = puffs * (0.5 + 0.5 * random.normal(size=length)) + 0.06 * random.normal(size=length)
    throat = sum(
        gain * resonance(source, hertz * random.uniform(0.9, 1.1), width)
        for hertz, width, gain in ((130, 60, 1.0), (320, 90, 0.8), (650, 140, 0.5), (1150, 220, 0.25), (2300, 500, 0.08))
    )
    time = np.linspace(0, 1, length)
    breath = np.minimum(1, time / 0.25) * np.minimum(1, (1 - time) / 0.15)
    return throat / np.abs(throat).max() * breath


def bedroom(random, seconds, level):
    """Air and a distant street: noise that falls with frequency. `level` in dBFS RMS."""
    spectrum = np.fft.rfft(random.normal(size=int(seconds * RATE)))
    spectrum /= np.maximum(np.fft.rfftfreq(int(seconds * RATE), 1 / RATE), 60) ** 0.8
    noise = np.fft.irfft(spectrum, n=int(seconds * RATE))
    return noise / np.sqrt(np.mean(noise**2)) * 10 ** (level / 20)


def night(seed, seconds, starts):
    random = np.random.default_rng(seed)
    sound = bedroom(random, seconds, -56)
    for start in starts:
        snore = synthetic_snore(random, random.uniform(1.1, 1.5)) * random.uniform(0.3, 0.5)
        first = int(start * RATE)
        sound[first : first + len(snore)] += snore
        # The breath out: soft, and no snore.
        out = bedroom(random, 0.9, -42) * np.hanning(int(0.9 * RATE))
        after = first + len(snore) + int(0.3 * RATE)
        sound[after : after + len(out)] += out[: max(0, len(sound) - after)]
    return sound


def joined(folder, files):
    parts = []
    for file in files:
        samples = soundfile.read(folder / file, dtype="float32")[0].astype(float)
        fade = np.minimum(1, np.minimum(np.arange(len(samples)), np.arange(len(samples))[::-1]) / FADE)
        parts.append(samples * fade)
    return np.concatenate(parts)


def write_mp3(sound, path):
    with tempfile.NamedTemporaryFile(suffix=".wav") as wav:
        soundfile.write(wav.name, np.clip(sound, -1, 1), RATE, subtype="PCM_16")
        encode = ["-map_metadata", "-1", "-codec:a", "libmp3lame", "-b:a", "32k"]
        subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", wav.name, *encode, str(path)], check=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True, type=Path)
    parser.add_argument("--out", type=Path, default=SHIPPED / "samples")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    write_mp3(night(11, 24, [1, 4.5, 8.1, 11.6, 15.2, 18.8, 22.2]), options.out / "steady-snoring.mp3")
    snores = night(7, 32, [1, 4.6, 8.1, 22.2, 25.8, 29.1])
    write_mp3(snores, options.out / "synthetic-snoring.mp3")
    for name, files in JOINED.items():
        write_mp3(joined(options.data, files), options.out / f"{name}.mp3")
    rain = np.tile(joined(options.data, JOINED["rain"]), 8)[: len(snores)]
    write_mp3(snores + rain / np.sqrt(np.mean(rain**2)) * 10 ** (-24 / 20), options.out / "snoring-in-heavy-rain.mp3")
    whole = (options.out / "synthetic-snoring.mp3").read_bytes()
    (options.out / "cut-off.mp3").write_bytes(whole[: len(whole) * 2 // 5])


if __name__ == "__main__":
    main()
