"""
The shared text encoder, MiniLM with six layers (BERT's architecture, 384 wide), cut in two: a trunk of word embeddings and
three layers that stays as it was pretrained, and branches of three layers and linear heads, one for opinions and one for topics.
"""

import math
from pathlib import Path

import torch
from safetensors.torch import load_file
from torch import nn
from torch.nn import functional as F

WIDTH = 384
HEADS = 12
LAYERS = 6
SHARED = 3
CATEGORIES = ["hate", "hate/threatening", "harassment", "violence", "violence/graphic", "self-harm", "sexual"]
DAVIDSON = ["hate", "offensive", "neither"]
AIMS = ["none", "IND", "GRP", "OTH"]


class Layer(nn.Module):
    """One BERT layer. States are (batch, tokens, 384), the mask (batch, tokens) of 1 and 0."""

    def __init__(self, drop: float):
        super().__init__()
        self.query, self.key, self.value, self.mix = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.widen, self.narrow = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)
        self.after_mix, self.after_narrow = nn.LayerNorm(WIDTH, eps=1e-12), nn.LayerNorm(WIDTH, eps=1e-12)
        self.dropout = nn.Dropout(drop)

    def forward(self, states: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        batch, tokens = states.shape[0], states.shape[1]
        split = lambda values: values.view(batch, tokens, HEADS, WIDTH // HEADS).transpose(1, 2)
        query, key, value = split(self.query(states)), split(self.key(states)), split(self.value(states))
        hidden = (1.0 - mask.float())[:, None, None, :] * -10000.0
        weights = (query @ key.transpose(2, 3)).float() / math.sqrt(WIDTH // HEADS) + hidden
        weights = self.dropout(torch.softmax(weights, dim=-1)).to(value.dtype)
        mixed = (weights @ value).transpose(1, 2).reshape(batch, tokens, WIDTH)
        states = self.after_mix(states + self.dropout(self.mix(mixed)))
        return self.after_narrow(states + self.dropout(self.narrow(F.gelu(self.widen(states)))))

    def load(self, weights: dict[str, torch.Tensor], at: int) -> None:
        names = {
            "query": "attention.self.query", "key": "attention.self.key", "value": "attention.self.value",
            "mix": "attention.output.dense", "after_mix": "attention.output.LayerNorm",
            "widen": "intermediate.dense", "narrow": "output.dense", "after_narrow": "output.LayerNorm",
        }  # fmt: skip
        self.load_state_dict(
            {
                f"{own}.{part}": weights[f"encoder.layer.{at}.{theirs}.{part}"]
                for own, theirs in names.items()
                for part in ("weight", "bias")
            }
        )


class Trunk(nn.Module):
    """`forward` takes token ids and mask, (batch, tokens) each, and gives the third layer's states, (batch, tokens, 384)."""

    def __init__(self, base: Path):
        super().__init__()
        weights = load_file(base / "model.safetensors")
        self.words = nn.Embedding(30522, WIDTH)
        self.places = nn.Embedding(512, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer(0) for _ in range(SHARED))
        self.words.load_state_dict({"weight": weights["embeddings.word_embeddings.weight"]})
        # All texts are of the first kind, whose embedding can be added once and for all.
        places = weights["embeddings.position_embeddings.weight"] + weights["embeddings.token_type_embeddings.weight"][0]
        self.places.load_state_dict({"weight": places})
        self.norm.load_state_dict({part: weights[f"embeddings.LayerNorm.{part}"] for part in ("weight", "bias")})
        for at, layer in enumerate(self.layers):
            layer.load(weights, at)

    def forward(self, ids: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        places = torch.arange(ids.shape[1], device=ids.device)
        states = self.norm(self.words(ids) + self.places(places)[None])
        for layer in self.layers:
            states = layer(states, mask)
        return states


class Branch(nn.Module):
    """`forward` takes the trunk's states and mask, and gives the mean vector (batch, 384) and all heads' logits side by side."""

    def __init__(self, base: Path, heads: dict[str, list[str]]):
        super().__init__()
        weights = load_file(base / "model.safetensors")
        self.layers = nn.ModuleList(Layer(0.1) for _ in range(LAYERS - SHARED))
        for at, layer in enumerate(self.layers):
            layer.load(weights, SHARED + at)
        self.heads = nn.ModuleDict({name: nn.Linear(WIDTH, len(labels)) for name, labels in heads.items()})
        self.dropout = nn.Dropout(0.1)

    def pool(self, states: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        for layer in self.layers:
            states = layer(states, mask)
        share = mask.unsqueeze(-1).to(states.dtype)
        return (states * share).sum(1) / share.sum(1).clamp(min=1)

    def forward(self, states: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        pooled = self.pool(states, mask)
        return pooled, torch.cat([head(pooled) for head in self.heads.values()], dim=-1)
