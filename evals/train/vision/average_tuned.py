"""Averages the weights of several runs of tune.py, which start from the same network and layers: seeds, or recipes."""

import argparse
from pathlib import Path

import numpy as np
import onnx
from onnx import numpy_helper


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tuned", type=Path, nargs="+", help="folders that tune.py wrote")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    models = [onnx.load(folder / "tuned.onnx") for folder in options.tuned]
    for tensors in zip(*(model.graph.initializer for model in models)):
        values = [numpy_helper.to_array(tensor) for tensor in tensors]
        if any(not np.array_equal(values[0], other) for other in values[1:]):
            tensors[0].CopyFrom(numpy_helper.from_array(np.mean(values, 0).astype(np.float32), tensors[0].name))
    onnx.save(models[0], options.out / "tuned.onnx")
    layers = [np.load(folder / "layers.npz") for folder in options.tuned]
    np.savez(options.out / "layers.npz", **{n: layers[0][n] if n.endswith(".labels") else np.mean([each[n] for each in layers], 0) for n in layers[0].files})


if __name__ == "__main__":
    main()
