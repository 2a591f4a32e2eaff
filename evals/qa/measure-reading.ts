import { wilsonInterval } from '@vitrine/basics/wilson-interval.ts'
import type { Measured, MeasureInput } from '../measurement.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import { calibrationError } from '../metrics/calibration-error.ts'
import { type Answered, answerAll, questionsOf, squadSource } from './answer-squad.ts'
import { slidingWindow } from './sliding-window.ts'
import type { SquadQuestion } from './squad.ts'
import { bestF1, exactMatch } from './token-f1.ts'

const goldOf = ({ answers }: SquadQuestion): string[] => answers.map(({ text }) => text)
const f1Of = (rows: readonly Answered[]): number =>
  (100 * rows.reduce((sum, { answer, question }) => sum + bestF1(answer, goldOf(question)), 0)) / rows.length

/** How well the answers of SQuAD 1.1 are found, each in its own passage, and how sure of them the engine is. */
export async function measureReading(
  folder: string,
  files: readonly string[],
  { progress }: MeasureInput,
): Promise<Measured> {
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
