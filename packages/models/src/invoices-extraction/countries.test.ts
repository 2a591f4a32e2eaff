import type { Page } from '@vitrine/engines/documents/document.ts'
import { pageOfText } from '@vitrine/engines/documents/page-of-text.ts'
import { rowsOfText } from '@vitrine/engines/forms/testing/rows-of-text.ts'
import { expect, test } from 'vitest'
import { readInvoice } from './read-invoice.ts'

/** An invoice laid out as its lines, with two or more spaces between columns. */
function invoiceOf(lines: readonly string[]) {
  const words = rowsOfText(lines).flatMap((row) => row.words)
  const page: Page = { number: 1, aspect: 0.7, source: 'text-layer', words, lines: [], blocks: [] }
  const { fields, lines: items } = readInvoice({ pages: [page] })
  const values = Object.fromEntries(Object.entries(fields).map(([name, read]) => [name, read?.value ?? null]))
  return { values, fields, amounts: items.map((item) => item.amount?.value) }
}

test('an American bill writes the month first, and what is due is less than the total', () => {
  const { values } = invoiceOf([
    'Invoice date: 02/05/2026',
    'Fresno, CA 93701',
    'Total               $950.00',
    'Deposit received    -$200.00',
    'Balance due         $750.00',
  ])
  expect(values).toMatchObject({ date: '2026-02-05', currency: 'USD', total: 950, due: 750 })
})

test('a British bill writes the day first', () => {
  expect(invoiceOf(['Invoice date: 02/05/2026', 'VAT @ 20%    £4.00', 'Total    £24.00']).values.date).toBe(
    '2026-05-02',
  )
})

test('a date that nothing settles is not sure', () => {
  const { fields } = invoiceOf(['Invoice date: 02/05/2026', 'Total    24.00'])
  expect(fields.date?.confidence).toBeLessThanOrEqual(0.5)
})

test.each([
  [
    'Spanish',
    ['Fecha: 3 de marzo de 2026', 'Base imponible   200,00 €', 'IVA 21 %   42,00 €', 'Total factura   242,00 €'],
  ],
  ['Italian', ['Data: 3 marzo 2026', 'Imponibile   200,00 €', 'IVA 21 %   42,00 €', 'Totale documento   242,00 €']],
  ['Dutch', ['Factuurdatum: 3 maart 2026', 'Subtotaal   € 200,00', 'BTW 21 %   € 42,00', 'Totaal   € 242,00']],
])('a %s invoice', (_language, lines) => {
  expect(invoiceOf(lines).values).toMatchObject({ date: '2026-03-03', currency: 'EUR', net: 200, tax: 42, total: 242 })
})

test('Indian figures are grouped by two, and two taxes of one row each make the tax', () => {
  const { values } = invoiceOf([
    'Taxable value    Rs. 3,40,000.00',
    'CGST 9%          Rs. 30,600.00',
    'SGST 9%          Rs. 30,600.00',
    'Grand total      Rs. 4,01,200.00',
  ])
  expect(values).toMatchObject({ currency: 'INR', net: 340000, tax: 61200, total: 401200 })
})

test('what is carried forward or costs of sending are no items', () => {
  const { amounts } = invoiceOf([
    'Description          Qty      Amount',
    'Brought forward               90.00',
    'Garden bench         2        60.00',
    'Postage and packing           8.00',
    'Total                         158.00',
  ])
  expect(amounts).toEqual([60])
})

/** The same with the lines and blocks that names and addresses are read from. */
function partiesOf(lines: readonly string[]) {
  const { fields } = readInvoice({ pages: [pageOfText(lines)] })
  return { seller: fields.seller?.value ?? null, buyer: fields.buyer?.value ?? null }
}

test.each([
  [
    'German, a private buyer under the letterhead',
    ['Tischlerei Aumann', 'Ring 4, 24103 Kiel', '', '', '', 'Frau Ida Holm', 'Kai 9', '24103 Kiel', '', 'Rechnung 12'],
    { seller: 'Tischlerei Aumann', buyer: 'Frau Ida Holm' },
  ],
  [
    'Italian, the buyer greeted',
    ['Officina Brera', 'Via Larga 7, 20122 Milano', '', '', '', 'Spett.le Bar Sole S.r.l.', 'Via Po 3, 10123 Torino'],
    { seller: 'Officina Brera' },
  ],
  [
    'Japanese, the buyer on one line with the address',
    [
      'Mori Paper K.K.',
      '2-1-3 Honcho, Osaka 540-0001, Japan',
      '',
      '',
      'To: Bay Imports Ltd., 4 Dock Street, Hull HU1 1AA',
    ],
    { seller: 'Mori Paper K.K.', buyer: 'Bay Imports Ltd.' },
  ],
  [
    'a shop that only says where the goods go',
    [
      'Fjell Outdoor',
      'hello@fjell.example',
      'Kaia 5, 9008 Tromsø',
      '',
      '',
      'Ship to',
      'Nora Vance',
      '4 Hill Road, Leeds LS1 1AA',
    ],
    { seller: 'Fjell Outdoor', buyer: 'Nora Vance' },
  ],
])('parties: %s', (_title, lines, wanted) => expect(partiesOf(lines)).toMatchObject(wanted))

test('a tax and a sum are no lines where only the total bears the lines out', () => {
  const { amounts } = invoiceOf([
    'Water, 40 m3              80.00',
    'Standing charge           20.00',
    'VAT 10%                   10.00',
    'Total                    110.00',
  ])
  expect(amounts).toEqual([80, 20])
})

test('a Spanish number', () => {
  expect(invoiceOf(['Factura nº 2026/114', 'Fecha 04/02/2026', 'Total factura 12,00 €']).values.number).toBe('2026/114')
})

test('a rupee bill without any sign', () => {
  expect(
    invoiceOf(['GSTIN 33AABCS1234F1Z5', 'Grand total   1,240.00', 'Rupees one thousand two hundred forty only']).values
      .currency,
  ).toBe('INR')
})

test('the two halves of an Indian tax are one tax, also where no net sum is printed', () => {
  const { values, amounts } = invoiceOf([
    'TAX INVOICE                         No. KC/118',
    'Konkan Crockery, Ratnagiri 415612   Dated 4-May-26',
    'Particulars                  Qty    Rate      Amount',
    'Dinner plate                 40     120.00    4,800.00',
    'Soup bowl                    25     86.00     2,150.00',
    'CGST 6%                                         417.00',
    'SGST 6%                                         417.00',
    'Round off                                       (-)0.40',
    'Total                                       Rs. 7,783.60',
  ])
  expect(values).toMatchObject({ tax: 834, total: 7783.6, currency: 'INR' })
  expect(amounts).toEqual([4800, 2150])
})
