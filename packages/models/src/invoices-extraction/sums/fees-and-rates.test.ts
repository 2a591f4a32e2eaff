import { expect, test } from 'vitest'
import { readingLines } from '../../shared/testing/form-readings.ts'
import { invoiceOfDocument } from '../engine.ts'

const invoiceOf = readingLines((document) => invoiceOfDocument(document, null))

test('fees below the tax that make up the total are paid for as the items above', async () => {
  const { fields, lines } = await invoiceOf([
    'Invoice no: 8812          Invoice date: 9 May 2026',
    'Description           Qty      Unit price     Amount',
    'Exhaust, rear           1         140.00      140.00',
    'Labour                  2          60.00      120.00',
    'Subtotal                                      260.00',
    'VAT 20%                                        52.00',
    'Emissions certificate                          30.00',
    'Licence plate fee                              25.50',
    'Total                                         367.50',
  ])
  expect(fields).toMatchObject({ net: { value: 260 }, tax: { value: 52 }, total: { value: 367.5 } })
  expect(lines.map(({ amount }) => amount?.value)).toEqual([140, 120, 30, 25.5])
})

test('taxes that name a rate each are parts of the tax', async () => {
  const { fields } = await invoiceOf([
    'SLAGERIJ DE HAAN',
    'Bon 5512    03-04-2026',
    'Gehakt                 10,90',
    'Barbecuetang           12,10',
    'TOTAAL                 23,00',
    'PIN                    23,00',
    'BTW%      excl.       BTW      incl.',
    '9%        10,00      0,90      10,90',
    '21%       10,00      2,10      12,10',
  ])
  expect(fields.tax?.value).toBe(3)
})
