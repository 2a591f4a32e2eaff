import { expect, test } from 'vitest'
import { rowsOfText } from '../testing/rows-of-text.ts'
import { readContainers } from './containers.ts'
import { termsIn, tickedTerms } from './freight-terms.ts'

function ticked(line: string) {
  const [row] = rowsOfText([line])
  return row === undefined ? null : (tickedTerms(row)?.value ?? null)
}

test('the ticked one of several freight terms, the mark before or behind', () => {
  expect(ticked('Prepaid X    Collect __    3rd Party __')).toBe('prepaid')
  expect(ticked('Prepaid __   Collect X     3rd Party __')).toBe('collect')
  expect(ticked('[ ] Prepaid  [X] Collect   [ ] Third Party')).toBe('collect')
  expect(ticked('Terms of freight: [] Collect [X] Prepaid [] Third party')).toBe('prepaid')
  expect(ticked('Prepaid __   Collect __    3rd Party __')).toBeNull()
})

test('a text that names several terms names none', () => {
  expect(termsIn('FREIGHT PREPAID')).toBe('prepaid')
  expect(termsIn('prepaid or collect')).toBeNull()
})

test('a number of a bill that looks like a container is none', () => {
  const found = readContainers(rowsOfText(['Master bill of lading no. HLCU7719204', 'Equipment  CSQU3054383']))
  expect(found.map(({ value }) => value)).toEqual(['CSQU3054383'])
})

test('container numbers once each, lookalike signs put right, check digits said', () => {
  const found = readContainers(rowsOfText(['CSQU3054383  SEAL 12  CSQU 305438 3', 'C5QU3O54383', 'CSQU3054384']))
  expect(found.map(({ value, valid }) => [value, valid])).toEqual([
    ['CSQU3054383', true],
    ['CSQU3054384', false],
  ])
})
