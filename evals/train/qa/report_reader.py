"""Measures trained weights on the validation articles: F1 of the spans, AUC of answerability.

Usage: report_reader.py BASE_DIR SQUAD_DIR WEIGHTS.pt...
"""

import sys

import torch

from reader_network import Reader
from reading_set import ReadingSet
from train_reader import report, rows_of


def main(base: str, squad: str, *weights: str) -> None:
    torch.set_num_threads(1)
    reading = ReadingSet(f"{base}/vocab.txt")
    _, tricky = rows_of(squad)
    plain = [row for row in tricky if row["answers"]]
    for source in weights:
        model = Reader.of_base(base)
        model.load_state_dict(torch.load(source, weights_only=True))
        print(source, report(model, reading, plain, tricky), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
