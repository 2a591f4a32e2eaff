"""MiniLM with a span head and an answerability head."""

import torch
from safetensors.torch import load_file
from torch import nn
from transformers import BertConfig, BertModel


class Reader(nn.Module):
    def __init__(self, config: BertConfig):
        super().__init__()
        self.encoder = BertModel(config, add_pooling_layer=False)
        # Kept as they are: a few thousand questions would only wear the rare words.
        self.encoder.embeddings.word_embeddings.weight.requires_grad = False
        self.dropout = nn.Dropout(0.1)
        self.span = nn.Linear(config.hidden_size, 2)
        self.answerable = nn.Sequential(nn.Linear(config.hidden_size, 128), nn.Tanh(), nn.Linear(128, 1))

    @classmethod
    def of_base(cls, folder: str) -> "Reader":
        config = BertConfig.from_pretrained(f"{folder}/config.json")
        # On a processor, dropping out and the fused attention cost more than they bring in a few epochs.
        config.hidden_dropout_prob = config.attention_probs_dropout_prob = 0.0
        config._attn_implementation = "eager"
        reader = cls(config)
        weights = load_file(f"{folder}/model.safetensors")
        missing, unexpected = reader.encoder.load_state_dict(weights, strict=False)
        assert not missing, missing
        assert all("pooler" in name or "position_ids" in name for name in unexpected), unexpected
        return reader

    def forward(self, ids: torch.Tensor, kinds: torch.Tensor, mask: torch.Tensor):
        """Of each token how well the answer starts and ends there (at [CLS]: nowhere), and whether there is one."""
        hidden = self.encoder(input_ids=ids, token_type_ids=kinds, attention_mask=mask).last_hidden_state
        hidden = self.dropout(hidden)
        # The answer stands in the passage or nowhere.
        allowed = (kinds * mask).bool()
        allowed[:, 0] = True
        starts, ends = self.span(hidden).float().masked_fill(~allowed[..., None], -1e4).unbind(-1)
        return starts, ends, self.answerable(hidden[:, 0]).squeeze(-1)
