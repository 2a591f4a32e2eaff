import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeLongest } from '@vitrine/engines/vision/decode-longest.ts'
import { detectObjects } from '@vitrine/engines/vision/detector/detect-objects.ts'
import { findCoin } from '@vitrine/engines/vision/portion/coin/find-coin.ts'
import { leastWorthALook, likelyFood } from '@vitrine/engines/vision/portion/find-food.ts'
import { lookAt } from '@vitrine/engines/vision/portion/look-at-size.ts'
import type { Look } from '@vitrine/engines/vision/portion/size-model.ts'
import { readRows } from '../../read-rows.ts'

/**
 * Writes how large the food on each picture of food-portions looks by its coin, as the engine itself measures it and as the data set's
 * authors marked both by hand, for fit_sizes.py.
 * Usage: node evals/train/portion/write-looks.ts DATA OUT.json
 */
const [dataDir = '', out = ''] = process.argv.slice(2)
const folder = join(dataDir, 'vision', 'food-portions')

const coinCentimetres = 2.5

/** The marked boxes are in pixels of the file, "left top right bottom", the food's with its name before it. */
function markedLook(coin: string, food: string): Look {
  const [left = 0, top = 0, right = 0, bottom = 0] = coin.split(' ').map(Number)
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = food.split(' ').slice(1).map(Number)
  // Seen from the side a coin is an ellipse, as wide as it is.
  return lookAt([x0, y0, x1, y1], { width: 1, height: 1 }, coinCentimetres / Math.max(right - left, bottom - top))
}

const looks: unknown[] = []
for (const cell of await readRows(join(folder, 'index.csv'))) {
  const label = cell('label')
  if (label === 'mix') continue
  const bytes = await readFile(join(folder, cell('file')))
  const picture = await decodeLongest(bytes, 512)
  const coin = findCoin(picture)
  const place = likelyFood(await detectObjects(bytes, { least: leastWorthALook }), coin?.box)
  const look = coin && place ? lookAt(place.box, picture, coinCentimetres / coin.pixels) : null
  const marked = markedLook(cell('coin_box'), cell('food_boxes'))
  looks.push({ label, split: cell('split'), view: cell('view'), marked, look, isFood: place?.isFood ?? false })
}
await writeFile(out, JSON.stringify(looks))
