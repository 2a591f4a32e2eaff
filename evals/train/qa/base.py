"""The network that the reader starts from, as evals/train/text reads it."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "text"))
from packed_e5 import FIRST, LAST, LAYERS, PADDING, WIDTH, PackedE5, read_packed, tokenizer_of, word_vectors  # noqa: E402

__all__ = ["FIRST", "LAST", "LAYERS", "PADDING", "WIDTH", "PackedE5", "read_packed", "tokenizer_of", "word_vectors"]
