import type { NothingLike } from '../shared/extraction/extraction-schema.ts'
import type { BillOfLadingResult } from './schema.ts'

/** Labels of the fields on screen, in the order shown. */
export const fieldLabels = {
  bolNumber: 'B/L number',
  proNumber: 'PRO number',
  date: 'Date',
  shipper: 'Shipper',
  consignee: 'Consignee',
  notify: 'Notify party',
  carrier: 'Carrier',
  scac: 'SCAC',
  vessel: 'Vessel',
  voyage: 'Voyage',
  portOfLoading: 'Port of loading',
  portOfDischarge: 'Port of discharge',
  containers: 'Containers',
  seals: 'Seals',
  pieces: 'Pieces',
  weight: 'Weight',
  freightTerms: 'Freight terms',
  hazmat: 'Hazardous goods',
} as const satisfies Record<keyof BillOfLadingResult['fields'], string>

/** The message for a page without any of the essential fields. */
export const nothingLike = {
  title: 'Hardly a bill of lading',
  text: 'Neither a number nor a shipper or consignee was found. The page may be something else, or its print could not be read.',
  essential: ['bolNumber', 'shipper', 'consignee'],
} as const satisfies NothingLike<keyof typeof fieldLabels>
