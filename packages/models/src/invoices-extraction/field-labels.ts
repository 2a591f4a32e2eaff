import { billDays, namesIn } from '../shared/extraction/bill-labels.ts'
import type { NothingLike } from '../shared/extraction/extraction-schema.ts'
import type { FieldName } from './schema.ts'

/** Labels of the fields on screen, in the order shown. */
export const fieldLabels = {
  number: 'Number',
  ...billDays,
  orderNumber: 'Order number',
  seller: 'Seller',
  address: "Seller's address",
  buyer: 'Buyer',
  currency: 'Currency',
  net: 'Net',
  shipping: 'Shipping',
  discount: 'Discount',
  withheld: 'Tax withheld',
  rounding: 'Rounding',
  tax: 'Tax',
  total: 'Total',
  prepaid: 'Paid before',
  due: 'Amount due',
  company: 'Company',
} as const satisfies Record<FieldName, string>

/** Few invoices have these: shown only where found. */
export const shownWhereFound: readonly FieldName[] = ['shipping', 'discount', 'withheld', 'rounding', 'prepaid']

/** The company is the seller under the name used for receipts: shown once. */
export const shownFields = namesIn(fieldLabels, ['company'])

/** The message for a page without any of the essential fields. */
export const nothingLike = {
  title: 'Hardly an invoice',
  text: 'Neither a number nor a total was found. The page may not be an invoice, or its print could not be read.',
  essential: ['number', 'total'],
} as const satisfies NothingLike<FieldName>
