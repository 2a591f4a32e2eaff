import type { Evidence, Measurement } from '@vitrine/contracts/catalogue/evidence.ts'

interface InWords {
  /** The measurement in a sentence for people who know no metrics. */
  sentence: string
  /** 0…1, for a bar; null if the figure is not a share. */
  share: number | null
}

type Wording = (value: number, measurement: Measurement) => InWords

/** A browser's own formatter takes 50 ms to create on a phone, before anything is rendered. */
const whole = (n: number) => String(n).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

/** Never rounded up to 100. */
const ofHundred = (share: number) => (share < 1 ? Math.min(99, Math.round(share * 100)) : 100)

/** Few cases are stated as counts; percentages of a handful would suggest more precision than there is. */
const counted = (share: number, n: number) =>
  n < 100 ? `${Math.round(share * n)} of ${n}` : `${ofHundred(share)} of 100`

/** Describes a correlation. */
const howClosely = (value: number) => (value >= 0.8 ? 'closely' : value >= 0.5 ? 'roughly' : 'loosely')

const asShare = (value: number, { metric }: Measurement) => (/\(%\)/.test(metric) ? value / 100 : value)

const things: readonly [RegExp, string][] = [
  [/header/i, 'header fields'],
  [/^fields/i, 'fields'],
  [/^lines/i, 'invoice lines'],
  [/name/i, 'names'],
  [/problems and medicines/i, 'problems and medicines'],
  [/token f1|^f1 \(%\)/i, 'words of the answer'],
]

/** Wordings of metrics; the first that matches is used. F1 weighs misses and false positives equally, hence 'about'. */
const wordings: readonly [RegExp, Wording][] = [
  [/^smape/i, (value) => ({ sentence: `Off by ${Math.round(value)} % on average`, share: null })],
  [
    /word error rate/i,
    (value) => ({ sentence: `Hears about ${ofHundred(1 - value)} of 100 words right`, share: Math.max(0, 1 - value) }),
  ],
  [
    /false alarms/i,
    (value, { n }) => ({ sentence: `Raises a false alarm on ${counted(value, n)} harmless ones`, share: null }),
  ],
  [/facts.*agree/i, (value, { n }) => ({ sentence: `Gets ${counted(value, n)} facts right`, share: value })],
  [/borne out/i, (value, { n }) => ({ sentence: `${counted(value, n)} statements are borne out`, share: value })],
  [
    /rouge/i,
    (value) => ({ sentence: `Shares ${ofHundred(value)} of 100 words with what a person wrote`, share: value }),
  ],
  [
    /pearson/i,
    (value) => ({
      sentence: `Follows people’s ratings ${howClosely(value)}: ${value.toFixed(2)} of at most 1`,
      share: value,
    }),
  ],
  [
    /^(?=.*auroc).*(not-a-|never seen|of the kind)/i,
    (value) => ({ sentence: `Tells foreign inputs from its own in ${ofHundred(value)} of 100 pairs`, share: value }),
  ],
  [/auroc/i, (value) => ({ sentence: `Tells yes from no in ${ofHundred(value)} of 100 pairs`, share: value })],
  // The area is the mean share of right flags over all thresholds.
  [
    /auprc/i,
    (value) => ({
      sentence: `About ${ofHundred(value)} of 100 flags are right, averaged from strict to lenient`,
      share: value,
    }),
  ],
  [
    /accuracy|rightly|exact/i,
    (value, measurement) => {
      const share = asShare(value, measurement)
      return { sentence: `Right in ${counted(share, measurement.n)} cases`, share }
    },
  ],
  [
    /f1|recall/i,
    (value, measurement) => {
      const share = asShare(value, measurement)
      const thing = things.find(([pattern]) => pattern.test(measurement.metric))?.[1] ?? 'values'
      return { sentence: `Finds about ${ofHundred(share)} of 100 ${thing}`, share }
    },
  ],
]

/** A measurement in words, or null for a metric that only experts would understand. */
export function inWords(measurement: Measurement): InWords | null {
  const wording = wordings.find(([pattern]) => pattern.test(measurement.metric))?.[1]
  return wording ? wording(measurement.value, measurement) : null
}

export const measuredOn = ({ n }: Pick<Measurement, 'n'>) =>
  n === 1 ? 'measured on one example' : `measured on ${whole(n)} examples`

/** The model's main figure: the first one that can be put into words. */
export function headlineInWords({ measurements }: Evidence) {
  for (const measurement of measurements) {
    const words = inWords(measurement)
    if (words) return { ...words, measurement }
  }
  return null
}
