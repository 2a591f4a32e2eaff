"""Reads a model in CTranslate2's binary form, version 6, without CTranslate2 (the form: python/ctranslate2/specs/model_spec.py there)."""

import struct

import numpy as np

KINDS = {0: np.float32, 1: np.int8, 2: np.int16, 3: np.int32, 4: np.float16}


class Reader:
    def __init__(self, data: bytes):
        self.data = data
        self.offset = 0

    def number(self, form: str) -> int:
        (value,) = struct.unpack_from("<" + form, self.data, self.offset)
        self.offset += struct.calcsize("<" + form)
        return value

    def raw(self, length: int) -> bytes:
        self.offset += length
        return self.data[self.offset - length : self.offset]

    def text(self) -> str:
        return self.raw(self.number("H")).rstrip(b"\0").decode()


def read_model(data: bytes) -> tuple[dict[str, np.ndarray], dict[str, str]]:
    """The variables by name, and the names that stand for another variable. Raises ValueError for any other file."""
    reader = Reader(data)
    version, kind, revision = reader.number("I"), reader.text(), reader.number("I")
    if (version, kind, revision) != (6, "WhisperSpec", 3):
        raise ValueError(f"Not a Whisper model of binary version 6: {kind} {revision}, version {version}.")
    variables = {}
    for _ in range(reader.number("I")):
        name = reader.text()
        shape = [reader.number("I") for _ in range(reader.number("B"))]
        kind_of_number = KINDS[reader.number("B")]
        variables[name] = np.frombuffer(reader.raw(reader.number("I")), kind_of_number).reshape(shape)
    aliases = {reader.text(): reader.text() for _ in range(reader.number("I"))}
    if reader.offset != len(data):
        raise ValueError(f"{len(data) - reader.offset} bytes are left over.")
    return variables, aliases
