import { readPatterns } from '../../text/read-patterns.ts'
import { inFigures } from '../notes/spoken-figures.ts'
import { addressedReader } from './addressed-reader.ts'
import type { FoundAge } from './find-age.ts'
import { ageConfidence } from './weights.ts'

const { toReader, beside, unit } = readPatterns(new URL('./wordings/age-told-of.txt', import.meta.url), [
  'toReader',
  'beside',
  'unit',
])

const units = { m: 'months', w: 'weeks' } as const

function firstOf(said: string, pattern: RegExp): FoundAge | null {
  const { text, placeOf } = inFigures(said)
  const match = text.matchAll(pattern).next().value
  const value = match?.slice(1).find((group) => group !== undefined)
  if (match === undefined || value === undefined) return null
  const start = match.index + match[0].indexOf(value)
  const letter = unit.exec(text.slice(start + value.length))?.[1]?.toLowerCase()
  return {
    value: Number(value),
    unit: letter === 'm' || letter === 'w' ? units[letter] : 'years',
    confidence: ageConfidence.pronoun,
    ...placeOf(start, start + value.length),
  }
}

/**
 * The age that is told of the patient by a given name ('Poldi is six and …'), or to the patient who reads ('at 66 you can expect …'). `name`: as
 * written, with a nickname in its quotes.
 */
export function ageToldOf(text: string, name: string | null): FoundAge | null {
  const given = name?.match(/\p{Lu}[\p{L}'’-]{2,}/gu) ?? []
  const ofName =
    given.length === 0
      ? null
      : firstOf(text, new RegExp(String.raw`(?<![\p{L}])(?:${given.join('|')})${beside.source}`, 'gu'))
  return ofName ?? (addressedReader(text).length > 0 ? firstOf(text, toReader) : null)
}
