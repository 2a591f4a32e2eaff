"""Temperature and rejection threshold of a last layer, by what it says of pictures that it did not learn from."""

import numpy as np


def softmax(logits: np.ndarray) -> np.ndarray:
    shifted = np.exp(logits - logits.max(1, keepdims=True))
    return shifted / shifted.sum(1, keepdims=True)


def temperature_of(logits: np.ndarray, truth: np.ndarray, candidates: np.ndarray) -> float:
    losses = [-np.log(softmax(logits / t)[np.arange(len(truth)), truth] + 1e-9).mean() for t in candidates]
    return float(candidates[int(np.argmin(losses))])


def threshold_of(ours: np.ndarray, theirs: np.ndarray, kept: float) -> float:
    """Of the probability of 'none of these': where as many of ours are turned away as strangers are let in, but never more than 1 - `kept` of ours."""
    candidates = np.unique(np.concatenate([ours, theirs]))
    equal = float(candidates[int(np.argmin([abs((ours >= c).mean() - (theirs < c).mean()) for c in candidates]))])
    return max(equal, float(np.quantile(ours, kept)))
