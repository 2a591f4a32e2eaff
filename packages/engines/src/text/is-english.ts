import { functionWords } from './function-words.ts'
import type { Token } from './tokens.ts'
import foreign from './vocabulary/foreign-function-words.json' with { type: 'json' }

const foreignWords: ReadonlySet<string> = new Set(
  Object.values(foreign.words)
    .flat()
    .filter((word) => !functionWords.has(word)),
)

/** Shares of a text's words, chosen by hand on the kinds of text that is-english.test.ts holds. */
const shares = {
  /** In another script: then it is another language. */
  foreignScript: 0.5,
  /** Of two or three words that no English one stands among. */
  foreignOfFew: 0.5,
  /** A borrowed word or a name stands in English texts too: it takes so much, and more than the English words that hold it. */
  foreign: 0.15,
  english: 0.15,
  /** A long text with fewer English function words is none. */
  leastEnglish: 0.05,
} as const
/** Words: fewer tell little, and from so many on too few function words tell. */
const [fewWords, manyWords] = [4, 30]

/**
 * Whether text reads as English: by its share of English function words against those of other languages, and of letters outside the Latin
 * script. Null where nothing tells: too short (two or three words that no language claims), or terse, such as a list or a headline, which no language's
 * function words hold together.
 */
export function isEnglish(tokens: readonly Token[]): boolean | null {
  const words = tokens.filter((token) => token.kind === 'word')
  const foreignScript = words.filter((token) => !/\p{Script=Latin}/u.test(token.norm)).length
  if (words.length > 0 && foreignScript / words.length > shares.foreignScript) return false
  const share = (of: (norm: string) => boolean): number => words.filter(({ norm }) => of(norm)).length / words.length
  const english = share((norm) => functionWords.has(norm))
  const other = share((norm) => foreignWords.has(norm) || /[äöüßàâçéèêëîïôûñãõåøæœłęąśżźćńžščřğış]/u.test(norm))
  if (words.length < fewWords) return words.length > 1 && other >= shares.foreignOfFew && english === 0 ? false : null
  if (other >= shares.foreign && other > english) return false
  if (english >= shares.english) return true
  return words.length >= manyWords && english < shares.leastEnglish ? false : null
}
