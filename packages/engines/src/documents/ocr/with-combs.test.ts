import { expect, test } from 'vitest'
import type { Comb } from './combs.ts'
import type { ReadWord } from './read-line.ts'
import { withCombs } from './with-combs.ts'

const picture = { grey: Buffer.alloc(400 * 100, 255), width: 400, height: 100 }
const comb: Comb = [40, 80, 120, 160, 200].map((x) => ({ x, top: 20, bottom: 60 }))
const words: ReadWord[] = [
  { word: { text: 'O SLER', confidence: 0.6, page: 1, box: [0.12, 0.25, 0.45, 0.55] }, sign: null },
]

test('rows of cells for which no time is left stay as they were read', async () => {
  expect(await withCombs(picture, words, { page: 1, signal: undefined, until: 0, combs: [comb] })).toEqual(words)
})

test('who stops it stops it between two rows', async () => {
  const stopped = AbortSignal.abort(new Error('cancelled'))
  await expect(withCombs(picture, words, { page: 1, signal: stopped, combs: [comb] })).rejects.toThrow('cancelled')
})
