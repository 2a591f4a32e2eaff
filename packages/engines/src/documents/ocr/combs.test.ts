import { expect, test } from 'vitest'
import { combsOf } from './combs.ts'

const page = { grey: Buffer.alloc(1000 * 1400, 255), width: 1000, height: 1400 }
const upright = (x: number, top: number, bottom: number) => ({ x: x / 1000, y0: top / 1400, y1: bottom / 1400 })
const level = (y: number, left: number, right: number) => ({ y: y / 1400, x0: left / 1000, x1: right / 1000 })
const barsAt = (xs: readonly number[], top: number, bottom: number) => xs.map((x) => upright(x, top, bottom))
const rowsOf = (rulings: Parameters<typeof combsOf>[0]) =>
  combsOf(rulings, page).map((comb) => comb.map(({ x }) => Math.round(x)))

test('bars of one height at even steps are a row of cells, with one that a letter hides', () => {
  const vertical = barsAt([100, 136, 172, 244, 280], 300, 340)
  expect(rowsOf({ vertical, horizontal: [level(340, 100, 280)] })).toEqual([[100, 136, 172, 208, 244, 280]])
})

test('rows that share their bars are told apart by the lines between them', () => {
  const vertical = barsAt([100, 136, 172, 208], 300, 380)
  const horizontal = [level(300, 100, 208), level(340, 100, 208), level(380, 100, 208)]
  expect(rowsOf({ vertical, horizontal })).toHaveLength(2)
})

test('two rows beside each other are two', () => {
  const vertical = barsAt([100, 136, 172, 208, 500, 536, 572, 608], 300, 340)
  expect(rowsOf({ vertical, horizontal: [level(340, 100, 208), level(340, 500, 608)] })).toHaveLength(2)
})

test.each([
  ['columns of a table', barsAt([100, 190, 280, 370, 460], 300, 340)],
  ['columns of different width', barsAt([100, 120, 160, 220, 240], 300, 340)],
  ['two cells', barsAt([100, 136, 172], 300, 340)],
])('%s are no row of cells', (_, vertical) => {
  expect(rowsOf({ vertical, horizontal: [level(340, 0, 1000)] })).toEqual([])
})

test('nor are the upright strokes of large letters, which no line closes', () => {
  expect(rowsOf({ vertical: barsAt([100, 136, 172, 208, 244], 300, 340), horizontal: [] })).toEqual([])
})
