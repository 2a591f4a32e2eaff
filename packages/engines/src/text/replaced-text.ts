/** What a stretch of a text is replaced by. */
export interface Replacement {
  value: string
  start: number
  end: number
}

/**
 * The text with stretches replaced, given in order. `placeOf` maps a stretch of it back to the original text: what touches a replacement takes
 * all that was there.
 */
export function replacedText(
  text: string,
  replacements: readonly Replacement[],
): { text: string; placeOf: (start: number, end: number) => { start: number; end: number } } {
  let written = ''
  let reached = 0
  const pieces: { at: number; length: number; start: number; end: number }[] = []
  for (const { value, start, end } of replacements) {
    written += text.slice(reached, start)
    pieces.push({ at: written.length, length: value.length, start, end })
    written += value
    reached = end
  }
  written += text.slice(reached)
  const original = (offset: number, isEnd: boolean): number => {
    const piece = pieces.findLast(({ at }) => (isEnd ? at < offset : at <= offset))
    if (piece === undefined) return offset
    const within = offset - piece.at
    if (within < piece.length) return isEnd ? piece.end : piece.start
    return piece.end + within - piece.length
  }
  return {
    text: written,
    placeOf: (start, end) => ({ start: original(start, false), end: original(end, true) }),
  }
}
