"""What all makers of sound share: eSpeak NG speaks, SoX spoils, ffmpeg packs. 16 kHz mono MP3 at a low rate."""
import pathlib
import subprocess
import tempfile

import numpy

RATE = 16000


def run(*command, **more):
    return subprocess.run([str(part) for part in command], check=True, capture_output=True, **more)


def speak(text, voice="en-us", speed=150, pitch=50):
    """Samples −1…1 at 16 kHz."""
    with tempfile.TemporaryDirectory() as work:
        out = pathlib.Path(work, "said.wav")
        run("espeak-ng", "-v", voice, "-s", speed, "-p", pitch, "-w", out, text)
        raw = run("sox", out, "-r", RATE, "-c", 1, "-t", "f32", "-").stdout
    samples = numpy.frombuffer(raw, dtype="<f4")
    return samples / max(0.01, numpy.abs(samples).max()) * 0.7


def effects(samples, *chain):
    """SoX effects, such as ('reverb', 60)."""
    raw = run("sox", "-t", "f32", "-r", RATE, "-c", 1, "-", "-t", "f32", "-r", RATE, "-c", 1, "-", *chain, input=samples.astype("<f4").tobytes()).stdout
    return numpy.frombuffer(raw, dtype="<f4")


def noisy(samples, decibels, kind="pink", seed=1):
    """Noise so many dB below the sound's mean power."""
    generator = numpy.random.default_rng(seed)
    noise = generator.normal(0, 1, len(samples))
    if kind == "pink":
        spectrum = numpy.fft.rfft(noise) / numpy.sqrt(numpy.maximum(1, numpy.arange(len(noise) // 2 + 1)))
        noise = numpy.fft.irfft(spectrum, len(noise))
    power = numpy.sqrt((samples**2).mean())
    return samples + noise / numpy.sqrt((noise**2).mean()) * power * 10 ** (-decibels / 20)


def telephone(samples):
    return effects(effects(samples, "sinc", "300-3400"), "rate", 8000, "rate", RATE)


def save(samples, path, bitrate="24k"):
    pathlib.Path(path).parent.mkdir(parents=True, exist_ok=True)
    raw = numpy.clip(samples, -1, 1).astype("<f4").tobytes()
    codec = {".wav": ["-c:a", "pcm_s16le"], ".m4a": ["-c:a", "aac", "-b:a", bitrate]}.get(pathlib.Path(path).suffix, ["-b:a", bitrate])
    run("ffmpeg", "-y", "-f", "f32le", "-ar", RATE, "-ac", 1, "-i", "-", *codec, path, input=raw)
