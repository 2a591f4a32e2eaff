import { expect, test } from 'vitest'
import { quotable } from './quotable.ts'
import { writeMinutes } from './write-minutes.ts'

test('a sentence is quoted without how its speaker takes up the thread, begins again or trails off, but with the doubt', () => {
  expect(quotable('So, well, I think the boiler really needs a new pump, yeah')).toBe(
    'I think the boiler needs a new pump.',
  )
  expect(quotable('But the of roof was mended in the in the spring.')).toBeNull()
  expect(quotable('They want the ro rotor in the in the shed or something.')).toBe('They want the rotor in the shed.')
  expect(quotable('The vicar will come if the bishop says yes.')).toBe('The vicar will come if the bishop says yes.')
})

test.each([
  ['a question', 'Which of the two pumps is it?'],
  ['a question without its mark', 'Do we know what the pump costs.'],
  ['a sentence that was cut off', 'The plumber has looked at the'],
  ['one that another word interrupts', 'The plumber We should ask the plumber.'],
  ['one that somebody else goes on with', 'The plumber comes on Monday,'],
  ['one without a verb', 'The old pump in the cellar.'],
  ['a word broken off', 'The plu mentioned wha it costs.'],
])('%s is not quoted', (_, said) => {
  expect(quotable(said)).toBeNull()
})

const said = [
  'Ada: Do you like the biscuits?',
  'Bo: Mm, the the',
  'Ada: The orchard needs a new fence along the lane before the sheep come back.',
  'Bo: It was the same with ours.',
  'Ada: The fence along the orchard costs nine hundred pounds with the posts.',
  'Bo: We have decided to pay for the fence of the orchard from the reserve.',
]

test('a summary names the themes and quotes whole sentences about them, in the order in which they were said', () => {
  const { summary, said: quoted } = writeMinutes(said.join('\n'))
  expect(summary).toBe(
    'The meeting was about orchard and fence. The orchard needs a new fence along the lane before the sheep come back. ' +
      'The fence along the orchard costs nine hundred pounds with the posts. ' +
      'We have decided to pay for the fence of the orchard from the reserve.',
  )
  expect(quoted.map(({ speaker }) => speaker)).toEqual(['Ada', 'Ada', 'Bo'])
})

test('a long talk is summed up in some 120 words', () => {
  const many = Array.from({ length: 200 }, (_, index) => said.map((line) => `${line} ${index}`)).flat()
  expect(writeMinutes(many.join('\n')).summary.split(/\s+/).length).toBeLessThanOrEqual(120)
})
