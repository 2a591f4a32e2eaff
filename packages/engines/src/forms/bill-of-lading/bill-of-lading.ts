import type { Read } from '../values/read.ts'

export interface Party extends Read<string> {
  /** The lines below the name; null where there are none. */
  address: string | null
}

export interface Weight extends Read<number> {
  unit: 'kg' | 'lb' | null
}

export type FreightTerms = 'prepaid' | 'collect' | 'third party'

export interface BillFields {
  shipper: Party | null
  consignee: Party | null
  notify: Party | null
  carrier: Read<string> | null
  scac: Read<string> | null
  bolNumber: Read<string> | null
  proNumber: Read<string> | null
  date: Read<string> | null
  vessel: Read<string> | null
  voyage: Read<string> | null
  portOfLoading: Read<string> | null
  portOfDischarge: Read<string> | null
  containers: Read<string[]> | null
  seals: Read<string[]> | null
  pieces: Read<number> | null
  weight: Weight | null
  freightTerms: Read<FreightTerms> | null
  /** True where dangerous goods are named or marked; null where nothing is stated. */
  hazmat: Read<boolean> | null
}

export interface Container extends Read<string> {
  /** Whether the ISO 6346 check digit is right. */
  valid: boolean
}

export interface GoodsLine {
  description: Read<string> | null
  pieces: Read<number> | null
  packaging: Read<string> | null
  weight: Read<number> | null
  freightClass: Read<string> | null
  nmfc: Read<string> | null
}

export interface BillOfLading {
  fields: BillFields
  containers: Container[]
  lines: GoodsLine[]
}
