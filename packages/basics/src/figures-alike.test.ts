import { expect, test } from 'vitest'
import { figuresAlike } from './figures-alike.ts'

test('the figures of a column have the decimals that its largest needs', () => {
  expect(figuresAlike([162, 65.91, 1234.5])).toEqual(['162', '66', '1,235'])
  expect(figuresAlike([9.3, 45.84, 17])).toEqual(['9.3', '45.8', '17.0'])
  expect(figuresAlike([0.5, 0.126])).toEqual(['0.50', '0.13'])
})

test('whole numbers have none, and nothing is minus zero', () => {
  expect(figuresAlike([3, 12])).toEqual(['3', '12'])
  expect(figuresAlike([-0.001, 2.5])).toEqual(['0.00', '2.50'])
  expect(figuresAlike([])).toEqual([])
})
