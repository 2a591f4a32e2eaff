import { readPatterns } from '../../text/read-patterns.ts'
import type { Candidate } from './name-candidate.ts'
import { readName } from './person-name.ts'
import { anyTitle } from './titles.ts'
import { nameScores } from './weights.ts'

const { salutation, colleague, reader, spokenOf } = readPatterns(
  new URL('./wordings/addressed-reader.txt', import.meta.url),
  ['salutation', 'colleague', 'reader', 'spokenOf'],
  { title: anyTitle },
)

const countOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length

/** Said often enough, 'you' and 'your' are the patient's own. */
const fewestAddressed = 2

/** Whether a letter tells its reader of the reader's own body, and not a colleague of somebody else. */
function isToPatient(text: string): boolean {
  const own = text.replaceAll(colleague, ' ')
  const addressed = countOf(own, reader)
  return addressed >= fewestAddressed && addressed > countOf(own, spokenOf) && countOf(text, colleague) <= addressed
}

/** 'Dear Mrs Baker, … your knee': the reader of a letter that speaks to the patient. */
export function addressedReader(text: string): Candidate[] {
  return [...text.matchAll(salutation)].flatMap((match): Candidate[] => {
    const start = match.index + match[0].length
    const read = readName(text.slice(start, start + 80))
    if (read === null || !isToPatient(text.slice(start))) return []
    return [{ name: read.name, score: nameScores.addressed, titled: true, start, end: start + read.length }]
  })
}
