"""
Says how well networks that tune.py wrote tell each set apart by their own last layers: balanced accuracy on split `val` and on the groups
that are held back of split `train`, as a picture and its mirror image are seen at both sizes that the shipped models look at.
"""

import argparse
from pathlib import Path

import numpy as np
import torch

from pictures import Row, is_held_back, load, read_index
from torch_network import TorchNetwork
from tune import tasks

sizes = (192, 224)


def balanced(truth: list[str], found: list[str]) -> float:
    classes = sorted(set(truth))
    hits = {name: [f == t for t, f in zip(truth, found) if t == name] for name in classes}
    return float(np.mean([np.mean(hits[name]) for name in classes]))


@torch.no_grad()
def features(network: TorchNetwork, rows: list[Row], size: int, device: torch.device) -> torch.Tensor:
    """(2, n, features): as it is, and mirrored."""
    planes, found = load(rows, size)[:, :3], []
    for start in range(0, len(planes), 64):
        pictures = planes[start : start + 64].to(device).float() / 255
        found.append(torch.stack([network(p.contiguous(memory_format=torch.channels_last))["deep"].mean((2, 3)) for p in (pictures, pictures.flip(3))]))
    return torch.cat(found, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tuned", type=Path, nargs="+", help="folders that tune.py wrote")
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--held-back", type=float, default=0.08)
    options = parser.parse_args()
    device = torch.device(options.device)
    print("| network | set | val | held back | val at 192 alone |")
    print("|---|---|---|---|---|")
    for folder in options.tuned:
        network, stored = TorchNetwork(folder / "tuned.onnx", "expanded_conv_7/").on(device).eval(), np.load(folder / "layers.npz")
        for name in (n for n in tasks if f"{n}.labels" in stored):
            known = list(stored[f"{name}.labels"])
            weights, biases = (torch.from_numpy(stored[f"{name}.{part}"]).to(device) for part in ("weight", "bias"))
            # A fine class is answered as the coarse one whose folder it lies in.
            answers = [label.partition("/")[0] for label in known]
            columns = sorted(set(answers))
            joined = torch.tensor([[float(a == c) for c in columns] for a in answers], device=device)
            rows = read_index(options.data / name, tasks[name].column)
            figures = []
            for part in ([r for r in rows if r.split == "val"], [r for r in rows if r.split == "train" and is_held_back(r.group, options.held_back)]):
                looks = []
                for size in sizes:
                    seen = torch.nn.functional.linear(features(network, part, size, device), weights, biases)
                    looks.append((seen.softmax(2) @ joined).log().mean(0))
                truth = [r.path.parent.name for r in part]
                for scores in (looks[0] + looks[1], looks[0]):
                    figures.append(balanced(truth, [columns[i] for i in scores.argmax(1).tolist()]))
            print(f"| {folder.name} | {name} | {figures[0]:.3f} | {figures[2]:.3f} | {figures[1]:.3f} |", flush=True)


if __name__ == "__main__":
    main()
