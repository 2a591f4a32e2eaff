import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { at } from '@vitrine/basics/at.ts'
import { encodeSentences } from '@vitrine/engines/text/encoder/encode-sentences.ts'
import { writeVectorHead } from '@vitrine/engines/text/encoder/vector-head.ts'
import { readBranchWindows } from '@vitrine/engines/text/moderation/branch-signs.ts'
import { everydayCategories, everydayInputs } from '@vitrine/engines/text/moderation/read-everyday.ts'
import { z } from 'zod'
import { foldOf } from '../linear/folds.ts'
import { fitVectorHead } from '../encoder/fit-vector-head.ts'
import { readEverydayRows } from '../everyday-rows.ts'
import { readOffensiveRows } from './rows.ts'
import { isValidation } from './split.ts'

/**
 * Fits the head that reads harm in everyday words.
 * Usage: node evals/train/moderation/train-everyday.ts [--data DIR]
 * Rows: everyday.txt, and as further rows of none what people write without harm: tweets of OLID's training part, questions to a bank
 * (Banking77), sentences of editorials and reviews. Writes everyday.json beside the engine.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: new URL('../../../../shared/data', import.meta.url).pathname },
  },
})
const plainSchema = z.object({ text: z.string() })

const written = await readEverydayRows(new URL('everyday.txt', import.meta.url))
const tweets = (await readOffensiveRows(join(values.data, 'moderation'), 'olid-train.jsonl'))
  .filter((row) => !row.offensive && !isValidation(row) && foldOf(row.text, 16) === 3)
  .map(({ text }) => ({ label: 'none', text }))
/** One row in so many of a file of texts that nobody need be warned of. */
async function plainRows(file: string, every: number): Promise<{ label: string; text: string }[]> {
  const lines = (await readFile(join(values.data, file), 'utf8')).split('\n').filter((line) => line !== '')
  return lines
    .map((line) => plainSchema.parse(JSON.parse(line)))
    .filter(({ text }) => foldOf(text, every) === 3 % every)
    .map(({ text }) => ({ label: 'none', text }))
}

const found = [
  ...tweets,
  ...(await plainRows('tagging/banking77-train.jsonl', 16)),
  ...(await plainRows('sentiment/vader-nytEditorialSnippets.jsonl', 8)),
  ...(await plainRows('sentiment/vader-amazonReviewSnippets.jsonl', 8)),
]
const texts = [...written, ...found].map(({ text }) => text)
const [vectors, readings] = [await encodeSentences(texts), await readBranchWindows(texts)]
/** Of 20 kinds of fraud 18 are held with it and 15 with four times as much; of 799 plain sentences 15 and 8. */
const foundShare = 0.05
const rows = [...written, ...found].map((row, index) => ({
  ...row,
  vector: everydayInputs(at(vectors, index), at(readings, index)),
  share: index < written.length ? 1 : foundShare,
}))
// Weighed so that a quarter of the rows written for a category, and one in thirty of all else, would be held where they are not learned from.
const cost = 10
await writeFile(
  new URL('../../../packages/engines/src/text/moderation/everyday.json', import.meta.url),
  `${JSON.stringify(writeVectorHead(fitVectorHead(rows, everydayCategories, cost, 'logistic')))}\n`,
)
