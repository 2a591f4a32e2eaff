import type { LabelHit } from '../labels/find-labels.ts'
import type { Segment } from '../rows/form-page.ts'
import { leads } from './label-in-row.ts'

/** It says nothing but a label: its answer stands elsewhere. */
export const isBareLabel = (segment: Segment, hits: readonly LabelHit<string>[]): boolean =>
  hits.some((hit) => leads(hit, segment) && /^[\s.:*)]*$/.test(segment.row.text.slice(hit.span.end, segment.end)))
