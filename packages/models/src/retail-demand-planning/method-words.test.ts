import { methodNames } from '@vitrine/engines/forecast/methods/methods.ts'
import { expect, test } from 'vitest'
import { methodWords } from './method-words.ts'

test.each([...methodNames, 'pooled regression'])('%s is said in words for readers', (name) => {
  expect(methodWords(name)).not.toBe(name)
})
