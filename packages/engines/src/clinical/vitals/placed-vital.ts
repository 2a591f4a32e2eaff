import type { Box } from '../../documents/document.ts'
import type { MeasuredValue } from './measured-value.ts'
import type { Occasion } from './occasion.ts'
import type { Standing } from './standing.ts'
import type { VitalName } from './vital-kinds.ts'

export interface PlacedVital extends Omit<MeasuredValue, 'start' | 'end'> {
  name: VitalName
  standing: Standing
  time: string | null
  occasion: Occasion
  confidence: number
  page: number
  box: Box
  /** As written in the document. */
  text: string
}
