"""
Trains the network of the model snore-detection: one-second windows, snore or other.

    python evals/train/audio/snore_detection.py --data DIR/audio/snore [--speech DIR/audio/speech-emotion]

Five networks, each trained without one fifth of the recordings of the train split. What each says of the fifth that it
never heard sets the temperature and gives the cross-validated figures; their mean is shipped. The validation split is
only looked at, at the end. Talking is rare in the snore set; with --speech, seconds of it from the train split of
another set are added as 'other'. One thread: about 15 minutes of processor time.
"""

import argparse
import hashlib
import json
from pathlib import Path

import numpy as np
import torch
from sklearn.metrics import roc_auc_score
from sklearn.model_selection import StratifiedGroupKFold

from export_network import export_network
from log_mel import RATE
from network import Ensemble
from training import read_set, stack, train_network

LABELS = ["other", "snore"]
FOLDS = 5
SHIPPED = Path(__file__).parents[3] / "packages/models/src/snore-detection"


def temperature_of(logits, targets):
    """The divisor that makes the probabilities fit best (least log loss)."""
    tried = np.geomspace(0.1, 5, 200)
    signs = np.where(targets == 1, 1, -1)
    losses = [np.log1p(np.exp(-signs * logits / temperature)).mean() for temperature in tried]
    return float(tried[int(np.argmin(losses))])


def speech_rows(folder, every=2):
    """The loudest second of every second clip of the train split; the groups are the speakers."""
    rows = [row for row in read_set(folder) if row["split"] == "train"][::every]
    for row in rows:
        energy = np.cumsum(np.concatenate([[0], row["samples"] ** 2]))
        first = int(np.argmax(energy[RATE:] - energy[:-RATE])) if len(row["samples"]) > RATE else 0
        row["samples"] = np.resize(row["samples"][first : first + RATE], RATE)
        row["label"] = "other"
    return rows


def margin(network, samples):
    with torch.no_grad():
        logits = torch.cat([network(part) for part in samples.split(64)])
    return (logits[:, 1] - logits[:, 0]).numpy()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--speech")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=50)
    parser.add_argument("--out", type=Path, default=SHIPPED)
    options = parser.parse_args()
    torch.set_num_threads(1)

    rows = read_set(options.data)
    known = [row for row in rows if row["split"] == "train"]
    own = np.arange(len(known))
    known += speech_rows(options.speech) if options.speech else []
    unseen = [row for row in rows if row["split"] == "val"]
    samples, targets = stack(known), torch.tensor([LABELS.index(row["label"]) for row in known])
    groups = [row["group"] for row in known]

    networks, held_out = [], np.zeros(len(known))
    splitter = StratifiedGroupKFold(FOLDS, shuffle=True, random_state=options.seed)
    for fold, (inside, outside) in enumerate(splitter.split(samples, targets, groups)):
        network = train_network(samples[inside], targets[inside], 0, options.seed * 10 + fold, options.epochs)
        # Half precision is what is shipped, so it is what is measured.
        network.load_state_dict(
            {key: value.half().float() if value.is_floating_point() else value for key, value in network.state_dict().items()}
        )
        networks.append(network)
        held_out[outside] = margin(Ensemble([network]).eval(), samples[outside])
        right = ((held_out[outside] > 0) == targets[outside].numpy()).mean()
        print(f"fold {fold}: accuracy on recordings it never heard {right:.3f}", flush=True)

    shipped = Ensemble(networks).eval()
    temperature = temperature_of(held_out[own], targets[own].numpy())
    truth = np.array([LABELS.index(row["label"]) for row in unseen])
    scores = margin(shipped, stack(unseen))
    for name, labels, margins in (("cross-validation", targets[own].numpy(), held_out[own]), ("validation", truth, scores)):
        right = ((margins > 0) == labels).mean()
        print(f"{name}: accuracy {right:.4f}, AUROC {roc_auc_score(labels, margins):.4f}, n {len(labels)}")

    if options.speech:
        print(f"speech heard as other in cross-validation: {(np.delete(held_out, own) < 0).mean():.4f} of {len(known) - len(own)}")

    options.out.mkdir(parents=True, exist_ok=True)
    weights = options.out / "weights.onnx"
    print(f"largest difference after export {export_network(shipped, weights):.1e}")
    speech = "--speech DIR/audio/speech-emotion " if options.speech else ""
    description = {
        "labels": LABELS,
        "sampleRate": RATE,
        "windowSamples": RATE,
        "temperature": round(temperature, 4),
        "threshold": 0.5,
        "seed": options.seed,
        "command": f"python evals/train/audio/snore_detection.py --data DIR/audio/snore {speech}--seed {options.seed} --epochs {options.epochs}",
        "sha256": hashlib.sha256(weights.read_bytes()).hexdigest(),
    }
    (options.out / "weights.json").write_text(json.dumps(description, indent=2) + "\n")


if __name__ == "__main__":
    main()
