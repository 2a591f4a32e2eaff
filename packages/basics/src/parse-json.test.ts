import { expect, test } from 'vitest'
import { parseJson } from './parse-json.ts'

test('a text that is no JSON says nothing', () => {
  expect(parseJson('{"rows": [1, null]}')).toEqual({ rows: [1, null] })
  expect(['', '{rows: 1}', '[1,', 'undefined'].map(parseJson)).toEqual([null, null, null, null])
})
