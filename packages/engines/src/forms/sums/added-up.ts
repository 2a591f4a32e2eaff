import { boxAround } from '../../documents/layout/box.ts'
import type { FormAnswer } from '../answers/form-answer.ts'
import { sumOf } from './amounts.ts'

/** Several of a kind as one answer, in the place of all. */
export function addedUp(answers: readonly FormAnswer[]): FormAnswer | null {
  const [first] = answers
  if (first === undefined || answers.length === 1) return first ?? null
  return {
    ...first,
    value: Math.round(100 * sumOf(answers)) / 100,
    text: answers.map(({ text }) => text).join(' + '),
    spans: answers.flatMap(({ spans }) => spans),
    box: boxAround(answers.filter(({ page }) => page === first.page).map(({ box }) => box)),
    score: Math.min(...answers.map(({ score }) => score)),
    legibility: Math.min(...answers.map(({ legibility }) => legibility)),
  }
}
