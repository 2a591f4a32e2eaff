"""Writes the mean of several trained weights, which errs less by chance than each of them.

Usage: mean_of_weights.py OUT.pt WEIGHTS.pt...
"""

import sys

import torch


def main(out: str, *sources: str) -> None:
    states = [torch.load(source, weights_only=True) for source in sources]
    torch.save({name: sum(state[name].float() for state in states) / len(states) for name in states[0]}, out)


if __name__ == "__main__":
    main(*sys.argv[1:])
