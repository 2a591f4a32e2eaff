import { expect, test } from 'vitest'
import type { Word } from '../../documents/document.ts'
import { withoutStems } from './without-stems.ts'

const word: Word = { text: 'Nettó', box: [0.4, 0.2, 0.5, 0.22], confidence: 1, page: 1 }
const stem = { x: 0.405, y0: 0.202, y1: 0.219 }

test('the stem of a letter parts no columns, the line of a table beside or through the same word does', () => {
  const edge = { x: 0.5, y0: 0.19, y1: 0.26 }
  const stroke = { x: 0.52, y0: 0.2, y1: 0.22 }
  const vertical = [stem, edge, stroke]
  expect(withoutStems({ horizontal: [], vertical }, [word]).vertical).toEqual([edge, stroke])
})

test('a bar that is typed as a word of its own stays a line', () => {
  const bar: Word = { ...word, text: '|', box: [0.404, 0.2, 0.407, 0.22] }
  expect(withoutStems({ horizontal: [], vertical: [stem] }, [bar]).vertical).toEqual([stem])
})
