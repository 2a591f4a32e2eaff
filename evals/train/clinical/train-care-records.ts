import { writeFile } from 'node:fs/promises'
import { at } from '@vitrine/basics/at.ts'
import { sigmoid } from '@vitrine/basics/logistic.ts'
import { stretchesOf } from '@vitrine/engines/clinical/record/care-record.ts'
import { encodeSentences } from '@vitrine/engines/text/encoder/encode-sentences.ts'
import { vectorScores, writeVectorHead } from '@vitrine/engines/text/encoder/vector-head.ts'
import { fitVectorHead } from '../encoder/fit-vector-head.ts'
import { readEverydayRows } from '../everyday-rows.ts'
import { foldOf } from '../linear/folds.ts'

/**
 * Fits the head that tells the record of one person's care from all other documents, and prints how well it tells rows left out in turn.
 * Usage: node evals/train/clinical/train-care-records.ts. Writes care-record.json beside the engine.
 */
const written = await readEverydayRows(new URL('care-records.txt', import.meta.url))
const stretches = written.flatMap(({ label, text }) => stretchesOf(text).map((part) => ({ label, text, part })))
const vectors = await encodeSentences(stretches.map(({ part }) => part))
const rows = stretches.map((row, index) => ({ ...row, vector: at(vectors, index), share: 1 }))
const fit = (of: typeof rows) => fitVectorHead(of, ['care'], 10, 'logistic')

const folds = 5
/** Likelihoods at which what is held out is counted. */
const steps = [0.1, 0.2, 0.3, 0.5]
const held = Array.from({ length: folds }, (_, fold) => {
  const head = fit(rows.filter(({ text }) => foldOf(text, folds) !== fold))
  return rows
    .filter(({ text }) => foldOf(text, folds) === fold)
    .map(({ label, part, vector }) => ({ label, part, likely: sigmoid(at(vectorScores(head, vector), 0)) }))
}).flat()
for (const step of steps) {
  const below = (label: string) => {
    const own = held.filter((row) => row.label === label)
    return `${own.filter(({ likely }) => likely < step).length} of ${own.length}`
  }
  console.log(`below ${step}: ${below('care')} of care, ${below('other')} others`)
}
await writeFile(
  new URL('../../../packages/engines/src/clinical/record/care-record.json', import.meta.url),
  `${JSON.stringify(writeVectorHead(fit(rows)))}\n`,
)
