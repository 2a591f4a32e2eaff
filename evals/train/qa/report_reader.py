"""Measures trained weights on the validation articles and the written questions held out: F1 of the spans, AUC of answerability.

Usage: report_reader.py E5_SMALL_Q4.bin SQUAD_DIR WEIGHTS.pt...
"""

import sys
from pathlib import Path

import torch

from base import as_shipped, read_packed
from reader_network import Reader
from reading_set import ReadingSet
from train_reader import report_all


def main(base: str, squad: str, *weights: str) -> None:
    packed = as_shipped(read_packed(Path(base)))
    reading = ReadingSet(packed)
    for source in weights:
        model = Reader(packed)
        model.load(source)
        model.to("cuda" if torch.cuda.is_available() else "cpu")
        print(source, report_all(model, reading, squad, str(Path(__file__).parent / "written")), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
