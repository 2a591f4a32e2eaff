import { expect, test } from 'vitest'
import { findAllergies } from '../allergies/find-allergies.ts'
import { findMedicines } from '../medicines/find-medicines.ts'
import { findProblems } from '../problems/find-problems.ts'
import { clinicalSentencesOf } from './clinical-sentences.ts'

function toldIn(text: string) {
  const sentences = clinicalSentencesOf(text)
  return {
    allergies: findAllergies(sentences).map(({ name }) => name),
    problems: findProblems(sentences).map(({ name }) => name),
    medicines: findMedicines(sentences).map(({ name }) => name),
  }
}

test('who a relative writes for is the patient', () => {
  expect(
    toldIn(
      'Hello, my mother Ida Roth is 88 and my mother has epilepsy. My mother is allergic to penicillin and she takes valproate 500 mg. Her GP knows her well.',
    ),
  ).toEqual({ allergies: ['penicillin'], problems: ['epilepsy'], medicines: ['valproate'] })
})

test('what a patient says of a mother is of the family', () => {
  expect(
    toldIn('My mother has epilepsy and she sleeps badly. Her brother has gout. I take aspirin 75 mg and feel well.'),
  ).toEqual({ allergies: [], problems: [], medicines: ['aspirin'] })
})
