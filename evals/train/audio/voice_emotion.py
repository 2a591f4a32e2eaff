"""
Trains what hears the emotion in a voice (the model audioSentiment).

    python evals/train/audio/voice_emotion.py --data DIR/audio/speech-emotion --seed 1

The features are the engine's own: node computes them from the clips and from copies of them at other speeds, in noise,
through other microphones and cut. Linear classifiers, support vector machines, small networks and means of them were
compared by leaving out one training speaker after another; a linear discriminant did best and is shipped. The two
speakers of the validation split are only looked at, at the end. A minute or two.
"""

import argparse
import hashlib
import json
import subprocess
import tempfile
from pathlib import Path

import numpy as np
import soundfile
import torch
from scipy.signal import lfilter, resample_poly
from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
from torch import nn

from training import read_set

RATE = 16_000
COPIES = 8
SHRINKAGE = 0.3
# Standard deviations; what lies further counts as that far.
REACH = 4
SHIPPED = Path(__file__).parents[3] / "packages/models/src/audioSentiment"
TABLE = Path(__file__).parent / "voice-feature-table.ts"


def another(samples, random):
    """The same sentence by a slightly other voice, room and cut."""
    speed = random.integers(91, 110)
    samples = resample_poly(samples, 100, speed)
    tilt = random.uniform(-0.35, 0.35)
    samples = lfilter([1, -tilt], [1], samples)
    keep = int(len(samples) * random.uniform(0.75, 1))
    first = random.integers(0, len(samples) - keep + 1)
    samples = samples[first : first + keep]
    noise = lfilter([1], [1, -random.uniform(0, 0.95)], random.normal(size=len(samples)))
    power = np.mean(samples**2) / np.mean(noise**2) / 10 ** (random.uniform(18, 45) / 10)
    samples = samples + noise * np.sqrt(power)
    return samples / max(1e-6, np.abs(samples).max()) * 0.7


def features_of(sounds):
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for index, samples in enumerate(sounds):
            paths.append(f"{folder}/{index}.wav")
            soundfile.write(paths[-1], samples, RATE, subtype="PCM_16")
        (Path(folder) / "list").write_text("\n".join(paths) + "\n")
        subprocess.run(["node", str(TABLE), f"{folder}/list", f"{folder}/out"], check=True)
        return np.array(json.loads((Path(folder) / "out").read_text()), dtype=np.float32)


class Voice(nn.Module):
    """Standardised features, a linear discriminant, and how far from the training voices they lie (mean squared deviation)."""

    def __init__(self, values, answers, classes):
        super().__init__()
        mean, deviation = values.mean(0), values.std(0) + 1e-6
        scaled = np.clip((values - mean) / deviation, -REACH, REACH)
        discriminant = LinearDiscriminantAnalysis(solver="lsqr", shrinkage=SHRINKAGE).fit(scaled, answers)
        self.register_buffer("mean", torch.tensor(mean))
        self.register_buffer("deviation", torch.tensor(deviation))
        self.linear = nn.Linear(values.shape[1], classes)
        self.linear.weight.data = torch.tensor(discriminant.coef_, dtype=torch.float32)
        self.linear.bias.data = torch.tensor(discriminant.intercept_, dtype=torch.float32)

    def forward(self, features):
        scaled = (features - self.mean) / self.deviation
        distance = scaled.clamp(-10, 10).square().mean(1)
        return self.linear(scaled.clamp(-REACH, REACH)), distance


def answers_of(voice, values):
    with torch.no_grad():
        logits, distance = voice(torch.tensor(values))
    return logits.numpy(), distance.numpy()


def temperature_of(logits, targets):
    def loss(temperature):
        scaled = logits / temperature
        scaled = scaled - scaled.max(1, keepdims=True)
        return -(scaled[np.arange(len(targets)), targets] - np.log(np.exp(scaled).sum(1))).mean()

    tried = np.geomspace(0.2, 5, 100)
    return float(tried[int(np.argmin([loss(temperature) for temperature in tried]))])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cache", type=Path, help="keeps the features between runs")
    parser.add_argument("--out", type=Path, default=SHIPPED)
    options = parser.parse_args()
    torch.set_num_threads(1)

    rows = read_set(options.data)
    labels = sorted({row["label"] for row in rows})
    known = [row for row in rows if row["split"] == "train"]
    unseen = [row for row in rows if row["split"] == "val"]
    random = np.random.default_rng(options.seed)
    if options.cache and options.cache.exists():
        table = np.load(options.cache)["table"]
    else:
        copies = [another(row["samples"], random) for row in known for _ in range(COPIES)]
        table = features_of([row["samples"] for row in known + unseen] + copies)
        if options.cache:
            np.savez(options.cache, table=table)
    own, later, more = np.split(table, [len(known), len(known) + len(unseen)])
    targets = np.array([labels.index(row["label"]) for row in known])
    truth = np.array([labels.index(row["label"]) for row in unseen])
    speakers = np.array([row["group"] for row in known])
    more_targets, more_speakers = np.repeat(targets, COPIES), np.repeat(speakers, COPIES)

    def fit(chosen, more_chosen):
        values = np.concatenate([own[chosen], more[more_chosen]])
        return Voice(values, np.concatenate([targets[chosen], more_targets[more_chosen]]), len(labels)).eval()

    held_out, distances = np.zeros((len(known), len(labels)), dtype=np.float32), np.zeros(len(known))
    for speaker in sorted(set(speakers)):
        outside = speakers == speaker
        held_out[outside], distances[outside] = answers_of(fit(~outside, more_speakers != speaker), own[outside])
        right = (held_out[outside].argmax(1) == targets[outside]).mean()
        print(f"without {speaker}: accuracy on that speaker {right:.3f}", flush=True)
    print(f"leaving speakers out: accuracy {(held_out.argmax(1) == targets).mean():.4f}, n {len(targets)}")

    shipped = fit(np.ones(len(known), dtype=bool), np.ones(len(more), dtype=bool))
    scores, far = answers_of(shipped, later)
    print(f"validation: accuracy {(scores.argmax(1) == truth).mean():.4f}, n {len(truth)}")
    print("distances, left out:", np.percentile(distances, [50, 90, 99]).round(2), "validation:", np.percentile(far, [50, 90, 99]).round(2))

    options.out.mkdir(parents=True, exist_ok=True)
    weights = options.out / "weights.onnx"
    torch.onnx.export(
        shipped, (torch.zeros(2, own.shape[1]),), str(weights), input_names=["features"], output_names=["logits", "distance"],
        dynamic_axes={"features": {0: "n"}, "logits": {0: "n"}, "distance": {0: "n"}}, dynamo=False,
    )
    description = {
        "labels": labels,
        "features": int(own.shape[1]),
        "temperature": round(temperature_of(held_out, targets), 4),
        # What lies further from the training voices than all but a hundredth of unheard speakers.
        "farthest": round(float(np.percentile(distances, 99)), 3),
        "seed": options.seed,
        "command": f"python evals/train/audio/voice_emotion.py --data DIR/audio/speech-emotion --seed {options.seed}",
        "sha256": hashlib.sha256(weights.read_bytes()).hexdigest(),
    }
    (options.out / "weights.json").write_text(json.dumps(description, indent=2) + "\n")


if __name__ == "__main__":
    main()
