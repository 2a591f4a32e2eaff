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


def join_marks(text: str) -> str:
    """
    What the sentiment branch is shown: old sets set their marks apart, as in "did n't like it , -lrb- at all -rrb- .".
    `read-meaning.ts` of the engine does the same.
    """
    text = re.sub(r"-[lr][rsc]b-", " ", text, flags=re.IGNORECASE)
    return re.sub(r" (n't|'(?:s|re|ve|ll|d|m)\b)", r"\1", text, flags=re.IGNORECASE)
