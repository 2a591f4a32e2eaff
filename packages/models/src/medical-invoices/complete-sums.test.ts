import { expect, test } from 'vitest'
import { completeSums } from './complete-sums.ts'
import { medicalFields } from './fields.ts'
import type { MedicalInvoice } from './schema.ts'

type Fields = MedicalInvoice['fields']

const document = { pages: [] } as unknown as Parameters<typeof completeSums>[2]

const read = (value: number) => ({ value, text: String(value), confidence: 0.9, page: 1, box: [0, 0, 1, 1] })

/** The sums given, everything else not found. */
const fieldsWith = (sums: Readonly<Record<string, number>>): Fields =>
  // The cast: only sums are looked at.
  Object.fromEntries(
    medicalFields.map(({ name }) => [name, sums[name] === undefined ? null : read(sums[name])]),
  ) as unknown as Fields

const charged = { total: 330, insurancePaid: 150, adjustments: 30, patientResponsibility: 150 }

test('less may be due than the patient’s share, since a part was paid before', () => {
  expect(completeSums(fieldsWith({ ...charged, due: 115 }), [], document).due).toMatchObject({ value: 115 })
})

test('more than the share is not due: another figure was taken for it', () => {
  expect(completeSums(fieldsWith({ ...charged, due: 500 }), [], document).due).toMatchObject({ value: 150 })
})

test('what the insurer paid is due from nobody', () => {
  const paid = { ...charged, insurancePaid: 120, adjustments: 60, due: 120 }
  expect(completeSums(fieldsWith(paid), [], document).due).toMatchObject({ value: 150 })
})
