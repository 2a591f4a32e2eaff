"""
Makes the Whisper model of the tests: the real file layout, but weights that always say the same two words.

    python evals/train/audio/scripted_whisper.py packages/engines/src/speech/fixtures/scripted-whisper

The encoder answers zeros; the decoder looks up which token follows the last one. No weights of any model can be fetched
where the tests run, and this shows that loading, decoding, times and progress work.
"""

import json
import sys
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

WORDS = ["Hello", "Ġthere"]
SPECIAL = ["<|endoftext|>", "<|startoftranscript|>", "<|translate|>", "<|transcribe|>", "<|startoflm|>", "<|startofprev|>", "<|nospeech|>", "<|notimestamps|>"]
MOMENTS = 1501
ids = {token: index for index, token in enumerate(WORDS + SPECIAL)}
moment = lambda seconds: len(ids) + round(seconds / 0.02)
VOCABULARY = len(ids) + MOMENTS
WIDTH = 4

script = [ids["<|startoftranscript|>"], moment(0.2), ids["Hello"], ids["Ġthere"], moment(0.9), ids["<|endoftext|>"]]


def save(path, nodes, inputs, outputs, constants):
    graph = helper.make_graph(nodes, "scripted", inputs, outputs, constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    onnx.checker.check_model(model)
    onnx.save(model, str(path))


def value(name, kind, shape):
    return helper.make_tensor_value_info(name, kind, shape)


def main():
    folder = Path(sys.argv[1])
    (folder / "onnx").mkdir(parents=True, exist_ok=True)
    save(
        folder / "onnx/encoder_model.onnx",
        [helper.make_node("ConstantOfShape", ["shape"], ["last_hidden_state"])],
        [value("input_features", TensorProto.FLOAT, ["n", 80, 3000])],
        [value("last_hidden_state", TensorProto.FLOAT, ["n", 1500, WIDTH])],
        [numpy_helper.from_array(np.array([1, 1500, WIDTH]), "shape")],
    )
    following = np.full(VOCABULARY, ids["<|endoftext|>"], dtype=np.int64)
    following[script[:-1]] = script[1:]
    save(
        folder / "onnx/decoder_model_merged.onnx",
        [
            helper.make_node("Gather", ["following", "input_ids"], ["next"]),
            helper.make_node("OneHot", ["next", "size", "levels"], ["logits"]),
        ],
        [
            value("input_ids", TensorProto.INT64, ["n", "length"]),
            value("encoder_hidden_states", TensorProto.FLOAT, ["n", 1500, WIDTH]),
        ],
        [value("logits", TensorProto.FLOAT, ["n", "length", VOCABULARY])],
        [
            numpy_helper.from_array(following, "following"),
            numpy_helper.from_array(np.array(VOCABULARY), "size"),
            numpy_helper.from_array(np.array([-10, 20], dtype=np.float32), "levels"),
        ],
    )
    common = {"bos_token_id": ids["<|endoftext|>"], "eos_token_id": ids["<|endoftext|>"], "pad_token_id": ids["<|endoftext|>"], "decoder_start_token_id": ids["<|startoftranscript|>"]}
    files = {
        "config": {
            "model_type": "whisper", "architectures": ["WhisperForConditionalGeneration"], "is_encoder_decoder": True,
            "d_model": WIDTH, "encoder_layers": 1, "decoder_layers": 1, "encoder_attention_heads": 1, "decoder_attention_heads": 1,
            "num_mel_bins": 80, "max_source_positions": 1500, "max_target_positions": 448, "vocab_size": VOCABULARY, **common,
        },
        "generation_config": {
            **common, "is_multilingual": False, "no_timestamps_token_id": ids["<|notimestamps|>"], "max_length": 448,
            "max_initial_timestamp_index": 50, "begin_suppress_tokens": [], "suppress_tokens": [], "prev_sot_token_id": ids["<|startofprev|>"],
        },
        "preprocessor_config": {
            "feature_extractor_type": "WhisperFeatureExtractor", "processor_class": "WhisperProcessor", "chunk_length": 30, "feature_size": 80,
            "hop_length": 160, "n_fft": 400, "n_samples": 480000, "nb_max_frames": 3000, "padding_side": "right", "padding_value": 0.0,
            "return_attention_mask": False, "sampling_rate": 16000,
        },
        "tokenizer_config": {
            "tokenizer_class": "WhisperTokenizer", "unk_token": "<|endoftext|>", "bos_token": "<|endoftext|>", "eos_token": "<|endoftext|>",
            "pad_token": "<|endoftext|>", "model_max_length": 1024, "clean_up_tokenization_spaces": True,
        },
        "tokenizer": {
            "version": "1.0",
            "added_tokens": [
                {"id": ids[token], "content": token, "special": True, "single_word": False, "lstrip": False, "rstrip": False, "normalized": False}
                for token in SPECIAL
            ],
            "normalizer": None,
            "pre_tokenizer": {"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": True, "use_regex": True},
            "post_processor": None,
            "decoder": {"type": "ByteLevel", "add_prefix_space": True, "trim_offsets": True, "use_regex": True},
            "model": {"type": "BPE", "dropout": None, "unk_token": None, "continuing_subword_prefix": "", "end_of_word_suffix": "", "fuse_unk": False, "vocab": {word: ids[word] for word in WORDS}, "merges": []},
        },
    }
    for name, content in files.items():
        (folder / f"{name}.json").write_text(json.dumps(content, indent=1) + "\n")


if __name__ == "__main__":
    main()
