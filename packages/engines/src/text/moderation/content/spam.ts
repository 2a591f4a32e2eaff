import { logOdds, sigmoid } from '@vitrine/basics/logistic.ts'
import vocabulary from '../vocabulary/spam.json' with { type: 'json' }

/** Wordings of advertising and fraud, with what each adds to the log odds. */
const wordings = vocabulary.wordings.map(({ pattern, weight }) => ({ pattern: new RegExp(pattern, 'giu'), weight }))

/** Log odds of a text without any sign, and what further signs add: each repeated line, up to a maximum; mostly capitals. Chosen by hand. */
const odds = { ofNothing: -3.2, perRepeat: 0.5, mostRepeats: 2, capitals: 0.5 } as const

export interface SpamReading {
  /** 0…1 */
  score: number
  /** What its wordings add to the log odds of a text without any. */
  odds: number
  spans: { start: number; end: number }[]
}

/** Scores advertising and fraud by their wordings. Rule-based: there is no labelled set for it. */
export function readSpam(text: string): SpamReading {
  let sum = odds.ofNothing
  const spans: SpamReading['spans'] = []
  for (const { pattern, weight } of wordings) {
    const found = [...text.matchAll(pattern)]
    if (found.length > 0) sum += weight * (1 + Math.log(found.length) / 2)
    spans.push(...found.map((match) => ({ start: match.index, end: match.index + match[0].length })))
  }
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 12)
  const repeated = lines.length - new Set(lines).size
  if (repeated > 1) sum += Math.min(odds.mostRepeats, odds.perRepeat * repeated)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  if (letters > 30 && capitals / letters > 0.5) sum += odds.capitals
  return {
    score: sigmoid(sum),
    odds: sum - odds.ofNothing,
    spans: spans.sort((left, right) => left.start - right.start),
  }
}

// The network has read the same words: they tell half as much beside it.
const besideMeaning = 0.5

/** The chance of spam by its wordings together with `byMeaning`, what the network thinks of it; 0…1. */
export const spamTogether = ({ odds: worded }: SpamReading, byMeaning: number): number =>
  sigmoid(logOdds(byMeaning, 0.001) + besideMeaning * worded)
