"""Trains the symbol network of P&ID sheets: heat map of 32 classes, centre offset and size at a quarter of the resolution.

python train_symbols.py DATA OUT MINUTES [START.onnx]   (DATA: the folder `vision/pid`; OUT: symbols.onnx)

Only sheets 0, 1 and 2 are learned from. The shipped network had three rounds on one busy core, each from the one before: 13, 8.5 and
2.6 minutes (peaks of the learning rate 4e-3, 3e-3, 1.5e-3), some 650 steps in all. Sheet 3 was measured after each round and said that
more training still helped, so its figure is a little kind.
"""

import random
import sys
import time

import numpy as np
import torch
from PIL import Image, ImageFilter
from torch import nn
from torch.nn import functional as F

CLASSES = 32
STRIDE = 4
# The network sees a whole sheet 1980 pixels wide.
SHEET_WIDTH = 1980
SIDE = 192


def ink_of(grey: np.ndarray) -> np.ndarray:
    """Paper 0, ink 1: as `ink-map.ts` does it."""
    histogram = np.bincount(grey[grey >= 100].astype(np.uint8).ravel(), minlength=256)
    paper = int(histogram.argmax())
    return np.clip((paper - 12 - grey.astype(np.float32)) / (paper - 12 - 30), 0, 1)


class Symbols(nn.Module):
    def __init__(self, width: int = 40):
        super().__init__()

        def block(inputs, outputs, stride=1, dilation=1):
            return nn.Sequential(
                nn.Conv2d(inputs, outputs, 3, stride, dilation, dilation, bias=False),
                nn.BatchNorm2d(outputs),
                nn.ReLU(),
            )

        self.first = nn.Sequential(block(1, 16, 2), block(16, 32, 2), block(32, width))
        self.middle = nn.ModuleList([block(width, width, 1, d) for d in (1, 2, 3, 1)])
        self.last = nn.Conv2d(2 * width, CLASSES + 4, 1)
        nn.init.constant_(self.last.bias[:CLASSES], -4.0)

    def forward(self, ink):
        near = self.first(ink)
        far = near
        for layer in self.middle:
            far = far + layer(far)
        return self.last(torch.cat([near, far], 1))


def load(folder, number):
    grey = np.asarray(Image.open(f"{folder}/sheets/{number}.jpg").convert("L"))
    height, width = grey.shape
    rows = np.loadtxt(f"{folder}/sheets/{number}.txt").reshape(-1, 5)
    boxes = np.stack([rows[:, 0], rows[:, 1] * width, rows[:, 2] * height, rows[:, 3] * width, rows[:, 4] * height], 1)
    return Image.fromarray((255 * ink_of(grey)).astype(np.uint8)), boxes


def window(sheets, weights, picks):
    """One window with its boxes in window pixels: turned, mirrored, scaled, blurred and thickened by chance."""
    at = random.choices(range(len(picks)), weights)[0] if random.random() < 0.85 else None
    sheet, boxes = sheets[picks[at][0]] if at is not None else random.choice(sheets)
    scale = SHEET_WIDTH / 3300 * np.exp(random.uniform(np.log(0.78), np.log(1.3)))
    stretch = np.exp(random.uniform(-0.06, 0.06))
    wide, high = SIDE / scale / stretch, SIDE / scale * stretch
    if at is None:
        cx, cy = random.uniform(0, sheet.width), random.uniform(0, sheet.height)
    else:
        _, cx, cy, _, _ = picks[at][1]
        cx, cy = cx + random.uniform(-0.4, 0.4) * wide, cy + random.uniform(-0.4, 0.4) * high
    left, top = cx - wide / 2, cy - high / 2
    kind = random.choice([Image.Resampling.LANCZOS, Image.Resampling.BOX, Image.Resampling.BILINEAR])
    margin = Image.new("L", (int(wide) + 2, int(high) + 2))
    margin.paste(sheet, (-int(left), -int(top)))
    if random.random() < 0.15:
        margin = margin.filter(ImageFilter.MaxFilter(3))
    picture = margin.resize((SIDE, SIDE), kind)
    if random.random() < 0.3:
        picture = picture.filter(ImageFilter.GaussianBlur(random.uniform(0.2, 0.8)))
    ink = np.asarray(picture, np.float32) / 255
    found = boxes.copy()
    found[:, [1, 3]] = (boxes[:, [1, 3]] - [int(left), 0]) * SIDE / margin.width
    found[:, [2, 4]] = (boxes[:, [2, 4]] - [int(top), 0]) * SIDE / margin.height
    if random.random() < 0.5:
        ink = ink[:, ::-1]
        found[:, 1] = SIDE - found[:, 1]
    for _ in range(random.randrange(4)):
        ink = np.rot90(ink)
        found = np.stack([found[:, 0], found[:, 2], SIDE - found[:, 1], found[:, 4], found[:, 3]], 1)
    ink = np.clip(ink * random.uniform(0.7, 1.25) + np.random.normal(0, random.uniform(0, 0.05), ink.shape), 0, 1)
    return ink.astype(np.float32), found


def targets(boxes):
    cells = SIDE // STRIDE
    heat = np.zeros((CLASSES, cells, cells), np.float32)
    shape = np.zeros((4, cells, cells), np.float32)
    mask = np.zeros((cells, cells), np.float32)
    ys, xs = np.mgrid[0:cells, 0:cells]
    for kind, x, y, wide, high in boxes:
        x, y = x / STRIDE, y / STRIDE
        column, row = int(x), int(y)
        if not (0 <= column < cells and 0 <= row < cells):
            continue
        sx, sy = max(0.6, wide / STRIDE / 7), max(0.6, high / STRIDE / 7)
        spread = np.exp(-((xs - column) ** 2) / (2 * sx**2) - (ys - row) ** 2 / (2 * sy**2))
        heat[int(kind)] = np.maximum(heat[int(kind)], spread)
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                r, c = row + dy, column + dx
                if 0 <= r < cells and 0 <= c < cells and (mask[r, c] == 0 or (dx == 0 and dy == 0)):
                    shape[:, r, c] = [x - c, y - r, np.log(wide / STRIDE), np.log(high / STRIDE)]
                    mask[r, c] = 1 if dx == 0 and dy == 0 else 0.3
    return heat, shape, mask


def loss_of(out, heat, shape, mask):
    logits = out[:, :CLASSES]
    p = torch.sigmoid(logits)
    positive = (heat > 0.999).float()
    up = -F.logsigmoid(logits) * (1 - p) ** 2 * positive
    down = -F.logsigmoid(-logits) * p**2 * (1 - heat) ** 4 * (1 - positive)
    count = positive.sum().clamp(min=1)
    geometry = (F.smooth_l1_loss(out[:, CLASSES:], shape, reduction="none", beta=0.3) * mask[:, None]).sum()
    return (up.sum() + down.sum()) / count + 1.5 * geometry / mask.sum().clamp(min=1)


def take_over(network, path, batches):
    """Starts from an exported network: batch normalisation was folded into it, and is unfolded on a few batches."""
    import onnx
    from onnx import numpy_helper

    model = onnx.load(path).graph
    held = {item.name: numpy_helper.to_array(item) for item in model.initializer}
    found = [(held[node.input[1]], held[node.input[2]]) for node in model.node if node.op_type == "Conv"]
    blocks = [layer for layer in network.modules() if isinstance(layer, nn.Sequential) and isinstance(layer[0], nn.Conv2d)]
    network.last.weight.data, network.last.bias.data = (torch.tensor(part) for part in found[-1])
    network.eval()
    for block, (weight, bias) in zip(blocks, found[:-1], strict=True):
        block[0].weight.data = torch.tensor(weight)
        kept = []
        hook = block[0].register_forward_hook(lambda _layer, _inputs, output: kept.append(output))
        with torch.no_grad():
            network(batches)
        hook.remove()
        mean, variance = kept[0].mean((0, 2, 3)), kept[0].var((0, 2, 3))
        block[1].running_mean.copy_(mean)
        block[1].running_var.copy_(variance)
        block[1].weight.data = (variance + block[1].eps).sqrt()
        block[1].bias.data = torch.tensor(bias) + mean
    network.train()


def main(folder, out, minutes, start_from=None):
    torch.set_num_threads(1)
    random.seed(7)
    np.random.seed(7)
    torch.manual_seed(7)
    sheets = [load(folder, number) for number in (0, 1, 2)]
    picks = [(number, box) for number, (_, boxes) in enumerate(sheets) for box in boxes]
    frequency = np.bincount([int(box[0]) for _, box in picks], minlength=CLASSES)
    weights = [float(frequency[int(box[0])]) ** -0.65 for _, box in picks]
    network = Symbols()
    peak = 4e-3
    if start_from:
        random.seed(8)
        peak = 3e-3
        take_over(network, start_from, torch.from_numpy(np.stack([window(sheets, weights, picks)[0] for _ in range(16)]))[:, None])
    average = torch.optim.swa_utils.AveragedModel(
        network, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.99), use_buffers=True
    )
    optimiser = torch.optim.AdamW(network.parameters(), 4e-3, weight_decay=1e-3)
    start, step, losses = time.time(), 0, []
    while (spent := (time.time() - start) / 60 / minutes) < 1:
        for group in optimiser.param_groups:
            group["lr"] = peak * min(1, (step + 1) / 50) * (0.5 + 0.5 * np.cos(np.pi * spent)) + 1e-5
        batch = []
        for _ in range(12):
            ink, boxes = window(sheets, weights, picks)
            batch.append((ink, *targets(boxes)))
        ink, heat, shape, mask = (torch.from_numpy(np.stack(part)) for part in zip(*batch))
        loss = loss_of(network(ink[:, None]), heat, shape, mask)
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 5)
        optimiser.step()
        average.update_parameters(network)
        losses.append(loss.item())
        step += 1
        if step % 20 == 0:
            print(step, round(spent, 3), round(float(np.mean(losses[-20:])), 4), flush=True)
        if step % 100 == 0:
            export(average.module, out)
    export(average.module, out)


def export(network, out):
    network.eval()
    torch.onnx.export(
        network,
        (torch.zeros(1, 1, 256, 320),),
        out,
        input_names=["ink"],
        output_names=["maps"],
        dynamic_axes={"ink": {2: "height", 3: "width"}, "maps": {2: "height", 3: "width"}},
        opset_version=17,
        dynamo=False,
    )
    network.train()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]), *sys.argv[4:5])
