"""multilingual-e5-small with a span head and an answerability head."""

import torch
from torch import nn

from base import WIDTH, PackedE5, encoder_of

WORDS = "encoder.embeddings.word_embeddings.weight"


class Reader(nn.Module):
    def __init__(self, packed: PackedE5, drop: float = 0.0):
        super().__init__()
        self.encoder = encoder_of(packed, drop)
        with torch.no_grad():
            # Only the first kind was trained: passages begin as what questions are.
            kinds = self.encoder.embeddings.token_type_embeddings.weight
            kinds[1] = kinds[0]
        self.dropout = nn.Dropout(0.1)
        self.span = nn.Linear(WIDTH, 2)
        self.answerable = nn.Sequential(nn.Linear(WIDTH, 128), nn.Tanh(), nn.Linear(128, 1))

    def save(self, file: str) -> None:
        """All that was trained: not the word vectors."""
        torch.save({name: values for name, values in self.state_dict().items() if name != WORDS}, file)

    def load(self, file: str) -> None:
        found = self.load_state_dict(torch.load(file, weights_only=True, map_location="cpu"), strict=False)
        assert found.missing_keys == [WORDS] and not found.unexpected_keys, found

    def forward(self, ids: torch.Tensor, kinds: torch.Tensor, mask: torch.Tensor):
        """Of each token how well the answer starts and ends there (at <s>: nowhere), and whether there is one."""
        return self.read(self.encoder.embeddings.word_embeddings(ids), kinds, mask)

    def read(self, words: torch.Tensor, kinds: torch.Tensor, mask: torch.Tensor):
        """As `forward`, of word vectors (questions, tokens, 384)."""
        hidden = self.encoder(inputs_embeds=words, token_type_ids=kinds, attention_mask=mask).last_hidden_state
        hidden = self.dropout(hidden)
        # The answer stands in the passage or nowhere.
        allowed = (kinds * mask).bool()
        allowed[:, 0] = True
        starts, ends = self.span(hidden).float().masked_fill(~allowed[..., None], -1e4).unbind(-1)
        return starts, ends, self.answerable(hidden[:, 0]).squeeze(-1)
