import { readPatterns } from '../../text/read-patterns.ts'
import type { Candidate } from './name-candidate.ts'
import { besideMarkOf } from './name-context.ts'
import { readName } from './person-name.ts'
import { anyTitle } from './titles.ts'
import { nameScores } from './weights.ts'

const { marked, numbered } = readPatterns(new URL('./wordings/marked-names.txt', import.meta.url), [
  'marked',
  'numbered',
  'birthBehind',
  'ageBehind',
])

const isTitle = new RegExp(String.raw`^(?:${anyTitle}|sir|dame|lord|lady)\.? `, 'iu')

/** 'Dr Sen Rao, Ann Mary Baker, 51M': two full names are not a family name with given names, except in capitals. */
function areTwo(before: string, after: string): boolean {
  return /\p{Lu}\S* \p{Lu}/u.test(before) && after.includes(' ') && before !== before.toUpperCase()
}

/** Words before the name may be capitalised too: the longest remainder that is exactly a name. */
function longestName(text: string, from: number, words: string): Candidate | null {
  for (const word of words.matchAll(/(?<=^| )\S/gu)) {
    const typed = words.slice(word.index)
    const read = isTitle.test(typed) ? null : readName(typed, { sure: true })
    if (read === null || read.name.first === null || read.length < typed.length) continue
    const start = from + word.index
    const score = besideMarkOf(text, start)
    return score === null ? null : { name: read.name, score, titled: false, start, end: from + words.length }
  }
  return null
}

/** Names followed by age and sex, an age or a date of birth: 'Lovelace, Ada  36F' on a ward's list, 'Lovelace, Ada (10-12-1985)'. */
export function markedNames(text: string): Candidate[] {
  return [...text.matchAll(marked)].flatMap((match): Candidate[] => {
    const [whole] = match
    const comma = whole.indexOf(', ')
    const [before, after] = [whole.slice(0, Math.max(comma, 0)), whole.slice(comma + 2)]
    const found = comma >= 0 && areTwo(before, after) ? null : longestName(text, match.index, whole)
    const candidate = found ?? (comma < 0 ? null : longestName(text, match.index + comma + 2, after))
    return candidate === null ? [] : [candidate]
  })
}

/** Names followed by a bare number that may be an age: 'Ada Lovelace, 79'. */
export function numberedNames(text: string): Candidate[] {
  return [...text.matchAll(numbered)].flatMap((match): Candidate[] => {
    const candidate = longestName(text, match.index, match[0])
    return candidate === null || candidate.score < nameScores.introducedWithAge
      ? []
      : [{ ...candidate, score: nameScores.numberBehind }]
  })
}
