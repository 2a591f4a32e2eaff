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

/** Occurrences of 'you' and 'your' from which the reader is the patient. */
const fewestAddressed = 2

/** Whether a letter is about its reader's own body, and not written to a colleague about someone else. */
function isToPatient(text: string): boolean {
  const own = text.replaceAll(colleague, ' ')
  const addressed = countOf(own, reader)
  return addressed >= fewestAddressed && addressed > countOf(own, spokenOf) && countOf(text, colleague) <= addressed
}

/** 'Dear Mrs Baker, … your knee': the reader of a letter addressed to the patient. */
export function addressedReader(text: string): Candidate[] {
  return [...text.matchAll(salutation)].flatMap((match): Candidate[] => {
    const start = match.index + match[0].length
    const read = readName(text.slice(start, start + 80))
    if (read === null || !isToPatient(text.slice(start))) return []
    return [{ name: read.name, score: nameScores.addressed, titled: true, start, end: start + read.length }]
  })
}
