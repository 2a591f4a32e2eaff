import type { ReadDocument } from '../../documents/document.ts'
import { besideRows } from './beside-rows.ts'
import { withWholePressures } from './halves-of-pressure.ts'
import type { PlacedVital } from './placed-vital.ts'
import { underColumns } from './under-columns.ts'
import { wholeRows } from './whole-rows.ts'

/** Vital signs in tables: names over columns with a row for each time, or names before rows with a column for each time. */
export function vitalsInTables(document: ReadDocument): PlacedVital[] {
  const rows = withWholePressures(wholeRows(document))
  return [...underColumns(rows), ...besideRows(rows)]
}
