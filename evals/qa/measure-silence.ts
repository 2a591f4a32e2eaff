import { wilsonInterval } from '@vitrine/basics/wilson-interval.ts'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { answerThreshold } from '@vitrine/engines/retrieval/answerability/answerability.ts'
import type { Measured, MeasureInput } from '../measurement.ts'
import { auroc } from '../metrics/auroc.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { type Answered, answerAll, questionsOf, squadSource } from './answer-squad.ts'

function areaOf(sample: readonly Answered[]): number {
  const of = (wanted: boolean): number[] =>
    sample.filter(({ question }) => question.answers.length > 0 === wanted).map(({ answerable }) => answerable)
  return auroc(of(true), of(false))
}

/** Whether the engine knows which questions of SQuAD 2.0 their passage does not answer. */
export async function measureSilence(
  folder: string,
  files: readonly string[],
  { progress }: MeasureInput,
): Promise<Measured> {
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
