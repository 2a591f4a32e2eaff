import { describe, expect, it, test } from 'vitest'
import { hearNextSteps } from './hear-next-steps.ts'
import { summariseClinicalText } from './summarise-clinical-text.ts'

const stepsIn = async (text: string): Promise<string[]> =>
  summariseClinicalText(text, { heard: await hearNextSteps(text) }).followUp.map((step) => step.text)

test('what is to be done is found without a heading or a word of follow-up', async () => {
  const note =
    'Bed 9, Mr Poole, 64.\nChest clear, no fever.\nMagnesium and phosphate in the morning.\nPharmacist to see about his tablets.'
  expect(await stepsIn(note)).toEqual([
    'Magnesium and phosphate in the morning.',
    'Pharmacist to see about his tablets.',
  ])
})

test('what was done is none of it, and a talk is not read so', async () => {
  expect(await stepsIn('Seen by the pharmacist yesterday.\nMagnesium 0.8.\nHe lives with his son.')).toEqual([])
  const talk = 'Doctor: Hello.\nPatient: Hello.\nDoctor: Bloods tomorrow.\nPatient: Fine.'
  expect((await hearNextSteps(talk)).size).toBe(0)
})

describe('what a medicine did stands right behind its name', () => {
  it.each([
    ['Amoxicillin - hives as a toddler, so doxycycline.', 'Amoxicillin', 'hives'],
    ['Naproxen, which caused wheeze, was never tried again.', 'Naproxen', 'wheeze'],
  ])('%s', (text, name, reaction) => {
    expect(summariseClinicalText(text).allergies).toEqual([expect.objectContaining({ name, reaction })])
  })
})

test('a medicine that is begun and later raised is begun; one that is come off is stopped; one declined is none', () => {
  const { medicines } = summariseClinicalText(
    'He will come off citalopram and start venlafaxine 37.5 mg, going up to 75 mg in a week. Quetiapine was offered but he does not want it.',
  )
  expect(medicines.map(({ name, action }) => [name, action])).toEqual([
    ['citalopram', 'stop'],
    ['venlafaxine', 'start'],
  ])
})

test('what stands behind "Impression" is a problem, whether or not its noun is known', () => {
  const [problem] = summariseClinicalText('Impression: probable plica L knee.\nPlan: ice.').problems
  expect(problem).toMatchObject({ name: 'plica L knee', status: 'suspected' })
})
