import { readPatterns } from '../../read-patterns.ts'
import type { Utterance } from '../spoken.ts'

const { pointing, light } = readPatterns(new URL('../wordings/refers-to.txt', import.meta.url), ['pointing', 'light'])

const farthest = 4
const fewWords = 2
const mostCharacters = 90
const contentWord = /\p{L}{4,}/gu

const saysMuch = (text: string): boolean => (text.replaceAll(light, ' ').match(contentWord)?.length ?? 0) >= fewWords

/** A task that says no more than 'read it' with the sentence before that says what, in brackets; others stay as they are. */
export function withWhatItRefersTo(what: string, utterances: readonly Utterance[], index: number): string {
  if (!pointing.test(what) || saysMuch(what)) return what
  const before = utterances.slice(Math.max(0, index - farthest), index).findLast(({ text }) => saysMuch(text))
  return before === undefined || before.text.length > mostCharacters || before.text.includes(what)
    ? what
    : `${what} (“${before.text}”)`
}
