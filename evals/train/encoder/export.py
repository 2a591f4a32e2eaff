"""
Writes the trained branch as the network that the product runs, its large weights in eight bits, and what that costs.

Usage: export.py E5_SMALL_Q4.bin BRANCH.pt OUT.onnx   (and OUT.json beside it, with the heads' names)
The network takes word vectors (texts, pieces, 384) and where there are any (texts, pieces), and gives all heads' logits and 'pooled', the
vectors (texts, 384) that the heads stand on.
"""

import json
import sys
import tempfile
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from onnxruntime.quantization.matmul_nbits_quantizer import MatMulNBitsQuantizer
from torch import nn

from model import HEADS, Branch, as_shipped, read_packed, tokenizer_of

BLOCK = 64
NARROWING = "/output/dense"
POOLED = "/Div_output_0"
TEXTS = ["It broke after a week, and nobody answers.", "I'll ring them tomorrow.", "You will be sorry that you came here, all of you."]


class OfWords(nn.Module):
    def __init__(self, branch: Branch):
        super().__init__()
        self.branch = branch

    def forward(self, states: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        return self.branch.read(states, mask)


def main(base: str, trained: str, out: str) -> None:
    packed = as_shipped(read_packed(Path(base)))
    branch = Branch(packed)
    branch.load(trained)
    branch.eval()
    tokenizer = tokenizer_of(packed)
    vectors = branch.encoder.embeddings.word_embeddings.requires_grad_(False)
    sizes = {0: "texts", 1: "pieces"}
    with tempfile.TemporaryDirectory() as scratch:
        full = Path(scratch, "full.onnx")
        torch.onnx.export(
            OfWords(branch), (torch.randn(2, 9, 384), torch.ones(2, 9, dtype=torch.int64)), full,
            input_names=["states", "mask"], output_names=["logits"],
            dynamic_axes={"states": sizes, "mask": sizes}, opset_version=17, dynamo=False,
        )  # fmt: skip
        # What comes out of the widest layers has values far from the others: those keep a scale for each block, at a third of the speed.
        graph = onnx.load(full).graph
        narrowing = [node.name for node in graph.node if node.op_type == "MatMul" and NARROWING in node.name and "attention" not in node.name]
        part = Path(scratch, "part.onnx")
        quantize_dynamic(
            full, part, weight_type=QuantType.QInt8, per_channel=True, op_types_to_quantize=["MatMul"], nodes_to_exclude=narrowing
        )
        blocks = MatMulNBitsQuantizer(onnx.load(part), bits=8, block_size=BLOCK, is_symmetric=True, accuracy_level=4)
        blocks.process()
        shipped = blocks.model.model
        shipped.graph.node.append(onnx.helper.make_node("Identity", [POOLED], ["pooled"]))
        shipped.graph.output.append(onnx.helper.make_tensor_value_info("pooled", onnx.TensorProto.FLOAT, ["texts", 384]))
        onnx.save(shipped, out)
    heads = [{"name": name, "labels": labels} for name, labels in HEADS.items()]
    Path(out).with_suffix(".json").write_text(json.dumps({"heads": heads}, indent=2) + "\n")
    session = onnxruntime.InferenceSession(out)
    for text in TEXTS:
        ids = torch.tensor([[0, *tokenizer.encode(text, add_special_tokens=False).ids, 2]])
        mask = torch.ones_like(ids)
        with torch.no_grad():
            whole = branch(ids, mask).numpy()
        small = session.run(["logits"], {"states": vectors(ids).numpy(), "mask": mask.numpy()})[0]
        print(f"{text} largest difference {np.abs(whole - small).max():.3f} of logits up to {np.abs(whole).max():.1f}")
    print(Path(out).stat().st_size, "bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
