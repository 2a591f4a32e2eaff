import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { parseCsvRecords } from './parse-csv-records.ts'

/** How often other tasks ran in the event loop until the work was done, whatever its result. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  const ending = { ended: false }
  const end = () => {
    ending.ended = true
  }
  void work.then(end, end)
  let turns = 0
  for (; !ending.ended; turns++) await setImmediate()
  return turns
}

const megabytes = (count: number) => count * 1_000_000

test('a long list is read in many turns, between which others are served', async () => {
  const reading = parseCsvRecords(`text\n${'a few words here\n'.repeat(200_000)}`, 'a.csv', 250_000)
  // 3.4 MB in pieces of 64 KiB.
  expect(await turnsDuring(reading)).toBeGreaterThan(50)
  expect(await reading).toHaveLength(200_001)
})

test('of a list with too many lines hardly more is read than was asked for', async () => {
  const reading = parseCsvRecords(`text\n${'hello you\n'.repeat(1_000_000)}`, 'a.csv', 1000)
  expect(await turnsDuring(reading)).toBeLessThan(50)
  expect(await reading).toHaveLength(1000)
})

test.each([
  ['millions of cells in the heading', ','.repeat(megabytes(19))],
  ['millions of cells in a line', `text\nx${','.repeat(megabytes(19))}`],
  ['a quote that is never closed', `text\n"${'x'.repeat(megabytes(19))}`],
])('a list of %s is refused at a look, before it is taken apart', async (_what, text) => {
  const reading = parseCsvRecords(text, 'a.csv', 1000)
  expect(await turnsDuring(reading)).toBeLessThan(50)
  await expect(reading).rejects.toMatchObject({ problem: 'csv-unreadable' })
})

test('a list of wide lines, blank but for the last, is refused in many turns', async () => {
  const text = `text\n${`${','.repeat(10_000)}\n`.repeat(400)}x${','.repeat(1000)}`
  const reading = parseCsvRecords(text, 'a.csv', 1000)
  expect(await turnsDuring(reading)).toBeGreaterThan(50)
  await expect(reading).rejects.toMatchObject({ problem: 'csv-unreadable' })
})

test('a quote inside of a cell is refused with its line', async () => {
  await expect(parseCsvRecords('text\n"one\ntwo"\nthree "3" four', 'a.csv', 10)).rejects.toThrow(
    'a.csv could not be read: in line 4, a quote stands inside of a cell.',
  )
})
