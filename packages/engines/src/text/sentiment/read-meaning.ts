import { at } from '@vitrine/basics/at.ts'
import { readBranch } from '../encoder/read-branch.ts'
import type { Encoding } from '../encoder/token-batches.ts'
import branch from './branch.json' with { type: 'json' }
import combination from './combination.json' with { type: 'json' }
import type { LabelSigns } from './sentiment-label.ts'

const weights = new URL('./branch.onnx', import.meta.url)

/** What the network that reads meaning says of a sentence or clause: log odds, and valence before it is squeezed into −1…1. */
export interface Meaning {
  positive: number
  valence: number
  neutral: number
}

/** Old sets, which the network learned from, set their marks apart: "did n't like it , -lrb- at all -rrb- ." So do our tokens. */
export const joinMarks = (text: string): string =>
  text.replaceAll(/-[lr][rsc]b-/gi, ' ').replaceAll(/ (n't|'(?:s|re|ve|ll|d|m)\b)/gi, '$1')

/** Reads sentences or clauses; English. */
export async function readMeaning(texts: readonly string[], options: Encoding = {}): Promise<Meaning[]> {
  const readings = await readBranch({ weights, ...branch }, texts.map(joinMarks), options)
  return readings.map((reading) => {
    const [good = 0, neutral = 0, bad = 0] = ['positive', 'neutral', 'negative'].map(
      (label) => reading[`polarity ${label}`],
    )
    const clear = Math.max(good, bad)
    return {
      positive: reading['sign positive'] ?? 0,
      valence: reading['valence valence'] ?? 0,
      neutral: neutral - clear - Math.log1p(Math.exp(-Math.abs(good - bad))),
    }
  })
}

/** What evidence is made of where meaning was read: 1, that of the words, and both of the network's. */
export const evidenceInputs = (words: number, { positive, valence }: Meaning): number[] => [1, words, positive, valence]

/** What the words' own evidence says against that of both. */
export const quarrelOf = (together: number, words: number): number => Math.max(0, -Math.sign(together) * words)

/** A reading by words with what the network says added, weighed as fitted on rows that neither had seen. */
export function withMeaning({ evidence, good, bad }: LabelSigns, meaning: Meaning): LabelSigns {
  const inputs = evidenceInputs(evidence, meaning)
  const together = inputs.reduce((sum, input, index) => sum + input * at(combination.evidence, index), 0)
  return {
    evidence: together,
    good,
    bad,
    neutral: meaning.neutral,
    quarrel: quarrelOf(together, evidence),
  }
}
