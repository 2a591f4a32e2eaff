import { expect, test } from 'vitest'
import { clinicalSentencesOf } from '../notes/clinical-sentences.ts'
import { findProblems } from './find-problems.ts'

const namesIn = (text: string) => findProblems(clinicalSentencesOf(text)).map(({ name }) => name.toLowerCase())

test('what a recogniser wrote as a sentence was asked, and denied by the next', () => {
  expect(namesIn('Any headache or fever. No, none of that.')).toEqual([])
  expect(namesIn('Any wheeze. Yes, at night.')).toEqual(['wheeze'])
})

test('who writes for a relative has another illness', () => {
  expect(
    namesIn(
      'My father, Arno Pohl, is 84 and has gout. He cannot walk far and his hand shakes. I have epilepsy myself.',
    ),
  ).toEqual(['gout'])
  expect(namesIn('I have epilepsy myself and want to drive.')).toEqual(['epilepsy'])
})
