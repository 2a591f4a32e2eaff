import type { BillOfLadingResult } from './schema.ts'

/** What the fields are called on screen, in the order shown. */
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
