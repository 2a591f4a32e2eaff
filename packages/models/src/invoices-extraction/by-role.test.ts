import { pageOfText } from '@vitrine/engines/documents/page-of-text.ts'
import { expect, test } from 'vitest'
import { invoiceOfDocument } from './engine.ts'
import { readInvoice } from './read-invoice.ts'

const document = {
  pages: [
    pageOfText([
      'Marit Solheim · boat repairs',
      'Quay 4, Stromness KW16 3AA',
      '',
      'The Pier Café, 2 Victoria Street, Stromness KW16 3BN',
      '',
      'Stromness, 4 May 2026',
      'You will find me in your books under 2026-31',
      '',
      'Two days on the slip            340.00',
      'Paint and screws                 48.00',
      'With 388.00 we are quits; early June, the 3 June 2026 at best, and thank you.',
    ]),
  ],
}

test('in a letter the network finds what the rules leave open, and is less sure of it', async () => {
  const { fields: ruled } = readInvoice(document)
  expect([ruled.dueDate, ruled.total]).toEqual([null, null])
  const { fields } = await invoiceOfDocument(document, null)
  expect(fields).toMatchObject({ dueDate: { value: '2026-06-03' }, total: { value: 388 } })
  expect(fields.total?.confidence).toBeLessThan(0.9)
  expect(fields.company).toEqual(fields.seller)
})

test('a list without headings is the network’s, more surely where its figures add up', async () => {
  const page = pageOfText([
    'Harbour Joinery',
    'Pier Road 7, Leith EH6 6DN',
    '',
    'Invoice 2026-118',
    '4 May 2026',
    '',
    'For the Corn Exchange, Constitution Street 35, Leith EH6 7BS',
    '',
    'We made and fitted',
    'Oak counter with two drawers            1,240.00',
    'Brass rail                                 96.50',
    'Carriage of both                           45.00',
    '',
    '1,381.50 at the end of it, as agreed, for 3 June 2026.',
  ])
  expect(readInvoice({ pages: [page] }).lines).toEqual([])
  const { lines } = await invoiceOfDocument({ pages: [page] }, null)
  expect(lines.map(({ amount }) => amount?.value)).toEqual([1240, 96.5, 45])
  expect(lines[0]?.description?.value).toBe('Oak counter with two drawers')
  expect(lines[0]?.amount?.confidence).toBeGreaterThan(0.8)
})
