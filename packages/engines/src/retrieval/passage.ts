/** A stretch of a source that is read as one: a paragraph of a page, a turn of a conversation, a scene's text. */
export interface Passage {
  text: string
  /** The heading it stands under, if there is one: searched, never quoted. */
  heading?: string
}

/** Where an answer stands. Offsets count UTF-16 code units of the passage's text. */
export interface Citation {
  /** Index into the passages that were searched. */
  passage: number
  /** The sentence that says it: `passage.text.slice(start, end)`. */
  quote: string
  start: number
  end: number
}
