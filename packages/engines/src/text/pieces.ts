/** A text as a network's vocabulary spells it. Piece n stands at `starts[n]`…`ends[n]` of the source, in UTF-16 code units. */
export interface Pieces {
  ids: number[]
  starts: number[]
  ends: number[]
}

/** A network's way of spelling, and its ids that stand for no text. */
export interface Spelling {
  cut: (text: string) => Pieces
  marks: { padding: number; first: number; last: number }
}
