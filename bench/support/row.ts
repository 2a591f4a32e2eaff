/** A row of the table: a ratio or a difference of two measurements of the same run, or seconds where those are the aim. */
export interface Row {
  what: string
  /** The reference, with its unit. */
  bare: string
  /** The product, with its unit. */
  ours: string
  /** In the unit of the aim. */
  result: string
  aim: string
  met: boolean | null
  /** The median of a model's runs through the server, where that is what the row measures. */
  run?: { model: string; seconds: number }
}

/** Measures something; returns null if the machine lacks what it needs, which `report` says. */
export type MeasureRows = (report: (line: string) => void) => Promise<Row[]>
