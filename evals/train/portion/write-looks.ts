import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRecords } from '@vitrine/engines/tables/read-records.ts'
import { detectObjects } from '@vitrine/engines/vision/detector/detect-objects.ts'
import { findCoin } from '@vitrine/engines/vision/portion/coin/find-coin.ts'
import { decodeLongest } from '@vitrine/engines/vision/portion/decode-longest.ts'
import { leastWorthALook, likelyFood } from '@vitrine/engines/vision/portion/find-food.ts'
import { lookAt } from '@vitrine/engines/vision/portion/look-at-size.ts'
import type { Look } from '@vitrine/engines/vision/portion/size-model.ts'

/**
 * Writes how large the food on each picture of food-portions looks by its coin, as the engine itself measures it and as the data set's
 * authors marked both by hand, for fit_sizes.py.
 * Usage: node evals/train/portion/write-looks.ts DATA OUT.json
 */
const [dataDir = '', out = ''] = process.argv.slice(2)
const folder = join(dataDir, 'vision', 'food-portions')
const text = await readFile(join(folder, 'index.csv'), 'utf8')
const [header = [], ...records] = await readRecords(text, { delimiter: ',', maxRows: 100_000, signal: undefined })
const rows = records.map((record) => Object.fromEntries(header.map((name, index) => [name, record[index] ?? ''])))

const coinCentimetres = 2.5

/** The marked boxes are in pixels of the file, "left top right bottom", the food's with its name before it. */
function markedLook(coin: string, food: string): Look {
  const [left = 0, top = 0, right = 0, bottom = 0] = coin.split(' ').map(Number)
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = food.split(' ').slice(1).map(Number)
  // Seen from the side a coin is an ellipse, as wide as it is.
  return lookAt([x0, y0, x1, y1], { width: 1, height: 1 }, coinCentimetres / Math.max(right - left, bottom - top))
}

const looks: unknown[] = []
for (const { file = '', label, split, view, coin_box: coinBox = '', food_boxes: foodBoxes = '' } of rows) {
  if (label === 'mix') continue
  const bytes = await readFile(join(folder, file))
  const picture = await decodeLongest(bytes, 512)
  const coin = findCoin(picture)
  const place = likelyFood(await detectObjects(bytes, { least: leastWorthALook }), coin?.box)
  const look = coin && place ? lookAt(place.box, picture, coinCentimetres / coin.pixels) : null
  const marked = markedLook(coinBox, foodBoxes)
  looks.push({ label, split, view, marked, look, isFood: place?.isFood ?? false })
}
await writeFile(out, JSON.stringify(looks))
