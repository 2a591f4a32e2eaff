export interface Party {
  name: string | null
  /** Street lines. */
  address: readonly string[]
  city: string | null
  /** Two letters in the United States and Canada. */
  state: string | null
  postalCode: string | null
  country: string | null
  /** Its identifier, such as a DUNS or a store number. */
  id: string | null
}

export interface ShippedItem {
  line: string | null
  buyerPart: string | null
  vendorPart: string | null
  upc: string | null
  description: string | null
  quantity: number | null
  quantityOrdered: number | null
  /** X12 unit code, such as EA, CA, LB. */
  unit: string | null
}

export interface ShippedPack {
  /** SSCC-18 or carton mark; null: items in no named pack. */
  mark: string | null
  items: readonly ShippedItem[]
}

export interface ShippedOrder {
  purchaseOrder: string | null
  /** YYYY-MM-DD */
  orderDate: string | null
  packs: readonly ShippedPack[]
}

/** A shipment as in a ship notice, whatever document it was read from; null: not stated. */
export interface Shipment {
  shipmentId: string | null
  /** YYYY-MM-DD */
  shipDate: string | null
  deliveryDate: string | null
  billOfLading: string | null
  proNumber: string | null
  carrierName: string | null
  scac: string | null
  trailer: string | null
  seal: string | null
  freightTerms: 'prepaid' | 'collect' | 'third party' | null
  cartons: number | null
  weight: number | null
  /** LB or KG. */
  weightUnit: string | null
  shipFrom: Party
  shipTo: Party
  orders: readonly ShippedOrder[]
}

/** The items of all packs of all orders. */
export const itemsOf = ({ orders }: Pick<Shipment, 'orders'>): ShippedItem[] =>
  orders.flatMap(({ packs }) => packs.flatMap(({ items }) => items))

export const noParty: Party = {
  name: null,
  address: [],
  city: null,
  state: null,
  postalCode: null,
  country: null,
  id: null,
}
