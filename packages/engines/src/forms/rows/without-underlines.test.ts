import { expect, test } from 'vitest'
import { rowsOfText } from '../testing/rows-of-text.ts'
import { spanOf } from './search-rows.ts'
import { withoutUnderlines } from './without-underlines.ts'

const [row] = rowsOfText(['Goods go to'])
if (row === undefined) throw new Error('A text has a row.')
const words = spanOf(row, 0, row.text.length)
const [left, , right, bottom] = words.box
const under = { y: bottom, x0: left, x1: right }

test('a line under a heading is no cell, one as wide as the page or in a box is', () => {
  const wide = { ...under, x1: right + 0.4 }
  expect(withoutUnderlines({ horizontal: [under, wide], vertical: [] }, [words]).horizontal).toEqual([wide])
  const side = { x: left, y0: bottom - 0.03, y1: bottom }
  expect(withoutUnderlines({ horizontal: [under], vertical: [side] }, [words]).horizontal).toEqual([under])
})
