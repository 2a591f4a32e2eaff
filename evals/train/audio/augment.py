"""Changes that leave the label alone: what another room, microphone, distance or file format would do to the same sound."""

import torch

from log_mel import BANDS, RATE


def uniform(count, low, high, generator):
    return torch.rand(count, generator=generator) * (high - low) + low


def chance(count, probability, generator):
    return torch.rand(count, generator=generator) < probability


def root_mean_square(samples):
    return samples.square().mean(dim=1, keepdim=True).sqrt().clamp(min=1e-6)


def mixed(samples, other, decibels):
    """`other` added at the given signal-to-noise ratio (dB, one per row)."""
    gain = root_mean_square(samples) / root_mean_square(other) * 10 ** (-decibels[:, None] / 20)
    return samples + other * gain


def change_speed(samples, generator):
    """Pitch and tempo together, 0.85 to 1.18 times, about the middle of the window; the edges repeat backwards."""
    speed = 2 ** uniform(len(samples), -0.24, 0.24, generator)
    length = samples.shape[1]
    place = (torch.arange(length)[None] - length / 2) * speed[:, None] + length / 2
    place = place.abs()
    place = torch.where(place > length - 2, 2 * (length - 2) - place, place).clamp(0, length - 2)
    low = place.long()
    share = place - low
    return samples.gather(1, low) * (1 - share) + samples.gather(1, low + 1) * share


def shift(samples, generator):
    steps = torch.randint(0, samples.shape[1], (len(samples),), generator=generator)
    steps = torch.where(chance(len(samples), 0.8, generator), steps, 0)
    place = (torch.arange(samples.shape[1])[None] + steps[:, None]) % samples.shape[1]
    return samples.gather(1, place)


def coloured_noise(shape, generator):
    """White to brown: power falling as f^-a, a from 0 to 2, one slope per row."""
    spectrum = torch.fft.rfft(torch.randn(shape, generator=generator))
    slope = uniform(shape[0], 0, 1, generator)[:, None]
    frequency = torch.arange(spectrum.shape[1]).clamp(min=RATE // 800)[None]
    return torch.fft.irfft(spectrum * frequency**-slope, n=shape[1])


def augment_samples(samples, backgrounds, generator):
    """[n, samples]; `backgrounds` are windows of the class 'other', which may lie under either class."""
    count = len(samples)
    samples = torch.where(chance(count, 0.5, generator)[:, None], change_speed(samples, generator), samples)
    samples = shift(samples, generator)
    chosen = backgrounds[torch.randint(0, len(backgrounds), (count,), generator=generator)]
    under = mixed(samples, shift(chosen, generator), uniform(count, 3, 30, generator))
    samples = torch.where(chance(count, 0.4, generator)[:, None], under, samples)
    noisy = mixed(samples, coloured_noise(samples.shape, generator), uniform(count, 3, 45, generator))
    samples = torch.where(chance(count, 0.5, generator)[:, None], noisy, samples)
    gain = 10 ** (uniform(count, -30, 10, generator)[:, None] / 20)
    return (samples * gain).clamp(-1, 1)


def equalise(power, generator):
    """Multiplies the mel bands [n, BANDS, frames] by a smooth random curve of ±10 dB, and at times cuts the top off."""
    count = len(power)
    knots = torch.randn((count, 1, 6), generator=generator) * 5
    curve = torch.nn.functional.interpolate(knots, size=BANDS, mode="linear", align_corners=True)[:, 0].clamp(-10, 10)
    edge = torch.randint(BANDS // 2, BANDS, (count, 1), generator=generator)
    above = (torch.arange(BANDS)[None] - edge).clamp(min=0)
    curve = curve - torch.where(chance(count, 0.25, generator)[:, None], above * 6, 0)
    return power * 10 ** (curve / 10)[:, :, None]


def mask(picture, generator, bands=10, frames=24):
    """Blanks one stripe of bands and one of frames in each log-mel picture, with its mean."""
    count, _, height, width = picture.shape
    for size, length, axis in ((bands, height, 2), (frames, width, 3)):
        span = torch.randint(0, size + 1, (count, 1), generator=generator)
        start = (torch.rand((count, 1), generator=generator) * (length - span)).long()
        place = torch.arange(length)[None]
        hidden = (place >= start) & (place < start + span)
        hidden = hidden[:, None, :, None] if axis == 2 else hidden[:, None, None, :]
        picture = torch.where(hidden, picture.mean(dim=(2, 3), keepdim=True), picture)
    return picture
