import type { LabelHit } from '../labels/find-labels.ts'
import type { Segment } from '../rows/form-page.ts'
import { leads } from './label-in-row.ts'

/** Whether a segment is only a label, with its answer elsewhere. */
export const isBareLabel = (segment: Segment, hits: readonly LabelHit<string>[]): boolean =>
  hits.some((hit) => leads(hit, segment) && /^[\s.:*)]*$/.test(segment.row.text.slice(hit.span.end, segment.end)))
