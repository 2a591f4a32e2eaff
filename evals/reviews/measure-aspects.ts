import { readFile } from 'node:fs/promises'
import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { tokenize } from '@vitrine/engines/text/tokens.ts'
import { textRun } from '@vitrine/model-kit/quiet-run.ts'
import { aspectsIn } from '@vitrine/models/retail-sentiment-analysis/aspects.ts'
import { analyzeSentiment } from '@vitrine/models/retail-sentiment-analysis/engine.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'

interface Line {
  aspects: readonly string[]
  text: string
}

/** What a review's sentences speak of, each as sentence and aspect: in truth, as told, and as looked for by words. */
interface Judged {
  gold: ReadonlySet<string>
  told: ReadonlySet<string>
  named: ReadonlySet<string>
}

async function readReviews(): Promise<Line[][]> {
  const content = await readFile(new URL('aspects.tsv', import.meta.url), 'utf8')
  const rows = content
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [review = '', aspects = '', text = ''] = line.split('\t')
      return { review, line: { aspects: aspects === 'none' ? [] : aspects.split(','), text } }
    })
  return [...Map.groupBy(rows, ({ review }) => review).values()].map((own) => own.map(({ line }) => line))
}

async function judgeReview(lines: readonly Line[]): Promise<Judged> {
  const answer = await analyzeSentiment(...textRun(lines.map(({ text }) => text).join('\n')))
  let length = 0
  const starts = lines.map(({ text }) => {
    const start = length
    length += text.length + 1
    return start
  })
  const lineOf = (sentence: number): number => {
    const place = answer.sentences[sentence]?.start ?? 0
    return starts.findLastIndex((start) => start <= place)
  }
  const told = answer.aspects.flatMap(({ aspect, mentions }) => mentions.map((at) => `${lineOf(at)} ${aspect}`))
  return {
    gold: new Set(lines.flatMap(({ aspects }, line) => aspects.map((aspect) => `${line} ${aspect}`))),
    told: new Set(told),
    named: new Set(lines.flatMap(({ text }, line) => aspectsIn(tokenize(text)).map((aspect) => `${line} ${aspect}`))),
  }
}

function f1(judged: readonly Judged[], side: 'told' | 'named'): number {
  const sum = (count: (one: Judged) => number): number => judged.reduce((total, one) => total + count(one), 0)
  const right = sum((one) => one.gold.intersection(one[side]).size)
  return (2 * right) / Math.max(1, sum((one) => one.gold.size) + sum((one) => one[side].size))
}

/** F1 of the aspects that each sentence of 80 written reviews speaks of; they lie here, so no data folder is needed. */
export async function measureAspects(): Promise<Measurement> {
  const reviews = await readReviews()
  const judged: Judged[] = []
  for (const lines of reviews) judged.push(await judgeReview(lines))
  return {
    dataset: 'Aspects of written reviews',
    source: 'Vitrine (evals/reviews)',
    licence: 'MIT',
    split: 'never learned from',
    n: reviews.flat().length,
    metric: 'F1 of aspects by sentence',
    value: f1(judged, 'told'),
    interval95: bootstrapInterval(judged, (some) => f1(some, 'told')),
    floor: null,
    higherIsBetter: true,
    baseline: { name: 'by the words that name them', value: f1(judged, 'named') },
  }
}
