import { functionWords } from './function-words.ts'
import type { Token } from './tokens.ts'
import foreign from './vocabulary/foreign-function-words.json' with { type: 'json' }

const foreignWords: ReadonlySet<string> = new Set(
  Object.values(foreign.words)
    .flat()
    .filter((word) => !functionWords.has(word)),
)

/**
 * Whether text reads as English: by its share of English function words against those of other languages, and of letters outside the Latin
 * script. Null where nothing tells: too short (two or three words that no language claims), or terse, such as a list or a headline, which no language's
 * function words hold together.
 */
export function isEnglish(tokens: readonly Token[]): boolean | null {
  const words = tokens.filter((token) => token.kind === 'word')
  const foreignScript = words.filter((token) => !/\p{Script=Latin}/u.test(token.norm)).length
  if (words.length > 0 && foreignScript / words.length > 0.5) return false
  const share = (of: (norm: string) => boolean): number => words.filter(({ norm }) => of(norm)).length / words.length
  const english = share((norm) => functionWords.has(norm))
  const other = share((norm) => foreignWords.has(norm) || /[äöüßàâçéèêëîïôûñãõåøæœłęąśżźćńžščřğış]/u.test(norm))
  if (words.length < 4) return words.length > 1 && other >= 0.5 && english === 0 ? false : null
  // A borrowed word or a name stands in English texts too: it takes more than the English words that hold it.
  if (other >= 0.15 && other > english) return false
  if (english >= 0.15) return true
  return words.length >= 30 && english < 0.05 ? false : null
}
