import { expect, test } from 'vitest'
import { clinicalSentencesOf } from '../notes/clinical-sentences.ts'
import { findAllergies } from './find-allergies.ts'

const surelyIn = (text: string) =>
  findAllergies(clinicalSentencesOf(text)).flatMap(({ name, confidence }) => (confidence >= 0.8 ? [name] : []))
const namesIn = (text: string) => findAllergies(clinicalSentencesOf(text)).map(({ name }) => name)

test.each([
  ['PMH: asthma. All: erythromycin (cramps). Meds nil.', 'erythromycin'],
  ['Alergias: penicilina', 'penicilina'],
  ['Alg: latex', 'latex'],
  ['Overgevoelig voor tramadol.', 'tramadol'],
  ['Allergy band: CODEINE (itch)', 'CODEINE'],
])('%s', (text, name) => expect(namesIn(text).map((found) => found.replace(/\.$/u, ''))).toContain(name))

test.each(['Allergies – denied.', 'Alergias: ninguna conocida', 'Allergie: geen bekend', 'All: nil'])(
  '%s says that there are none',
  (text) => expect(namesIn(text)).toContain('No known allergies'),
)

test('what stands behind a list of allergies is none: headings, doses, instructions', () => {
  const text = 'ALLERGIES:\nlatex\nMEDS:\nbisoprolol 2.5 mg OD\nRequests\nGP to repeat potassium'
  expect(surelyIn(text)).toEqual(['latex'])
  expect(namesIn('Allergies: aspirin, start ranitidine 150 mg, review')).toEqual(['aspirin'])
})

test('an unknown word in such a list is shown, and not surely', () => {
  const text = 'Allergies: Zorblatin'
  expect(namesIn(text)).toEqual(['Zorblatin'])
  expect(surelyIn(text)).toEqual([])
})

test('what is told beside a list does not hide the list, and what is borne is none', () => {
  expect(namesIn('Allergies: cefalexin (hives), nickel not tolerated, prawns fine')).toEqual(['cefalexin', 'nickel'])
  expect(namesIn('Allergies: morphine -> vomits; tape ok')).toEqual(['morphine'])
  expect(namesIn('Allergies: bactrim (hives), tolerates cephalosporins')).toEqual(['bactrim'])
  expect(namesIn('He has a known allergy for hornets.')).toEqual(['hornets'])
})
