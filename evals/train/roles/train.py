"""
Trains the networks of roles: train.py ROWS OUT [--leave ab,cd] [--seeds N] [--epochs N]. --leave names groups of hands; each group is left out in
turn, and OUT/HAND.bin written for each of its hands. Otherwise OUT/all.bin is made of all hands.
"""
import argparse
import json
import random
import time
from pathlib import Path

import numpy as np
import torch
from network import RoleNetwork, batch_of, read_papers, save

parser = argparse.ArgumentParser()
parser.add_argument("rows")
parser.add_argument("out")
parser.add_argument("--leave")
parser.add_argument("--roles", default=Path(__file__).parents[3] / "packages/engines/src/forms/roles/roles.json")
parser.add_argument("--seeds", type=int, default=1)
parser.add_argument("--epochs", type=int, default=40)
parser.add_argument("--forget", type=float, default=0.3)
parser.add_argument("--decay", type=float, default=0.02)
args = parser.parse_args()
listed = json.load(open(args.roles))
# The last signs are what the rules found, one for each role.
args.roles = args.known = len(listed["roles"])
# Groups of roles of which a reader knows one group alone; all are known together where none are named.
groups = listed.get("known", [listed["roles"]])
of_group = torch.tensor([[float(role in group) for role in listed["roles"]] for group in groups])
torch.set_num_threads(1)


def copies_of(papers):
    """The papers' prints, each with its scan where there is one."""
    copies = {}
    for paper in sorted(papers, key=lambda paper: paper["id"]):
        copies.setdefault(paper["id"].removesuffix("-scan"), []).append(paper)
    return list(copies.values())


def train(papers, seed):
    random.seed(seed)
    np.random.seed(seed)
    torch.manual_seed(seed)
    net = RoleNetwork(papers[0]["signs"].shape[1], args.roles)
    all_signs = torch.cat([p["signs"] for p in papers])
    spread = all_signs.std(0)
    net.mean.data = all_signs.mean(0)
    net.scale.data = torch.where(spread > 1e-4, 1 / spread.clamp(min=0.15), torch.zeros_like(spread))
    net.mean.data[-args.known :] = 0
    net.scale.data[-args.known :] = 1.5
    counts = torch.bincount(torch.cat([p["target"] for p in papers]), minlength=args.roles).float()
    weight = (1 + counts).pow(-0.4)
    weight = weight / (weight * counts).sum() * counts.sum()
    steps = args.epochs * ((len(copies_of(papers)) + 7) // 8)
    optimiser = torch.optim.AdamW([p for p in net.parameters() if p.requires_grad], 4e-3, weight_decay=args.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, total_steps=steps, pct_start=0.15)
    for _ in range(args.epochs):
        net.train()
        # A paper is read as it was printed or, one time in three, as it was scanned.
        once = [random.choice(copies[-1:] + copies[:1] * 2) for copies in copies_of(papers)]
        order = sorted(random.sample(once, len(once)), key=lambda p: len(p["target"]) + random.random() * 80)
        batches = [order[i : i + 8] for i in range(0, len(order), 8)]
        random.shuffle(batches)
        for batch in batches:
            signs, words, contexts, segments, places, mask, target = batch_of(batch)
            known = signs[..., -args.known :]
            keep = (torch.rand(len(batch), 1, 1) > args.forget) * (torch.rand(len(batch), 1, args.known) > 0.1)
            if len(groups) > 1:
                keep = keep * of_group[torch.randint(len(groups), (len(batch),))][:, None]
            signs = torch.cat([signs[..., : -args.known], known * keep], -1)
            words = words * (torch.rand(words.shape[:2]) > 0.08)[..., None]
            loss = torch.nn.functional.cross_entropy(
                net(signs, words, contexts, segments, places, mask).flatten(0, 1), target.flatten(), weight=weight, label_smoothing=0.03
            )
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            schedule.step()
    return net.eval()


def score(nets, papers):
    hit = pred = true = 0
    with torch.no_grad():
        for p in papers:
            *inputs, target = batch_of([p])
            best = sum(net(*inputs).softmax(-1) for net in nets)[0].argmax(-1)
            hit += ((best == p["target"]) & (best > 0)).sum().item()
            pred += (best > 0).sum().item()
            true += (p["target"] > 0).sum().item()
    return f"precision {hit / max(1, pred):.3f} recall {hit / max(1, true):.3f} n {true}"


papers = read_papers(args.rows)
if args.leave:
    for group in args.leave.split(","):
        start = time.time()
        seen = [p for p in papers if p["hand"] not in group]
        nets = [train(seen, seed) for seed in range(args.seeds)]
        for hand in group:
            save(nets, f"{args.out}/{hand}.bin")
        print(group, score(nets, [p for p in papers if p["hand"] in group]), f"{time.time() - start:.0f} s", flush=True)
else:
    nets = [train(papers, seed) for seed in range(args.seeds)]
    save(nets, f"{args.out}/all.bin")
    print("all", score(nets, papers))
