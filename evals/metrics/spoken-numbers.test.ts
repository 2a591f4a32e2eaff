import { expect, test } from 'vitest'
import { spellNumbers } from './spoken-numbers.ts'

test.each([
  ['the 15th century', 'the fifteenth century'],
  ['8 of spades, 20 more', 'eight of spades, twenty more'],
  ['the 42nd, the 30th', 'the forty second, the thirtieth'],
  ['1,205 people', 'one thousand two hundred five people'],
  ['7F', 'seven F'],
])('%s', (written, said) => {
  expect(spellNumbers(written).replaceAll(/\s+/g, ' ').replaceAll(' ,', ',').trim()).toBe(said)
})
