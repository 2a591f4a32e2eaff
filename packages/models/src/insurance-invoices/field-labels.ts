import type { InsuranceInvoice } from './schema.ts'

/** What the fields are called on screen, in the order shown. */
export const fieldLabels = {
  insurer: 'Insurer',
  buyer: 'Insured',
  policy: 'Policy',
  claim: 'Claim',
  period: 'Period',
  periodFrom: 'From',
  periodTo: 'To',
  number: 'Invoice number',
  date: 'Date',
  dueDate: 'Due date',
  lossDate: 'Date of loss',
  deductible: 'Deductible',
  currency: 'Currency',
  premium: 'Premium',
  net: 'Subtotal',
  tax: 'Taxes',
  fee: 'Fees',
  total: 'Total',
  paid: 'Paid',
  due: 'Amount due',
  seller: 'Seller',
} as const satisfies Record<keyof InsuranceInvoice['fields'], string>
