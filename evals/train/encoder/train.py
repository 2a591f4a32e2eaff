"""
Fine-tunes one branch of the encoder: `sentiment`, or `moderation` on offence, hate and the categories of written templates.

Usage: train.py BRANCH --rows FOLDER --base FOLDER --out FILE.pt [--init FILE.pt] [--minutes M] [--rate R] [--threads N]

`--rows` holds rows.jsonl of export-rows.ts, and templates.jsonl of write-templates.ts where categories are to be learned.
`--base` holds model.safetensors, config.json and tokenizer.json of all-MiniLM-L6-v2 (Apache-2.0).
Rows of part `tune` and `validation` are never learned from; both are scored at the end.
Each batch is of one task and of texts of like length. The trunk stays as it was pretrained: its states are computed once.
"""

import argparse
import json
import random
import time
from collections import defaultdict
from pathlib import Path

import torch
from sklearn.metrics import f1_score, roc_auc_score
from tokenizers import Tokenizer
from torch.nn import functional as F

from model import AIMS, CATEGORIES, DAVIDSON, Branch, Trunk
from prepare import prepare

LONGEST = 48
TASKS = {
    "sentiment": ["sign", "valence"],
    "moderation": ["olid", "davidson", "category"],
}
COUNTS = {"davidson": 0.5}  # what a task's loss counts against the others


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("branch", choices=list(TASKS))
    parser.add_argument("--rows", type=Path, required=True)
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--init", type=Path)
    parser.add_argument("--states", type=Path, help="where the trunk's states are kept for the next run")
    parser.add_argument("--minutes", type=float, default=30, help="wall time of the training, without the trunk's part")
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--seed", type=int, default=7)
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    torch.manual_seed(args.seed)
    random.seed(args.seed)

    rows = read_rows(args.rows)
    rows = [row for row in rows if row["task"] in TASKS[args.branch]]
    heads = heads_of(args.branch)
    model = Branch(args.base, heads)
    if args.init:
        model.load_state_dict(torch.load(args.init, weights_only=True)["state"])
    tokenizer = Tokenizer.from_file(str(args.base / "tokenizer.json"))
    tokenizer.no_padding()
    tokenizer.enable_truncation(LONGEST)
    for row in rows:
        row["ids"] = tokenizer.encode(prepare(row["text"])).ids

    kept = torch.load(args.states, weights_only=True) if args.states and args.states.exists() else {}
    add_states(Trunk(args.base).eval(), [row for row in rows if row["text"] not in kept])
    for row in rows:
        row["states"] = kept.setdefault(row["text"], row.get("states"))
    if args.states:
        torch.save(kept, args.states)

    training = [row for row in rows if row["part"] == "train"]
    tune = [row for row in rows if row["part"] == "tune"]
    decayed = [p for n, p in model.named_parameters() if p.requires_grad and p.dim() > 1]
    plain = [p for n, p in model.named_parameters() if p.requires_grad and p.dim() <= 1]
    optimiser = torch.optim.AdamW(
        [{"params": decayed, "weight_decay": 0.01}, {"params": plain, "weight_decay": 0}], lr=args.rate
    )
    print(f"{len(training)} rows, {len(make_batches(training, args.batch))} batches an epoch", flush=True)
    step = 0
    start = time.time()
    done = lambda: (time.time() - start) / (60 * args.minutes)
    while done() < 1:
        model.train()
        for batch in make_batches(training, args.batch):
            if done() >= 1:
                break
            # The rate rises over the first 40 steps, then falls to nothing as the time runs out.
            for group in optimiser.param_groups:
                group["lr"] = args.rate * min((step + 1) / 40, max(0.01, 1 - done()))
            with torch.autocast("cpu", dtype=torch.bfloat16):
                loss = loss_of(model, heads, batch)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            step += 1
            if step % 50 == 0:
                print(f"step {step}, loss {loss.item():.3f}, {time.time() - start:.0f} s", flush=True)
    torch.save({"heads": heads, "state": model.state_dict()}, args.out)
    for part in ("tune", "validation"):
        print(f"{part}: {score(model, heads, [row for row in rows if row['part'] == part])}", flush=True)


def read_rows(folder: Path) -> list[dict]:
    rows = [json.loads(line) for line in (folder / "rows.jsonl").read_text().splitlines()]
    templates = folder / "templates.jsonl"
    if templates.exists():
        rows += [json.loads(line) for line in templates.read_text().splitlines()]
    return rows


def heads_of(branch: str) -> dict[str, list[str]]:
    if branch == "sentiment":
        return {"sign": ["positive"], "valence": ["valence"], "polarity": ["negative", "neutral", "positive"]}
    return {"olid": ["offensive"], "aim": AIMS, "davidson": DAVIDSON, "category": CATEGORIES}


@torch.no_grad()
def add_states(trunk: Trunk, rows: list[dict]) -> None:
    start = time.time()
    for at, batch in enumerate(make_batches(rows, 64)):
        longest = max(len(row["ids"]) for row in batch)
        ids = torch.tensor([row["ids"] + [0] * (longest - len(row["ids"])) for row in batch])
        with torch.autocast("cpu", dtype=torch.bfloat16):
            states = trunk(ids, mask_of(batch)).to(torch.bfloat16)
        for row, own in zip(batch, states):
            row["states"] = own[: len(row["ids"])].clone()
        if at % 100 == 0:
            print(f"trunk: batch {at}, {time.time() - start:.0f} s", flush=True)


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


def tensors(rows: list[dict]) -> tuple[torch.Tensor, torch.Tensor]:
    states = torch.nn.utils.rnn.pad_sequence([row["states"] for row in rows], batch_first=True)
    return states.float(), mask_of(rows)


def loss_of(model: Branch, heads: dict, batch: list[dict]) -> torch.Tensor:
    task = batch[0]["task"]
    pooled = model.dropout(model.pool(*tensors(batch)))
    out = lambda name: model.heads[name](pooled).float()
    if task == "sign":
        gold = torch.tensor([(row["target"] + 1) / 2 for row in batch])
        return F.binary_cross_entropy_with_logits(out("sign")[:, 0], gold)
    if task == "valence":
        gold = torch.tensor([row["target"] for row in batch])
        bands = torch.tensor([band_of(row["target"]) for row in batch])
        weights = torch.tensor([1.0, 1.5, 1.0])
        error = F.mse_loss(torch.tanh(out("valence")[:, 0]), gold)
        return 4 * error + 0.5 * F.cross_entropy(out("polarity"), bands, weight=weights)
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
def score(model: Branch, heads: dict, rows: list[dict]) -> dict[str, float]:
    model.eval()
    found = defaultdict(list)
    for batch in make_batches([dict(row) for row in rows], 64):
        task = batch[0]["task"]
        with torch.autocast("cpu", dtype=torch.bfloat16):
            pooled = model.pool(*tensors(batch))
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
