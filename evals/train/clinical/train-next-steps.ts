import { writeFile } from 'node:fs/promises'
import { at } from '@vitrine/basics/at.ts'
import { nextStepInputs } from '@vitrine/engines/clinical/summary/hear-next-steps.ts'
import { encodeSentences } from '@vitrine/engines/text/encoder/encode-sentences.ts'
import { vectorScores, writeVectorHead } from '@vitrine/engines/text/encoder/vector-head.ts'
import { fitVectorHead } from '../encoder/fit-vector-head.ts'
import { readEverydayRows } from '../everyday-rows.ts'
import { foldOf } from '../linear/folds.ts'

/**
 * Fits the head that tells what is still to be done from all else in a clinical note, and prints how well it tells rows left out in turn.
 * Usage: node evals/train/clinical/train-next-steps.ts. Writes next-steps.json beside the engine.
 */
const written = await readEverydayRows(new URL('next-steps.txt', import.meta.url))
const vectors = await encodeSentences(written.map(({ text }) => text))
const rows = written.map((row, index) => ({ ...row, vector: nextStepInputs(row.text, at(vectors, index)), share: 1 }))
const fit = (of: typeof rows) => fitVectorHead(of, ['next'], 10, 'logistic')

const folds = 5
const count = { right: 0, said: 0, wanted: 0 }
for (let fold = 0; fold < folds; fold++) {
  const head = fit(rows.filter(({ text }) => foldOf(text, folds) !== fold))
  for (const { vector, label } of rows.filter(({ text }) => foldOf(text, folds) === fold)) {
    const isSaid = at(vectorScores(head, vector), 0) > 0
    count.said += Number(isSaid)
    count.wanted += Number(label === 'next')
    count.right += Number(isSaid && label === 'next')
  }
}
console.log(`precision ${(count.right / count.said).toFixed(2)}, recall ${(count.right / count.wanted).toFixed(2)}`)
await writeFile(
  new URL('../../../packages/engines/src/clinical/summary/next-steps.json', import.meta.url),
  `${JSON.stringify(writeVectorHead(fit(rows)))}\n`,
)
