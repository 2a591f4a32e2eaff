import type { Segment } from './interchange.ts'

/**
 * A fault of an interchange. `code` names it as X12's own acknowledgments do: TA1 for the interchange, AK3 (AK304) for
 * segments, AK4 (AK403) for elements, AK5 (AK501) for the transaction set, AK9 for the group.
 */
export interface EdiProblem {
  severity: 'error' | 'warning'
  code: string
  /** Counted from 1 over the interchange; null where something is missing. */
  position: number | null
  segment: string
  /** Element number, where the fault is in an element. */
  element: number | null
  text: string
}

export const problemAt = (
  segment: Segment,
  code: string,
  text: string,
  { element = null, severity = 'error' }: { element?: number | null; severity?: EdiProblem['severity'] } = {},
): EdiProblem => ({ severity, code, position: segment.position, segment: segment.id, element, text })

export const missingSegment = (id: string, text: string): EdiProblem => ({
  severity: 'error',
  code: 'AK304-3',
  position: null,
  segment: id,
  element: null,
  text,
})
