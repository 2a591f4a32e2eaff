import { expect, test } from 'vitest'
import { callErrorOf, unreachable } from './call-error.ts'
import { failureWords } from './failure-words.ts'

test.each([
  [{ error: 'The file is damaged.', message: 'Failed' }, 'The file is damaged.'],
  [{ error: '', message: 'Failed' }, 'Failed'],
  [{ error: 7 }, 'The server answered with status 502.'],
  ['<html>Bad gateway</html>', 'The server answered with status 502.'],
  [null, 'The server answered with status 502.'],
])('the words of the body %j', (body, words) => {
  expect(callErrorOf(502, body).message).toBe(words)
})

test('what machines need is kept: code, problem and when to come back', () => {
  const error = callErrorOf(429, { code: 4290, problem: 'rate-limited', hint: 'Wait.' }, '30')
  expect(error).toMatchObject({ status: 429, code: 4290, problem: 'rate-limited', hint: 'Wait.', retryAfter: 30 })
  expect(callErrorOf(500, {}).code).toBe(500)
})

test('a caller’s own words stand where the answer had none', () => {
  expect(failureWords(callErrorOf(500, {}), 'Failed to explore topic')).toBe('Failed to explore topic')
  expect(failureWords(callErrorOf(500, { message: 'Full.' }), 'Failed to explore topic')).toBe('Full.')
  expect(failureWords(unreachable(), 'Failed')).toBe('The server cannot be reached.')
})
