"""Augmentation of a whole batch at once: a loop over pictures would cost more than the network itself."""

import math

import torch
import torch.nn.functional as F


def uniform(count: int, low: float, high: float, device: torch.device) -> torch.Tensor:
    return torch.empty(count, device=device).uniform_(low, high)


def warp(planes: torch.Tensor, size: int, zoom: tuple[float, float], turned: float = 0.25) -> torch.Tensor:
    """Crop, flip, turn and stretch in one resampling. planes: float (n, c, s, s) → (n, c, size, size)."""
    count, device = len(planes), planes.device
    # Large turns are rare: leaves on paper mostly point up, yet a phone may be held any way.
    angle = torch.where(torch.rand(count, device=device) < turned, uniform(count, -math.pi, math.pi, device), uniform(count, -0.4, 0.4, device))
    scale = uniform(count, zoom[0], zoom[1], device).sqrt()
    stretch = uniform(count, -0.2, 0.2, device).exp()
    flip = torch.where(torch.rand(count, device=device) < 0.5, -1.0, 1.0)
    room = (1 - scale).clamp(min=0) + 0.05
    cos, sin = angle.cos(), angle.sin()
    matrix = torch.zeros(count, 2, 3, device=device)
    matrix[:, 0, 0], matrix[:, 0, 1] = scale * stretch * cos * flip, -scale * stretch * sin
    matrix[:, 1, 0], matrix[:, 1, 1] = scale / stretch * sin * flip, scale / stretch * cos
    matrix[:, 0, 2], matrix[:, 1, 2] = uniform(count, -1, 1, device) * room, uniform(count, -1, 1, device) * room
    grid = F.affine_grid(matrix, [count, planes.shape[1], size, size], align_corners=False)
    return F.grid_sample(planes, grid, padding_mode="reflection", align_corners=False)


def swap_background(pictures: torch.Tensor, mask: torch.Tensor, scenes: torch.Tensor, share: float) -> torch.Tensor:
    """Puts cut-out leaves before other scenes, so that the paper under a leaf does not give its name away."""
    chosen = (torch.rand(len(pictures), device=pictures.device) < share)[:, None, None, None]
    mask = torch.where(chosen, mask, torch.ones_like(mask))
    return pictures * mask + scenes * (1 - mask)


def recolour(pictures: torch.Tensor) -> torch.Tensor:
    """Brightness, contrast, saturation, white balance, blur and grain of other cameras and other light. 0…1 in and out."""
    count, device = len(pictures), pictures.device
    shape = (count, 1, 1, 1)
    pictures = pictures * uniform(count * 3, 0.9, 1.1, device).view(count, 3, 1, 1) * uniform(count, 0.72, 1.28, device).view(shape)
    mean = pictures.mean((1, 2, 3), keepdim=True)
    pictures = mean + (pictures - mean) * uniform(count, 0.7, 1.3, device).view(shape)
    grey = pictures.mean(1, keepdim=True)
    pictures = grey + (pictures - grey) * uniform(count, 0.65, 1.35, device).view(shape)
    blurred = F.avg_pool2d(F.pad(pictures, (1, 1, 1, 1), mode="reflect"), 3, 1)
    pictures = torch.where((torch.rand(count, device=device) < 0.15).view(shape), blurred, pictures)
    grain = (torch.rand(count, device=device) < 0.2).view(shape) * uniform(count, 0.01, 0.06, device).view(shape)
    return (pictures + grain * torch.randn_like(pictures)).clamp(0, 1)


def erase(pictures: torch.Tensor, share: float) -> torch.Tensor:
    """Greys out a rectangle of some pictures, so that no single spot decides."""
    count, device = len(pictures), pictures.device
    places = torch.linspace(0, 1, pictures.shape[-1], device=device)
    within = []
    for _ in range(2):
        middle, half = uniform(count, 0, 1, device)[:, None], uniform(count, 0.08, 0.25, device)[:, None]
        within.append((places - middle).abs() < half)
    chosen = (torch.rand(count, device=device) < share)[:, None, None]
    covered = within[0][:, :, None] & within[1][:, None, :] & chosen
    return torch.where(covered[:, None], torch.full_like(pictures[:1, :1, :1, :1], 0.5), pictures)


def mix(pictures: torch.Tensor, targets: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """CutMix for a quarter of the batches, mixup for a sixth. targets: (n, classes) that sum to 1."""
    draw = torch.rand(()).item()
    other = torch.randperm(len(pictures), device=pictures.device)
    if draw < 0.25:
        size = pictures.shape[-1]
        side = int(size * math.sqrt(torch.empty(()).uniform_(0.05, 0.45).item()))
        x, y = (int(torch.randint(0, size - side + 1, ()).item()) for _ in range(2))
        pictures = pictures.clone()
        pictures[:, :, y : y + side, x : x + side] = pictures[other, :, y : y + side, x : x + side]
        kept = 1 - side * side / size / size
    elif draw < 0.42:
        kept = 1 - 0.5 * torch.distributions.Beta(0.4, 0.4).sample().item()
        pictures = pictures * kept + pictures[other] * (1 - kept)
    else:
        return pictures, targets
    return pictures, targets * kept + targets[other] * (1 - kept)
