"""What all makers share: a set is a list of cases, one JSON object a line."""
import json
import pathlib

BLIND = pathlib.Path(__file__).resolve().parent.parent


def write_cases(model, cases):
    folder = BLIND / model
    folder.mkdir(exist_ok=True)
    lines = [json.dumps(case, ensure_ascii=False) for case in cases]
    (folder / "cases.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


def case(id, kind, made, truth=None, **input):
    """`input` is text, file, companion or options. No truth: nothing may be answered but that it does not belong."""
    return {"id": id, "kind": kind, **input, **({} if truth is None else {"truth": truth}), "made": made}
