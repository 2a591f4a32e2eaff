import { expect, test } from 'vitest'
import { findEntities } from './entities.ts'

const named = (text: string) => findEntities(text).map(({ kind, text: own, count }) => [kind, own, count])

test('an organisation is found once, however often it stands there', () => {
  const text = 'We wrote to Harbour and Quay Mutual Insurance at noon, and then Harbour and Quay Mutual Insurance paid.'
  expect(named(text)).toEqual([['organisation', 'Harbour and Quay Mutual Insurance', 2]])
})

test('capital letters without end are no name, and what stands behind them is found', () => {
  const text = `${'Anna Reed '.repeat(30_000)}. Paid to Harbour Mutual Insurance on 3 May 2024.`
  const found = named(text)
  expect(found.some(([kind, own]) => kind === 'organisation' && String(own).endsWith('Harbour Mutual Insurance'))).toBe(
    true,
  )
  expect(found.some(([kind]) => kind === 'date')).toBe(true)
})
