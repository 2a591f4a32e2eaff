import type { Evidence, Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import type { Figure } from '@vitrine/contracts/catalogue/figure.ts'

/** How a measurement of evidence.json is said to people who know no metrics. */
export interface FigureWords {
  /** The first measurement with this metric, and this dataset and split where they are given, is said. */
  metric: string
  dataset?: string
  split?: string
  /** '{}' stands for the value. */
  says: string
  /** What it was measured on; '{n}' stands for the measurement's n. Names synthetic data as such. */
  on: string
  /**
   * What '{}' is: `share`, '97 of 100'; `cases`, '43 of 56' where there are fewer than a hundred; `rest`, the share that
   * an error rate leaves; `error`, '12 %', without a bar. F1 is no share of cases: 'about {}'
   * is said of it, unless it is 1.
   */
  as?: 'share' | 'cases' | 'rest' | 'error'
  /** The value that means all: 100 for a metric in percent. */
  outOf?: number
}

const ofHundred = (share: number) => (share < 1 ? Math.min(99, Math.round(share * 100)) : 100)

/** Percentages of a handful of cases would suggest more precision than there is. */
const counted = (share: number, n: number) =>
  n < 100 ? `${Math.round(share * n)} of ${n}` : `${ofHundred(share)} of 100`

function inWords({ says, on, as = 'share', outOf = 1 }: FigureWords, { value, n }: Measurement): Figure {
  const basis = on.replace('{n}', n.toLocaleString('en'))
  const part = value / outOf
  if (as === 'error') return { sentence: says.replace('{}', `${Math.round(part * 100)}\u00a0%`), basis, share: null }
  // More words may be misheard than were said.
  const share = as === 'rest' ? Math.max(0, 1 - part) : part
  const amount = as === 'cases' ? counted(share, n) : `${ofHundred(share)} of 100`
  return { sentence: says.replace(share === 1 ? /(?:about )?\{\}/ : '{}', amount), basis, share }
}

/** @throws Error if a figure names a measurement that the evidence does not have. */
export function figuresInWords(words: readonly FigureWords[], { model, measurements }: Evidence): Figure[] {
  return words.map((figure) => {
    const { metric, dataset, split } = figure
    const measurement = measurements.find(
      (one) =>
        one.metric === metric &&
        (dataset === undefined || one.dataset === dataset) &&
        (split === undefined || one.split === split),
    )
    if (!measurement) throw new Error(`evidence.json of ${model} has no ‘${metric}’ of ${dataset ?? 'any data'}`)
    return inWords(figure, measurement)
  })
}
