import { mean } from '@vitrine/basics/statistics.ts'
import type { WeighedText } from '../linear/term-model.ts'
import type { TaggingDomain } from './topics.ts'

/** Share of words with digits above which a text is a table or a bill: 99.9 % of the training texts have at most 0.22. */
const mostNumbers = 0.28

/** Share of signs above which a text is program code: no training text has as many. */
const mostSigns = 0.4

function numberShare(text: string): number {
  const words = text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []
  return words.filter((word) => /\d/.test(word)).length / Math.max(1, words.length)
}

/** Share of words that are joined by full stops or underscores, as the names of programs are, above which a text is program code; of four such at the least. */
const mostJoined = 0.12
const fewestJoined = 4

function isOfJoinedNames(text: string): boolean {
  const words = text.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []
  const joined = words.filter((word) => /\p{L}[._]\p{L}/u.test(word) && !/@|:\/\/|www\./.test(word)).length
  return joined >= fewestJoined && joined > mostJoined * words.length
}

/** Whether a text is neither a table nor program code. */
export function readsAsProse(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  const signs = text.match(/[(){}[\];=<>+*|&^$#@\\]/gu)?.length ?? 0
  return numberShare(text) < mostNumbers && signs < mostSigns * (words + signs) && !isOfJoinedNames(text)
}

/** The signs that a text is of the right kind: the best score by words, the share of words in the vocabulary, and the score by meaning. */
export function familiaritySigns(
  scores: readonly number[],
  words: readonly string[],
  { known }: WeighedText,
  meaning: number,
): number[] {
  const counted = words.flatMap<number>((word, index) => (word === '' ? [] : [known[index] === true ? 1 : 0]))
  return [Math.max(...scores), mean(counted), meaning]
}

// Documents are worded differently from the short texts that familiarity was learned from; agreement between passages makes up for it.
const agreement = { confidence: 0.75, familiar: 0.15 }

const ofDocument = 0.5

/**
 * How familiar a text of one passage must be for its topic to be named. Medical words serve as images everywhere ('the heart of the menu'), and of
 * 300 abstracts that training left out none is below 0.95; customers and the insured write in everyday words.
 */
export const leastFamiliar: Readonly<Record<TaggingDomain, number>> = { healthcare: 0.95, insurance: 0.5, finance: 0.5 }

/**
 * The same for letters, and the least confidence with which their topic is named: it is shown with how sure it is, so the nearest says more
 * than none. Chosen on letters that the heads had not learned from, of which these leave open 98 or 99 in 100 of no field; words of the body and of the
 * household serve as images in letters as well.
 */
export const leastOfLetter: Readonly<Record<TaggingDomain, { leastFamiliar: number; leastConfidence: number }>> = {
  healthcare: { leastFamiliar: 0.98, leastConfidence: 0.2 },
  insurance: { leastFamiliar: 0.9, leastConfidence: 0.2 },
  finance: { leastFamiliar: 0.7, leastConfidence: 0.2 },
}

/** Whether the best topic of a text of `passages` passages may be named; `least`: how familiar one of a single passage must be. */
export function isKnown(familiar: number, confidence: number, passages: number, least: number): boolean {
  if (familiar >= (passages > 1 ? ofDocument : least)) return true
  return passages > 1 && confidence >= agreement.confidence && familiar >= agreement.familiar
}

/** A document also has passages that belong to no kind, such as addresses: its most familiar third decides. */
export function familiarWhole(passages: readonly { familiar: number }[]): number {
  const best = passages.map(({ familiar }) => familiar).sort((left, right) => right - left)
  const counted = best.slice(0, Math.ceil(best.length / 3))
  return mean(counted)
}
