import { expect, test } from 'vitest'
import { PassageIndex } from '../search/passage-index.ts'
import { readDenial } from './denial.ts'
import { readQuestion } from './question.ts'

const index = new PassageIndex([
  {
    text: 'The mill grinds on weekdays. On Sundays nothing is ground, and no guests are taken. Flour is sold at the door.',
  },
])
const denialOf = (question: string) => readDenial(index, readQuestion(question), [0])?.reading.text ?? null

test('a sentence that denies what is asked answers yes or no', () => {
  expect(denialOf('Are guests taken on Sunday?')).toBe('On Sundays nothing is ground, and no guests are taken.')
  expect(denialOf('Will guests be taken?')).toBe('On Sundays nothing is ground, and no guests are taken.')
})

test('not one about something else, nor for other questions', () => {
  expect(denialOf('Are guests taken on Friday?')).toBeNull()
  expect(denialOf('Is rye bread baked?')).toBeNull()
  expect(denialOf('How many guests are taken?')).toBeNull()
})
