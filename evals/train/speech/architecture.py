"""Proves that the weights are those of Whisper base: each has a place in the published architecture, and each place is filled."""

import numpy as np
import torch
from transformers import WhisperConfig, WhisperForConditionalGeneration

# OpenAI's table for "base", multilingual: 51,865 tokens; the English-only model has 51,864.
BASE = WhisperConfig(
    vocab_size=51_865, num_mel_bins=80, d_model=512, encoder_layers=6, decoder_layers=6, encoder_attention_heads=8,
    decoder_attention_heads=8, encoder_ffn_dim=2048, decoder_ffn_dim=2048, max_source_positions=1500, max_target_positions=448,
)


def published_names(weights: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    """By the names of the transformers library. Joined matrices are taken apart."""
    named = {"model.decoder.embed_tokens.weight": weights["decoder/embeddings/weight"], "proj_out.weight": weights["decoder/embeddings/weight"]}

    def norm(target, source):
        named[f"{target}.weight"], named[f"{target}.bias"] = weights[f"{source}/gamma"], weights[f"{source}/beta"]

    def split(targets, source):
        pieces = zip(np.split(weights[f"{source}/weight"], len(targets)), np.split(weights[f"{source}/bias"], len(targets)))
        for target, (weight, bias) in zip(targets, pieces):
            named[f"{target}.weight"] = weight
            if target.endswith("k_proj"):
                if bias.any():
                    raise ValueError("Whisper's keys have no bias.")
            else:
                named[f"{target}.bias"] = bias

    for side in ("encoder", "decoder"):
        named[f"model.{side}.embed_positions.weight"] = weights[f"{side}/position_encodings/encodings"]
        norm(f"model.{side}.layer_norm", f"{side}/layer_norm")
        for index in range(6):
            target, source = f"model.{side}.layers.{index}", f"{side}/layer_{index}"
            split([f"{target}.self_attn.{part}_proj" for part in "qkv"], f"{source}/self_attention/linear_0")
            split([f"{target}.self_attn.out_proj"], f"{source}/self_attention/linear_1")
            norm(f"{target}.self_attn_layer_norm", f"{source}/self_attention/layer_norm")
            split([f"{target}.fc1"], f"{source}/ffn/linear_0")
            split([f"{target}.fc2"], f"{source}/ffn/linear_1")
            norm(f"{target}.final_layer_norm", f"{source}/ffn/layer_norm")
            if side == "decoder":
                split([f"{target}.encoder_attn.q_proj"], f"{source}/attention/linear_0")
                split([f"{target}.encoder_attn.{part}_proj" for part in "kv"], f"{source}/attention/linear_1")
                split([f"{target}.encoder_attn.out_proj"], f"{source}/attention/linear_2")
                norm(f"{target}.encoder_attn_layer_norm", f"{source}/attention/layer_norm")
    for name in ("conv1", "conv2"):
        for part in ("weight", "bias"):
            named[f"model.encoder.{name}.{part}"] = weights[f"encoder/{name}/{part}"]
    return named


def check_architecture(weights, aliases) -> WhisperForConditionalGeneration:
    """The library's own model with these weights, at full precision. Raises where a name or a shape does not fit."""
    if aliases != {"decoder/projection/weight": "decoder/embeddings/weight"}:
        raise ValueError("Whisper's embedding and its output layer are one matrix.")
    model = WhisperForConditionalGeneration(BASE)
    model.load_state_dict({name: torch.from_numpy(value.astype(np.float32)) for name, value in published_names(weights).items()}, strict=True)
    return model.eval()


def with_adapted_encoder(weights: dict[str, np.ndarray], state: dict[str, torch.Tensor]) -> dict[str, np.ndarray]:
    """The weights with what adapt_encoder.py trains, in the names of the transformers library, put in the place of the published."""

    def joined(source, names, kind):
        zero = torch.zeros_like(state[f"{source}.v_proj.bias"])
        return torch.cat([state.get(f"{source}.{name}_proj.{kind}", zero) for name in names]).numpy()

    changed = dict(weights)

    def norm(target, source):
        changed[f"{target}/gamma"], changed[f"{target}/beta"] = state[f"{source}.weight"].numpy(), state[f"{source}.bias"].numpy()

    for name in ("conv1", "conv2"):
        for part in ("weight", "bias"):
            changed[f"encoder/{name}/{part}"] = state[f"model.encoder.{name}.{part}"].numpy()
    norm("encoder/layer_norm", "model.encoder.layer_norm")
    for index in range(6):
        target, source = f"encoder/layer_{index}", f"model.encoder.layers.{index}"
        norm(f"{target}/self_attention/layer_norm", f"{source}.self_attn_layer_norm")
        norm(f"{target}/ffn/layer_norm", f"{source}.final_layer_norm")
        for part in ("weight", "bias"):
            changed[f"{target}/self_attention/linear_0/{part}"] = joined(f"{source}.self_attn", ["q", "k", "v"], part)
            changed[f"{target}/self_attention/linear_1/{part}"] = state[f"{source}.self_attn.out_proj.{part}"].numpy()
            changed[f"{target}/ffn/linear_0/{part}"] = state[f"{source}.fc1.{part}"].numpy()
            changed[f"{target}/ffn/linear_1/{part}"] = state[f"{source}.fc2.{part}"].numpy()
            cross = f"model.decoder.layers.{index}.encoder_attn"
            changed[f"decoder/layer_{index}/attention/linear_1/{part}"] = joined(cross, ["k", "v"], part)
    return changed
