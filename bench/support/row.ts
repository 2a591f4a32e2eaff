/** One line of the table: always a ratio or a difference of two things measured in the same run. */
export interface Row {
  what: string
  /** The bare thing, with its unit. */
  bare: string
  /** Ours, with its unit. */
  ours: string
  /** Ratio or difference, as the aim is stated. */
  result: string
  aim: string
  met: boolean | null
}

/** Measures something; a null says that this machine lacks what it needs, and `report` has been told. */
export type MeasureRows = (report: (line: string) => void) => Promise<Row[]>
