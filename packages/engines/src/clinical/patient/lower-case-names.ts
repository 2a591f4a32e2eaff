import { at } from '@vitrine/basics/at.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { firstNames } from './first-names.ts'
import type { Candidate } from './name-candidate.ts'
import { type NameParts, readName } from './person-name.ts'
import { nameScores } from './weights.ts'

// 'pt: okonkwo, blessing f', 'patient: darren mcallister, dob …': what follows shows that it is a person.
const { lowerCased, agedBehind } = readPatterns(new URL('./wordings/lower-case-name.txt', import.meta.url), [
  'lowerCased',
  'agedBehind',
])

/** A name typed without capitals after a label. */
export function readLowerCase(text: string): { name: NameParts; length: number } | null {
  const typed = lowerCased.exec(text)?.[0]
  if (typed === undefined) return null
  const proper = typed.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
  const read = readName(proper, { sure: true })
  const words = read?.name.full.toLowerCase().split(' ') ?? []
  const isMarked = /^[,;]?\s*(?:[mf]\b|male\b|female\b|d\.?o\.?b|born\b|aged?\b)/iu.test(text.slice(read?.length ?? 0))
  return words.length > 1 && (isMarked || words.some((word) => firstNames.has(word))) ? read : null
}

/** A name without capitals or label, recognised by a known given name and the age and sex after it: 'ada lovelace 36 f'. */
export function lowerCaseWithAge(text: string): Candidate[] {
  return [...text.matchAll(agedBehind)].flatMap((match) => {
    const words = at(match, 0).split(' ')
    const first = words.findIndex((word) => firstNames.has(word))
    if (first < 0 || words.length - first < 2) return []
    const start = match.index + words.slice(0, first).join(' ').length + (first > 0 ? 1 : 0)
    const end = match.index + at(match, 0).length
    const proper = text.slice(start, end).replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
    const read = readName(proper, { sure: true })
    if (read === null || read.length < proper.length) return []
    return [{ name: read.name, score: nameScores.introducedWithAge, titled: false, start, end }]
  })
}
