"""multilingual-e5-small as a network to fine-tune."""

from torch import nn
from transformers import BertConfig, BertModel

from packed_e5 import LAYERS, WIDTH, PackedE5, word_vectors

WORDS = "embeddings.word_embeddings.weight"


def encoder_of(packed: PackedE5, drop: float) -> BertModel:
    """
    Its layers, and its word vectors, which stay as they are: some thousand texts would only wear the rare words, and several networks of the
    product read the same ones. `drop`: share of values left out in training; on a processor that costs more than it brings in few epochs.
    """
    config = BertConfig(
        vocab_size=len(packed.pieces), hidden_size=WIDTH, num_hidden_layers=LAYERS, num_attention_heads=12,
        intermediate_size=4 * WIDTH, layer_norm_eps=1e-12,
        hidden_dropout_prob=drop, attention_probs_dropout_prob=drop, attn_implementation="eager",
    )  # fmt: skip
    encoder = BertModel(config, add_pooling_layer=False)
    missing = encoder.load_state_dict(packed.weights | {WORDS: word_vectors(packed)}, strict=False)
    assert not missing.missing_keys and not missing.unexpected_keys, missing
    encoder.embeddings.word_embeddings.weight.requires_grad = False
    return encoder


def share_of_rate(name: str, fall: float) -> float:
    """Of the highest layer's rate. The lower a layer, the slower it learns: what it knows of words in general is worth keeping."""
    if not name.startswith("encoder."):
        # Heads start from nothing and must move further than what they stand on.
        return 4.0
    parts = name.split(".")
    layer = int(parts[3]) if parts[1:3] == ["encoder", "layer"] else -1
    return fall ** (LAYERS - 1 - layer)


def groups_of(model: nn.Module, rate: float, fall: float) -> list[dict]:
    """What an optimiser learns of a model whose `encoder` is one of `encoder_of`; `share` is each group's part of the rate."""
    groups = []
    for name, parameter in model.named_parameters():
        if parameter.requires_grad:
            share = share_of_rate(name, fall)
            decay = 0.01 if parameter.dim() > 1 else 0
            groups.append({"params": [parameter], "lr": rate * share, "share": share, "weight_decay": decay})
    return groups
