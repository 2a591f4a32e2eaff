import type { Chance } from './chance.ts'
import type { Formats } from './formats.ts'
import type { Sheet } from './sheet.ts'

export interface Drawing<Record> {
  sheet: Sheet
  record: Record
  formats: Formats
  chance: Chance
}

/** One way of laying a kind of document out. */
export interface Layout<Record> {
  name: string
  face?: 'Helvetica' | 'Times' | 'Courier'
  /** What of the record it prints: the rest is not in its gold. */
  shows: readonly string[]
  /** Choices of the record that the layout is for. */
  needs?: Readonly<{ [choice: string]: boolean }>
  draw: (drawing: Drawing<Record>) => void
}
