import { expect, test } from 'vitest'
import { readingLines } from '../../shared/testing/form-readings.ts'
import { medicalInvoiceOf } from '../engine.ts'

const billOf = readingLines(medicalInvoiceOf)

const head = ['Cedar Point Podiatry                    ENCOUNTER FORM', 'Patient: Rosa Lind     Encounter no: 5512']

const sure = async (lines: readonly string[]) => (await billOf(lines)).lines.map(({ code }) => code?.confidence ?? 0)

const codesOf = ({ lines }: Awaited<ReturnType<typeof billOf>>) => lines.map(({ code }) => code?.value)

test('of what is offered in two columns only the ticked was done, diagnoses too', async () => {
  const bill = await billOf([
    ...head,
    '( ) 11720 Nail debridement    45.00   (x) 11055 Paring of lesion   60.00',
    '(x) 99212 Est. visit          80.00   ( ) 11750 Nail removal      210.00',
    'Diagnosis  ( ) B35.1 Tinea   (x) L84 Corns',
    'Total charges                140.00',
  ])
  expect(codesOf(bill)).toEqual(['11055', '99212'])
  expect(bill.fields.icdCodes?.value).toEqual(['L84'])
  expect(bill.fields.number?.value).toBe('5512')
})

test('an X without blank boxes around it ticks only what a stated sum bears out', async () => {
  const rows = ['X   99212  Est. visit        80.00', '    11750  Nail removal     210.00']
  expect(codesOf(await billOf([...head, ...rows, 'Total charges               80.00']))).toEqual(['99212'])
  expect(codesOf(await billOf(['Cedar Point Podiatry', 'Invoice 7', ...rows, 'Total charges    290.00']))).toHaveLength(
    2,
  )
})

test('an offer whose ticks cannot be read is doubted', async () => {
  const rows = ['99212  Est. visit        80.00', '11750  Nail removal     210.00']
  expect(Math.max(...(await sure([...head, ...rows, 'Total charges               80.00'])))).toBeLessThanOrEqual(0.5)
  expect(Math.min(...(await sure([...head, ...rows, 'Total charges              290.00'])))).toBeGreaterThan(0.5)
})
