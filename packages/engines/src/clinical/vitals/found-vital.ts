import type { MeasuredValue } from './measured-value.ts'
import type { Occasion } from './occasion.ts'
import type { Standing } from './standing.ts'
import type { VitalName } from './vital-kinds.ts'

/** A reading as its sentence says it; offsets in UTF-16 code units. */
export interface VitalAsSaid extends Omit<MeasuredValue, 'start' | 'end'> {
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

/** A reading with when, among several, it was taken. */
export interface FoundVital extends VitalAsSaid {
  occasion: Occasion
}
