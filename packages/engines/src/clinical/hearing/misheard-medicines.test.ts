import { expect, test } from 'vitest'
import { misheardMedicines } from './misheard-medicines.ts'

const namesIn = (text: string) => misheardMedicines(text).map(({ heard, name }) => [heard, name])

test.each([
  ['He was given metro nida zole four hundred milligrams.', [['metro nida zole', 'metronidazole']]],
  ['Start olanzipeen ten milligrams.', [['olanzipeen', 'olanzapine']]],
  ['Continue cande sartan.', [['cande sartan', 'candesartan']]],
  ['She is allergic to clindamicin.', [['clindamicin', 'clindamycin']]],
  ['Omeprazzole was stopped.', [['Omeprazzole', 'omeprazole']]],
])('words that are none and sound like one medicine: %s', (text, expected) => expect(namesIn(text)).toEqual(expected))

test('of two that sound alike none is named', () => {
  const [found] = misheardMedicines('Start hydrozine fifteen milligrams.')
  expect(found?.name ?? null).toBeNull()
})

test.each([
  'She takes omeprazole and feels better.',
  'He takes the train and it’s been fine.',
  'Start walking; the shortness of breath is gone.',
  'Mr Amlodipino was given a chair.',
  'The metropole was given up.',
  'Co-codamol 30 mg at night, allergic to co-trimoxazole.',
])('nothing is misheard where words are English, known or no medicine’s: %s', (text) =>
  expect(namesIn(text)).toEqual([]),
)
