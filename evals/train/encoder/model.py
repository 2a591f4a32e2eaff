"""
The shared text encoder, MiniLM with six layers (BERT's architecture, 384 wide), cut in two: a trunk that stays as it was
pretrained, and branches that go on from it, each with layers of its own and linear heads on the mean of their states. A branch
goes on from the trunk's third layer, or from its word vectors, so that it has all six layers for itself (`first`).
"""

import math
from pathlib import Path

import onnx
import onnx.numpy_helper
import torch
from safetensors.torch import load_file
from torch import nn
from torch.nn import functional as F

ENCODER = Path(__file__).parent / "../../../packages/engines/src/text/encoder/encoder.onnx"
WIDTH = 384
HEADS = 12
LAYERS = 6
LONGEST = 48  # pieces of a text that a branch sees
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


def shipped_words() -> torch.Tensor:
    """The word vectors as the product has them, in eight bits: a branch learns to read those."""
    held = {entry.name: onnx.numpy_helper.to_array(entry) for entry in onnx.load(ENCODER).graph.initializer}
    name = "encoder.embeddings.word_embeddings.weight"
    values = held[f"{name}_quantized"].astype("float32") - float(held[f"{name}_zero_point"])
    return torch.from_numpy(values * float(held[f"{name}_scale"]))


class Places(nn.Module):
    """What makes a row of word vectors a layer's input: where each piece stands, and a common scale."""

    def __init__(self, weights: dict[str, torch.Tensor]):
        super().__init__()
        self.places = nn.Embedding(LONGEST, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        # All texts are of the first kind, whose embedding can be added once and for all.
        places = weights["embeddings.position_embeddings.weight"] + weights["embeddings.token_type_embeddings.weight"][0]
        self.places.load_state_dict({"weight": places[:LONGEST]})
        self.norm.load_state_dict({part: weights[f"embeddings.LayerNorm.{part}"] for part in ("weight", "bias")})

    def forward(self, words: torch.Tensor) -> torch.Tensor:
        return self.norm(words + self.places.weight[: words.shape[1]][None])


class Trunk(nn.Module):
    """`forward` takes token ids and mask, (batch, tokens) each, and gives the states before layer `first`, (batch, tokens, 384)."""

    def __init__(self, base: Path, first: int):
        super().__init__()
        weights = load_file(base / "model.safetensors")
        self.words = nn.Embedding(30522, WIDTH)
        self.words.load_state_dict({"weight": shipped_words()})
        self.places = Places(weights) if first > 0 else nn.Identity()
        self.layers = nn.ModuleList(Layer(0) for _ in range(first))
        for at, layer in enumerate(self.layers):
            layer.load(weights, at)

    def forward(self, ids: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        states = self.places(self.words(ids))
        for layer in self.layers:
            states = layer(states, mask)
        return states


class Branch(nn.Module):
    """
    `forward` takes the trunk's states and mask, and gives the mean vector (batch, 384) and all heads' logits side by side.
    With `first` 0 the states are word vectors alone.
    """

    def __init__(self, base: Path, heads: dict[str, list[str]], first: int, drop: float = 0.1):
        super().__init__()
        weights = load_file(base / "model.safetensors")
        self.places = nn.Identity() if first > 0 else Places(weights)
        self.layers = nn.ModuleList(Layer(drop) for _ in range(LAYERS - first))
        for at, layer in enumerate(self.layers):
            layer.load(weights, first + at)
        self.heads = nn.ModuleDict({name: nn.Linear(WIDTH, len(labels)) for name, labels in heads.items()})
        self.dropout = nn.Dropout(drop)

    def pool(self, states: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        states = self.places(states)
        for layer in self.layers:
            states = layer(states, mask)
        share = mask.unsqueeze(-1).to(states.dtype)
        return (states * share).sum(1) / share.sum(1).clamp(min=1)

    def forward(self, states: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        pooled = self.pool(states, mask)
        return pooled, torch.cat([head(pooled) for head in self.heads.values()], dim=-1)
