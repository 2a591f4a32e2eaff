import type { MeasuredValue } from './measured-value.ts'
import type { Occasion } from './occasion.ts'
import type { Standing } from './standing.ts'
import type { VitalName } from './vital-kinds.ts'

/** A reading as stated in its sentence; offsets in UTF-16 code units. */
export interface VitalAsSaid extends Omit<MeasuredValue, 'start' | 'end'> {
  name: VitalName
  standing: Standing
  /** As stated near it: '08:30', '12 March'; null where there is none. */
  time: string | null
  /** Whether it is in a list of vital signs. */
  listed: boolean
  /** Whether it is what the sign changed from: 'fell from 168/92 to …'. */
  isFrom?: boolean
  confidence: number
  /** Of the value, with its label. */
  start: number
  end: number
}

/** A reading with its occasion among several readings. */
export interface FoundVital extends VitalAsSaid {
  occasion: Occasion
}
