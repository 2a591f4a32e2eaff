"""Reads the two kinds of TensorFlow.js model files: the weights, dequantised, and the nodes or layers."""

import base64
import json
import math
from dataclasses import dataclass
from pathlib import Path

import numpy as np

stored_types = {"uint8": np.uint8, "uint16": np.uint16, "float16": np.float16, "float32": np.float32, "int32": np.int32}


@dataclass
class Saved:
    """`steps` are graph nodes ('graph-model') or Keras layers ('layers-model'), in the file's order."""

    form: str
    steps: list[dict]
    weights: dict[str, np.ndarray]


def read_weights(manifest: list[dict], data: bytes) -> dict[str, np.ndarray]:
    """Weights lie one after the other; a quantised one is value × scale + min, half floats as they are."""
    found, start = {}, 0
    for spec in (weight for group in manifest for weight in group["weights"]):
        quantisation = spec.get("quantization")
        stored = stored_types[(quantisation or spec)["dtype"]]
        count = math.prod(spec["shape"])
        values = np.frombuffer(data, stored, count, start).reshape(spec["shape"])
        start += count * np.dtype(stored).itemsize
        if quantisation and "scale" in quantisation:
            values = values.astype(np.float32) * quantisation["scale"] + quantisation["min"]
        found[spec["name"]] = values.astype(np.int64 if spec["dtype"] == "int32" else np.float32)
    assert start == len(data), f"{len(data) - start} bytes of weights are left over"
    return found


def read_saved(description: Path) -> Saved:
    """`description` is the JSON file; its weights lie beside it under the same name with .bin."""
    content = json.loads(description.read_text())
    weights = read_weights(content["weightsManifest"], description.with_suffix(".bin").read_bytes())
    topology = content["modelTopology"]
    if "node" in topology:
        return Saved("graph-model", topology["node"], weights)
    return Saved("layers-model", topology["model_config"]["config"]["layers"], weights)


def text(encoded: str) -> str:
    """Strings of a graph are base64."""
    return base64.b64decode(encoded).decode()
