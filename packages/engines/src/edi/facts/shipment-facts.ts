import type { Box } from '../../documents/document.ts'

/** A value as a document states it, before it is made sense of. */
export interface Stated {
  text: string
  /** 0…1: 1 for a cell of a table that was written by a program. */
  confidence: number
  /** Null where there is no page to show, as in a workbook. */
  place: { page: number; box: Box } | null
}

export const partyRoles = ['shipFrom', 'shipTo'] as const
export type PartyRole = (typeof partyRoles)[number]

export const partyParts = ['Name', 'Address', 'City', 'State', 'PostalCode', 'Country', 'Id'] as const
export type PartyPart = (typeof partyParts)[number]

export type ShipmentField =
  | 'shipmentId'
  | 'shipDate'
  | 'deliveryDate'
  | 'purchaseOrder'
  | 'orderDate'
  | 'billOfLading'
  | 'proNumber'
  | 'carrierName'
  | 'scac'
  | 'trailer'
  | 'seal'
  | 'freightTerms'
  | 'cartons'
  | 'weight'
  | 'weightUnit'
  | `${PartyRole}${PartyPart}`

export type ItemField =
  | 'purchaseOrder'
  | 'orderDate'
  | 'pack'
  | 'line'
  | 'buyerPart'
  | 'vendorPart'
  | 'upc'
  | 'description'
  | 'quantity'
  | 'quantityOrdered'
  | 'unit'

/** What a packing slip, bill of lading, workbook or CSV says of a shipment. */
export interface ShipmentFacts {
  fields: Partial<Record<ShipmentField, Stated>>
  items: Partial<Record<ItemField, Stated>>[]
  /** Rows of figures in the list that no item stands beside, as on a page photographed askew; not given where none were looked for. */
  looseFigures?: number
}
