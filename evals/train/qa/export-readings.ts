import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassageIndex } from '@vitrine/engines/retrieval/passage-index.ts'
import { readQuestion } from '@vitrine/engines/retrieval/question.ts'
import { readPassage } from '@vitrine/engines/retrieval/read-passage.ts'
import { readByNetwork } from '@vitrine/engines/retrieval/reader/read-by-network.ts'
import { loadSpanRanker } from '@vitrine/engines/retrieval/span-ranker.ts'
import { isForValidation } from '../../qa/split.ts'
import { readSquad } from '../../qa/squad.ts'
import { bestF1 } from '../../qa/token-f1.ts'

/**
 * Writes what the shipped reader says of SQuAD 2.0 questions of the validation articles, in their own passage and in the
 * likeliest other ones, for evals/train/qa/train_answerability.py; prints the F1 for weights of the trees.
 * Usage: node export-readings.ts DATA_DIR OUT_DIR
 */
const [dataDir = '', outDir = ''] = process.argv.slice(2)
const otherPassages = 2
const weightsTried = [0, 0.5, 0.75, 1, 1000]
const every = 4
const seenByTrees = 'Normans'

const ranker = await loadSpanRanker()
const questions = (await readSquad(join(dataDir, 'qa', 'squad-dev-v2.0.json'))).filter(
  ({ article }, index) => isForValidation(article) && article !== seenByTrees && index % every === 0,
)
const rows: object[] = []
const f1s = new Map(weightsTried.map((weight) => [weight, { sum: 0, n: 0 }]))
for (const article of new Set(questions.map(({ article: name }) => name))) {
  const ofArticle = questions.filter((question) => question.article === article)
  const texts = [...new Set(ofArticle.map(({ context }) => context))]
  const index = new PassageIndex(texts.map((text) => ({ text })))
  for (const { question: text, context, answers } of ofArticle) {
    const question = readQuestion(text)
    const ranked = await index.search(text)
    const best = Math.max(1e-6, ranked[0]?.score ?? 0)
    const own = texts.indexOf(context)
    const others = ranked.map(({ of }) => of).filter((passage) => passage !== own)
    const read = [own, ...others.slice(0, otherPassages)]
    const networkReadings = await readByNetwork(
      text,
      read.map((passage) => texts[passage] ?? ''),
    )
    for (const [at, passage] of read.entries()) {
      const source = { text: texts[passage] ?? '', tokens: index.tokensOf(passage) }
      const network = networkReadings[at] ?? null
      const reading = readPassage(ranker, question, source, network)
      if (reading === null) continue
      const isOwn = passage === own
      if (isOwn && answers.length > 0) {
        for (const [weight, figure] of f1s) {
          const said = readPassage(ranker, question, source, network, weight)?.text ?? ''
          figure.sum += bestF1(
            said,
            answers.map(({ text: gold }) => gold),
          )
          figure.n += 1
        }
      }
      const meets = answers.some(({ text: gold, start }) => start < reading.end && start + gold.length > reading.start)
      const there = ranked.find(({ of }) => of === passage)
      const passageShare = (there?.score ?? 0) / best
      rows.push({
        ...reading,
        nearness: there?.nearness ?? 0,
        own: isOwn,
        answerable: isOwn && answers.length > 0,
        right: isOwn && meets,
        passageShare,
      })
    }
  }
}
for (const [weight, { sum, n }] of f1s)
  process.stdout.write(`weight ${weight}: F1 ${((100 * sum) / n).toFixed(1)} (n ${n})\n`)
await writeFile(join(outDir, 'readings.json'), JSON.stringify(rows))
