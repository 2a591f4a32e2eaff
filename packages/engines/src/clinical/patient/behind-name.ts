import { readPatterns } from '../../text/read-patterns.ts'
import { inFigures } from '../notes/spoken-figures.ts'
import type { FoundAge } from './find-age.ts'
import type { FoundIdentifier } from './find-identifier.ts'
import { ageConfidence, identifierConfidence } from './weights.ts'

const oldest = 115

const { birthBehind, ageBehind } = readPatterns(new URL('./wordings/marked-names.txt', import.meta.url), [
  'marked',
  'numbered',
  'birthBehind',
  'ageBehind',
])

/** The date of birth directly after the patient's name, at `end`: a date elsewhere may be any date. */
export function birthBehindName(text: string, end: number): FoundIdentifier | null {
  const match = birthBehind.exec(text.slice(end, end + 40))
  if (match === null) return null
  // In brackets it is almost certainly the birth date; after a comma it may be that of a visit.
  const [, inBrackets, plain] = match
  const value = inBrackets ?? plain ?? ''
  const start = end + match[0].indexOf(value)
  return {
    value,
    confidence: inBrackets === undefined ? identifierConfidence.behindComma : identifierConfidence.behindName,
    start,
    end: start + value.length,
  }
}

const units = { m: 'months', w: 'weeks', d: 'days' } as const

/** The age directly after the patient's name, at `end`: 'fever - 3 days' is not one. */
export function ageBehindName(text: string, end: number): FoundAge | null {
  const { text: behind, placeOf } = inFigures(text.slice(end, end + 40))
  const match = ageBehind.exec(behind)
  const value = match?.[1] ?? match?.[3]
  if (match === null || value === undefined || Number(value) > oldest) return null
  const place = placeOf(match[0].indexOf(value), match[0].length)
  const letter = (match[2] ?? match[4] ?? '').charAt(0)
  const unit = letter === 'm' || letter === 'w' || letter === 'd' ? units[letter] : 'years'
  return {
    value: Number(value),
    unit,
    confidence: ageConfidence.apposition,
    start: end + place.start,
    end: end + place.end,
  }
}
