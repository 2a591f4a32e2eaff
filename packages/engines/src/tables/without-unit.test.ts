import { expect, test } from 'vitest'
import { withoutUnit } from './without-unit.ts'

test('takes one unit off all figures of a column', () => {
  expect(withoutUnit(['12 pcs', '', '1,204 pcs', '-3 pcs'])).toEqual(['12', '', '1,204', '-3'])
  expect(withoutUnit(['Rs 12,000', 'Rs 9,500'])).toEqual(['12,000', '9,500'])
})

test.each([[['500 g', '2 kg', '1 kg', '3 g']], [['A100', 'A200', 'A300']], [['12', '13']], [['red', 'blue']]])(
  'leaves %j as it is',
  (cells) => {
    expect(withoutUnit(cells)).toBeNull()
  },
)
