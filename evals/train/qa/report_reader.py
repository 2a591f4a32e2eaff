"""Measures trained weights on the validation articles: F1 of the spans, AUC of answerability.

Usage: report_reader.py E5_SMALL_Q4.bin SQUAD_DIR WEIGHTS.pt...
"""

import sys
from pathlib import Path

import torch

from base import read_packed
from reader_network import Reader
from reading_set import ReadingSet
from train_reader import report, rows_of


def main(base: str, squad: str, *weights: str) -> None:
    torch.set_num_threads(1)
    packed = read_packed(Path(base))
    reading = ReadingSet(packed)
    _, tricky = rows_of(squad)
    plain = [row for row in tricky if row["answers"]]
    for source in weights:
        model = Reader(packed)
        model.load(source)
        print(source, report(model, reading, plain, tricky), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
