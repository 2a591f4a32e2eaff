import { readFile, writeFile } from 'node:fs/promises'
import { at } from '@vitrine/basics/at.ts'
import { judgeSentence } from '@vitrine/engines/text/sentiment/document-sentiment.ts'
import { loadSentimentModel } from '@vitrine/engines/text/sentiment/load-sentiment-model.ts'
import { readMeaning } from '@vitrine/engines/text/sentiment/read-meaning.ts'
import { isContrary, isMixed } from '@vitrine/models/retail-sentiment-analysis/read-whole.ts'
import { z } from 'zod'
import { fitConfidence } from './calibrate.ts'
import { heldOutReviews } from './held-out-reviews.ts'

/**
 * Fits how sure the engine may be of a label, on reviews written for the product that nothing has learned from: the sets' own rows are
 * easier than what strangers bring, and made it too sure.
 * Usage: node evals/train/sentiment/sureness.ts
 * Writes into combination.json; combine.ts comes first.
 */
const file = new URL('../../../packages/engines/src/text/sentiment/combination.json', import.meta.url)
const combination = z
  .object({ evidence: z.array(z.number()), judgement: z.record(z.string(), z.number()) })
  .parse(JSON.parse(await readFile(file, 'utf8')))
const rows = await heldOutReviews()
const model = await loadSentimentModel()
const meanings = await readMeaning(rows.map(({ text }) => text))
// What is called mixed or ironic has a confidence of its own.
const judged = rows.flatMap(({ text, gold }, index) => {
  const meaning = at(meanings, index)
  const windows = [{ text, meaning }]
  if (isContrary(windows) || isMixed(windows)) return []
  return [{ gold, ...judgeSentence(model, { text, start: 0, end: text.length }, { meaning }).signs }]
})
const confidence = fitConfidence(judged, combination.judgement)
console.log(`${judged.length} of ${rows.length} rows`, confidence)
const together = { ...combination, judgement: { ...combination.judgement, ...confidence } }
await writeFile(file, `${JSON.stringify(together, null, 2)}\n`)
