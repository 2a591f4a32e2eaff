import { at } from '@vitrine/basics/at.ts'
import type { WeighedText } from '../linear/term-model.ts'

/** So large a share of figures has no text that the weights were trained on (0.22 in all but one of a thousand): it is a table or a bill. */
const mostNumbers = 0.28

/** So large a share of signs has no text either: it is program code. */
const mostSigns = 0.4

function numberShare(text: string): number {
  const words = text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []
  return words.filter((word) => /\d/.test(word)).length / Math.max(1, words.length)
}

/** Whether a text is neither a table nor program code. */
export function readsAsProse(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  const signs = text.match(/[(){}[\];=<>+*|&^$#@\\]/gu)?.length ?? 0
  return numberShare(text) < mostNumbers && signs < mostSigns * (words + signs)
}

/** The signs of a text of the right kind: the words' best score, how many words the vocabulary holds, and the meaning's score. */
export function familiaritySigns(
  scores: readonly number[],
  words: readonly string[],
  { known }: WeighedText,
  meaning: number,
): number[] {
  const counted = words.flatMap((word, index) => (word === '' ? [] : ([known[index] === true ? 1 : 0] as number[])))
  const share = counted.reduce((sum, one) => sum + one, 0) / Math.max(1, counted.length)
  return [Math.max(...scores), share, meaning]
}

/** The logistic of the signs; the last weight is the offset. */
export const familiarity = (signs: readonly number[], weights: readonly number[]): number =>
  1 / (1 + Math.exp(-[...signs, 1].reduce((sum, sign, index) => sum + sign * at(weights, index), 0)))

// Documents are worded otherwise than the short texts that familiarity was learned from; passages that agree make up for it.
const agreement = { confidence: 0.75, familiar: 0.15 }

/** Whether the best topic of so many passages may be named. */
export function isKnown(familiar: number, confidence: number, passages: number): boolean {
  if (familiar >= 0.5) return true
  return passages > 1 && confidence >= agreement.confidence && familiar >= agreement.familiar
}

/** A document also has passages that belong to no kind, such as addresses: its most familiar third decides. */
export function familiarWhole(passages: readonly { familiar: number }[]): number {
  const best = passages.map(({ familiar }) => familiar).sort((left, right) => right - left)
  const counted = best.slice(0, Math.ceil(best.length / 3))
  return counted.reduce((sum, familiar) => sum + familiar, 0) / Math.max(1, counted.length)
}
