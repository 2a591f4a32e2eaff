import { readPatterns } from '../../read-patterns.ts'
import { splitSentences } from '../../sentences.ts'
import type { Token } from '../../tokens.ts'
import { isQuoted } from '../words/is-quoted.ts'

const wordings = readPatterns(new URL('../wordings/exclusion.txt', import.meta.url), [
  'outright',
  'notFor',
  'refused',
  'allBut',
  'notThem',
  'elsewhere',
  'asked',
  'told',
])
const { told, ...acts } = wordings

/**
 * Sentences that keep a group of people out, by faith, origin, caste, disability or love: 'anyone except the Syrians', 'are kindly asked to find
 * other lodgings'. Polite ones have no word that is harsh. One that tells of exclusion, asks about it or forbids it is none. Offsets are those of
 * the tokens.
 */
export function findExclusion(text: string, tokens: readonly Token[]): { start: number; end: number }[] {
  return splitSentences(text).filter(({ start, end, text: sentence }) => {
    const words = tokens.filter((token) => token.start >= start && token.end <= end).map(({ norm }) => norm)
    const line = ` ${words.join(' ')} `
    const isAct = Object.values(acts).some((act) => act.test(line))
    return isAct && !told.test(line) && !sentence.endsWith('?') && !isQuoted(text, start, end)
  })
}
