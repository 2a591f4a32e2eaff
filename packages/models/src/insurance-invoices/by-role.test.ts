import { pageOfText } from '@vitrine/engines/documents/page-of-text.ts'
import { expect, test } from 'vitest'
import { insuranceInvoiceOf } from './engine.ts'

test('a letter of a mutual without one usual label: who insures whom, by when it is paid, and what in all', async () => {
  const { fields } = await insuranceInvoiceOf({
    pages: [
      pageOfText([
        'Northgate Mutual',
        'PO Box 40, Duluth, MN 55802',
        '',
        'Rosa Lindqvist',
        '88 Harbor Drive',
        'Duluth, MN 55804',
        '',
        'May 12, 2026',
        '',
        'Your boat is looked after under BT-2210-884 from 06/01/2026 to 06/01/2027.',
        'The cover                        412.00',
        'State charge                      18.00',
        'In all                           430.00',
        'Kindly let us have it by May 30, 2026. You bear the first 500.00 of each loss.',
      ]),
    ],
  })
  expect(fields).toMatchObject({
    insurer: { value: 'Northgate Mutual' },
    seller: { value: 'Northgate Mutual' },
    buyer: { value: 'Rosa Lindqvist' },
    dueDate: { value: '2026-05-30' },
    total: { value: 430 },
  })
})
