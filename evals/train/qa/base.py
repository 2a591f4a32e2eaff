"""The network that the reader starts from, as evals/train/text reads it."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "text"))
from e5_network import encoder_of, groups_of  # noqa: E402
from packed_e5 import FIRST, LAST, PADDING, WIDTH, PackedE5, as_shipped, read_packed, tokenizer_of  # noqa: E402

__all__ = ["FIRST", "LAST", "PADDING", "WIDTH", "PackedE5", "as_shipped", "encoder_of", "read_packed", "groups_of", "tokenizer_of"]
