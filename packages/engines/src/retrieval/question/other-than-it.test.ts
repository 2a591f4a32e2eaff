import { expect, test } from 'vitest'
import { PassageIndex } from '../search/passage-index.ts'
import { isOtherThanIt } from './other-than-it.ts'
import { readQuestion } from './question.ts'

const text =
  'Delivery of a harp\nThe harp is 1.8 m high. Its case weighs 9 kg. The instrument was made in Erfurt. The device weighs 30 kg.'
const index = new PassageIndex([{ text, page: 1 }])
const about = (question: string, quote: string) =>
  isOtherThanIt(index, readQuestion(question), { passage: 0, start: text.indexOf(quote), quote })

test.each([
  ['What does it weigh?', 'Its case weighs 9 kg.', true],
  ['What does the case weigh?', 'Its case weighs 9 kg.', false],
  ['How high is it?', 'The harp is 1.8 m high.', false],
  ['What does it weigh?', 'The device weighs 30 kg.', false],
])('%s %s', (question, quote, isOther) => {
  expect(about(question, quote)).toBe(isOther)
})
