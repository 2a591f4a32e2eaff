import { expect, test } from 'vitest'
import { completeQuestion } from './follow-up.ts'

const history = [
  { role: 'user', text: 'Who is the chair of Larch Mutual?' },
  { role: 'assistant', text: 'Ines Berg' },
] as const

test('a question that stands on its own is left alone', () => {
  expect(completeQuestion('What does storm insurance cover?', history)).toBe('What does storm insurance cover?')
})

test('"she" is the person that was just named', () => {
  expect(completeQuestion('When was she elected?', history)).toMatch(
    /^When was she elected Ines Berg .*Larch Mutual\?$/,
  )
})

test('the subject is found behind other follow-ups', () => {
  const later = [
    ...history,
    { role: 'user', text: 'And since when?' } as const,
    { role: 'assistant', text: '2019' } as const,
  ]
  expect(completeQuestion('Why?', later)).toContain('Larch Mutual')
})

test('without a conversation nothing is added', () => {
  expect(completeQuestion('Why?', [])).toBe('Why?')
})
