import { expect, test } from 'vitest'
import { CallError } from './call-error.ts'
import { failureHint, failureLine, failureWords } from './failure-words.ts'

const refused = new CallError('The file is empty.', { status: 422, hint: 'Choose another one.' })

test('tells what happened and the way out', () => {
  expect(failureHint(refused)).toBe('Choose another one.')
  expect(failureLine(refused, 'It failed.')).toBe('The file is empty. Choose another one.')
})

test('has words of its own for what a browser says of a broken line', () => {
  const broken = new TypeError('Failed to fetch')
  expect(failureWords(broken, 'It failed.')).toBe('It failed.')
  expect(failureHint(broken)).toBe('')
  expect(failureLine(broken, 'It failed.')).toBe('It failed.')
})
