"""Makes the recogniser's two networks and its alphabet from the published PP-OCRv6 (small) networks.

Usage: python convert.py WHEEL OUT
WHEEL is rapidocr-3.10.0-py3-none-any.whl from the Python package index: it is read as a zip, its code is not run. It
carries PP-OCRv6_det_small.onnx and PP-OCRv6_rec_small.onnx (PaddleOCR, Apache-2.0); both are held against the SHA-256
that RapidOCR publishes for them. Needs onnx and numpy.

Of recognition's 18,710 classes only those stay that a reader of Latin script meets, with
Greek letters, signs, kana and a few hundred of the most used Chinese characters: these show that a page is in another
script, which a reader of Latin letters alone would answer with nonsense. Weights are stored in half precision, which
halves the files; they are computed with in single precision, and the lines read stay the same.
"""

import hashlib
import sys
import unicodedata
import zipfile
from pathlib import Path

import numpy as np
import onnx
from onnx import numpy_helper

sys.path.insert(0, str(Path(__file__).parent.parent / "vision"))
from half_weights import halved  # noqa: E402

PUBLISHED = {
    "PP-OCRv6_det_small.onnx": "090f04abcd9d9a7498bc4ebf677e4cb9bdce1fe4197ddb7e529f1ef44e1ff94f",
    "PP-OCRv6_rec_small.onnx": "6f327246b50388f3c176ae304bd95767ea6dc0c9ae92153ef8cbe210b3c14884",
}
WEIGHTS, BIAS = "linear_8.w_0", "linear_8.b_0"
KEPT_SCRIPTS = ("LATIN", "GREEK", "HIRAGANA", "KATAKANA", "DIGIT", "SUPERSCRIPT", "SUBSCRIPT", "VULGAR")
KEPT_CATEGORIES = ("Pc", "Pd", "Pe", "Pf", "Pi", "Po", "Ps", "Sc", "Sk")
KEPT_SIGNS = "+<=>|~¬±×÷∞≈≠≤≥√∑∆µ°©®™§¶†‡•№ºª✓✔✗✘☐☑☒■□●○◆◇★☆▪▲▼►◄←→↑↓½¼¾"
COMMON_CHINESE = (
    "的一是不了人我在有他这为之大来以个中上们到说国和地也子时道出而要于就下得可你年生自会那后能对着事其里所去行过家十用发天如然作方成者多日都三小军二无同么经法当起与好看学进种将还分此心前面又定见只主没公从"
    "月日年金額合計請求書税込番号株式会社住所電話名称数量单位价格付款发票号码银行账户地址公司有限"
)


def keeps(character: str) -> bool:
    if len(character) != 1:
        return False
    if character in KEPT_SIGNS or character in COMMON_CHINESE or character.isascii():
        return True
    name = unicodedata.name(character, "")
    if name.startswith(("FULLWIDTH", "HALFWIDTH", "PRESENTATION", "IDEOGRAPHIC", "VERTICAL")):
        return False
    return name.startswith(KEPT_SCRIPTS) or unicodedata.category(character) in KEPT_CATEGORIES


def read_checked(wheel: Path, name: str) -> bytes:
    data = zipfile.ZipFile(wheel).read(f"rapidocr/models/{name}")
    found = hashlib.sha256(data).hexdigest()
    if found != PUBLISHED[name]:
        raise SystemExit(f"{name} is {found}, published is {PUBLISHED[name]}")
    return data


def stored(model: onnx.ModelProto) -> onnx.ModelProto:
    # Noted shapes are those of one example or of the whole alphabet.
    del model.graph.value_info[:]
    for output in model.graph.output:
        output.type.tensor_type.ClearField("shape")
    return halved(model, least=1023)


def main(wheel: Path, out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    finding = onnx.load_from_string(read_checked(wheel, "PP-OCRv6_det_small.onnx"))
    onnx.save(stored(finding), out / "find-lines.onnx")

    model = onnx.load_from_string(read_checked(wheel, "PP-OCRv6_rec_small.onnx"))
    listed = next(entry.value for entry in model.metadata_props if entry.key == "character").split("\n")
    # Class 0 is CTC's blank, the last one the space.
    alphabet = ["", *listed, " "]
    kept = [at for at, character in enumerate(alphabet) if at in (0, len(alphabet) - 1) or keeps(character)]
    for initializer in model.graph.initializer:
        if initializer.name not in (WEIGHTS, BIAS):
            continue
        weights = numpy_helper.to_array(initializer)
        assert weights.shape[-1] == len(alphabet), weights.shape
        initializer.CopyFrom(numpy_helper.from_array(np.ascontiguousarray(weights[..., kept]), initializer.name))
    del model.metadata_props[:]
    onnx.save(stored(model), out / "read-line.onnx")
    (out / "alphabet.txt").write_text("\n".join(alphabet[at] for at in kept[1:]), encoding="utf-8")
    print(f"{len(kept)} of {len(alphabet)} classes kept")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
