import { pageOfText } from '@vitrine/engines/documents/page-of-text.ts'
import { expect, test } from 'vitest'
import { medicalInvoiceOf } from './engine.ts'

test('a practice that names nothing: who treated whom, by when, and what is left', async () => {
  const { fields } = await medicalInvoiceOf({
    pages: [
      pageOfText([
        'Harrow Vale Physiotherapy',
        '3 Chapel Walk, Ludlow SY8 1DP',
        '',
        'Tamsin Orde',
        '14 Brook Lane',
        'Ludlow SY8 2QT',
        '',
        '8 June 2026',
        '',
        'Seen with us: Tamsin Orde, born 2 April 1988, member SM 4410 22 of Severn Mutual',
        '12/05/2026   First visit, knee           62.00',
        '19/05/2026   Exercises, half an hour     41.00',
        'Altogether                              103.00',
        'Severn Mutual sent us                    60.00',
        'Which leaves, by 30 June 2026            43.00',
      ]),
    ],
  })
  expect(fields).toMatchObject({
    provider: { value: 'Harrow Vale Physiotherapy' },
    patient: { value: 'Tamsin Orde' },
    dueDate: { value: '2026-06-30' },
    total: { value: 103 },
    due: { value: 43 },
  })
})
