"""
Sets the temperature of two networks that answer together: the geometric mean of their probabilities. Looks
at what both left out of training; writes blend.json.
"""

import argparse
import json
from pathlib import Path

import numpy as np

from features import Backbone, open_network
from pictures import Row, decode, is_held_back, read_index


def log_softmax(logits: np.ndarray) -> np.ndarray:
    shifted = logits - logits.max()
    return shifted - np.log(np.exp(shifted).sum())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=Path, help="the model's folder, with weights.onnx and head.onnx")
    parser.add_argument("--backbone", type=Path, required=True, help="folder of backbone.onnx and tuned-branch.onnx")
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--set", default="plant-disease")
    parser.add_argument("--held-back", type=float, default=0.08)
    options = parser.parse_args()
    own, shared = (json.loads((options.model / name).read_text()) for name in ("weights.json", "head.json"))
    small, backbone, head = open_network(options.model / "weights.onnx"), Backbone(options.backbone), open_network(options.model / "head.onnx")
    places = [shared["labels"].index(label) for label in own["labels"]]

    def look(row: Row, size: int) -> np.ndarray:
        pooled, tuned, deep, late = backbone.see_with_maps(decode(row.path, size).astype(np.float32).transpose(2, 0, 1)[None] / 255)
        return head.run(["logits"], {"pooled": pooled, "tuned": tuned, "deep": deep, "late": late})[0][0]

    def blended(rows: list[Row]) -> np.ndarray:
        found = []
        for row in rows:
            picture = decode(row.path, own["size"]).astype(np.float32).transpose(2, 0, 1)[None] / 127.5 - 1
            first = log_softmax(small.run(["logits"], {"picture": picture})[0][0] / own["temperature"])
            looks = [look(row, size) for size in (shared["size"], shared["secondSize"])]
            second = log_softmax(np.mean(looks, 0) / shared["temperature"])
            found.append(log_softmax((first + second[places]) / 2))
        return np.stack(found)

    rows = [r for r in read_index(options.data / options.set) if r.split == "train" and is_held_back(r.group, options.held_back)]
    truth = np.array([own["labels"].index(r.label) for r in rows])
    logits = blended(rows)

    def loss(temperature: float) -> float:
        return float(-np.mean([log_softmax(line / temperature)[t] for line, t in zip(logits, truth)]))

    temperature = float(min(np.geomspace(0.3, 2, 50), key=loss))
    print(f"held back: {(logits.argmax(1) == truth).mean():.4f} (n {len(rows)}); temperature {temperature:.3f}")
    (options.model / "blend.json").write_text(json.dumps({"temperature": round(temperature, 4)}) + "\n")


if __name__ == "__main__":
    main()
