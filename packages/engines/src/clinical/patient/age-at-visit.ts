import { readPatterns } from '../../text/read-patterns.ts'

const { yearOfDate } = readPatterns(new URL('./wordings/age-at-visit.txt', import.meta.url), ['yearOfDate'])

const oldest = 115

const yearsIn = (text: string): number[] =>
  [...text.matchAll(yearOfDate)].map((match) => Number(match[1] ?? match[2] ?? match[3]))

/**
 * The age in whole years, give or take one, from the date of birth and the latest date in a document; null where
 * it has no other. Accurate enough to choose the range of vital signs.
 */
export function ageAtVisit(dateOfBirth: string, text: string): number | null {
  const [born] = yearsIn(dateOfBirth)
  const latest = Math.max(...yearsIn(text))
  if (born === undefined || !Number.isFinite(latest) || latest <= born || latest - born > oldest) return null
  return latest - born
}
