import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRecords } from '@vitrine/engines/tables/read-records.ts'
import { detectObjects } from '@vitrine/engines/vision/detector/detect-objects.ts'
import { findCoin } from '@vitrine/engines/vision/portion/coin/find-coin.ts'
import { decodeLongest } from '@vitrine/engines/vision/portion/decode-longest.ts'
import { leastWorthALook, likelyFood } from '@vitrine/engines/vision/portion/find-food.ts'
import { lookAt } from '@vitrine/engines/vision/portion/look-at-size.ts'

/**
 * Writes how large the food on each picture of food-portions looks by its coin, as the engine itself measures it, for fit_sizes.py.
 * Usage: node evals/train/portion/write-looks.ts DATA OUT.json
 */
const [dataDir = '', out = ''] = process.argv.slice(2)
const folder = join(dataDir, 'vision', 'food-portions')
const text = await readFile(join(folder, 'index.csv'), 'utf8')
const [header = [], ...records] = await readRecords(text, { delimiter: ',', maxRows: 100_000, signal: undefined })
const rows = records.map((record) => Object.fromEntries(header.map((name, index) => [name, record[index] ?? ''])))

const looks: unknown[] = []
for (const { file = '', label, split, view } of rows.filter((row) => row['label'] !== 'mix')) {
  const bytes = await readFile(join(folder, file))
  const picture = await decodeLongest(bytes, 512)
  const coin = findCoin(picture)
  const place = likelyFood(await detectObjects(bytes, { least: leastWorthALook }), coin?.box)
  const look = coin && place ? lookAt(place.box, picture, 2.5 / coin.pixels) : null
  looks.push({ file, label, split, view, look, isFood: place?.isFood ?? false })
}
await writeFile(out, JSON.stringify(looks))
