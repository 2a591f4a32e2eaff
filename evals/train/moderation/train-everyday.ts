import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { at } from '@vitrine/basics/at.ts'
import { encodeSentences } from '@vitrine/engines/text/encoder/encode-sentences.ts'
import { writeVectorHead } from '@vitrine/engines/text/encoder/vector-head.ts'
import { readBranchWindows } from '@vitrine/engines/text/moderation/branch-signs.ts'
import { everydayCategories, everydayInputs } from '@vitrine/engines/text/moderation/read-everyday.ts'
import { foldOf } from '../linear/folds.ts'
import { fitVectorHead } from '../encoder/fit-vector-head.ts'
import { readEverydayRows } from '../everyday-rows.ts'
import { readOffensiveRows } from './rows.ts'
import { isValidation } from './split.ts'

/**
 * Fits the head that reads harm in everyday words.
 * Usage: node evals/train/moderation/train-everyday.ts [--data DIR]
 * Rows: everyday.txt, and harmless tweets of OLID's training part as further rows of none. Writes everyday.json beside the engine.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../../../shared/data', import.meta.url).pathname },
  },
})
const written = await readEverydayRows(new URL('everyday.txt', import.meta.url))
const tweets = (await readOffensiveRows(join(values.data, 'moderation'), 'olid-train.jsonl'))
  .filter((row) => !row.offensive && !isValidation(row) && foldOf(row.text, 16) === 3)
  .map(({ text }) => ({ label: 'none', text }))
const texts = [...written, ...tweets].map(({ text }) => text)
const [vectors, readings] = [await encodeSentences(texts), await readBranchWindows(texts)]
const rows = [...written, ...tweets].map((row, index) => ({
  ...row,
  vector: everydayInputs(at(vectors, index), at(readings, index)),
  share: index < written.length ? 1 : 0.2,
}))
// Weighed so that a quarter of the rows written for a category, and one in thirty of all else, would be held where they are not learned from.
const cost = 10
await writeFile(
  new URL('../../../packages/engines/src/text/moderation/everyday.json', import.meta.url),
  `${JSON.stringify(writeVectorHead(fitVectorHead(rows, everydayCategories, cost, 'logistic')))}\n`,
)
