import { pageOfLines } from '@vitrine/engines/forms/testing/rows-of-text.ts'
import { expect, test } from 'vitest'
import { invoiceOfDocument } from './engine.ts'
import { readInvoice } from './read-invoice.ts'

const document = {
  pages: [
    pageOfLines([
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
      'Kindly send 388.00, if you can by 3 June 2026, and thank you.',
    ]),
  ],
}

test('in a letter the network finds what the rules leave open, and is less sure of it', () => {
  const { fields: ruled } = readInvoice(document)
  expect([ruled.dueDate, ruled.total]).toEqual([null, null])
  const { fields } = invoiceOfDocument(document, null)
  expect(fields).toMatchObject({ dueDate: { value: '2026-06-03' }, total: { value: 388 } })
  expect(fields.total?.confidence).toBeLessThan(0.8)
  expect(fields.company).toEqual(fields.seller)
})
