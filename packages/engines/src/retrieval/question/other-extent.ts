import { readPatterns } from '../../text/read-patterns.ts'
import type { Question } from './question.ts'

const kinds = ['length', 'depth', 'height', 'width', 'thickness', 'distance'] as const
type Kind = (typeof kinds)[number]

const patterns = readPatterns(new URL('./wordings/extents.txt', import.meta.url), [
  ...kinds.flatMap((kind): (`${Kind} asked` | Kind)[] => [`${kind} asked`, kind]),
  'after',
  'before',
  'no extent',
  'way',
])

const kindOf = (word: string | undefined): Kind | null =>
  word === undefined ? null : (kinds.find((kind) => patterns[kind].test(word)) ?? null)

/** By which word a figure is told: 'deep' of '0.9 m deep', 'longer' of 'no longer than two metres'; null where none stands with it. */
function extentOf(text: string, { start, end }: { start: number; end: number }): Kind | null {
  const said = text.slice(start, end)
  const within = /\d/.test(said) ? said.replace(/^.*?(?=\d)/, '').replace(/^[\d.,]+/, '') : ''
  const [, unit, next] = patterns.after.exec(`${within}${text.slice(end, end + 30)}`) ?? []
  return kindOf(unit) ?? kindOf(next) ?? kindOf(patterns.before.exec(text.slice(Math.max(0, start - 40), start))?.[1])
}

const askedExtent = (question: string): Kind | undefined =>
  kinds.find((kind) => patterns[`${kind} asked`].test(question))

/**
 * Whether a figure is told of another direction than the one that is asked for: '25 m long' does not say how deep, 'taller than 2.3 metres' not how
 * wide; nor does a time or an area.
 */
export function tellsOtherExtent(question: string, text: string, place: { start: number; end: number }): boolean {
  const asked = askedExtent(question)
  if (asked === undefined) return false
  const own = extentOf(text, place)
  // What is three weeks away lasts or waits as long.
  if (own !== null) return own !== asked && !(asked === 'length' && own === 'distance')
  // How long may be a time, how far a walk of some minutes, how high a sum.
  const said = text.slice(place.start, place.end + 8)
  if (asked === 'height' && patterns.way.test(said)) return true
  return /^(?:depth|width|thickness)$/.test(asked) && (patterns['no extent'].test(said) || patterns.way.test(said))
}

/** Whether a figure is told in the word of the question, '31 names long' where it asks how long a thing is, and not what it does for so long. */
export function tellsAskedExtent(
  { text: question, tokens }: Question,
  text: string,
  place: { start: number; end: number },
): boolean {
  const asked = askedExtent(question)
  const does = tokens.some(({ pos, lemma }, at) => pos === 'VERB' && lemma !== 'be' && tokens[at + 1]?.pos !== 'NOUN')
  return asked !== undefined && !does && extentOf(text, place) === asked
}
