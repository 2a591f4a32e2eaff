/** A row of a table; offsets into its passage's text, one cell for each column, empty where nothing is printed. */
export interface TableRow {
  cells: readonly { start: number; end: number }[]
  /** The heading of each column; null where the table has none. */
  heads: readonly string[] | null
}

/** A unit of a source that is searched and read as a whole: a paragraph of a page, a turn of a conversation, a scene's text. */
export interface Passage {
  text: string
  /** Its page, where the source has pages: passages of the same page raise one another's score. */
  page?: number
  /** Its table rows: each is a line of the text, with its cells separated by tabs. */
  rows?: readonly TableRow[]
}

/** The place of an answer. Offsets count UTF-16 code units of the passage's text. */
export interface Citation {
  /** Index into the passages that were searched. */
  passage: number
  /** The sentence with the answer: `passage.text.slice(start, end)`. */
  quote: string
  start: number
  end: number
}
