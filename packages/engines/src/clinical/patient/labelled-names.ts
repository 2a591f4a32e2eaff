import { readPatterns } from '../../text/read-patterns.ts'
import { readLowerCase } from './lower-case-names.ts'
import type { Candidate } from './name-candidate.ts'
import { isProfessional } from './name-context.ts'
import { readName } from './person-name.ts'
import { anyTitle } from './titles.ts'
import { nameScores } from './weights.ts'

// Titles that a form writes before the patient's name.
const title = String.raw`(?:(?:${anyTitle}|sir|dame|lord|lady|sister|sr|father|fr|rev(?:eren)?d?|brother|bro|capt(?:ain)?|col(?:onel)?|m(?=\.))\.?\s+)?`

const { labels, firstField, lastField, someoneElse } = readPatterns(
  new URL('./wordings/labelled-names.txt', import.meta.url),
  ['labels', 'firstField', 'lastField', 'someoneElse'],
  { title },
)

/** Names in forms with separate fields for given and family name. */
export function inTwoFields(text: string): Candidate[] {
  const [first, last] = [firstField, lastField].map((pattern) => {
    const match = pattern.exec(text)
    if (match === null) return null
    const start = match.index + match[0].length
    const read = readName(text.slice(start, start + 50), { sure: true })
    return read === null ? null : { start, end: start + read.length, full: read.name.full }
  })
  if (!first || !last || Math.abs(first.start - last.start) > 200) return []
  const name = { first: first.full, last: last.full, full: `${first.full} ${last.full}` }
  return [
    {
      name,
      score: nameScores.twoFields,
      titled: false,
      start: Math.min(first.start, last.start),
      end: Math.max(first.end, last.end),
    },
  ]
}

/** Names after a label for the patient's name. */
export function labelled(text: string): Candidate[] {
  return [...text.matchAll(labels)].flatMap((match) => {
    const start = match.index + match[0].length
    // A few words are enough: on an endless line, each label would otherwise scan all of it.
    const before = text.slice(Math.max(0, match.index - 40), match.index)
    if (someoneElse.test(before)) return []
    const typed = text.slice(start, start + 80)
    const read = readName(typed, { sure: true }) ?? readLowerCase(typed)
    if (read === null) return []
    const after = text.slice(start + read.length, start + read.length + 20)
    if (isProfessional(after)) return []
    const isNameLabel = /name|^re$|regarding|nombre|nom|naam|betr|objet|concerne/iu.test(match[0])
    const other = read.name.first === null ? nameScores.labelledWord : nameScores.otherLabel
    const score = isNameLabel ? nameScores.nameLabel : other
    return [{ name: read.name, score, titled: false, start, end: start + read.length }]
  })
}
