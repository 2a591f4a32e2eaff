import { expect, test } from 'vitest'
import { weighedPage } from '../../testing/weighed-page.ts'
import type { Read } from '../../values/read.ts'
import { joinAddress } from './join-address.ts'

const lines = ['Kestrel Tiles', 'Invoice 771', 'Owner Ida Holm · 3 Mill Lane']

/** The page with the chance of each line's words to be of an address. */
const weighed = (chances: readonly number[]) => weighedPage(lines, ({ row }) => ['address', chances[row.index] ?? 0])

function readIn(row: number, value = lines[row] ?? ''): Read<string> {
  const [left, top, right, bottom] = weighed([]).form.rows[row]?.box ?? [0, 0, 1, 1]
  return { value, text: value, page: 1, box: [left, top, right, bottom], confidence: 0.78 }
}

test('what the network sees no address in is none, and what it hardly sees one in is a guess', () => {
  expect(joinAddress(weighed([0, 0.1, 0]), readIn(1), readIn(0))).toBeNull()
  expect(joinAddress(weighed([0, 0.9, 0]), readIn(1), readIn(0))).toMatchObject({ confidence: 0.78 })
  expect(joinAddress(weighed([0, 0.45, 0]), readIn(1), null)?.confidence).toBeLessThan(0.5)
})

test('the network’s address below the name fills and completes the rules’', () => {
  const below = weighed([0, 0.9, 0.9])
  expect(joinAddress(below, null, readIn(1))).toMatchObject({ value: 'Owner Ida Holm · 3 Mill Lane' })
  expect(joinAddress(below, readIn(2, 'Owner Ida Holm'), readIn(1))).toMatchObject({
    value: 'Owner Ida Holm · 3 Mill Lane',
  })
  expect(joinAddress(below, null, null)).toBeNull()
})
