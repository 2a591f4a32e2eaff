"""Training shared by the sound models: reading a set, one network, its moving average."""

import copy
import csv
from pathlib import Path

import numpy as np
import soundfile
import torch
from torch import nn

from augment import augment_samples, equalise, mask
from log_mel import LogMel, RATE
from network import SoundNet


def read_set(folder):
    """Rows of index.csv with their samples, mono at RATE."""
    rows = list(csv.DictReader(open(Path(folder) / "index.csv")))
    for row in rows:
        samples, rate = soundfile.read(Path(folder) / row["file"], dtype="float32")
        assert rate == RATE and samples.ndim == 1, row["file"]
        row["samples"] = samples
    return rows


def stack(rows):
    return torch.tensor(np.stack([row["samples"] for row in rows]))


def train_network(samples, targets, background, seed, epochs=70, batch=32, rate=2e-3, width=16):
    """
    samples [n, RATE], targets [n] (class numbers), background: the class whose windows may lie under any other.
    Answers the moving average of the weights, which swings less than the last step's.
    """
    torch.manual_seed(seed)
    generator = torch.Generator().manual_seed(seed)
    classes = int(targets.max()) + 1
    front, network = LogMel(), SoundNet(classes, width)
    average = copy.deepcopy(network)
    weights = 1 / torch.bincount(targets).float()
    backgrounds = samples[targets == background]
    steps = epochs * len(samples) // batch
    optimiser = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps, pct_start=0.15)
    network.train()
    for step in range(steps):
        chosen = torch.multinomial(weights[targets], batch, replacement=True, generator=generator)
        with torch.no_grad():
            heard = augment_samples(samples[chosen], backgrounds, generator)
            picture = mask(front.scale(equalise(front.power(heard), generator)), generator)
            truth = nn.functional.one_hot(targets[chosen], classes).float() * 0.95 + 0.05 / classes
            share = float(np.random.default_rng(seed * 100_003 + step).beta(0.3, 0.3))
            order = torch.randperm(batch, generator=generator)
            picture = share * picture + (1 - share) * picture[order]
            truth = share * truth + (1 - share) * truth[order]
        loss = nn.functional.cross_entropy(network(picture), truth)
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 2.0)
        optimiser.step()
        schedule.step()
        keep = min(0.995, (step + 1) / (step + 10))
        with torch.no_grad():
            for mean, now in zip(average.state_dict().values(), network.state_dict().values()):
                if mean.dtype.is_floating_point:
                    mean.lerp_(now, 1 - keep)
                else:
                    mean.copy_(now)
    return average.eval()
