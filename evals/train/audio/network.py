"""A small convolutional network over log-mel pictures, and the average of several of them."""

import torch
from torch import nn

from log_mel import BANDS, LogMel


def block(inputs, outputs, pool):
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, 3, padding=1, bias=False),
        nn.BatchNorm2d(outputs),
        nn.ReLU(),
        nn.MaxPool2d(pool),
    )


class SoundNet(nn.Module):
    """Log-mel picture [n, 1, BANDS, frames] to logits [n, classes]."""

    def __init__(self, classes, width=16, drop=0.3):
        super().__init__()
        # A second channel tells each cell its pitch: a convolution alone cannot know how low a sound is.
        self.register_buffer("pitch", torch.linspace(-1, 1, BANDS)[None, None, :, None])
        self.body = nn.Sequential(
            block(2, width, 2), block(width, 2 * width, 2), block(2 * width, 4 * width, 2), block(4 * width, 4 * width, (2, 1))
        )
        self.head = nn.Sequential(nn.Dropout(drop), nn.Linear(8 * width, classes))

    def forward(self, picture):
        pitch = self.pitch.expand(picture.shape[0], 1, BANDS, picture.shape[3])
        seen = self.body(torch.cat([picture, pitch], dim=1))
        return self.head(torch.cat([seen.mean(dim=(2, 3)), seen.amax(dim=(2, 3))], dim=1))


class Ensemble(nn.Module):
    """Samples [n, RATE] to the mean logits of the networks: one front end, several opinions."""

    def __init__(self, networks):
        super().__init__()
        self.front = LogMel()
        self.networks = nn.ModuleList(networks)

    def forward(self, samples):
        picture = self.front(samples)
        return torch.stack([network(picture) for network in self.networks]).mean(dim=0)
