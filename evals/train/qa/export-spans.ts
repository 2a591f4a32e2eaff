import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seededRandom } from '@vitrine/basics/seeded-random.ts'
import { readQuestion } from '@vitrine/engines/retrieval/question/question.ts'
import { candidateSpans } from '@vitrine/engines/retrieval/spans/candidate-spans.ts'
import { spanFeatureNames, spanFeatures } from '@vitrine/engines/retrieval/spans/span-features.ts'
import { tagText } from '@vitrine/engines/retrieval/tagged-text.ts'
import { loadWordVectors } from '@vitrine/engines/retrieval/word-vectors.ts'
import { isReported } from '../../qa/split.ts'
import { readSquad } from '../../qa/squad.ts'
import { bestF1 } from '../../qa/token-f1.ts'

/**
 * Writes the features of candidate spans for evals/train/qa/train_ranker.py: of a training question every good span
 * and a sample of the others, of a reported one all.
 * Usage: node export-spans.ts DATA_DIR OUT_DIR
 */
const [dataDir = '', outDir = ''] = process.argv.slice(2)
const sampledOthers = 90
const vectors = await loadWordVectors()
const random = seededRandom(5)
const out = createWriteStream(join(outDir, 'spans.bin'))
const groups: object[] = []

for (const question of await readSquad(join(dataDir, 'qa', 'squad-dev-1.1.json'))) {
  const tokens = tagText(question.context)
  const { sentenceOf, rowOf } = spanFeatures(vectors, readQuestion(question.question), question.context, tokens)
  const spans = candidateSpans(tokens, sentenceOf).map(({ first, last }) => ({
    first,
    last,
    f1: bestF1(
      question.context.slice(tokens[first]?.start, tokens[last]?.end),
      question.answers.map(({ text }) => text),
    ),
  }))
  const others = spans.filter(({ f1 }) => f1 === 0).length
  const kept = isReported(question.article)
    ? spans
    : spans.filter(({ f1 }) => f1 > 0 || random() < sampledOthers / Math.max(1, others))
  for (const { first, last, f1 } of kept) {
    const row = Float32Array.from([f1, first, last, ...rowOf({ first, last })])
    if (!out.write(Buffer.from(row.buffer))) await once(out, 'drain')
  }
  groups.push({ id: question.id, article: question.article, size: kept.length })
}
out.end()
await writeFile(
  join(outDir, 'spans.json'),
  JSON.stringify({ names: ['f1', 'first', 'last', ...spanFeatureNames], groups }),
)
