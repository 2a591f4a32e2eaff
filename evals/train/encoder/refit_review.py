"""
Fits the shipped branch's head of reviews again on written ones that the branch has not learned from. What a network says of texts that it was
trained on is too sure; new ones tell how sure it may be. Nothing else in the file changes.

Usage: refit_review.py E5_SMALL_Q4.bin BRANCH.onnx --rows FOLDER NEW.tsv…   (--rows: of export-rows.ts, which says what is kept back)
"""

import argparse
import json
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from onnx import numpy_helper
from torch.nn import functional as F

from model import FIRST, HEADS, LAST, LONGEST, as_shipped, read_packed, tokenizer_of
from packed_e5 import word_vectors
from prepare import join_marks, prepare

LABELS = HEADS["review"]
WEIGHT = "branch.heads.review.weight_Transposed"
BIAS = "branch.heads.review.bias"
POOLED = "/Div_output_0"
PENALTY = 0.003  # of a squared step away from the old weights, of 0.003 to 0.3 best on what is kept back


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("base", type=Path)
    parser.add_argument("branch", type=Path)
    parser.add_argument("--rows", type=Path, required=True)
    parser.add_argument("new", type=Path, nargs="+")
    args = parser.parse_args()
    torch.set_num_threads(1)
    model = onnx.load(args.branch)
    held = {tensor.name: tensor for tensor in model.graph.initializer}
    rows = [json.loads(line) for line in (args.rows / "rows.jsonl").read_text().splitlines()]
    new = {line.split("\t")[1].strip() for file in args.new for line in file.read_text().splitlines() if "\t" in line}
    training = [row for row in rows if row["task"] == "review" and row["part"] == "train" and row["text"] in new]
    tune = [row for row in rows if row["task"] == "review" and row["part"] == "tune"]

    packed = as_shipped(read_packed(args.base))
    states = pooled_of(training + tune, model, packed)
    golds = torch.tensor([LABELS.index(row["target"]) for row in training + tune])
    seen = len(training)
    old = torch.from_numpy(numpy_helper.to_array(held[f"{WEIGHT}_quantized"]) * numpy_helper.to_array(held[f"{WEIGHT}_scale"])).float()
    bias = torch.from_numpy(numpy_helper.to_array(held[BIAS]).copy())
    print(f"{seen} rows; {len(tune)} kept back: before {quality(states[seen:] @ old + bias, golds[seen:])}")
    weight, bias = fit(states[:seen], golds[:seen], old, bias)

    scale = weight.abs().amax(0).numpy() / 127
    steps = np.rint(weight.numpy() / scale).astype(np.int8)
    for name, values in [(f"{WEIGHT}_quantized", steps), (f"{WEIGHT}_scale", scale.astype(np.float32)), (BIAS, bias.numpy())]:
        held[name].CopyFrom(numpy_helper.from_array(values, name))
    print(f"after {quality(states[seen:] @ torch.from_numpy(steps * scale).float() + bias, golds[seen:])}")
    onnx.save(model, args.branch)


def pooled_of(rows: list[dict], model: onnx.ModelProto, packed) -> torch.Tensor:
    """What the heads stand on (texts, 384), as the network in eight bits gives it."""
    whole = onnx.ModelProto()
    whole.CopyFrom(model)
    whole.graph.output.append(onnx.helper.make_tensor_value_info(POOLED, onnx.TensorProto.FLOAT, ["texts", 384]))
    session = onnxruntime.InferenceSession(whole.SerializeToString())
    tokenizer, vectors = tokenizer_of(packed), word_vectors(packed).numpy()
    pooled = []
    for row in rows:
        shown = prepare(join_marks(row["text"]))
        ids = np.array([[FIRST, *tokenizer.encode(shown, add_special_tokens=False).ids[: LONGEST - 2], LAST]])
        pooled.append(session.run([POOLED], {"states": vectors[ids], "mask": np.ones_like(ids)})[0][0])
    return torch.from_numpy(np.stack(pooled))


def fit(states: torch.Tensor, golds: torch.Tensor, old: torch.Tensor, bias: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """The old weights by one factor and a step away from them; and the biases."""
    factor, away, free = torch.ones(1, requires_grad=True), torch.zeros_like(old, requires_grad=True), bias.clone().requires_grad_()
    optimiser = torch.optim.LBFGS([factor, away, free], max_iter=60, line_search_fn="strong_wolfe")

    def loss() -> torch.Tensor:
        optimiser.zero_grad()
        found = F.cross_entropy(states @ (old * factor + away) + free, golds) + PENALTY * away.square().sum()
        found.backward()
        return found

    optimiser.step(loss)
    return (old * factor + away).detach(), free.detach()


def quality(logits: torch.Tensor, golds: torch.Tensor) -> str:
    right = (logits.argmax(1) == golds).float().mean().item()
    return f"accuracy {right:.3f}, log loss {F.cross_entropy(logits, golds).item():.3f}"


if __name__ == "__main__":
    main()
