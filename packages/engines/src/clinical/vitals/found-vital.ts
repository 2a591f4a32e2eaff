import type { MeasuredValue } from './measured-value.ts'
import type { Standing } from './standing.ts'
import type { VitalName } from './vital-kinds.ts'

/** A reading as it stands in a text; offsets in UTF-16 code units. */
export interface FoundVital extends Omit<MeasuredValue, 'start' | 'end'> {
  name: VitalName
  standing: Standing
  /** As stated near it: '08:30', '12 March'; null where none is. */
  time: string | null
  /** Stands where vital signs are listed. */
  listed: boolean
  confidence: number
  /** Of the value, with its label. */
  start: number
  end: number
}
