"""
Fine-tunes one branch of the encoder: `sentiment`, or `moderation` on offence, hate and the categories of written templates.

Usage: train.py BRANCH --rows FOLDER --base FOLDER --out FILE.pt [--first N] [--epochs N] [--minutes M] [--workers N]

`--rows` holds rows.jsonl of export-rows.ts, templates.jsonl of write_statements.py and opinions.jsonl of write_opinions.py.
`--base` holds model.safetensors, config.json and tokenizer.json of all-MiniLM-L6-v2 (Apache-2.0).
Rows of part `validation` are neither learned from nor looked at; those of `tune` choose the epoch that is kept.
Each batch is of one task and of texts of like length. The trunk stays as it was pretrained.
"""

import argparse
import json
import random
import tempfile
import time
from collections import defaultdict
from pathlib import Path

import torch
from sklearn.metrics import f1_score, roc_auc_score
from tokenizers import Tokenizer
from torch.nn import functional as F

from model import AIMS, CATEGORIES, DAVIDSON, LONGEST, Branch, Trunk
from prepare import join_marks, prepare

TASKS = {
    "sentiment": ["sign", "valence"],
    "moderation": ["olid", "davidson", "category"],
}
TOGETHER = 8  # steps between two means of the workers' weights
CLEAR = 0.25  # valence from which a text is good or bad without doubt
COUNTS = {"davidson": 0.5}  # what a task's loss counts against the others


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("branch", choices=list(TASKS))
    parser.add_argument("--rows", type=Path, required=True)
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--first", type=int, default=0, help="the first layer that the branch has for itself")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=60, help="wall time after which it ends, wherever it is")
    parser.add_argument("--rate", type=float, default=3e-4, help="of the last layer and the heads")
    parser.add_argument("--fall", type=float, default=0.8, help="a layer's rate over that of the layer above it")
    parser.add_argument("--drop", type=float, default=0.1)
    parser.add_argument("--workers", type=int, default=4)
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--seed", type=int, default=7)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as meeting:
        torch.multiprocessing.spawn(work, (args, f"file://{meeting}/workers"), nprocs=args.workers)


def work(rank: int, args: argparse.Namespace, meeting: str) -> None:
    """
    One of several workers, each with batches of its own, that take the mean of their weights every few steps. On a machine that is
    busy with other things they wait for each other less than the threads of one would.
    """
    torch.set_num_threads(1)
    torch.distributed.init_process_group("gloo", meeting, rank=rank, world_size=args.workers)
    torch.manual_seed(args.seed)
    random.seed(args.seed)
    rows = [row for row in read_rows(args.rows) if row["task"] in TASKS[args.branch]]
    heads = heads_of(args.branch)
    model = Branch(args.base, heads, args.first, args.drop)
    tokenizer = Tokenizer.from_file(str(args.base / "tokenizer.json"))
    tokenizer.no_padding()
    tokenizer.enable_truncation(LONGEST)
    training = [row for row in rows if row["part"] == "train"]
    tune = [row for row in rows if row["part"] == "tune"]
    for row in training + tune:
        shown = join_marks(row["text"]) if args.branch == "sentiment" else row["text"]
        row["ids"] = tokenizer.encode(prepare(shown)).ids
    trunk = Trunk(args.base, args.first).eval()

    optimiser = torch.optim.AdamW(groups_of(model, args.rate, args.fall), fused=True)
    rates = [group["lr"] for group in optimiser.param_groups]
    steps = args.epochs * (len(make_batches(training, args.batch)) // args.workers)
    start, best, step = time.time(), float("-inf"), 0
    done = torch.zeros(1)
    for epoch in range(args.epochs):
        random.seed(args.seed + epoch)
        batches = make_batches(training, args.batch)
        torch.manual_seed(args.seed + epoch * args.workers + rank)
        model.train()
        losses = []
        for batch in batches[rank :: args.workers][: steps // args.epochs]:
            if done >= 1:
                break
            # Rises over the first sixteenth, then falls to nothing.
            share = min(16 * (step + 1) / steps, max(0, 1 - max(done.item(), step / steps)))
            for group, rate in zip(optimiser.param_groups, rates):
                group["lr"] = rate * min(1, share)
            with torch.autocast("cpu", dtype=torch.bfloat16):
                loss = loss_of(model, trunk, heads, batch)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            losses.append(loss.item())
            step += 1
            if step % TOGETHER == 0:
                take_mean(model, args.workers)
                done.fill_((time.time() - start) / (60 * args.minutes))
                torch.distributed.broadcast(done, 0)
                if rank == 0 and step % (4 * TOGETHER) == 0:
                    print(f"step {step} of {steps}, {time.time() - start:.0f} s, loss {sum(losses) / len(losses):.3f}", flush=True)
        take_mean(model, args.workers)
        if rank == 0:
            found = score(model, trunk, heads, tune)
            whole = sum(found.values()) / len(found)
            print(f"epoch {epoch + 1}, {time.time() - start:.0f} s, {whole:.4f} {found}", flush=True)
            # The epoch that does best on the tenth kept from training is the one that is kept.
            if whole > best:
                best = whole
                torch.save({"heads": heads, "first": args.first, "state": model.state_dict()}, args.out)
        torch.distributed.barrier()
        if done >= 1:
            break


def take_mean(model: Branch, workers: int) -> None:
    whole = torch.nn.utils.parameters_to_vector(model.parameters()).detach()
    torch.distributed.all_reduce(whole)
    torch.nn.utils.vector_to_parameters(whole / workers, model.parameters())


def groups_of(model: Branch, rate: float, fall: float) -> list[dict]:
    """The lower a layer, the slower it learns: what it knows of words in general is worth keeping."""
    groups = []
    layers = len(model.layers)
    for name, parameter in model.named_parameters():
        kind, _, rest = name.partition(".")
        above = layers - 1 - int(rest.split(".")[0]) if kind == "layers" else layers if kind == "places" else 0
        decay = 0.01 if parameter.dim() > 1 else 0
        groups.append({"params": [parameter], "lr": rate * fall**above, "weight_decay": decay})
    return groups


def read_rows(folder: Path) -> list[dict]:
    files = [file for name in ("rows", "templates", "opinions") if (file := folder / f"{name}.jsonl").exists()]
    return [json.loads(line) for file in files for line in file.read_text().splitlines()]


def heads_of(branch: str) -> dict[str, list[str]]:
    if branch == "sentiment":
        return {"sign": ["positive"], "valence": ["valence"], "polarity": ["negative", "neutral", "positive"]}
    return {"olid": ["offensive"], "aim": AIMS, "davidson": DAVIDSON, "category": CATEGORIES}


def mask_of(rows: list[dict]) -> torch.Tensor:
    longest = max(len(row["ids"]) for row in rows)
    return torch.tensor([[1] * len(row["ids"]) + [0] * (longest - len(row["ids"])) for row in rows])


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


@torch.no_grad()
def tensors(trunk: Trunk, rows: list[dict]) -> tuple[torch.Tensor, torch.Tensor]:
    mask = mask_of(rows)
    ids = torch.tensor([row["ids"] + [0] * (mask.shape[1] - len(row["ids"])) for row in rows])
    return trunk(ids, mask), mask


def loss_of(model: Branch, trunk: Trunk, heads: dict, batch: list[dict]) -> torch.Tensor:
    task = batch[0]["task"]
    pooled = model.dropout(model.pool(*tensors(trunk, batch)))
    out = lambda name: model.heads[name](pooled).float()
    if task == "sign":
        gold = torch.tensor([(row["target"] + 1) / 2 for row in batch])
        return F.binary_cross_entropy_with_logits(out("sign")[:, 0], gold)
    if task == "valence":
        gold = torch.tensor([row["target"] for row in batch])
        bands = torch.tensor([band_of(row["target"]) for row in batch])
        weights = torch.tensor([1.0, 1.5, 1.0])
        error = F.mse_loss(torch.tanh(out("valence")[:, 0]), gold)
        # What raters call clearly good or bad teaches the sign too.
        clear = gold.abs() >= CLEAR
        sign = F.binary_cross_entropy_with_logits(out("sign")[clear, 0], (gold[clear] > 0).float()) if clear.any() else 0
        return 4 * error + 0.5 * F.cross_entropy(out("polarity"), bands, weight=weights) + 0.5 * sign
    if task == "olid":
        gold = torch.tensor([float(row["target"]) for row in batch])
        aims = torch.tensor([AIMS.index(row["aim"] or "none") for row in batch])
        return F.binary_cross_entropy_with_logits(out("olid")[:, 0], gold) + 0.3 * F.cross_entropy(out("aim"), aims)
    if task == "category":
        gold = torch.tensor([[float(row["target"].get(name) or 0) for name in CATEGORIES] for row in batch])
        known = torch.tensor([[float(row["target"].get(name) is not None) for name in CATEGORIES] for row in batch])
        each = F.binary_cross_entropy_with_logits(out("category"), gold, reduction="none")
        return 2 * (each * known).sum() / known.sum().clamp(min=1)
    gold = torch.tensor([heads[task].index(row["target"]) for row in batch])
    return COUNTS.get(task, 1) * F.cross_entropy(out(task), gold)


def band_of(valence: float) -> int:
    return 2 if valence > 0.05 else 0 if valence < -0.05 else 1


@torch.no_grad()
def score(model: Branch, trunk: Trunk, heads: dict, rows: list[dict]) -> dict[str, float]:
    model.eval()
    found = defaultdict(list)
    for batch in make_batches([dict(row) for row in rows], 64):
        task = batch[0]["task"]
        with torch.autocast("cpu", dtype=torch.bfloat16):
            pooled = model.pool(*tensors(trunk, batch))
            outs = {name: model.heads[name](pooled).float() for name in heads}
        for at, row in enumerate(batch):
            if task == "sign":
                found[f"{row['set']} accuracy"].append((outs["sign"][at, 0].item() > 0, row["target"] > 0))
            elif task == "valence":
                found[f"{row['set']} r"].append((outs["valence"][at, 0].tanh().item(), row["target"]))
                found[f"{row['set']} macro F1"].append((outs["polarity"][at].argmax().item(), band_of(row["target"])))
            elif task == "olid":
                found["olid macro F1"].append((outs["olid"][at, 0].item() > 0, row["target"]))
            elif task == "category":
                for index, name in enumerate(CATEGORIES):
                    if row["target"].get(name) is not None:
                        found[f"{name} auroc"].append((outs["category"][at, index].item(), bool(row["target"][name])))
            else:
                pair = (outs[task][at].argmax().item(), heads[task].index(row["target"]))
                found[f"{task} accuracy"].append(pair)
                found[f"{task} macro F1"].append(pair)
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
