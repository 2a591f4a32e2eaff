/** A task for after the meeting; offsets in UTF-16 code units. */
export interface ActionItem {
  what: string
  who: string | null
  due: string | null
  confidence: number
  start: number
  end: number
  turn: number
}

/** Something the meeting settled: the sentence that says so, its offsets in the transcript in UTF-16 code units, and its turn from 0. */
export interface Decision {
  text: string
  confidence: number
  start: number
  end: number
  turn: number
}
