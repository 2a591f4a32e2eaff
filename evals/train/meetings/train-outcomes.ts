import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { at } from '@vitrine/basics/at.ts'
import { encodeSentences } from '@vitrine/engines/text/encoder/encode-sentences.ts'
import { vectorScores, writeVectorHead } from '@vitrine/engines/text/encoder/vector-head.ts'
import { outcomeInputs } from '@vitrine/engines/text/minutes/outcome-cues.ts'
import { readable } from '@vitrine/engines/text/minutes/spoken.ts'
import { splitSentences } from '@vitrine/engines/text/sentences.ts'
import { z } from 'zod'
import { fitVectorHead } from '../encoder/fit-vector-head.ts'
import { readEverydayRows } from '../everyday-rows.ts'
import { foldOf } from '../linear/folds.ts'

/**
 * Fits the head that tells what a sentence of a meeting is for, and prints how well it tells rows left out in turn.
 * Usage: node evals/train/meetings/train-outcomes.ts [--data DIR]
 * Rows: everyday.txt; as further rows of none, what is said in QMSum's meetings of even number (the odd ones are reported) and sentences of
 * editorials and reviews. Writes outcomes.json beside the engine.
 */
const { values } = parseArgs({
  options: { data: { type: 'string', default: new URL('../../../../shared/data', import.meta.url).pathname } },
})
const kinds = ['action', 'decision', 'open']
const plainSchema = z.object({ text: z.string() })

async function plainRows(file: string, every: number): Promise<{ label: string; text: string }[]> {
  const lines = (await readFile(join(values.data, file), 'utf8')).split('\n').filter((line) => line !== '')
  return lines
    .map((line) => plainSchema.parse(JSON.parse(line)))
    .filter(({ text }) => foldOf(text, every) === 1)
    .map(({ text }) => ({ label: 'none', text }))
}

const meetingSchema = z.object({ meeting_transcripts: z.array(z.object({ content: z.string() })) })
const fewWords = 5
const manyWords = 25

/** Most of what is said in a long talk gives out no work and settles nothing. */
async function talkRows(): Promise<{ label: string; text: string }[]> {
  const lines = (await readFile(join(values.data, 'meetings/qmsum-val.jsonl'), 'utf8')).split('\n').filter(Boolean)
  return lines
    .filter((_, index) => index % 2 === 0)
    .flatMap((line) => meetingSchema.parse(JSON.parse(line)).meeting_transcripts)
    .flatMap(({ content }) => splitSentences(content).map(({ text }) => readable(text)))
    .filter((text) => text.split(' ').length >= fewWords && text.split(' ').length <= manyWords)
    .filter((text) => foldOf(text, 32) === 1)
    .map((text) => ({ label: 'none', text }))
}

const written = await readEverydayRows(new URL('everyday.txt', import.meta.url))
const found = [
  ...(await talkRows()),
  ...(await plainRows('sentiment/vader-nytEditorialSnippets.jsonl', 16)),
  ...(await plainRows('sentiment/vader-amazonReviewSnippets.jsonl', 16)),
]
const all = [...written, ...found]
const vectors = await encodeSentences(all.map(({ text }) => text))
const foundShare = 0.1
const rows = all.map((row, index) => ({
  ...row,
  vector: outcomeInputs(row.text, at(vectors, index)),
  share: index < written.length ? 1 : foundShare,
}))
// Of 1, 3, 10 and 30 the one with the best F1 of rows left out.
const cost = 30
const fit = (of: typeof rows) => fitVectorHead(of, kinds, cost, 'logistic')

const folds = 5
const counts = kinds.map(() => ({ right: 0, said: 0, wanted: 0 }))
for (let fold = 0; fold < folds; fold++) {
  const head = fit(rows.filter(({ text }) => foldOf(text, folds) !== fold))
  for (const row of rows.slice(0, written.length).filter(({ text }) => foldOf(text, folds) === fold)) {
    for (const [column, score] of vectorScores(head, row.vector).entries()) {
      const count = at(counts, column)
      const isIt = row.label === kinds[column]
      if (score > 0) count.said += 1
      if (isIt) count.wanted += 1
      if (isIt && score > 0) count.right += 1
    }
  }
}
for (const [column, { right, said, wanted }] of counts.entries())
  console.log(`${kinds[column]}: precision ${(right / said).toFixed(2)}, recall ${(right / wanted).toFixed(2)}`)
await writeFile(
  new URL('../../../packages/engines/src/text/minutes/outcomes.json', import.meta.url),
  `${JSON.stringify(writeVectorHead(fit(rows)))}\n`,
)
