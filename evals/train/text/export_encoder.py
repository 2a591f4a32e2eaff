"""Writes the sentence encoder that the product ships: MiniLM with pooling, its large weights in eight bits.

Usage: export_encoder.py BASE_DIR OUT.onnx
BASE_DIR holds model.safetensors and config.json of sentence-transformers/all-MiniLM-L6-v2. Prints how near the small
network comes to the full one.
"""

import hashlib
import sys
import tempfile
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from safetensors.torch import load_file
from torch import nn
from transformers import BertConfig, BertModel

# As published at https://huggingface.co/sentence-transformers/all-MiniLM-L6-v2.
SHA256 = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"


class Sentences(nn.Module):
    def __init__(self, folder: str):
        super().__init__()
        config = BertConfig.from_pretrained(f"{folder}/config.json")
        config._attn_implementation = "eager"
        self.encoder = BertModel(config, add_pooling_layer=False)
        missing, _ = self.encoder.load_state_dict(load_file(f"{folder}/model.safetensors"), strict=False)
        assert not missing, missing

    def forward(self, ids: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        """One vector of length 1 for each text: the mean over its tokens."""
        hidden = self.encoder(input_ids=ids, attention_mask=mask).last_hidden_state
        weights = mask[..., None].to(hidden.dtype)
        return nn.functional.normalize((hidden * weights).sum(1) / weights.sum(1), dim=-1)


def quantise(full: Path, small: Path) -> None:
    quantize_dynamic(full, small, weight_type=QuantType.QInt8, per_channel=True, op_types_to_quantize=["MatMul", "Gather"])


def add_states(path: Path) -> None:
    """Gives out the third layer's states too: branches trained by evals/train/encoder go on from them."""
    model = onnx.load(path)
    third = "/encoder/encoder/layer.2/output/LayerNorm/LayerNormalization_output_0"
    model.graph.node.append(onnx.helper.make_node("Identity", [third], ["states"], name="/encoder/states"))
    model.graph.output.append(
        onnx.helper.make_tensor_value_info("states", onnx.TensorProto.FLOAT, ["texts", "tokens", 384])
    )
    onnx.checker.check_model(model)
    onnx.save(model, path)


def main(folder: str, out: str) -> None:
    weights = Path(folder, "model.safetensors").read_bytes()
    assert hashlib.sha256(weights).hexdigest() == SHA256, "These are not the published weights."
    model = Sentences(folder).eval()
    ids = torch.randint(1000, 30000, (4, 40))
    mask = torch.ones_like(ids)
    with tempfile.TemporaryDirectory() as scratch:
        full = Path(scratch, "full.onnx")
        sizes = {0: "texts", 1: "tokens"}
        torch.onnx.export(
            model, (ids, mask), full, input_names=["ids", "mask"], output_names=["sentences"],
            dynamic_axes={"ids": sizes, "mask": sizes}, opset_version=17, dynamo=False,
        )
        quantise(full, Path(out))
    add_states(Path(out))
    session = onnxruntime.InferenceSession(out)
    with torch.no_grad():
        truth = model(ids, mask).numpy()
    got = session.run(["sentences"], {"ids": ids.numpy(), "mask": mask.numpy()})[0]
    print("cosine with the full network", np.sum(truth * got, axis=1), "bytes", Path(out).stat().st_size)


if __name__ == "__main__":
    main(*sys.argv[1:])
