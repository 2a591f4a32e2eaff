import { tagFor } from '@vitrine/models/shared/tagging/tag-for.ts'
import type { Measured, MeasureInput } from '../measurement.ts'
import { measureTagging } from '../tagging/measure-tagging.ts'

/** Scores `insurance-test.*` where it is there, else the rows that training left out. */
export const measure = (input: MeasureInput): Promise<Measured> =>
  measureTagging(input, 'insurance', tagFor('insurance'))
