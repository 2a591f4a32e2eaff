"""PyTorch to ONNX, with the large constants stored in half precision (computed in single: ONNX Runtime folds the casts)."""

import numpy as np
import onnx
import onnxruntime
import torch
from onnx import TensorProto, helper, numpy_helper

from log_mel import RATE


def export_network(network, path, seconds=1):
    """Input `samples` [n, RATE * seconds], output `logits` [n, classes]. Answers the largest difference of the logits."""
    example = torch.randn(3, RATE * seconds) * 0.1
    torch.onnx.export(
        network,
        (example,),
        str(path),
        input_names=["samples"],
        output_names=["logits"],
        dynamic_axes={"samples": {0: "windows"}, "logits": {0: "windows"}},
        opset_version=17,
        dynamo=False,
    )
    onnx.save(halve_constants(onnx.load(str(path))), str(path))
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    answered = session.run(None, {"samples": example.numpy()})[0]
    with torch.no_grad():
        return float(np.abs(answered - network(example).numpy()).max())


def halve_constants(model, least=512):
    graph = model.graph
    for constant in list(graph.initializer):
        values = numpy_helper.to_array(constant)
        if values.dtype != np.float32 or values.size < least:
            continue
        graph.initializer.remove(constant)
        graph.initializer.append(numpy_helper.from_array(values.astype(np.float16), constant.name + "_half"))
        cast = helper.make_node("Cast", [constant.name + "_half"], [constant.name], to=TensorProto.FLOAT)
        graph.node.insert(0, cast)
    onnx.checker.check_model(model)
    return model
