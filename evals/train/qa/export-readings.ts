import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answerSigns } from '@vitrine/engines/retrieval/answerability/answer-signs.ts'
import { readQuestion } from '@vitrine/engines/retrieval/question/question.ts'
import { readPassage } from '@vitrine/engines/retrieval/read-passage.ts'
import { readByNetwork } from '@vitrine/engines/retrieval/reader/read-by-network.ts'
import { PassageIndex } from '@vitrine/engines/retrieval/search/passage-index.ts'
import { loadSpanRanker } from '@vitrine/engines/retrieval/spans/span-ranker.ts'
import { windowsOf } from '@vitrine/engines/text/windows.ts'
import { isForValidation } from '../../qa/split.ts'
import { readSquad } from '../../qa/squad.ts'
import { bestF1 } from '../../qa/token-f1.ts'
import { heldOutDocuments, type WrittenDocument } from './written-documents.ts'

/**
 * Writes what the shipped reader says of the questions of the validation articles and of the written documents that are held out, in the
 * passage that they ask about and in the likeliest other ones, for evals/train/qa/train_answerability.py. Prints the F1 for weights of the trees.
 * Usage: node export-readings.ts DATA_DIR OUT_DIR [EVERY FROM]   (one question in EVERY, beginning with the one at FROM; several may run side by side)
 */
const [dataDir = '', outDir = '', every = '1', from = '0'] = process.argv.slice(2)
const otherPassages = 2
const weightsTried = [0, 0.5, 1]
// The trees were trained on it.
const seenByTrees = 'Normans'
// About as many as a passage of a page has.
const passageWords = 110

interface Asked {
  id: string
  /** The article or document that it is of. */
  article: string
  question: string
  /** The passage that it asks about, an index into those of its article; null where that is the likeliest one. */
  own: number | null
  golds: string[]
}

const ranker = await loadSpanRanker()
const f1s = new Map(weightsTried.map((weight) => [weight, { articles: [] as number[], written: [] as number[] }]))

/** The readings of one question; the first is of the passage that it asks about. */
async function readingsOf(asked: Asked, index: PassageIndex): Promise<object[]> {
  const { question: text, golds, article } = asked
  const question = readQuestion(text)
  const ranked = await index.search(text)
  const best = Math.max(1e-6, ranked[0]?.score ?? 0)
  const own = asked.own ?? ranked[0]?.of ?? 0
  const places = ranked.map(({ of }) => of).filter((passage) => passage !== own)
  const read = [own, ...places.slice(0, otherPassages)]
  const textOf = (passage: number) => index.passages[passage]?.text ?? ''
  const networks = await readByNetwork(text, read.map(textOf))
  return read.flatMap((passage, at) => {
    const source = { text: textOf(passage), tokens: index.tokensOf(passage) }
    const network = networks[at] ?? null
    const reading = readPassage(ranker, question, source, network)
    if (passage === own && golds.length > 0 && article !== seenByTrees) {
      for (const [weight, { articles, written }] of f1s) {
        const found = readPassage(ranker, question, source, network, weight)?.text ?? ''
        ;(isForValidation(article) ? articles : written).push(bestF1(found, golds))
      }
    }
    const there = ranked.find(({ of }) => of === passage)
    if (reading === null) return []
    const { margin, agreement, judged, text: said } = reading
    const answerable = passage === own && golds.length > 0
    const passageShare = (there?.score ?? 0) / best
    return [
      {
        question: asked.id,
        article,
        margin,
        agreement,
        judged,
        passageShare,
        ...answerSigns(question, { ...source, reading }),
        own: passage === own,
        answerable,
        right: answerable && bestF1(said, golds) >= 0.5,
      },
    ]
  })
}

function ofDocument({ title, text, questions }: WrittenDocument): { passages: string[]; asked: Asked[] } {
  const passages = windowsOf(text, passageWords)
  const starts = passages.map((passage) => text.indexOf(passage))
  const asked = questions.map(({ question, answer }, at) => ({
    id: `${title} ${at}`,
    article: title,
    question,
    own: answer === null ? null : starts.findLastIndex((start) => start <= answer.start),
    golds: answer === null ? [] : [text.slice(answer.start, answer.end)],
  }))
  return { passages, asked }
}

const squad = await readSquad(join(dataDir, 'qa', 'squad-dev-v2.0.json'))
const articles = [...new Set(squad.map(({ article }) => article))].filter(isForValidation)
const ofArticles = articles.map((article) => {
  const own = squad.filter((one) => one.article === article)
  const passages = [...new Set(own.map(({ context }) => context))]
  const asked = own.map(({ id, question, context, answers }) => ({
    id,
    article,
    question,
    own: passages.indexOf(context),
    golds: answers.map(({ text }) => text),
  }))
  return { passages, asked }
})

const sources = [...ofArticles, ...(await heldOutDocuments()).map(ofDocument)]
const rows: object[] = []
let place = 0
for (const { passages, asked } of sources) {
  const index = new PassageIndex(passages.map((text) => ({ text })))
  for (const one of asked) if (place++ % Number(every) === Number(from)) rows.push(...(await readingsOf(one, index)))
  process.stderr.write(`${asked[0]?.article}: ${rows.length} readings\n`)
}
await writeFile(join(outDir, `readings-${from}.json`), JSON.stringify(rows))

const mean = (values: readonly number[]): string =>
  ((100 * values.reduce((sum, value) => sum + value, 0)) / values.length).toFixed(1)
for (const [weight, { articles: known, written }] of f1s)
  process.stdout.write(
    `weight ${weight}: F1 ${mean(known)} (n ${known.length}), written ${mean(written)} (n ${written.length})\n`,
  )
