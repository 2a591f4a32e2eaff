import { readPatterns } from '../../text/read-patterns.ts'
import { sentenceAround } from '../../text/sentences.ts'

const kinds = ['quarter', 'ordinal', 'weekday', 'month', 'year'] as const
const patterns = readPatterns(new URL('./wordings/like-periods.txt', import.meta.url), [...kinds, 'clause'])

const named = (text: string, kind: (typeof kinds)[number]): Set<string> =>
  new Set([...text.matchAll(patterns[kind])].map(([name]) => name.toLowerCase().replace(' ', '')))

/** The part of a sentence around a place; 'On Monday and Tuesday from 9 to 12' is one, as its first part gives no figure. */
function clauseAround(sentence: string, place: number): string {
  let clause = ''
  let end = 0
  for (const piece of sentence.split(patterns.clause)) {
    // What splits is left out of the pieces.
    const start = sentence.indexOf(piece, end)
    end = start + piece.length
    clause = /\d/.test(kinds.reduce((left, kind) => left.replaceAll(patterns[kind], ''), clause))
      ? piece
      : `${clause} ${piece}`
    if (place < end) break
  }
  return clause
}

/**
 * Whether a figure is told of another period than the one that is asked for, which the same sentence names as well: of 'in Q1 3,120 came, in Q2
 * 7,845' the first for Q2.
 */
export function tellsOfOtherPeriod(question: string, text: string, place: { start: number; end: number }): boolean {
  if (!/\d/.test(text.slice(place.start, place.end))) return false
  const { start, end } = sentenceAround(text, place)
  const sentence = text.slice(start, end)
  const clause = clauseAround(sentence, place.start - start)
  return kinds.some((kind) => {
    const asked = [...named(question, kind)]
    const own = named(clause, kind)
    const said = named(sentence, kind)
    return asked.length > 0 && own.size > 0 && asked.every((name) => said.has(name) && !own.has(name))
  })
}
