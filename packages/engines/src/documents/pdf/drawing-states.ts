const [open, close, escape] = [0x28, 0x29, 0x5c]
const [save, restore] = [0x71, 0x51]

/** Drawing states that a content stream keeps with `q` and gives back with `Q`. */
export interface KeptStates {
  /** The most at once. */
  deepest: number
  /** Never given back: they stay for the page's next stream. */
  left: number
}

/** White space and the delimiters that may stand beside an operator. */
const endsWord = (byte: number | undefined): boolean =>
  byte === undefined || byte <= 0x20 || byte === 0x5b || byte === 0x5d || byte === open || byte === close

/** Counts the states of a content stream; letters within strings are text. */
export function statesKeptBy(content: Uint8Array): KeptStates {
  let kept = 0
  let deepest = 0
  let brackets = 0
  for (let at = 0; at < content.length; at += 1) {
    const byte = content[at]
    if (brackets > 0 && byte === escape) at += 1
    else if (byte === open) brackets += 1
    else if (byte === close) brackets = Math.max(0, brackets - 1)
    else if (brackets === 0 && (byte === save || byte === restore)) {
      if (!endsWord(content[at - 1]) || !endsWord(content[at + 1])) continue
      kept = byte === save ? kept + 1 : Math.max(0, kept - 1)
      deepest = Math.max(deepest, kept)
    }
  }
  return { deepest, left: kept }
}
