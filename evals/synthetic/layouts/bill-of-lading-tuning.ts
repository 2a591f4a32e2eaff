import type { Layout } from '../layout.ts'
import type { Shipment } from '../shipment.ts'
import { labelsAbove } from './bill-of-lading/labels-above.ts'
import { oceanGrid } from './bill-of-lading/ocean-grid.ts'
import { plainList } from './bill-of-lading/plain-list.ts'
import { vics } from './bill-of-lading/vics.ts'

/** Looked at while the extractor was written. */
export const billOfLadingTuning: readonly Layout<Shipment>[] = [vics, oceanGrid, plainList, labelsAbove]
