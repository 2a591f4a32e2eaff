import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import { billDays } from '../shared/extraction/bill-labels.ts'
import type { NothingLike } from '../shared/extraction/extraction-schema.ts'
import type { InsuranceInvoice } from './schema.ts'

/** Labels of the fields on screen, in the order shown. */
export const fieldLabels = {
  insurer: 'Insurer',
  buyer: 'Insured',
  policy: 'Policy',
  claim: 'Claim',
  period: 'Period',
  periodFrom: 'Period from',
  periodTo: 'Period to',
  number: 'Invoice number',
  ...billDays,
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

/** The message for a page without any of the essential fields. */
export const nothingLike = {
  title: 'Hardly an insurance invoice',
  text: 'Neither a policy nor a total was found. The page may be something else, or its print could not be read.',
  essential: ['policy', 'total', 'premium'],
} as const satisfies NothingLike<keyof typeof fieldLabels>

const { names } = readPatterns(new URL('./wordings/subject.txt', import.meta.url), ['names'])

/** What no such paper is without, in any of its words. */
export const subject = {
  names,
  lacks: 'Nothing on the page speaks of insurance: what was read is a guess.',
} as const
