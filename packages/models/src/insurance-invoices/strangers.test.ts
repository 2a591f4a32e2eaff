import { pageOfLines } from '@vitrine/engines/forms/testing/rows-of-text.ts'
import { expect, test } from 'vitest'
import { insuranceInvoiceOf } from './engine.ts'

const fieldsOf = (lines: readonly string[]) => insuranceInvoiceOf({ pages: [pageOfLines(lines)] }).fields

const notice = [
  'Kauri Mutual Insurance Limited                Policy no. HK 220417',
  'Renewal notice                                Date prepared 03/08/2026',
  'Insured: Aroha Bennett',
  'Base premium                                  $800.00',
  'Fire services levy                             $96.00',
  'GST                                            $89.60',
  'Stamp duty                                     $78.85',
  'Total payable                              $1,064.45',
]

test("a renewal's taxes are added up beside its levy", () => {
  expect(fieldsOf(notice)).toMatchObject({
    premium: { value: 800 },
    fee: { value: 96 },
    tax: { value: 168.45 },
    total: { value: 1064.45 },
  })
})

test('of two excesses in one sentence the first is given, and not surely', () => {
  const { deductible } = fieldsOf([...notice, 'Please note the standard excess $400, young driver excess $900.'])
  expect(deductible?.value).toBe(400)
  expect(deductible?.confidence).toBeLessThan(0.8)
})
