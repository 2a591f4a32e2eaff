"""The log-mel front end, as layers, so that it travels inside the ONNX file and no second implementation can drift."""

import numpy as np
import torch
from torch import nn

RATE = 16_000
FRAME = 400
HOP = 160
TRANSFORM = 512
BANDS = 64
LOW_HERTZ, HIGH_HERTZ = 40.0, 8_000.0
# What lies 80 dB under the loudest cell of a window is cut off: the gain of a recording then cannot tell the classes apart.
RANGE = 1e-8


def mel_of(hertz):
    return 2595 * np.log10(1 + np.asarray(hertz) / 700)


def mel_filters():
    """[BANDS, TRANSFORM / 2 + 1] triangles on the HTK mel scale."""
    edges = 700 * (10 ** (np.linspace(mel_of(LOW_HERTZ), mel_of(HIGH_HERTZ), BANDS + 2) / 2595) - 1)
    bins = np.arange(TRANSFORM // 2 + 1) * RATE / TRANSFORM
    rising = (bins[None] - edges[:-2, None]) / (edges[1:-1] - edges[:-2])[:, None]
    falling = (edges[2:, None] - bins[None]) / (edges[2:] - edges[1:-1])[:, None]
    return np.maximum(0, np.minimum(rising, falling)).astype(np.float32)


class LogMel(nn.Module):
    """Samples [n, RATE * seconds] to log-mel energies [n, 1, BANDS, frames], about -1 to 1."""

    def __init__(self):
        super().__init__()
        time = np.arange(FRAME)[None] * np.arange(TRANSFORM // 2 + 1)[:, None] * 2 * np.pi / TRANSFORM
        window = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(FRAME) / FRAME)
        kernels = np.concatenate([np.cos(time) * window, np.sin(time) * window])[:, None]
        # Half precision here and in the file: the network learns with exactly the kernels that are shipped.
        self.register_buffer("kernels", torch.tensor(kernels).half().float())
        self.register_buffer("filters", torch.tensor(mel_filters())[:, :, None])

    def power(self, samples):
        spectrum = nn.functional.conv1d(samples[:, None], self.kernels, stride=HOP)
        real, imaginary = spectrum.chunk(2, dim=1)
        return nn.functional.conv1d(real * real + imaginary * imaginary, self.filters)

    def scale(self, power):
        loudest = power.amax(dim=(1, 2), keepdim=True).clamp(min=1e-10)
        relative = (power / loudest).clamp(min=RANGE)
        return relative.log10()[:, None] / 4 + 1

    def forward(self, samples):
        return self.scale(self.power(samples))
