import type { Layout } from '../layout.ts'
import type { Shipment } from '../shipment.ts'
import { keyValueTable } from './bill-of-lading/key-value-table.ts'
import { linerNumbered } from './bill-of-lading/liner-numbered.ts'
import { truckerPad } from './bill-of-lading/trucker-pad.ts'
import { typewriter } from './bill-of-lading/typewriter.ts'

/** Not looked at while the extractor was written: only their scores are. */
export const billOfLadingUnseen: readonly Layout<Shipment>[] = [truckerPad, keyValueTable, linerNumbered, typewriter]
