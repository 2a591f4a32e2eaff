import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answerSigns } from '@vitrine/engines/retrieval/answer-signs.ts'
import { PassageIndex } from '@vitrine/engines/retrieval/passage-index.ts'
import { readQuestion } from '@vitrine/engines/retrieval/question.ts'
import { readPassage } from '@vitrine/engines/retrieval/read-passage.ts'
import { readByNetwork } from '@vitrine/engines/retrieval/reader/read-by-network.ts'
import { loadSpanRanker } from '@vitrine/engines/retrieval/span-ranker.ts'
import { isForValidation, isReported } from '../../qa/split.ts'
import { readSquad, type SquadQuestion } from '../../qa/squad.ts'
import { bestF1 } from '../../qa/token-f1.ts'

/**
 * Writes what the shipped reader says of SQuAD 2.0 questions, for evals/train/qa/train_answerability.py: of the validation articles in
 * their own passage and in the likeliest other ones, of every second question of the training articles in their own. Prints the F1 on the
 * validation articles for weights of the trees.
 * Usage: node export-readings.ts DATA_DIR OUT_DIR
 */
const [dataDir = '', outDir = ''] = process.argv.slice(2)
const otherPassages = 2
const weightsTried = [0, 0.5, 0.75, 1, 1000]
// The trees were trained on it.
const seenByTrees = 'Normans'

const ranker = await loadSpanRanker()
const all = await readSquad(join(dataDir, 'qa', 'squad-dev-v2.0.json'))
const f1s = new Map(weightsTried.map((weight) => [weight, { sum: 0, n: 0 }]))

/** The readings of one question; the first is of its own passage. */
async function readingsOf(asked: SquadQuestion, index: PassageIndex, others: number): Promise<object[]> {
  const { question: text, context, answers, article } = asked
  const question = readQuestion(text)
  const ranked = await index.search(text)
  const best = Math.max(1e-6, ranked[0]?.score ?? 0)
  const own = index.passages.findIndex((passage) => passage.text === context)
  const places = ranked.map(({ of }) => of).filter((passage) => passage !== own)
  const read = [own, ...places.slice(0, others)]
  const textOf = (passage: number) => index.passages[passage]?.text ?? ''
  const networks = await readByNetwork(text, read.map(textOf))
  const golds = answers.map(({ text: gold }) => gold)
  return read.flatMap((passage, at) => {
    const source = { text: textOf(passage), tokens: index.tokensOf(passage) }
    const network = networks[at] ?? null
    const reading = readPassage(ranker, question, source, network)
    if (passage === own && golds.length > 0 && isForValidation(article) && article !== seenByTrees) {
      for (const [weight, figure] of f1s) {
        figure.sum += bestF1(readPassage(ranker, question, source, network, weight)?.text ?? '', golds)
        figure.n += 1
      }
    }
    const there = ranked.find(({ of }) => of === passage)
    if (reading === null) return []
    const { margin, agreement, text: said } = reading
    const answerable = passage === own && golds.length > 0
    const passageShare = (there?.score ?? 0) / best
    return [
      {
        question: asked.id,
        article,
        margin,
        agreement,
        passageShare,
        ...answerSigns(question, { ...source, reading }),
        own: passage === own,
        answerable,
        right: answerable && bestF1(said, golds) >= 0.5,
      },
    ]
  })
}

async function write(name: string, questions: readonly SquadQuestion[], others: number): Promise<void> {
  const rows: object[] = []
  for (const article of new Set(questions.map((question) => question.article))) {
    const texts = [...new Set(all.filter((one) => one.article === article).map(({ context }) => context))]
    const index = new PassageIndex(texts.map((text) => ({ text })))
    for (const question of questions.filter((one) => one.article === article))
      rows.push(...(await readingsOf(question, index, others)))
    process.stderr.write(`${article}: ${rows.length} readings\n`)
  }
  await writeFile(join(outDir, `${name}.json`), JSON.stringify(rows))
}

const forTraining = all.filter(({ article }) => !isForValidation(article) && !isReported(article))
await write(
  'readings-validation',
  all.filter(({ article }) => isForValidation(article)),
  otherPassages,
)
for (const [weight, { sum, n }] of f1s)
  process.stdout.write(`weight ${weight}: F1 ${((100 * sum) / n).toFixed(1)} (n ${n})\n`)
await write(
  'readings-training',
  forTraining.filter((_, index) => index % 2 === 0),
  0,
)
