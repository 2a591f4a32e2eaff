"""Whisper's 80 log-mel bands of half a minute, as convert.py writes them into the graph."""

import numpy as np
import torch
from transformers.audio_utils import mel_filter_bank

SAMPLES = 480_000
BANDS = torch.tensor(mel_filter_bank(201, 80, 0.0, 8000.0, 16_000, norm="slaney", mel_scale="slaney"), dtype=torch.float32)
HANN = torch.hann_window(400)


def log_mel(samples: np.ndarray) -> torch.Tensor:
    """Samples at 16 kHz → [80, 3000]; what is shorter ends in silence, what is longer is cut."""
    sound = torch.tensor(np.pad(samples[:SAMPLES], (0, max(0, SAMPLES - len(samples)))), dtype=torch.float32)
    power = torch.stft(sound, 400, 160, window=HANN, return_complex=True)[..., :-1].abs() ** 2
    level = (BANDS.T @ power).clamp(min=1e-10).log10()
    return (torch.maximum(level, level.max() - 8) + 4) / 4
