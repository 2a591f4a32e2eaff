import { expect, expectTypeOf, test } from 'vitest'
import { entriesOf, keysOf } from './typed-keys.ts'

const heights = { oak: 30, elm: 25 }

test('keys and entries keep their order and their types', () => {
  expect(keysOf(heights)).toEqual(['oak', 'elm'])
  expect(entriesOf(heights)).toEqual([
    ['oak', 30],
    ['elm', 25],
  ])
  expectTypeOf(keysOf(heights)).toEqualTypeOf<('oak' | 'elm')[]>()
  expectTypeOf(entriesOf(heights)).toEqualTypeOf<['oak' | 'elm', number][]>()
})

test('what a record may lack is no value of it', () => {
  const some: { oak?: string; elm?: string } = { elm: 'wych' }
  expect(entriesOf(some)).toEqual([['elm', 'wych']])
  expectTypeOf(entriesOf(some)).toEqualTypeOf<['oak' | 'elm', string][]>()
})
