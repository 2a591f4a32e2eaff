import { at } from '@vitrine/basics/at.ts'
import { clampFraction } from '@vitrine/basics/clamp-fraction.ts'
import { mean } from '@vitrine/basics/statistics.ts'
import type { Line } from '../../documents/document.ts'
import { boxCopy, type Read } from '../values/read.ts'
import type { FormAnswer } from './form-answer.ts'
import { confidenceBounds as bounds } from './weights.ts'

/** How often answers of a score were right, by rising score. */
type Shares = readonly (readonly [score: number, share: number])[]

/**
 * How often answers of a score were right on the synthetic layouts seen while writing: [score, share], between which it
 * is interpolated. The result on unseen layouts is in the models' evidence.
 */
const sharesOfRules: Shares = [
  [0, 0.1],
  [0.3, 0.45],
  [0.5, 0.72],
  [0.7, 0.88],
  [0.85, 0.95],
  [1, 0.985],
]

/** The share at a score, by straight lines between those of a table. */
function shareAt(shares: Shares, score: number): number {
  for (const [index, [right, high]] of shares.entries()) {
    const [left, low] = shares[index - 1] ?? [0, high]
    if (score <= right) return right === left ? high : low + ((high - low) * (score - left)) / (right - left)
  }
  return at(shares, shares.length - 1)[1]
}

/** The confidence, in thousandths, of what is right in `share` of cases. */
export const asConfidence = (share: number): number =>
  Math.round(1000 * Math.min(bounds.most, Math.max(bounds.least, share))) / 1000

/** The confidence of what is right in `share` of cases where every word is legible. */
export const asLegible = (share: number, legibility: number): number =>
  asConfidence(share * (bounds.whateverLegible + bounds.byLegibility * legibility))

/** 0…1 from how well label, place and type fit and how legible the words are. `support` is added for checks that hold or fail. */
export function confidenceOf(
  score: number,
  { legibility, support = 0 }: { legibility: number; support?: number },
): number {
  return asLegible(shareAt(sharesOfRules, clampFraction(score)) + support, legibility)
}

/** Confidence where one of two readings is right. */
export const ofTwoReadings = 0.5

/** The best answer as a read value; null where there is none. */
export function readOf(answer: FormAnswer | null | undefined, support = 0): Read<string> | null {
  if (answer == null) return null
  const { value, text, page, box, score, legibility, undecided } = answer
  const confidence = confidenceOf(score, { legibility, support })
  return {
    value: String(value),
    text,
    page,
    box: boxCopy(box),
    confidence: undecided === true ? Math.min(confidence, ofTwoReadings) : confidence,
  }
}

/** A whole line of a page, found by its position. `score` as of an answer, 0…1. */
export function readOfLine({ text, page, box, words }: Line, score: number): Read<string> {
  const legibility = mean(words.map((word) => word.confidence))
  return { value: text, text, page, box: boxCopy(box), confidence: confidenceOf(score, { legibility }) }
}

export function numberReadOf(answer: FormAnswer | null | undefined, support = 0): Read<number> | null {
  const read = readOf(answer, support)
  return read === null || answer == null ? null : { ...read, value: Number(answer.value) }
}
