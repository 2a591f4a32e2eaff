import { expect, test } from 'vitest'
import { SpokenNames } from './spoken-names.ts'

const names = new SpokenNames(['metformin', 'citalopram', 'bronchitis', 'furosemide', 'psoriasis', 'warfarin', 'uti'])

test.each([
  ['he started met for men in spring', 'metformin'],
  ['she was given a city lop ram', 'citalopram'],
  ['treated for brown kite us', 'bronchitis'],
  ['water tablets, few row see mid', 'furosemide'],
  ['on war for in since the clot', 'warfarin'],
])('%j sounds like %s', (heard, name) => {
  expect(names.like([heard], 3).map((one) => one.name)).toContain(name)
})

test('a name that was heard itself comes first, one that sounds like nothing heard is left out', () => {
  const [first, ...others] = names.like(['take the Warfarin at night', 'and rest'], 5)
  expect(first).toEqual({ name: 'warfarin', distance: 0 })
  expect(others.map(({ name }) => name)).not.toContain('psoriasis')
})

test('no more than asked for, and none so short that it sounds like much', () => {
  expect(names.like(['metformin psoriasis warfarin uti'], 2)).toHaveLength(2)
  expect(names.like(['uti'], 9)).toEqual([])
})
