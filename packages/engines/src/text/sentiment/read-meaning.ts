import { at } from '@vitrine/basics/at.ts'
import type { Encoding } from '../encoder/token-batches.ts'
import { type BranchReading, chancesOf, oddsOf, readBranch } from '../multilingual/read-branch.ts'
import combination from './combination.json' with { type: 'json' }
import type { LabelSigns } from './sentiment-label.ts'

/** The network's reading of a sentence, a clause or a few sentences by meaning. */
export interface Meaning {
  /** Log odds of positive against negative: `positive` as learned from rated single sentences, `review` from sentences written as reviews. */
  positive: number
  review: number
  /** Valence before it is squashed into −1…1. */
  valence: number
  /** Log odds that it is neutral: `neutral` as learned from rated single sentences, `plain` from sentences written as reviews. */
  neutral: number
  plain: number
  /** Probability, 0…1, that praise and blame are mixed, and that the contrary of the words is meant, in irony or in jest. */
  mixed: number
  contrary: number
}

/** Older training sets put spaces around punctuation, and so do our tokens: "did n't like it , -lrb- at all -rrb- ." This joins contractions and drops the brackets. */
export const joinMarks = (text: string): string =>
  text.replaceAll(/-[lr][rsc]b-/gi, ' ').replaceAll(/ (n't|'(?:s|re|ve|ll|d|m)\b)/gi, '$1')

function meaningOf(reading: BranchReading): Meaning {
  const polarity = (label: string): number => oddsOf(reading, 'polarity', label)
  const [good, neutral, bad] = [polarity('positive'), polarity('neutral'), polarity('negative')]
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
    positive: oddsOf(reading, 'sign', 'positive'),
    review: Math.log((positive + teasing + 1e-4) / (negative + ironic + 1e-4)),
    valence: oddsOf(reading, 'valence', 'valence'),
    neutral: neutral - clear - Math.log1p(Math.exp(-Math.abs(good - bad))),
    plain: Math.log((plain + 1e-4) / (1 - plain + 1e-4)),
    mixed,
    contrary: ironic + teasing,
  }
}

/** Reads sentences, clauses or groups of sentences; English. */
export const readMeaning = async (texts: readonly string[], options: Encoding = {}): Promise<Meaning[]> =>
  (await readBranch(texts.map(joinMarks), options)).map(meaningOf)

/** The inputs from which evidence is computed where meaning was read: 1, the evidence of the words, and the network's outputs. */
export const evidenceInputs = (words: number, { positive, valence, review }: Meaning): number[] => [
  1,
  words,
  positive,
  valence,
  review,
]

/** A reading by words combined with the network's, with weights fitted on rows that neither was trained on. */
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
