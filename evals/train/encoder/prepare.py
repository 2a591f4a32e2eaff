"""What the encoder is shown of a text. `prepare-text.ts` of the engine does the same: change both or none."""

import re


def prepare(text: str) -> str:
    text = re.sub(r"&amp;", "&", text)
    text = re.sub(r"&lt;", "<", text)
    text = re.sub(r"&gt;", ">", text)
    text = re.sub(r"&#\d+;", " ", text)
    text = re.sub(r"https?://\S+", "URL", text)
    text = re.sub(r"@[A-Za-z0-9_]{2,}", "@USER", text)
    return text
