import { at } from '@vitrine/basics/at.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { readLowerCase } from './lower-case-names.ts'
import type { Candidate } from './name-candidate.ts'
import { isProfessional } from './name-context.ts'
import { readName } from './person-name.ts'
import { anyTitle } from './titles.ts'
import { nameScores } from './weights.ts'

// What a form writes before the patient's name.
const title = String.raw`(?:(?:${anyTitle}|sir|dame|lord|lady)\.?\s+)?`

const { labels } = readPatterns(new URL('./wordings/labelled-names.txt', import.meta.url), ['labels'], { title })

// A cell's value may follow its label with no more than a blank between.
const firstField = /(?<![\p{L}])(?:first|given|fore) ?names?(?:\(s\))?(?:\s*[:\t]\s*|\s+)/iu
const lastField = /(?<![\p{L}])(?:last|family|sur) ?name(?:\s*[:\t]\s*|\s+)/iu

/** Forms that ask for given and family name apart. */
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

/** Names behind a label that asks for the patient's. */
export function labelled(text: string): Candidate[] {
  return [...text.matchAll(labels)].flatMap((match) => {
    const start = match.index + match[0].length
    // The word before the label and no more: a page of one line would be read again for each label in it.
    const line = at(
      text
        .slice(Math.max(0, match.index - 60), match.index)
        .split('\n')
        .slice(-1),
      0,
    )
    if (
      /\b(?:referring|physician|doctor|provider|contact|insured|subscriber|guarantor|next of kin|relative|attending|employer)\s*$/iu.test(
        line,
      )
    )
      return []
    const typed = text.slice(start, start + 80)
    const read = readName(typed, { sure: true }) ?? readLowerCase(typed)
    if (read === null) return []
    const after = text.slice(start + read.length, start + read.length + 20)
    if (isProfessional(after)) return []
    const isNameLabel = /name|^re$|regarding/iu.test(match[0])
    const other = read.name.first === null ? nameScores.labelledWord : nameScores.otherLabel
    const score = isNameLabel ? nameScores.nameLabel : other
    return [{ name: read.name, score, titled: false, start, end: start + read.length }]
  })
}
