import type { Interchange } from './interchange.ts'
import type { EdiProblem } from './problem.ts'
import { validateElements } from './validate-elements.ts'
import { validateEnvelopes } from './validate-envelopes.ts'
import { validateHierarchy } from './validate-hierarchy.ts'

/** All faults of a ship notice by X12 004010, in the order of its segments; missing parts come last. */
export const validateInterchange = ({ segments }: Interchange): EdiProblem[] =>
  [...validateEnvelopes(segments), ...validateHierarchy(segments), ...segments.flatMap(validateElements)].toSorted(
    (a, b) => (a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER),
  )
