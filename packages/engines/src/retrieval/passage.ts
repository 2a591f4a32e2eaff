/** A row of a table; offsets into its passage's text, a cell for each column, empty where nothing is printed. */
export interface TableRow {
  cells: readonly { start: number; end: number }[]
  /** What stands above each column; null where nothing does. */
  heads: readonly string[] | null
}

/** A stretch of a source that is read as one: a paragraph of a page, a turn of a conversation, a scene's text. */
export interface Passage {
  text: string
  /** The page it stands on, where the source has pages: passages of one page help one another to be found. */
  page?: number
  /** The rows of tables among it: each is a line of the text, its cells kept apart by tabs. */
  rows?: readonly TableRow[]
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
