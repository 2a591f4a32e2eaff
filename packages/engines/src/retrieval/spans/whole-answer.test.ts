import { expect, test } from 'vitest'
import { readQuestion } from '../question/question.ts'
import { tagText } from '../tagged-text.ts'
import { wholeAnswer } from './whole-answer.ts'

/** The whole answer for a reader's answer to a question about a text. */
function whole(question: string, text: string, read: string): string {
  const tokens = tagText(text)
  const start = text.indexOf(read)
  const first = tokens.findIndex((token) => token.end > start)
  const last = tokens.findLastIndex((token) => token.start < start + read.length)
  const answer = wholeAnswer(readQuestion(question), tokens, { first, last })
  return text.slice(tokens[answer.first]?.start, tokens[answer.last]?.end)
}

const hike =
  'Each hiker carries two ropes, a helmet and a whistle. The tours go through fog, rain, snow. Guides meet at Kapellweg 9.'

test.each([
  ['What equipment does a hiker carry?', 'two ropes', 'two ropes, a helmet and a whistle'],
  ['What does each hiker carry?', 'helmet', 'two ropes, a helmet and a whistle'],
  ['What conditions do the tours go through?', 'fog', 'fog, rain, snow'],
  ['Where do the guides meet?', 'Kapellweg', 'Kapellweg 9'],
])('%s is answered whole', (question, read, answer) => {
  expect(whole(question, hike, read)).toBe(answer)
})

test.each([
  // One thing is asked for.
  ['Which animal lives in the barn?', 'The barn is home to an owl, a cat and a goat.', 'owl'],
  ['Who wrote to the mayor?', 'Ada Brook, Tom Hale and Mia Reed wrote to the mayor.', 'Tom Hale'],
  // The reader has already marked the whole list.
  ['What colours has the flag?', 'The flag, the seal and the badge are red and gold.', 'red and gold'],
  ['Where was the map found?', 'The map was found in Bergen in 1904.', 'Bergen'],
])('%s is left as it was read', (question, text, read) => {
  expect(whole(question, text, read)).toBe(read)
})
