import { at } from '@vitrine/basics/at.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { readDocument } from '@vitrine/engines/documents/read-document.ts'
import { answerThreshold } from '@vitrine/engines/retrieval/answerability.ts'
import { answerQuestion } from '@vitrine/engines/retrieval/answer-question.ts'
import { Bm25 } from '@vitrine/engines/retrieval/bm25.ts'
import { passagesOfDocument } from '@vitrine/engines/retrieval/page-passages.ts'
import { PassageIndex, searchTerms } from '@vitrine/engines/retrieval/passage-index.ts'
import { tagText } from '@vitrine/engines/retrieval/tagged-text.ts'
import type { Measured, Measure, MeasureInput } from '../measurement.ts'
import { auroc } from '../metrics/auroc.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { calibrationError } from '../metrics/calibration-error.ts'
import { wilsonInterval } from '../metrics/wilson-interval.ts'
import { measureParaphrased } from '../qa/measure-paraphrased.ts'
import { type FinanceQuestion, readFinanceQuestions } from '../qa/finance-questions.ts'
import { slidingWindow } from '../qa/sliding-window.ts'
import { isReported } from '../qa/split.ts'
import { readSquad, type SquadQuestion } from '../qa/squad.ts'
import { bestF1, exactMatch } from '../qa/token-f1.ts'

const squadSource = { source: 'rajpurkar/SQuAD, half of the articles of dev', licence: 'CC BY-SA 4.0' }

/** The kept-apart file where there is one, else the reported articles of the development file. */
async function questionsOf(folder: string, files: readonly string[], version: '1.1' | 'v2.0') {
  const test = files.find((file) => file.includes('test') && file.includes(version) && file.endsWith('.json'))
  if (test !== undefined) return { split: 'test', questions: await readSquad(join(folder, test)) }
  const all = await readSquad(join(folder, `squad-dev-${version}.json`))
  return { split: 'articles not trained on', questions: all.filter(({ article }) => isReported(article)) }
}

async function answerAll(questions: readonly SquadQuestion[], progress: MeasureInput['progress'], name: string) {
  const answered: Answered[] = []
  const indices = new Map<string, PassageIndex>()
  for (const question of questions) {
    if (answered.length % 100 === 0) progress(`${name}: ${answered.length} of ${questions.length}`)
    const index = indices.get(question.context) ?? new PassageIndex([{ text: question.context }])
    indices.set(question.context, index)
    const { best, found, answerable, confidence } = await answerQuestion(index, question.question)
    answered.push({ question, answer: best ?? '', found, answerable, confidence })
  }
  return answered
}

const goldOf = ({ answers }: SquadQuestion): string[] => answers.map(({ text }) => text)
const f1Of = (rows: readonly Answered[]): number =>
  (100 * rows.reduce((sum, { answer, question }) => sum + bestF1(answer, goldOf(question)), 0)) / rows.length

async function measureAnswers(folder: string, files: readonly string[], { progress }: MeasureInput): Promise<Measured> {
  const { split, questions } = await questionsOf(folder, files, '1.1')
  const rows = await answerAll(questions, progress, 'SQuAD 1.1')
  const exact = rows.filter(({ answer, question }) => exactMatch(answer, goldOf(question))).length
  const window = questions.map((question) => ({
    question,
    answer: slidingWindow(question),
    found: true,
    answerable: 1,
    confidence: 1,
  }))
  const common = { ...squadSource, dataset: 'SQuAD 1.1', split, n: rows.length, higherIsBetter: true }
  return {
    measurements: [
      {
        ...common,
        metric: 'F1 (%)',
        value: f1Of(rows),
        interval95: bootstrapInterval(rows, f1Of, 300),
        floor: 48,
        baseline: { name: 'sliding window', value: f1Of(window) },
        note: 'The best stretch of the passage, as in the published figures; the threshold for silence is measured on SQuAD 2.0. Published: sliding window 20, logistic regression 51.',
      },
      {
        ...common,
        metric: 'exact match (%)',
        value: (100 * exact) / rows.length,
        interval95: wilsonInterval(exact, rows.length).map((share) => 100 * share) as [number, number],
        floor: null,
        baseline: null,
      },
      {
        ...common,
        metric: 'calibration error of the confidence',
        value: calibrationError(
          rows.map(({ confidence, answer, question }) => ({
            confidence,
            right: bestF1(answer, goldOf(question)) >= 0.5,
          })),
        ),
        higherIsBetter: false,
        interval95: null,
        floor: null,
        baseline: null,
        note: 'An answer counts as right from F1 0.5 on.',
      },
    ],
    failures: rows
      .filter(({ answer, question }) => bestF1(answer, goldOf(question)) === 0)
      .sort((a, b) => b.confidence - a.confidence)
      .slice(0, 5)
      .map(({ question, answer, confidence }) => ({
        input: `${question.article}: ${question.question}`,
        expected: goldOf(question)[0] ?? '',
        answered: `${answer} (${confidence.toFixed(2)})`,
      })),
  }
}

function areaOf(sample: readonly Answered[]): number {
  const of = (wanted: boolean): number[] =>
    sample.filter(({ question }) => question.answers.length > 0 === wanted).map(({ answerable }) => answerable)
  return auroc(of(true), of(false))
}

async function measureSilence(folder: string, files: readonly string[], { progress }: MeasureInput): Promise<Measured> {
  const { split, questions } = await questionsOf(folder, files, 'v2.0')
  // Every third: the reader takes its time, and the interval is narrow enough.
  const rows = await answerAll(
    questions.filter((_, index) => index % 3 === 0),
    progress,
    'SQuAD 2.0',
  )
  const answerable = rows.filter(({ question }) => question.answers.length > 0)
  const unanswerable = rows.filter(({ question }) => question.answers.length === 0)
  const common = { ...squadSource, dataset: 'SQuAD 2.0', split, higherIsBetter: true, floor: null, baseline: null }
  const share = (metric: string, part: readonly Answered[], hits: number): Measurement => ({
    ...common,
    n: part.length,
    metric,
    value: hits / part.length,
    interval95: wilsonInterval(hits, part.length),
    note: `At the shipped threshold of ${answerThreshold}. The unanswerable questions were written to look answerable.`,
  })
  return {
    measurements: [
      {
        ...common,
        n: rows.length,
        metric: 'AUC of answerability',
        value: areaOf(rows),
        interval95: bootstrapInterval(rows, areaOf, 200),
      },
      share('answerable questions answered', answerable, answerable.filter(({ found }) => found).length),
      share('unanswerable questions declined', unanswerable, unanswerable.filter(({ found }) => !found).length),
    ],
    failures: unanswerable
      .sort((a, b) => b.answerable - a.answerable)
      .slice(0, 3)
      .map(({ question, answer, confidence }) => ({
        input: `${question.article}: ${question.question}`,
        expected: 'not found',
        answered: `${answer} (${confidence.toFixed(2)})`,
      })),
  }
}

async function measurePages(folder: string, { progress }: MeasureInput): Promise<Measured> {
  const { split, questions } = await readFinanceQuestions(folder)
  const rows: PagesFound[] = []
  for (const name of new Set(questions.map(({ document }) => document))) {
    progress(`FinanceBench: ${name}`)
    const document = await readDocument(new Uint8Array(await readFile(join(folder, `${name}.pdf`))), {
      limits: { maxPages: 600 },
    })
    const index = new PassageIndex(passagesOfDocument(document))
    const plain = new Bm25(
      document.pages.map(({ lines }) => searchTerms(tagText(lines.map(({ text }) => text).join('\n')))),
    )
    for (const question of questions.filter((candidate) => candidate.document === name)) {
      const terms = searchTerms(tagText(question.question)).map((stem) => ({ stem, weight: 1 }))
      const scores = plain.scores(terms)
      rows.push({
        question,
        engine: (await index.searchPages(question.question)).map(({ of }) => of - 1).slice(0, 3),
        baseline: [...scores.keys()].sort((a, b) => at(scores, b) - at(scores, a)).slice(0, 3),
      })
    }
  }
  const hits = (side: 'engine' | 'baseline'): number =>
    rows.filter((row) => row.question.pages.some((page) => row[side].includes(page))).length
  const baseline = (100 * hits('baseline')) / rows.length
  return {
    measurements: [
      {
        dataset: 'FinanceBench',
        source: 'patronus-ai/financebench',
        licence: 'research use',
        split,
        n: rows.length,
        metric: 'an evidence page among the first three (%)',
        value: (100 * hits('engine')) / rows.length,
        higherIsBetter: true,
        interval95: wilsonInterval(hits('engine'), rows.length).map((share) => 100 * share) as [number, number],
        floor: baseline + 10,
        baseline: { name: 'BM25 over pages', value: baseline },
        note: 'The glossary of financial words was written with the development questions in view.',
      },
    ],
    failures: rows
      .filter((row) => !row.question.pages.some((page) => row.engine.includes(page)))
      .slice(0, 4)
      .map(({ question, engine }) => ({
        input: `${question.document}: ${question.question}`,
        expected: `page ${question.pages.map((page) => page + 1).join(', ')}`,
        answered: `pages ${engine.map((page) => page + 1).join(', ')}`,
      })),
  }
}

/** Reading on articles that nothing was trained on, knowing when to stay silent, and finding pages of long reports. */
export const measure: Measure = async (input) => {
  const folder = join(input.dataDir, 'qa')
  const files = await readdir(folder)
  const answers = await measureAnswers(folder, files, input)
  const silence = await measureSilence(folder, files, input)
  const pages = await measurePages(join(folder, 'financebench'), input)
  const meaning = await measureParaphrased()
  const all = [answers, silence, pages, meaning]
  return {
    measurements: all.flatMap(({ measurements }) => measurements),
    failures: all.flatMap(({ failures }) => failures),
  }
}

interface Answered {
  question: SquadQuestion
  /** What the reader would say, whether or not it is sure enough to say it. */
  answer: string
  found: boolean
  answerable: number
  confidence: number
}

interface PagesFound {
  question: FinanceQuestion
  engine: readonly number[]
  baseline: readonly number[]
}
