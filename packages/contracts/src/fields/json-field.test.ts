import { expect, test } from 'vitest'
import { z } from 'zod'
import { jsonField } from './json-field.ts'

const field = jsonField(z.array(z.string()))

test('a value is taken as it is or as a text of it', () => {
  expect(field.parse(['a'])).toEqual(['a'])
  expect(field.parse('["a"]')).toEqual(['a'])
})

test('what is no JSON, or JSON of something else, is refused', () => {
  expect(field.safeParse('[a').success).toBe(false)
  expect(field.safeParse('{"a":1}').success).toBe(false)
})
