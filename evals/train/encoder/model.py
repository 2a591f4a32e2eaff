"""
The branch of multilingual-e5-small that reads opinions, harm and what is said for in meetings: all twelve layers, fine-tuned, and linear heads
on the mean of their states. Its word vectors stay as they are and are shared with the reader of documents (evals/train/qa).
"""

import sys
from pathlib import Path

import torch
from torch import nn

sys.path.insert(0, str(Path(__file__).parent.parent / "text"))
from e5_network import encoder_of, groups_of  # noqa: E402
from packed_e5 import FIRST, LAST, PADDING, WIDTH, PackedE5, as_shipped, read_packed, tokenizer_of  # noqa: E402

__all__ = ["FIRST", "HEADS", "LAST", "LONGEST", "PADDING", "Branch", "as_shipped", "read_packed", "groups_of", "tokenizer_of"]

LONGEST = 128  # pieces of a text that the branch sees
WORDS = "encoder.embeddings.word_embeddings.weight"
HEADS = {
    "sign": ["positive"],
    "valence": ["valence"],
    "polarity": ["negative", "neutral", "positive"],
    "review": ["negative", "positive", "ironic", "teasing", "mixed", "neutral"],
    "olid": ["offensive"],
    "aim": ["none", "IND", "GRP", "OTH"],
    "davidson": ["hate", "offensive", "neither"],
    "category": ["hate", "hate/threatening", "harassment", "violence", "violence/graphic", "self-harm", "sexual"],
    "everyday": ["violence", "harassment", "hate", "self-harm", "spam"],
    "outcome": ["action", "decision", "open", "none"],
}


class Branch(nn.Module):
    """`forward` takes piece ids and mask, (texts, pieces) each, and gives all heads' logits side by side."""

    def __init__(self, packed: PackedE5, drop: float = 0.0):
        super().__init__()
        self.encoder = encoder_of(packed, drop)
        self.dropout = nn.Dropout(0.1)
        self.heads = nn.ModuleDict({name: nn.Linear(WIDTH, len(labels)) for name, labels in HEADS.items()})

    def save(self, file: str) -> None:
        """All that was trained: not the word vectors."""
        torch.save({name: values for name, values in self.state_dict().items() if name != WORDS}, file)

    def load(self, file: str) -> None:
        found = self.load_state_dict(torch.load(file, weights_only=True, map_location="cpu"), strict=False)
        assert found.missing_keys == [WORDS] and not found.unexpected_keys, found

    def pool(self, words: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        states = self.encoder(inputs_embeds=words, attention_mask=mask).last_hidden_state
        share = mask.unsqueeze(-1).to(states.dtype)
        return self.dropout((states * share).sum(1) / share.sum(1).clamp(min=1))

    def forward(self, ids: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        return self.read(self.encoder.embeddings.word_embeddings(ids), mask)

    def read(self, words: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        """As `forward`, of word vectors (texts, pieces, 384)."""
        pooled = self.pool(words, mask)
        return torch.cat([head(pooled) for head in self.heads.values()], dim=-1)
