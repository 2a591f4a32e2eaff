"""
Fine-tunes multilingual-e5-small as the branch that reads opinions, harm and the outcomes of meetings.

Usage: train.py E5_SMALL_Q4.bin --rows FOLDER --out FILE.pt [--device cuda] [--epochs N] [--batch N] [--start FILE.pt --share S]

The first is what evals/train/text/packed_e5.py reads. `--rows` holds rows.jsonl of export-rows.ts, templates.jsonl of write_statements.py
and opinions.jsonl of write_opinions.py. Rows of part `validation` are neither learned from nor looked at; those of `tune` are reported on, and
what the branch and the words count together is fitted on them. Each batch is of one task and of texts of like length. Writes the running
mean of the weights. With `--start` training goes on from weights (those of shipped_weights.py, say), on a share of the sets' rows and all that was written.
"""

import argparse
import json
import random
import time
from collections import defaultdict
from pathlib import Path

import torch
from sklearn.metrics import f1_score, roc_auc_score
from torch.nn import functional as F

from model import FIRST, HEADS, LAST, LONGEST, PADDING, Branch, as_shipped, read_packed, groups_of, tokenizer_of
from prepare import join_marks, prepare

OPINIONS = ["sign", "valence", "review"]
TASKS = [*OPINIONS, "olid", "davidson", "category", "everyday", "outcome"]
# How often an epoch sees the rows of a task: what was written for it is little and says most.
PASSES = {"review": 2, "everyday": 2, "outcome": 2}
WRITTEN = {*PASSES, "category"}
CLEAR = 0.25  # valence from which a text is good or bad without doubt
COUNTS = {"davidson": 0.5}  # what a task's loss counts against the others
# What a review's label says of its sign and its three classes.
SIGNS = {"positive": 1.0, "teasing": 1.0, "negative": 0.0, "ironic": 0.0}
BANDS = {"positive": 2, "negative": 0, "ironic": 0, "neutral": 1}
RISE = 100


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("base", type=Path)
    parser.add_argument("--rows", type=Path, required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--rate", type=float, default=1e-4)
    parser.add_argument("--fall", type=float, default=0.9, help="a layer's rate over that of the layer above it")
    parser.add_argument("--drop", type=float, default=0.1)
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--start", help="weights to go on from")
    parser.add_argument("--share", type=float, default=1.0, help="of the sets' rows, by chance; of what was written for the product all are seen")
    parser.add_argument("--without", type=Path, nargs="*", default=[], help="written files to leave for refit_review.py, which needs reviews that are new to the branch")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="the rate falls by time where that runs out first, and the training ends")
    parser.add_argument("--seed", type=int, default=7)
    train(parser.parse_args())


def train(args: argparse.Namespace) -> None:
    torch.set_flush_denormal(True)
    torch.manual_seed(args.seed)
    random.seed(args.seed)
    packed = as_shipped(read_packed(args.base))
    tokenizer = tokenizer_of(packed)
    left = {line.split("\t")[1].strip() for file in args.without for line in file.read_text().splitlines() if "\t" in line}
    rows = [row for row in read_rows(args.rows) if row["task"] in TASKS and (row["part"] != "train" or row["text"] not in left)]
    for row in rows:
        shown = prepare(join_marks(row["text"]) if row["task"] in OPINIONS else row["text"])
        row["ids"] = [FIRST, *tokenizer.encode(shown, add_special_tokens=False).ids[: LONGEST - 2], LAST]
    taken = [row for row in rows if row["part"] == "train" and (row["task"] in WRITTEN or random.random() < args.share)]
    training = [row for row in taken for _ in range(PASSES.get(row["task"], 1))]
    tune = [row for row in rows if row["part"] == "tune"]

    model = Branch(packed, args.drop)
    if args.start:
        model.load(args.start)
    model.to(args.device)
    optimiser = torch.optim.AdamW(groups_of(model, args.rate, args.fall), fused=True)
    average = torch.optim.swa_utils.AveragedModel(model, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.98))
    begun, step, losses = time.time(), 0, []
    for epoch in range(args.epochs):
        batches = make_batches(training, args.batch)
        model.train()
        for at, batch in enumerate(batches):
            done = max((epoch + at / len(batches)) / args.epochs, (time.time() - begun) / 60 / args.minutes)
            if done >= 1:
                break
            for group in optimiser.param_groups:
                group["lr"] = args.rate * group["share"] * min((step + 1) / RISE, 1.02 - done)
            with torch.autocast(args.device, torch.bfloat16, enabled=args.device == "cuda"):
                loss = loss_of(heads_of(model(*tensors_of(batch, args.device))), batch)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            optimiser.zero_grad(set_to_none=True)
            losses.append(loss.detach())
            step += 1
            if step % 4 == 0:
                average.update_parameters(model)
            if step % 200 == 0:
                print(f"step {step}, {done:.2f}, {time.time() - begun:.0f} s, loss {sum(one.item() for one in losses) / len(losses):.3f}", flush=True)
                losses.clear()
        print(f"epoch {epoch + 1} {score(average.module, tune, args.device)}", flush=True)
        average.module.save(args.out)


def read_rows(folder: Path) -> list[dict]:
    return [json.loads(line) for name in ("rows", "templates", "opinions") for line in (folder / f"{name}.jsonl").read_text().splitlines()]


def heads_of(logits: torch.Tensor) -> dict[str, torch.Tensor]:
    return dict(zip(HEADS, logits.float().split([len(labels) for labels in HEADS.values()], dim=-1)))


def tensors_of(rows: list[dict], device: str) -> tuple[torch.Tensor, torch.Tensor]:
    longest = max(len(row["ids"]) for row in rows)
    ids = torch.tensor([row["ids"] + [PADDING] * (longest - len(row["ids"])) for row in rows])
    mask = torch.tensor([[1] * len(row["ids"]) + [0] * (longest - len(row["ids"])) for row in rows])
    return ids.to(device), mask.to(device)


def make_batches(rows: list[dict], size: int) -> list[list[dict]]:
    by_task = defaultdict(list)
    for row in rows:
        by_task[row["task"]].append(row)
    batches = []
    for own in by_task.values():
        random.shuffle(own)
        for at in range(0, len(own), size * 32):
            block = sorted(own[at : at + size * 32], key=lambda row: len(row["ids"]))
            batches += [block[i : i + size] for i in range(0, len(block), size)]
    random.shuffle(batches)
    return batches


def loss_of(out: dict[str, torch.Tensor], batch: list[dict]) -> torch.Tensor:
    task, targets = batch[0]["task"], [row["target"] for row in batch]
    device = out["sign"].device
    floats = lambda values: torch.tensor(values, dtype=torch.float, device=device)
    indices = lambda values: torch.tensor(values, device=device)
    if task == "sign":
        return F.binary_cross_entropy_with_logits(out["sign"][:, 0], floats([(target + 1) / 2 for target in targets]))
    if task == "valence":
        gold = floats(targets)
        error = F.mse_loss(torch.tanh(out["valence"][:, 0]), gold)
        bands = F.cross_entropy(out["polarity"], indices([band_of(target) for target in targets]), weight=floats([1.0, 1.5, 1.0]))
        # What raters call clearly good or bad teaches the sign too.
        clear = gold.abs() >= CLEAR
        sign = F.binary_cross_entropy_with_logits(out["sign"][clear, 0], (gold[clear] > 0).float()) if clear.any() else 0
        return 4 * error + 0.5 * bands + 0.5 * sign
    if task == "review":
        loss = F.cross_entropy(out["review"], indices([HEADS["review"].index(target) for target in targets]))
        signed = [at for at, target in enumerate(targets) if target in SIGNS]
        banded = [at for at, target in enumerate(targets) if target in BANDS]
        if signed:
            loss = loss + 0.5 * F.binary_cross_entropy_with_logits(out["sign"][signed, 0], floats([SIGNS[targets[at]] for at in signed]))
        if banded:
            loss = loss + 0.25 * F.cross_entropy(out["polarity"][banded], indices([BANDS[targets[at]] for at in banded]))
        return loss
    if task == "olid":
        aims = indices([HEADS["aim"].index(row["aim"] or "none") for row in batch])
        return F.binary_cross_entropy_with_logits(out["olid"][:, 0], floats(targets)) + 0.3 * F.cross_entropy(out["aim"], aims)
    if task in ("category", "everyday"):
        gold = floats([[float(target.get(name) or 0) for name in HEADS[task]] for target in targets])
        known = floats([[float(target.get(name) is not None) for name in HEADS[task]] for target in targets])
        each = F.binary_cross_entropy_with_logits(out[task], gold, reduction="none")
        return 2 * (each * known).sum() / known.sum().clamp(min=1)
    return COUNTS.get(task, 1) * F.cross_entropy(out[task], indices([HEADS[task].index(target) for target in targets]))


def band_of(valence: float) -> int:
    return 2 if valence > 0.05 else 0 if valence < -0.05 else 1


@torch.no_grad()
def score(model: Branch, rows: list[dict], device: str) -> dict[str, float]:
    model.eval()
    found = defaultdict(list)
    for batch in make_batches([dict(row) for row in rows], 64):
        task = batch[0]["task"]
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            outs = {name: values.cpu() for name, values in heads_of(model(*tensors_of(batch, device))).items()}
        for at, row in enumerate(batch):
            if task == "sign":
                found[f"{row['set']} accuracy"].append((outs["sign"][at, 0].item() > 0, row["target"] > 0))
            elif task == "valence":
                found[f"{row['set']} r"].append((outs["valence"][at, 0].tanh().item(), row["target"]))
                found[f"{row['set']} macro F1"].append((outs["polarity"][at].argmax().item(), band_of(row["target"])))
            elif task == "olid":
                found["olid macro F1"].append((outs["olid"][at, 0].item() > 0, row["target"]))
            elif task in ("category", "everyday"):
                for index, name in enumerate(HEADS[task]):
                    if row["target"].get(name) is not None:
                        found[f"{task} {name} auroc"].append((outs[task][at, index].item(), bool(row["target"][name])))
            else:
                found[f"{task} macro F1"].append((outs[task][at].argmax().item(), HEADS[task].index(row["target"])))
    figures = {}
    for name, pairs in found.items():
        answers, gold = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
        if name.endswith("accuracy"):
            figures[name] = sum(a == g for a, g in pairs) / len(pairs)
        elif name.endswith("F1"):
            figures[name] = f1_score(gold, answers, average="macro")
        elif name.endswith("auroc"):
            figures[name] = roc_auc_score(gold, answers) if len(set(gold)) == 2 else float("nan")
        else:
            figures[name] = torch.corrcoef(torch.tensor([answers, gold]))[0, 1].item()
    return {name: round(value, 3) for name, value in sorted(figures.items())}


if __name__ == "__main__":
    main()
