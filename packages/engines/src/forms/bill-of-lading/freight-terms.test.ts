import { expect, test } from 'vitest'
import { rowsOfText } from '../testing/rows-of-text.ts'
import { offersTerms, termsIn, tickedTerms } from './freight-terms.ts'

function ticked(...lines: string[]) {
  const [row, next] = rowsOfText(lines)
  return row && tickedTerms(row, next)?.value
}

test('the term that is ticked', () => {
  expect(ticked('Prepaid [ ] Collect [X] 3rd Party [ ]')).toBe('collect')
  expect(ticked('[X] Prepaid [ ] Collect')).toBe('prepaid')
})

test('a tick that stands on the next row is the last one’s', () => {
  expect(ticked('Terms: Prepaid [ ] Collect [ ] 3rd Party', '[X]')).toBe('third party')
})

test('terms to choose from without a tick are no answer', () => {
  const [row] = rowsOfText(['Terms: Prepaid [ ] Collect [ ] 3rd Party [ ]'])
  expect(row && offersTerms(row)).toBe(true)
  expect(row && tickedTerms(row)).toBeNull()
})

test('a word that a fax has worn is told still, so that the other is not the only one', () => {
  expect(termsIn('Freight Colleet')).toBe('collect')
  expect(termsIn('Prepaid / Coilect')).toBeNull()
  expect(termsIn('1 collar, 2 collets')).toBeNull()
})
