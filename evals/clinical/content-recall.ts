import type { Measurement } from '@vitrine/contracts/catalogue/evidence.ts'
import { bootstrapInterval } from '../metrics/bootstrap-interval.ts'
import type { ClinicalNote } from './notes.ts'

/** Of one note what is wanted, and what of it was not answered. */
export interface Recalled {
  input: string
  wanted: readonly string[]
  missed: readonly string[]
}

const idle = new Set([
  'of',
  'the',
  'and',
  'with',
  'type',
  'in',
  'right',
  'left',
  'bilateral',
  'new',
  'acute',
  'chronic',
  'two',
  '2',
])
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !idle.has(word))
    .map((word) => word.replace(/s$/, ''))

/** Complaint and further problems of the visit's record, where every content word stands in the note. */
export function problemsOnRecord(note: ClinicalNote): string[] {
  const words = new Set(wordsOf(note.note))
  return [note.cc, ...note['2nd_complaints'].split(';')]
    .map((problem) => problem.replace(/^(?:hx|history of)\s+/i, '').trim())
    .filter(
      (problem) =>
        problem !== '' &&
        !/exam|follow|visit|check|consult|evaluation|issue|problems|surgery|ectomy|plasty|preventive|diagnosed|routine/i.test(
          problem,
        ),
    )
    .filter((problem) => wordsOf(problem).every((word) => words.has(word)))
}

/** Whether an answer names all that a wanted problem does. */
export function sameProblem(wanted: string, answered: string): boolean {
  const own = new Set(wordsOf(answered))
  return wordsOf(wanted).every((word) => own.has(word))
}
export const sameMedicine = (wanted: string, answered: string): boolean =>
  answered.toLowerCase().replace(/s$/, '').includes(wanted.replace(/s$/, '')) ||
  (wanted.includes(answered.toLowerCase()) && answered.length > 4)

/** What of the wanted is among the answered. */
export function recallOf(
  input: string,
  wanted: readonly string[],
  answered: readonly string[],
  same: (wanted: string, answered: string) => boolean,
): Recalled {
  return { input, wanted, missed: wanted.filter((item) => !answered.some((other) => same(item, other))) }
}

export const countOf = (rows: readonly Recalled[]): number => rows.reduce((sum, row) => sum + row.wanted.length, 0)

/** The share that was found, of all notes together. */
export function recall(
  metric: string,
  rows: readonly Recalled[],
): Pick<Measurement, 'metric' | 'n' | 'value' | 'interval95' | 'baseline'> {
  const share = (drawn: readonly Recalled[]): number =>
    1 - drawn.reduce((sum, row) => sum + row.missed.length, 0) / Math.max(1, countOf(drawn))
  return { metric, n: countOf(rows), value: share(rows), interval95: bootstrapInterval(rows, share), baseline: null }
}
