import type { Word } from '@vitrine/engines/documents/document.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import { readWords } from '@vitrine/engines/text/read-words.ts'
import { nearlyEqual } from '@vitrine/engines/text/text-key.ts'

/** Words that identify an address line on a receipt; matched on the comparable form. */
export const { addressWord } = readPatterns(new URL('./wordings/address-words.txt', import.meta.url), ['addressWord'])

/** Common words of postal addresses in Malay and English, and places that many addresses name. */
const known = [...readWords(new URL('./wordings/place-words.txt', import.meta.url))]
/** Short words recognised only by a neighbour: the one after a place's first word, and the one before a house number. */
const follows: Readonly<Record<string, string>> = {
  SHAH: 'ALAM',
  PETALING: 'JAYA',
  SUBANG: 'JAYA',
  DARUL: 'EHSAN',
  KUALA: 'LUMPUR',
  JOHOR: 'BAHRU',
  SETIA: 'ALAM',
}
const abbreviations = ['JLN', 'TMN', 'LRG']

const inCaseOf = (core: string, word: string): string =>
  core === core.toLowerCase() || /^\p{Lu}?\p{Ll}/u.test(core) ? word.charAt(0) + word.slice(1).toLowerCase() : word

/** `expected` is the usual word here; null where nothing was corrected. */
function repairShort({ text, confidence }: Word, expected: string | undefined, next: string): string | null {
  const match = /^((?:\d+-)?\W*)(\p{L}[\p{L}\d]{1,6}?)(\W*)$/u.exec(text)
  const [, before = '', core = '', after = ''] = match ?? []
  const upper = core.toUpperCase()
  if (confidence > 0.95) return null
  if (/^N[QD0]\.\d/.test(text)) return `NO${text.slice(2)}`
  if (match === null) return null
  if (expected !== undefined && upper !== expected && nearlyEqual(upper, expected, 1))
    return before + inCaseOf(core, expected) + after
  // 'NQ. 12': a house number follows.
  if (/^(?:N[QD0]|HO)$/.test(upper) && /^\W*\d/.test(next)) return before + inCaseOf(core, 'NO') + after
  if (upper.length !== 3 || !/^\W*\p{L}{4}/u.test(next)) return null
  const near = abbreviations.filter((short) => short !== upper && nearlyEqual(upper, short, 1))
  return near.length === 1 ? before + inCaseOf(core, near[0] ?? core) + after : null
}

function repairWord({ text, confidence }: Word): string {
  const match = /^(\W*)([\p{L}\d]{5,})(\W*)$/u.exec(text)
  const [, before = '', core = '', after = ''] = match ?? []
  const upper = core.toUpperCase()
  if (match === null || confidence > 0.95 || known.includes(upper)) return text
  // An exact match needs no correction.
  const near = known.filter((word) => nearlyEqual(upper, word, word.length >= 8 ? 2 : 1))
  const [only] = near
  if (only === undefined || near.length > 1) return text
  return before + inCaseOf(core, only) + after
}

/** The line with misread letters of such words corrected; numbers and names are left as read. */
export function repairAddress(words: readonly Word[]): string {
  const repaired: string[] = []
  for (const [index, word] of words.entries()) {
    const before = repaired.at(-1)?.toUpperCase().replace(/^\W+/, '') ?? ''
    const next = words[index + 1]?.text ?? ''
    repaired.push(repairShort(word, follows[before], next) ?? repairWord(word))
  }
  return repaired.join(' ')
}
