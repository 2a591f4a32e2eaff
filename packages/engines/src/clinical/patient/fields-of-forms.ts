import { readPatterns } from '../../text/read-patterns.ts'
import { firstNames } from './first-names.ts'
import type { Candidate } from './name-candidate.ts'
import { isProfessional } from './name-context.ts'
import { readName } from './person-name.ts'
import { anyTitle } from './titles.ts'
import { nameScores } from './weights.ts'

const { field, persons, others, agedBehind } = readPatterns(
  new URL('./wordings/fields-of-forms.txt', import.meta.url),
  ['field', 'persons', 'others', 'agedBehind'],
  { title: String.raw`(?:(?:${anyTitle})\.?\s+)?` },
)

/**
 * Names in the fields of forms that call the patient something else: 'Rider', 'Candidate', 'Customer'. A field counts if its label is a word for
 * a person, or its value is followed by an age or a date of birth; never one for the person who examines, pays or speaks.
 */
export function namesInFields(text: string): Candidate[] {
  return [...text.matchAll(field)].flatMap((match): Candidate[] => {
    const label = match.groups?.['label'] ?? ''
    const start = match.index + match[0].length
    const read = others.test(label) ? null : readName(text.slice(start, start + 80), { sure: true })
    if (read === null || read.name.first === null) return []
    const end = start + read.length
    const after = text.slice(end, end + 40)
    if (isProfessional(after)) return []
    const isAged = agedBehind.test(after)
    const isPerson = persons.test(label)
    const isNamed = firstNames.has(read.name.first.toLowerCase())
    if (!isAged && !isPerson) return []
    const score = isAged ? nameScores.agedField : isNamed ? nameScores.namedField : nameScores.personField
    return [{ name: read.name, score, titled: false, start, end }]
  })
}
