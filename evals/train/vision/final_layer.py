"""
The shipped last layer: logistic regression on the network's pooled features and a colour histogram, fitted after the
network. A network this small, trained this shortly, has not yet learned what a histogram knows from the start.
"""

import numpy as np
import torch
from sklearn.linear_model import LogisticRegression
from sklearn.preprocessing import StandardScaler
from torch import nn

from augment import recolour, warp
from network import LeafNetwork


class ColourHistogram(nn.Module):
    """Joint hue, saturation and value with soft bins, of the whole picture and of its middle. x: −1…1 → (n, 600)."""

    hues, levels = 12, 5

    def bins(self, x: torch.Tensor) -> torch.Tensor:
        rgb = x.flatten(2) * 0.5 + 0.5
        value, lowest = rgb.amax(1), rgb.amin(1)
        spread = (value - lowest).clamp(min=1e-4)
        red, green, blue = rgb[:, 0], rgb[:, 1], rgb[:, 2]
        sextant = torch.where(value == red, (green - blue) / spread, torch.where(value == green, 2 + (blue - red) / spread, 4 + (red - green) / spread))
        saturation = spread / value.clamp(min=1e-2)
        centres = torch.arange(self.hues).view(1, -1, 1)
        away = (sextant[:, None] * (self.hues / 6) - centres).abs()
        away = torch.minimum(away, self.hues - away)
        hue = (1 - away).clamp(min=0)
        steps = torch.arange(self.levels).view(1, -1, 1)
        saturated, bright = ((1 - (part[:, None].clamp(0, 1) * (self.levels - 1) - steps).abs()).clamp(min=0) for part in (saturation, value))
        both = (saturated[:, :, None] * bright[:, None]).flatten(1, 2)
        return (hue @ both.transpose(1, 2) / rgb.shape[2]).flatten(1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        side = x.shape[-1]
        middle = x[:, :, side // 4 : side - side // 4, side // 4 : side - side // 4]
        # The root keeps a small, telling patch of colour from drowning in a large one.
        return torch.cat([self.bins(x), self.bins(middle)], 1).clamp(min=1e-6).sqrt()


class FeatureStack(nn.Module):
    """All that the last layer sees: each network's pooled features, then the histogram."""

    def __init__(self, networks: list[LeafNetwork]):
        super().__init__()
        self.networks = nn.ModuleList(networks)
        self.colours = ColourHistogram()

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, list[list[torch.Tensor]]]:
        found = [network.features(x) for network in self.networks]
        pooled = [network.pool(features) for network, features in zip(self.networks, found)]
        return torch.cat([*pooled, self.colours(x)], 1), found


def describe(stack: FeatureStack, planes: torch.Tensor, size: int, augmented: bool) -> np.ndarray:
    """Features of uint8 pictures, as they are or as if taken a little differently."""
    rows = []
    with torch.inference_mode():
        for start in range(0, len(planes), 32):
            pictures = planes[start : start + 32, :3].float() / 255
            if augmented:
                pictures = recolour(warp(pictures, size, (0.6, 1.05)))
            elif pictures.shape[-1] != size:
                pictures = nn.functional.interpolate(pictures, size=(size, size), mode="bilinear", antialias=True)
            rows.append(stack(pictures * 2 - 1)[0].numpy())
    return np.concatenate(rows)


def fit(features: np.ndarray, answers: np.ndarray, strength: float) -> tuple[np.ndarray, np.ndarray]:
    """Weights (classes, features) and biases of the regression, the features' scaling folded in."""
    scaler = StandardScaler().fit(features)
    scale = np.maximum(scaler.scale_, 1e-3)
    model = LogisticRegression(C=strength, max_iter=400).fit((features - scaler.mean_) / scale, answers)
    weights = model.coef_ / scale
    return weights.astype(np.float32), (model.intercept_ - weights @ scaler.mean_).astype(np.float32)
