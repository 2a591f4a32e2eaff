"""
Trains a picture classifier on an index.csv and writes a checkpoint; export.py makes the shipped weights from it.

Negatives are pictures of other sets. Each of their labels is a class of its own while training (it makes better
features than one crowded 'other' class); the export adds them up into the rejecting class.
"""

import argparse
import copy
import json
import math
import os
import time
from pathlib import Path

import torch
import torch.distributed as distributed
import torch.multiprocessing as multiprocessing
import torch.nn.functional as F

from augment import mix, recolour, swap_background, warp
from network import LeafNetwork
from pictures import Row, is_held_back, load, made_up, read_index


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="folder of the set, with index.csv")
    parser.add_argument("--label", default="label", help="column of the label")
    parser.add_argument("--reject", default="unknown", help="class that means 'none of these'; may exist in the set")
    parser.add_argument("--negatives", default="", help="folders of other sets, as DIR or DIR:label,label to leave labels out; separated by spaces")
    parser.add_argument("--negative-share", type=float, default=0.22, help="part of each epoch that is negatives")
    parser.add_argument("--held-back", type=float, default=0.08, help="part of the training groups kept for calibration")
    parser.add_argument("--size", type=int, default=160, help="side of the kept pictures and of the shipped input, px")
    parser.add_argument("--train-sizes", default="96,128", help="sides trained at, small first")
    parser.add_argument("--width", type=int, default=48)
    parser.add_argument("--epochs", type=int, default=80)
    parser.add_argument("--minutes", type=float, default=0, help="stop the schedule after so long instead; the epochs done are logged")
    parser.add_argument("--batch", type=int, default=32, help="pictures a step in each process")
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--smoothing", type=float, default=0.08)
    parser.add_argument("--plain-domains", default="", help="domains of one object on a plain background, which may be cut out; separated by commas")
    parser.add_argument("--mix-until", type=float, default=0.92, help="part of the schedule in which pictures are mixed")
    parser.add_argument("--background-share", type=float, default=0.3, help="how often a cut-out leaf gets another background")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="checkpoint of an earlier round of the same classes to go on from")
    parser.add_argument("--port", type=int, default=29611, help="by which the processes meet")
    parser.add_argument("--processes", type=int, default=1, help="processes of one thread each that share every step")
    parser.add_argument("--out", type=Path, required=True)
    return parser.parse_args()


def negative_rows(spec: str) -> list[Row]:
    rows: list[Row] = []
    for entry in spec.split():
        folder, _, left_out = entry.partition(":")
        name = Path(folder).name
        for row in read_index(Path(folder)):
            if row.split == "train" and row.label not in left_out.split(","):
                row.label = f"{name}/{row.label}"
                rows.append(row)
    return rows


def accuracy(network: torch.nn.Module, planes: torch.Tensor, targets: torch.Tensor, known: int) -> float:
    network.eval()
    hits = 0
    with torch.inference_mode():
        for start in range(0, len(planes), 64):
            logits = network(planes[start : start + 64, :3].float() / 127.5 - 1)
            hits += int((logits[:, :known].argmax(1) == targets[start : start + 64]).sum())
    return hits / max(1, len(planes))


def share_step(network: torch.nn.Module, progress: float, processes: int) -> float:
    """Averages the gradients over the processes, and with them the progress, so that all stop at the same step."""
    if processes == 1:
        return progress
    gradients = [p.grad for p in network.parameters() if p.grad is not None]
    flat = torch.cat([g.flatten() for g in gradients] + [torch.tensor([progress])])
    distributed.all_reduce(flat)
    flat /= processes
    start = 0
    for gradient in gradients:
        gradient.copy_(flat[start : start + gradient.numel()].view_as(gradient))
        start += gradient.numel()
    return flat[-1].item()


def main() -> None:
    options = arguments()
    torch.manual_seed(options.seed)
    torch.set_num_threads(1)

    everything = read_index(options.data, options.label)
    kept = [r for r in everything if r.split == "train"]
    held_back = [r for r in kept if is_held_back(r.group, options.held_back)]
    rows = [r for r in kept if not is_held_back(r.group, options.held_back)]
    labels = sorted({r.label for r in kept} | {options.reject})
    negatives = negative_rows(options.negatives)
    extra = sorted({r.label for r in negatives}) + ["made-up"]
    classes = labels + extra
    number = {label: index for index, label in enumerate(classes)}

    planes = load(rows, options.size, frozenset(options.plain_domains.split(",")) - {""})
    targets = torch.tensor([number[r.label] for r in rows])
    drawn = torch.from_numpy(made_up(150, options.size, options.seed)).permute(0, 3, 1, 2)
    drawn = torch.cat([drawn, torch.full_like(drawn[:, :1], 255)], 1)
    other = torch.cat([load(negatives, options.size), drawn])
    other_targets = torch.tensor([number[r.label] for r in negatives] + [number["made-up"]] * 150)
    # A set's share of the negatives grows with the root of its size: 1,400 malaria cells must not crowd out the rest.
    sets = [r.label.split("/")[0] for r in negatives] + ["made-up"] * 150
    set_sizes = {name: sets.count(name) for name in set(sets)}
    other_weights = torch.tensor([set_sizes[name] ** -0.5 for name in sets])
    scenes = torch.cat([other[:, :3], planes[targets == number[options.reject], :3]])
    check = load(held_back, options.size)
    check_targets = torch.tensor([number[r.label] for r in held_back])

    counts = torch.bincount(targets, minlength=len(classes)).float()
    weights = counts[targets] ** -0.5
    negative_count = int(len(rows) * options.negative_share / (1 - options.negative_share))
    cut_out = (planes[:, 3].flatten(1).amin(1) < 255).sum().item()
    print(f"{len(rows)} pictures ({cut_out} cut out), {len(held_back)} held back, {len(negatives)} negatives, {len(labels)}+{len(extra)} classes", flush=True)

    # What came before is kept with the checkpoint, so that the model card shows every round.
    earlier: list[dict[str, object]] = []
    if options.start:
        before = torch.load(options.start, weights_only=True)
        earlier = [*before.get("earlier", []), {"options": before["options"], "history": before["history"]}]

    def train(rank: int) -> None:
        if options.processes > 1:
            os.environ.update(MASTER_ADDR="127.0.0.1", MASTER_PORT=str(options.port))
            distributed.init_process_group("gloo", rank=rank, world_size=options.processes)
        torch.manual_seed(options.seed * 1000 + rank)
        network = LeafNetwork(len(classes), options.width).to(memory_format=torch.channels_last)
        if options.start:
            network.load_state_dict(torch.load(options.start, weights_only=True)["weights"])
        if options.processes > 1:
            for tensor in network.state_dict().values():
                distributed.broadcast(tensor, 0)
        average = copy.deepcopy(network)
        decayed = [p for p in network.parameters() if p.ndim > 1]
        plain = [p for p in network.parameters() if p.ndim <= 1]
        optimiser = torch.optim.AdamW([{"params": decayed, "weight_decay": 0.05}, {"params": plain, "weight_decay": 0}], lr=options.rate)
        sizes = [int(s) for s in options.train_sizes.split(",")]
        steps_an_epoch = (len(rows) + negative_count) // (options.batch * options.processes)

        began = time.monotonic()
        step, epoch, history, progress, index = 0, 0, [], 0.0, 0
        while progress < 1:
            chosen = torch.multinomial(weights, len(rows), replacement=True) if epoch % 2 else torch.randperm(len(rows))
            negative = torch.multinomial(other_weights, negative_count, replacement=True)
            order = torch.cat([chosen, negative + len(rows)])[torch.randperm(len(rows) + negative_count)]
            network.train()
            total = 0.0
            for index in range(steps_an_epoch):
                rate = options.rate * min(1, (step + 1) / 150) * (0.5 + 0.5 * math.cos(math.pi * min(1, progress)))
                for group in optimiser.param_groups:
                    group["lr"] = max(rate, 1e-5)
                picked = order[index * options.batch : (index + 1) * options.batch]
                ours = picked < len(rows)
                batch = torch.empty(len(picked), 4, options.size, options.size)
                batch[ours] = planes[picked[ours]].float() / 255
                batch[~ours] = other[picked[~ours] - len(rows)].float() / 255
                answer = torch.empty(len(picked), dtype=torch.long)
                answer[ours] = targets[picked[ours]]
                answer[~ours] = other_targets[picked[~ours] - len(rows)]

                side = sizes[min(len(sizes) - 1, int(progress * len(sizes)))]
                # Towards the end the crops come closer to the whole pictures that are shown in use.
                batch = warp(batch, side, (0.3 + 0.2 * progress, 1.15))
                pictures, mask = batch[:, :3], batch[:, 3:]
                if options.background_share > 0:
                    behind = scenes[torch.randint(0, len(scenes), (len(picked),))].float() / 255
                    pictures = swap_background(pictures, mask, warp(behind, side, (0.3, 1)), options.background_share)
                goal = F.one_hot(answer, len(classes)).float() * (1 - options.smoothing) + options.smoothing / len(classes)
                pictures, goal = mix(recolour(pictures), goal) if progress < options.mix_until else (recolour(pictures), goal)
                logits = network((pictures * 2 - 1).contiguous(memory_format=torch.channels_last))
                loss = -(goal * logits.log_softmax(1)).sum(1).mean()
                optimiser.zero_grad()
                loss.backward()
                progress = (time.monotonic() - began) / 60 / options.minutes if options.minutes else (step + 1) / steps_an_epoch / options.epochs
                progress = share_step(network, progress, options.processes)
                torch.nn.utils.clip_grad_norm_(network.parameters(), 2.0)
                optimiser.step()
                step += 1
                total += loss.item()
                if progress >= 1:
                    break
                if rank > 0:
                    continue
                keep = min(0.996, 1 - 1 / (step + 1))
                with torch.no_grad():
                    for slow, fast in zip(average.state_dict().values(), network.state_dict().values()):
                        slow.mul_(keep).add_(fast, alpha=1 - keep) if slow.is_floating_point() else slow.copy_(fast)
            epoch += 1
            if rank == 0 and (epoch % 5 == 0 or progress >= 1):
                line = {"epoch": epoch, "step": step, "minutes": round((time.monotonic() - began) / 60, 1), "loss": round(total / max(1, index), 4), "held_back_accuracy": round(accuracy(average, check, check_targets, len(labels)), 4)}
                history.append(line)
                print(json.dumps(line), flush=True)
                torch.save({"weights": average.state_dict(), "labels": labels, "classes": classes, "options": {k: str(v) for k, v in vars(options).items() if v is not None}, "history": history, "earlier": earlier}, options.out)

    if options.processes > 1:
        # Forked, so that all processes look at the same pictures in memory.
        multiprocessing.start_processes(train, nprocs=options.processes, start_method="fork")
    else:
        train(0)


if __name__ == "__main__":
    main()
