import { expect, test } from 'vitest'
import { clinicalNames } from './clinical-names.ts'

const heard = (text: string, unsure: string) =>
  text.split(' ').map((word) => ({ text: word, probability: unsure.split(' ').includes(word) ? 0.4 : 0.97 }))

test('names that sound like unsure words are told, of medicines and of problems', () => {
  const told = clinicalNames(heard('She takes romper ill and has sigh attic ah now', 'romper ill sigh attic ah'), 'en')
  expect(told).toMatch(/^Medications: .*Ramipril.*\. Diagnoses: .*sciatica.*\.$/)
})

test('nothing is told where all was heard surely, or in another language', () => {
  const words = heard('She takes romper ill', '')
  expect(clinicalNames(words, 'en')).toBe('')
  expect(clinicalNames(heard('Sie nimmt romper ill', 'romper ill'), 'de')).toBe('')
})
