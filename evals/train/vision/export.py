"""
Makes the shipped files from one or more checkpoints of train.py: weights.onnx (float16 weights, computed in
float32) and weights.json (labels, input, temperature, threshold), and a model card.

Outputs of the network: `logits` (1, labels) and `maps` (1, labels, h, w), the class activation maps. The picture
and its mirror image are both looked at, within the one call.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import onnxruntime
import torch

from final_layer import FeatureStack, describe, fit
from half_weights import halve_weights
from network import LeafNetwork
from pictures import Row, is_held_back, load, made_up, read_index
from train import negative_rows


class Shipped(torch.nn.Module):
    def __init__(self, stack: FeatureStack, weights: np.ndarray, biases: np.ndarray):
        super().__init__()
        self.stack = stack
        self.weights = torch.nn.Parameter(torch.from_numpy(weights), requires_grad=False)
        self.biases = torch.nn.Parameter(torch.from_numpy(biases), requires_grad=False)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        pooled, found = self.stack(torch.cat([x, x.flip(3)]))
        logits = torch.nn.functional.linear(pooled, self.weights, self.biases)
        maps, start = torch.zeros(()), 0
        for network, features in zip(self.stack.networks, found):
            width = network.head.in_features
            maps = maps + network.maps(features, self.weights[:, start : start + width])
            start += width
        return logits.log_softmax(1).mean(0, keepdim=True), 0.5 * (maps[:1] + maps[1:].flip(3))


def logits_of(session: onnxruntime.InferenceSession, planes: torch.Tensor) -> np.ndarray:
    return np.concatenate([session.run(["logits"], {"picture": p[None, :3].float().numpy() / 127.5 - 1})[0] for p in planes])


def softmax(logits: np.ndarray) -> np.ndarray:
    shifted = np.exp(logits - logits.max(1, keepdims=True))
    return shifted / shifted.sum(1, keepdims=True)


def as_command(options: dict[str, str]) -> str:
    """The arguments of a round, folders by their last name: a model card names no machine's paths."""
    words = []
    for key, value in options.items():
        if key in {"out", "port"} or value == "":
            continue
        shown = " ".join(Path(part).name for part in value.split()) if key in {"data", "negatives", "start"} else value
        words.append(f'--{key.replace("_", "-")} "{shown}"' if " " in shown else f"--{key.replace('_', '-')} {shown}")
    return " ".join(words)


def last_layer_rows(stack: FeatureStack, rows: list[Row], labels: list[str], options: argparse.Namespace) -> tuple[np.ndarray, np.ndarray]:
    """Features and class numbers of the training pictures, changed copies of them, and the negatives."""
    planes = load(rows, options.size)
    numbers = np.array([labels.index(r.label) for r in rows])
    strangers = negative_rows(options.negatives)
    drawn = torch.from_numpy(made_up(150, options.size, options.seed)).permute(0, 3, 1, 2)
    picked = np.random.default_rng(options.seed).permutation(len(strangers))[: options.negative_count]
    others = torch.cat([load([strangers[i] for i in picked], options.size)[:, :3], drawn])
    features = [describe(stack, planes, options.size, augmented=view > 0) for view in range(options.views + 1)]
    features.append(describe(stack, others, options.size, augmented=False))
    return np.concatenate(features), np.concatenate([np.tile(numbers, options.views + 1), np.full(len(others), labels.index(options.reject))])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoints", type=Path, nargs="+")
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--label", default="label")
    parser.add_argument("--reject", default="unknown")
    parser.add_argument("--negatives", default="", help="as in training")
    parser.add_argument("--negative-count", type=int, default=900, help="negatives that the last layer is fitted with")
    parser.add_argument("--views", type=int, default=2, help="changed copies of each training picture for the last layer")
    parser.add_argument("--strength", type=float, default=0.1, help="of the last layer: C of the logistic regression")
    parser.add_argument("--strangers", default="", help="folders whose train part, unseen in training, sets the rejection threshold; separated by spaces")
    parser.add_argument("--held-back", type=float, default=0.08, help="as in training")
    parser.add_argument("--size", type=int, default=160)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="folder of weights.onnx, weights.json and training.md")
    options = parser.parse_args()

    torch.manual_seed(options.seed)
    torch.set_num_threads(1)
    saved = [torch.load(path, weights_only=True) for path in options.checkpoints]
    labels = saved[0]["labels"]
    networks = []
    for state in saved:
        network = LeafNetwork(len(state["classes"]), int(state["options"]["width"]))
        network.load_state_dict(state["weights"])
        networks.append(network.eval())
    stack = FeatureStack(networks).eval()

    training = [r for r in read_index(options.data, options.label) if r.split == "train"]
    held_back = [r for r in training if is_held_back(r.group, options.held_back)]
    features, answers = last_layer_rows(stack, [r for r in training if r not in held_back], labels, options)
    shipped = Shipped(stack, *fit(features, answers, options.strength)).eval()

    path = options.out / "weights.onnx"
    example = torch.rand(1, 3, options.size, options.size) * 2 - 1
    torch.onnx.export(shipped, (example,), path, input_names=["picture"], output_names=["logits", "maps"], opset_version=17, dynamo=False)
    session = onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"])
    with torch.inference_mode():
        expected = shipped(example)
    exact = max(float(np.abs(a.numpy() - b).max()) for a, b in zip(expected, session.run(None, {"picture": example.numpy()})))
    assert exact < 1e-4, f"ONNX Runtime differs from torch by {exact}"
    halve_weights(path)
    session = onnxruntime.InferenceSession(path, providers=["CPUExecutionProvider"])
    rounded = float(np.abs(expected[0].numpy() - session.run(["logits"], {"picture": example.numpy()})[0]).max())

    logits = logits_of(session, load(held_back, options.size))
    truths = np.array([labels.index(r.label) for r in held_back])
    temperatures = np.geomspace(0.3, 3, 60)
    losses = [-np.log(softmax(logits / t)[np.arange(len(held_back)), truths] + 1e-12).mean() for t in temperatures]
    temperature = float(temperatures[int(np.argmin(losses))])

    reject = labels.index(options.reject)
    scores = softmax(logits / temperature)[:, reject]
    ours = scores[truths != reject]
    threshold = 0.5
    if options.strangers:
        strangers = [r for folder in options.strangers.split() for r in read_index(Path(folder)) if r.split == "train"]
        theirs = softmax(logits_of(session, load(strangers[:: max(1, len(strangers) // 400)], options.size)) / temperature)[:, reject]
        # The point where as many of ours are turned away as strangers are let in.
        candidates = np.unique(np.concatenate([ours, theirs]))
        threshold = float(candidates[int(np.argmin([abs((ours >= c).mean() - (theirs < c).mean()) for c in candidates]))])
        print(f"turned away {np.mean(ours >= threshold):.3f} of ours, let in {np.mean(theirs < threshold):.3f} of the strangers")

    accuracy = float((logits.argmax(1) == truths).mean())
    about = {
        "labels": labels,
        "reject": options.reject,
        "size": options.size,
        "mean": [0.5, 0.5, 0.5],
        "deviation": [0.5, 0.5, 0.5],
        "temperature": round(temperature, 4),
        "threshold": round(threshold, 5),
    }
    (options.out / "weights.json").write_text(json.dumps(about, indent=2) + "\n")
    lines = [
        f"# Training of {options.out.resolve().name}",
        "",
        "Made by `evals/train/vision/train.py` and `export.py`; see the README there. The reported figures are in evidence.json.",
        "",
        f"- {len(networks)} network(s), {sum(p.numel() for n in networks for p in n.parameters()):,} parameters, {path.stat().st_size / 1e6:.2f} MB",
        f"- last layer: logistic regression (C {options.strength}) on pooled features and colour histogram, {len(answers):,} rows: each training picture as it is and changed {options.views} times, and {options.negative_count + 150} negatives",
        f"- largest difference to torch: {exact:.1e} as exported, {rounded:.1e} in the logits with float16 weights",
        f"- held back from training ({len(held_back)} pictures, by group): accuracy {accuracy:.3f}, temperature {temperature:.3f}, rejection threshold {threshold:.4f}",
    ]
    for checkpoint, state in zip(options.checkpoints, saved):
        for turn, part in enumerate([*state.get("earlier", []), state], 1):
            lines += ["", f"## {checkpoint.stem}, round {turn}", "", f"`train.py {as_command(part['options'])}`", "", "| epoch | step | minutes | loss | held-back accuracy |", "|---|---|---|---|---|"]
            lines += [f"| {h['epoch']} | {h['step']} | {h['minutes']} | {h['loss']} | {h['held_back_accuracy']} |" for h in part["history"]]
    (options.out / "training.md").write_text("\n".join(lines) + "\n")
    print("\n".join(lines[:7]))


if __name__ == "__main__":
    main()
