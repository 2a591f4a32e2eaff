import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test('what PostgreSQL cannot store is left out, at any depth and in names too', () => {
  expect(cleanText({ 'a\0': 'A\0da', list: ['\ud800x', { inner: 'fine 🌱' }], count: 3, none: null })).toEqual({
    a: 'Ada',
    list: ['\ufffdx', { inner: 'fine 🌱' }],
    count: 3,
    none: null,
  })
})
