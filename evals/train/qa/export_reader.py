"""Writes the trained reader as the product ships it, its large weights in eight bits, and what that costs.

Usage: export_reader.py E5_SMALL_Q4.bin SQUAD_DIR WEIGHTS.pt OUT.onnx
It takes word vectors (windows, tokens, 384), of which tokens are the passage, and which are text; so the vectors are shipped once for all branches.
"""

import random
import sys
import tempfile
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from onnxruntime.quantization.matmul_nbits_quantizer import MatMulNBitsQuantizer
from torch import nn

from base import as_shipped, read_packed
from reader_network import Reader
from reading_set import VALIDATION, ReadingSet, squad_questions
from token_f1 import best_f1
from train_reader import WHOLE, tensors_of

QUESTIONS = 40
BLOCK = 64


def spans(run, reading: ReadingSet, rows: list[dict]) -> tuple[float, np.ndarray]:
    score, margins = 0.0, []
    for row in rows:
        feature = reading.feature(row["question"], row["passage"], None, WHOLE)
        starts, ends, _ = run(*tensors_of([feature]))
        head, size = feature["head"], len(feature["ids"]) - 1
        grid = starts[0, head:size, None] + ends[0, None, head:size]
        grid = np.where(np.tril(np.triu(np.ones_like(grid)), 29) > 0, grid, -1e9)
        first, last = divmod(int(grid.argmax()), size - head)
        offsets = reading.pieces(row["passage"])[1]
        said = row["passage"][offsets[first][0] : offsets[last][1]]
        score += best_f1(said, [row["passage"][s:e] for s, e in row["answers"]])
        margins.append(grid[first, last] - starts[0, 0] - ends[0, 0])
    return 100 * score / len(rows), np.array(margins)


class OfWords(nn.Module):
    def __init__(self, reader: Reader):
        super().__init__()
        self.reader = reader

    def forward(self, states: torch.Tensor, kinds: torch.Tensor, mask: torch.Tensor):
        return self.reader.read(states, kinds, mask)


def main(base: str, squad: str, weights: str, out: str) -> None:
    packed = as_shipped(read_packed(Path(base)))
    model = Reader(packed)
    model.load(weights)
    model.eval()
    reading = ReadingSet(packed)
    rows = [row for row in squad_questions(squad, "1.1") if row["article"] in VALIDATION]
    rows = random.Random(1).sample(rows, min(QUESTIONS, len(rows)))
    vectors = model.encoder.embeddings.word_embeddings.requires_grad_(False)
    example = tensors_of([reading.feature(row["question"], row["passage"], None) for row in rows[:3]])
    torch.set_num_threads(1)
    with tempfile.TemporaryDirectory() as scratch:
        full = Path(scratch, "full.onnx")
        names = ["states", "kinds", "mask"]
        sizes = {0: "windows", 1: "tokens"}
        torch.onnx.export(
            OfWords(model), (vectors(example[0]), *example[1:]), full, input_names=names, output_names=["starts", "ends", "answerable"],
            dynamic_axes={name: sizes for name in [*names, "starts", "ends"]} | {"answerable": {0: "windows"}},
            opset_version=17, dynamo=False,
        )
        # In blocks: with one scale for a whole layer's values five points of F1 are lost.
        blocks = MatMulNBitsQuantizer(
            onnx.load(full), bits=8, block_size=BLOCK, is_symmetric=True, accuracy_level=4
        )
        blocks.process()
        onnx.save(blocks.model.model, out)
    session = onnxruntime.InferenceSession(out)

    def small(ids: torch.Tensor, *tensors: torch.Tensor):
        return session.run(None, dict(zip(names, [tensor.numpy() for tensor in (vectors(ids), *tensors)])))

    @torch.no_grad()
    def whole(*tensors: torch.Tensor):
        return [tensor.numpy() for tensor in model(*tensors)]

    full_f1, full_margins = spans(whole, reading, rows)
    small_f1, small_margins = spans(small, reading, rows)
    print(f"F1 {full_f1:.1f}, in eight bits {small_f1:.1f}; margins agree {np.corrcoef(full_margins, small_margins)[0, 1]:.4f}")
    print(f"{Path(out).stat().st_size} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
