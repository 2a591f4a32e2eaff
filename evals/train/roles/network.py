"""The network that says what each word of a paper is part of: see README.md."""
import json
import struct

import numpy as np
import torch
from torch import nn

MEANING = 384
PLACES = 6  # own segment, left, right, above, above that, below


class RoleNetwork(nn.Module):
    def __init__(self, signs, roles, word=48, context=64, around=24, width=96, blocks=3, drop=0.3):
        super().__init__()
        self.mean = nn.Parameter(torch.zeros(signs), requires_grad=False)
        self.scale = nn.Parameter(torch.ones(signs), requires_grad=False)
        self.word = nn.Linear(MEANING, word)
        self.context = nn.Linear(MEANING, context)
        self.around = nn.Linear(MEANING, around)
        self.into = nn.Linear(signs + word + context + PLACES * around, width)
        self.blocks = nn.ModuleList(nn.Conv1d(width, width, 3, padding=2**i, dilation=2**i) for i in range(blocks))
        self.hidden = nn.Linear(width, width)
        self.out = nn.Linear(width, roles)
        self.drop = nn.Dropout(drop)

    def forward(self, signs, words, contexts, segments, places, mask):
        """signs (b, n, F), words and contexts (b, n, 384), segments (b, m + 1, 384) whose last is zero, places (b, n, 6) indices of segments, mask (b, n)."""
        x = (signs - self.mean) * self.scale
        around = self.around(segments)
        near = torch.gather(around, 1, places.flatten(1)[..., None].expand(-1, -1, around.shape[-1]))
        near = near.reshape(*places.shape[:2], -1)
        read = [x, torch.tanh(self.word(words)), torch.tanh(self.context(contexts)), torch.tanh(near)]
        x = torch.cat([self.drop(part) for part in read], -1)
        x = torch.relu(self.into(x)) * mask[..., None]
        for block in self.blocks:
            y = torch.relu(block(self.drop(x).transpose(1, 2)).transpose(1, 2)) * mask[..., None]
            x = x + y
        return self.out(self.drop(torch.relu(self.hidden(self.drop(x)))))


def save(networks, path):
    """One or more networks whose answers are averaged: a header in JSON with the shapes, then all numbers as float16."""
    header = {"networks": [[[name, list(value.shape)] for name, value in net.state_dict().items()] for net in networks]}
    head = json.dumps(header).encode()
    head += b" " * (-len(head) % 4)
    with open(path, "wb") as file:
        file.write(b"VRN1" + struct.pack("<I", len(head)) + head)
        for net in networks:
            for value in net.state_dict().values():
                file.write(value.detach().numpy().astype("<f2").tobytes())


def read_papers(folder):
    papers = [json.loads(line) for line in open(f"{folder}/papers.jsonl")]
    total = sum(len(paper["labels"]) for paper in papers)
    signs = np.fromfile(f"{folder}/signs.f32", "<f4").reshape(total, -1)
    meanings = np.fromfile(f"{folder}/meanings.f32", "<f4").reshape(total, MEANING)
    contexts = np.fromfile(f"{folder}/contexts.f32", "<f4").reshape(total, MEANING)
    at = 0
    for paper in papers:
        n = len(paper["labels"])
        paper["signs"] = torch.from_numpy(signs[at : at + n])
        words = torch.from_numpy(meanings[at : at + n])
        around = paper["around"]
        m = len(around)
        own = torch.tensor(paper["segments"])
        segments = torch.zeros(m + 1, MEANING).index_add_(0, own, words)
        counts = torch.zeros(m + 1).index_add_(0, own, torch.ones(n)).clamp(min=1)
        paper["words"] = words
        paper["contexts"] = torch.from_numpy(contexts[at : at + n])
        paper["vectors"] = segments / counts[:, None]
        none = m
        place = lambda i: i if i >= 0 else none
        table = []
        for index, (left, right, above, below) in enumerate(around):
            second = around[above][2] if above >= 0 else -1
            table.append([index, place(left), place(right), place(above), place(second), place(below)])
        paper["places"] = torch.tensor(table)[own]
        paper["target"] = torch.tensor(paper["labels"])
        at += n
    return papers


def batch_of(papers):
    n = max(len(p["target"]) for p in papers)
    m = max(len(p["vectors"]) for p in papers)
    b = len(papers)
    signs = torch.zeros(b, n, papers[0]["signs"].shape[1])
    words = torch.zeros(b, n, MEANING)
    contexts = torch.zeros(b, n, MEANING)
    segments = torch.zeros(b, m, MEANING)
    places = torch.zeros(b, n, PLACES, dtype=torch.long)
    mask = torch.zeros(b, n)
    target = torch.full((b, n), -100)
    for i, p in enumerate(papers):
        k = len(p["target"])
        signs[i, :k] = p["signs"]
        words[i, :k] = p["words"]
        contexts[i, :k] = p["contexts"]
        segments[i, : len(p["vectors"])] = p["vectors"]
        places[i, :k] = p["places"]
        mask[i, :k] = 1
        target[i, :k] = p["target"]
    return signs, words, contexts, segments, places, mask, target
