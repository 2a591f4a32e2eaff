import { expect, test } from 'vitest'
import { windowsOf } from './windows.ts'

test('sentences are read together as far as they fit', () => {
  const text = 'It came late. It works well, though. The cable is far too short for a desk of that size.'
  expect(windowsOf(text, 8)).toEqual([
    'It came late. It works well, though.',
    'The cable is far too short for a desk of that size.',
  ])
  expect(windowsOf(text, 99)).toEqual([text])
})

test('what has no sentence is one window', () => {
  expect(windowsOf('', 8)).toEqual([''])
})
