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

/** Something the meeting settled. */
export interface Decision {
  text: string
  confidence: number
  start: number
  end: number
  turn: number
}
