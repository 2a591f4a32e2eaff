import type { Box } from '../../documents/document.ts'

/** A value as stated in a document, before interpretation. */
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

/** The facts about a shipment in a packing slip, bill of lading, workbook or CSV. */
export interface ShipmentFacts {
  fields: Partial<Record<ShipmentField, Stated>>
  items: Partial<Record<ItemField, Stated>>[]
  /** Number of rows of figures in the list without an item beside them, as on a page photographed askew; undefined where not checked. */
  looseFigures?: number
}
