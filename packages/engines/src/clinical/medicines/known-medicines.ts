import { readPatterns } from '../../text/read-patterns.ts'
import { medicineShorthand } from '../notes/shorthand.ts'
import { isMedicineName, medicineClasses, medicineNames } from './medicine-names.ts'

const { orderBefore, alsoMeasured, doseBehind, dosed, measurement, pillBefore, pillBehind } = readPatterns(
  new URL('./wordings/known-medicines.txt', import.meta.url),
  ['orderBefore', 'alsoMeasured', 'doseBehind', 'dosed', 'measurement', 'pillBefore', 'pillBehind'],
)

// Many short names are also words or other abbreviations: they need a dose, an order or a list of medicines around them.
function isShort(text: string, index: number, word: string): boolean {
  if (!medicineShorthand.has(word)) return false
  if (medicineShorthand.get(word) === word) return true
  const after = text.slice(index + word.length, index + word.length + 12)
  const before = text.slice(Math.max(0, index - 24), index)
  return doseBehind.test(after) || orderBefore.test(before)
}

function isMeasurement(text: string, index: number, word: string): boolean {
  if (!alsoMeasured.test(word)) return false
  const around = text.slice(Math.max(0, index - 40), index + word.length + 30).toLowerCase()
  if (word === 'oxygen')
    return !/\b(?:home|supplemental|liters?|on \d)\b.{0,25}oxygen|oxygen (?:therapy|at night)/.test(around)
  const behind = text.slice(index + word.length)
  return (
    (measurement.test(around) && !dosed.test(behind)) ||
    /^[:\s]*(?:is|was|of)?\s*\d+(?:\.\d+)?\s*(?:$|[.,]|ng|µg|mcg\/dl|mg\/dl)/.test(behind.slice(0, 20).toLowerCase())
  )
}

/** 'Stopped the pill today' is about contraception, 'take the pill that he gave you' about any. */
const isThePill = (text: string, index: number, end: number): boolean =>
  pillBefore.test(text.slice(Math.max(0, index - 24), index)) && !pillBehind.test(text.slice(end))

/** The known names of medicines in a text, and short ones where the context shows that they are medicines. */
export function* knownNames(text: string): Generator<{ index: number; name: string }> {
  const tokens = [...text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}'’-]*[\p{L}\p{N}])?/gu)]
  for (let index = 0; index < tokens.length; index += 1) {
    const [token, next] = [tokens[index], tokens[index + 1]]
    if (token === undefined) continue
    const word = token[0].toLowerCase()
    const pair = next === undefined ? null : `${word}_${next[0].toLowerCase()}`
    const isPair =
      pair === 'the_pill' && next !== undefined
        ? isThePill(text, token.index, next.index + next[0].length)
        : pair !== null && (medicineNames.has(pair) || medicineClasses.has(pair))
    if (isPair && next !== undefined) {
      yield { index: token.index, name: text.slice(token.index, next.index + next[0].length) }
      index += 1
    } else if (isShort(text, token.index, word)) yield { index: token.index, name: token[0] }
    else if (isMedicineName(word) && !isMeasurement(text, token.index, word)) {
      // 'sacubitril/valsartan' is one medicine of two substances.
      const before = /\p{L}[\p{L}-]{3,}\s?\/\s?$/u.exec(text.slice(0, token.index))?.[0] ?? ''
      const after = /^\/\p{L}[\p{L}-]{3,}/u.exec(text.slice(token.index + token[0].length))?.[0] ?? ''
      yield { index: token.index - before.length, name: `${before}${token[0]}${after}` }
    }
  }
}
