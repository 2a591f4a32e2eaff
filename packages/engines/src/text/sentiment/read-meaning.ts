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

export async function readMeaning(texts: readonly string[], options: Encoding = {}): Promise<Meaning[]> {
  const readings = await readBranch({ weights, heads: branch.heads }, texts, options)
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

/** A reading by words with what the network says added, weighed as fitted on rows that neither had seen. */
export function withMeaning({ evidence, good, bad }: LabelSigns, meaning: Meaning): LabelSigns {
  const inputs = evidenceInputs(evidence, meaning)
  return {
    evidence: inputs.reduce((sum, input, index) => sum + input * at(combination.evidence, index), 0),
    good,
    bad,
    neutral: meaning.neutral,
  }
}
