"""Half the file at the same speed: large weights are stored as float16 and cast when the session loads."""

from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper


def halved(model: onnx.ModelProto, least: int = 256) -> onnx.ModelProto:
    """The model itself, with all weights of more than `least` numbers stored so."""
    kept, casts = [], []
    for tensor in model.graph.initializer:
        values = numpy_helper.to_array(tensor)
        if values.dtype == np.float32 and values.size > least:
            kept.append(numpy_helper.from_array(values.astype(np.float16), f"{tensor.name}.half"))
            casts.append(helper.make_node("Cast", [f"{tensor.name}.half"], [tensor.name], to=TensorProto.FLOAT))
        else:
            kept.append(tensor)
    del model.graph.initializer[:]
    model.graph.initializer.extend(kept)
    nodes = casts + list(model.graph.node)
    del model.graph.node[:]
    model.graph.node.extend(nodes)
    return model


def halve_weights(path: Path) -> None:
    model = halved(onnx.load(path))
    onnx.checker.check_model(model)
    onnx.save(model, path)
