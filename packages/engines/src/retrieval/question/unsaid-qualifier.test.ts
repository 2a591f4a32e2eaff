import { expect, test } from 'vitest'
import { PassageIndex } from '../search/passage-index.ts'
import { tagText } from '../tagged-text.ts'
import { readQuestion } from './question.ts'
import { isOfOtherThing, isOtherwiseQualified, unsaidCounted } from './unsaid-qualifier.ts'

const said = 'The winter fee is £40. The gas is off on Monday. At most three geese may be kept.'
const index = new PassageIndex([{ text: said }])
const isOther = (question: string, sentence: string) =>
  isOtherwiseQualified(index, readQuestion(question), tagText(sentence))

test('a thing is not the one with another qualifier', async () => {
  expect(await isOther('How much is the parking fee?', 'The winter fee is £40.')).toBe(true)
  expect(await isOther('How much is the winter fee?', 'The winter fee is £40.')).toBe(false)
  expect(await isOther('How much is the total fee?', 'The winter fee is £40.')).toBe(false)
  expect(await isOther('How much is the parking fee?', 'The fee is £40.')).toBe(false)
})

test('what shares no thing with the question is about another', async () => {
  const gas = tagText('The gas is off on Monday.')
  const about = (question: string, unsaid: string[]) =>
    isOfOtherThing(index, readQuestion(question), { unsaid, said: gas })
  expect(await about('When is the telephone off?', ['telephone'])).toBe(true)
  expect(await about('When is the gas off?', [])).toBe(false)
})

test('what is counted may be nowhere in a document', () => {
  expect(unsaidCounted(index, readQuestion('How many rabbits may I keep?'))).toBe('rabbits')
  expect(unsaidCounted(index, readQuestion('How many geese may I keep?'))).toBeNull()
})
