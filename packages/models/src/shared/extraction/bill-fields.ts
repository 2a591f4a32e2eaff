import { early, late } from '@vitrine/engines/forms/answers/standing.ts'
import type { WordedField } from '@vitrine/engines/forms/labels/with-wordings.ts'

/** A bill names its parties, number and date at its head, and repeats them in slips and clauses further down. */
export const head = early(0.2)

/** A bill's sums are at its foot. */
const foot = late(0.88)

/** The sums of a bill, as fields to be found. */
export const sumFields = <Name extends string>(...names: readonly Name[]): WordedField<Name>[] =>
  names.map((name) => ({ name, type: 'amount', standing: foot }))
