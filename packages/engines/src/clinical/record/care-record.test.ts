import { expect, test } from 'vitest'
import { careLikelihood, careWarnings, mostSure } from './care-record.ts'

const records = [
  'Ward note. This 58-year-old baker came in last night with cramping pain on the right side below the ribs. Ultrasound shows a swollen gallbladder with stones. Piperacillin begun, nothing by mouth, surgeons told.',
  'Bronchoscopy report on Mr Hassan. Airways inspected to the second division. A growth narrows the right main bronchus; four biopsies taken. Bleeding slight. Oxygen by mask for two hours afterwards.',
  'Dear Dr Lamy, your patient Mrs Verbeek came for her yearly check of the pacemaker. Battery eight years. She has had no dizzy spells since it was fitted. I shall see her next spring.',
]
const others = [
  'Résumé. Marta Lindqvist, born 3 February 1988, anaesthetic nurse. Employed at Akademiska since 2012, team leader since 2020. Driving licence, fluent English, sings in a choir.',
  'Cold store sheet, bay 7. Air temperature −18.4, door pulses 41, pallet weight 612 kg, stack height 1.9 m, compressor pressure 11.8 bar. Checked at six by the night shift.',
  'The landlady laughed. Old Captain Mirek had been dead three weeks, she said, and his boy Jan, not yet twenty, had gone to sea with the doctor from the corner house.',
]

test.each(records)('a record of care takes nothing from the confidence: %s', async (text) => {
  const likelihood = await careLikelihood(text)
  expect(mostSure(likelihood)).toBe(1)
  expect(careWarnings(likelihood)).toEqual([])
})

test.each(others)('of anything else all that is read is a guess, and it is said: %s', async (text) => {
  const likelihood = await careLikelihood(text)
  expect(mostSure(likelihood)).toBeLessThan(0.5)
  expect(careWarnings(likelihood)).toHaveLength(1)
})

test('a label of a few words tells nothing', async () => {
  expect(await careLikelihood('Weight 71 kg, height 180 cm')).toBe(1)
})

test('a list of stock is of nobody, whatever it holds', async () => {
  const stock =
    'Ward stock check, cupboard B. Gentamicin 80 mg ampoules 12, insulin 100 units/ml 4, warfarin 3 mg 28, all in date.'
  expect(await careLikelihood(stock)).toBeLessThan(0.3)
})
