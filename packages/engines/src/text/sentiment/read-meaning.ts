import { at } from '@vitrine/basics/at.ts'
import type { Encoding } from '../encoder/token-batches.ts'
import { type BranchReading, chancesOf, readBranch } from '../multilingual/read-branch.ts'
import combination from './combination.json' with { type: 'json' }
import type { LabelSigns } from './sentiment-label.ts'

/** What the network that reads meaning says of a sentence, a clause or some sentences. */
export interface Meaning {
  /** Log odds that it is for rather than against, as raters of single sentences saw it, and as it was written for reviews. */
  positive: number
  review: number
  /** Before it is squeezed into −1…1. */
  valence: number
  /** Log odds that it says neither, as raters of single sentences saw it, and as it was written for reviews. */
  neutral: number
  plain: number
  /** The chance, 0…1, that praise and blame stand side by side, and that the contrary of the words is meant, in irony or in jest. */
  mixed: number
  contrary: number
}

/** Old sets, which the network learned from, set their marks apart: "did n't like it , -lrb- at all -rrb- ." So do our tokens. */
export const joinMarks = (text: string): string =>
  text.replaceAll(/-[lr][rsc]b-/gi, ' ').replaceAll(/ (n't|'(?:s|re|ve|ll|d|m)\b)/gi, '$1')

function meaningOf(reading: BranchReading): Meaning {
  const [good = 0, neutral = 0, bad = 0] = ['positive', 'neutral', 'negative'].map(
    (label) => reading[`polarity ${label}`],
  )
  const clear = Math.max(good, bad)
  const {
    positive = 0,
    teasing = 0,
    negative = 0,
    ironic = 0,
    mixed = 0,
    neutral: plain = 0,
  } = chancesOf(reading, 'review')
  return {
    positive: reading['sign positive'] ?? 0,
    review: Math.log((positive + teasing + 1e-4) / (negative + ironic + 1e-4)),
    valence: reading['valence valence'] ?? 0,
    neutral: neutral - clear - Math.log1p(Math.exp(-Math.abs(good - bad))),
    plain: Math.log((plain + 1e-4) / (1 - plain + 1e-4)),
    mixed,
    contrary: ironic + teasing,
  }
}

/** Reads sentences, clauses or some sentences at once; English. */
export const readMeaning = async (texts: readonly string[], options: Encoding = {}): Promise<Meaning[]> =>
  (await readBranch(texts.map(joinMarks), options)).map(meaningOf)

/** What evidence is made of where meaning was read: 1, that of the words, and the network's. */
export const evidenceInputs = (words: number, { positive, valence, review }: Meaning): number[] => [
  1,
  words,
  positive,
  valence,
  review,
]

/** A reading by words with what the network says added, weighed as fitted on rows that neither had seen. */
export function withMeaning({ evidence, good, bad }: LabelSigns, meaning: Meaning): LabelSigns {
  const inputs = evidenceInputs(evidence, meaning)
  const together = inputs.reduce((sum, input, index) => sum + input * at(combination.evidence, index), 0)
  return {
    evidence: together,
    good,
    bad,
    neutral: meaning.neutral,
    plain: meaning.plain,
  }
}
