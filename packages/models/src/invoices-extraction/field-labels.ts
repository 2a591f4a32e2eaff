import type { FieldName } from './schema.ts'

/** What the fields are called on screen, in the order shown. */
export const fieldLabels = {
  number: 'Number',
  date: 'Date',
  seller: 'Seller',
  address: "Seller's address",
  buyer: 'Buyer',
  currency: 'Currency',
  net: 'Net',
  tax: 'Tax',
  total: 'Total',
  due: 'Amount due',
  company: 'Company',
} as const satisfies Record<FieldName, string>

/** The company is the seller under the name that receipts are asked for: shown once. */
export const shownFields = (Object.keys(fieldLabels) as FieldName[]).filter((name) => name !== 'company')
