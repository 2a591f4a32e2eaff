import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeLongest } from '@vitrine/engines/vision/decode-longest.ts'
import { coinCandidates } from '@vitrine/engines/vision/portion/coin/coin-candidates.ts'
import { readRows } from '../../read-rows.ts'

/**
 * Writes what the coin finder sees on pictures with a coin (food-portions) and without one (food10, grocery), for fit_coin.py.
 * Usage: node evals/train/portion/coin-candidates.ts DATA OUT.json
 */
const [dataDir = '', out = ''] = process.argv.slice(2)

/** Sets, and how many of their pictures each: every so manieth. */
const sets: readonly [name: string, every: number][] = [
  ['food-portions', 1],
  ['food10', 6],
  ['grocery', 16],
]

const seen: unknown[] = []
for (const [set, every] of sets) {
  const folder = join(dataDir, 'vision', set)
  const rows = (await readRows(join(folder, 'index.csv'))).filter((cell) => ['train', 'val'].includes(cell('split')))
  for (const cell of rows.filter((_, index) => index % every === 0)) {
    const file = cell('file')
    const bytes = await readFile(join(folder, file))
    const picture = await decodeLongest(bytes, 512)
    const coin = cell('coin_box').split(' ').map(Number)
    const candidates = coinCandidates(picture)
    const { width, height } = picture
    seen.push({
      set,
      file,
      split: cell('split'),
      coin: coin.length === 4 ? coin : null,
      width,
      height,
      candidates,
    })
  }
}
await writeFile(out, JSON.stringify(seen))
