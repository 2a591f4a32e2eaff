import type { Box } from '../../documents/document.ts'
import type { Labelled } from '../labels/label.ts'
import type { Span } from '../rows/search-rows.ts'

/** The type that a form's answer is read as. A party is a name with the address below it; a period is two dates. */
export type AnswerType = 'text' | 'party' | 'code' | 'date' | 'period' | 'amount' | 'number'

/** A value that a form asks for: the wordings of its label and the type of its answer. */
export interface FormField<Name extends string> extends Labelled<Name> {
  type: AnswerType
  /** Plausibility of an answer at this place, 0…1; 1 if omitted. */
  standing?: (place: { box: Box; page: number; depth: number }) => number
  /** Returns false for answers that cannot be right. */
  accepts?: (value: string | number, text: string) => boolean
  /** Of several sums in a row the first is meant: 'Excess £1,000 each claim, £2,500 escape of water'. */
  pick?: 'first'
  /** The part of a code's answer that is the value. */
  pattern?: RegExp
}

/** An answer to one label, best first in lists. */
export interface FormAnswer {
  value: string | number
  /** As in the document; lines joined by line feeds. */
  text: string
  /** Further lines of a party, the second date of a period. */
  rest: readonly string[]
  page: number
  box: Box
  spans: readonly Span[]
  /** How well label, place and type fit, 0…1. */
  score: number
  /** Of the words read, 0…1. */
  legibility: number
  /** It may mean something else, and nothing on the page decides which: 03/10/2026. */
  undecided?: boolean
}

/** An answer from one stretch of a row. */
export function answerOfSpan(value: string | number, span: Span, score: number): FormAnswer {
  const { text, row, box, confidence } = span
  return { value, text, rest: [], page: row.page, box, spans: [span], score, legibility: confidence }
}

/** A possible answer as a list, to be added to others. */
export const asList = (answer: FormAnswer | null): FormAnswer[] => (answer === null ? [] : [answer])
