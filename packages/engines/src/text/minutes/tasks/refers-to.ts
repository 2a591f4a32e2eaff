import { readPatterns } from '../../read-patterns.ts'
import type { Utterance } from '../spoken.ts'

const { pointing, light, proposes } = readPatterns(new URL('../wordings/refers-to.txt', import.meta.url), [
  'pointing',
  'light',
  'proposes',
])

const farthest = 6
const fewWords = 2
/** Words beside 'it' or 'him' that leave no doubt about what is meant. */
const enoughBesidePointing = 3
/** Words in all; longer decisions have what they are about, however they put it. */
const shortDecision = 4
const mostCharacters = 160
const contentWord = /[\p{L}\d]{4,}/gu

const wordsOf = (text: string): number => text.replaceAll(light, ' ').match(contentWord)?.length ?? 0
/** Whether it is plain what a few words are about. */
export const saysMuch = (text: string): boolean => wordsOf(text) >= fewWords

/** A sentence without a part of it, whatever its capitals. */
function restOf(text: string, part: string): string {
  const place = text.toLowerCase().indexOf(part.toLowerCase())
  return place < 0 ? '' : `${text.slice(0, place)} ${text.slice(place + part.length)}`
}

/**
 * The sentences that say what 'read it', 'go' or 'agreed' is about: its own where it says more, else what was asked last and what was said
 * last, or before it in the same turn.
 */
function referredTo(said: string, utterances: readonly Utterance[], index: number): string[] {
  const own = utterances[index]
  if (own !== undefined && own.text.length <= mostCharacters && saysMuch(restOf(own.text, said))) return [own.text]
  const before = utterances
    .slice(Math.max(0, index - farthest), Math.max(0, index))
    .filter(({ text }) => saysMuch(text) && text.length <= mostCharacters)
  const clear = before.filter(({ text }) => !pointing.test(text) || wordsOf(text) > enoughBesidePointing)
  const nearest = clear.at(-1) ?? before.at(-1)
  const asked = nearest?.turn === own?.turn ? undefined : before.findLast(({ text }) => /\?\s*$/.test(text))
  // 'Let's go back to fixed rooms. Kitchen me, bath Luca.' 'Deal.'
  const proposed = utterances.find((other) => other.turn === nearest?.turn && proposes.test(other.text))
  return [...new Set([asked, proposed, nearest].flatMap((one) => one?.text ?? []))]
}

/**
 * What says no more than 'read it' or 'agreed' with what was said before that says what, in brackets; null where it says enough, or nothing
 * was said before. `least` are the words that say enough, `due` says when and nothing else.
 */
export function withWhatItRefersTo(
  said: string,
  utterances: readonly Utterance[],
  index: number,
  { least, due = null }: { least: number; due?: string | null },
): string | null {
  const words = wordsOf(due === null ? said : said.replace(due, ''))
  if (words >= least || said.includes('(“')) return null
  const before = referredTo(said, utterances, index).filter((text) => text !== said)
  return before.length === 0 ? null : `${said} (“${before.join(' … ')}”)`
}

/** Words that a task must have to say what it is: more where 'it' or 'him' leaves that open. */
export const taskSaysEnough = (what: string): number => (pointing.test(what) ? enoughBesidePointing : 1)

/** Words that a decision must have to say what it is: 'Green it is' needs the question. */
export const decisionSaysEnough = (text: string): number => (text.split(/\s+/).length <= shortDecision ? fewWords : 1)
