import { readPatterns } from '../../text/read-patterns.ts'
import { readOf } from '../answers/confidence.ts'
import type { FormDocument } from '../rows/form-page.ts'
import { spanOf } from '../rows/search-rows.ts'
import { readOfSpans } from '../tables/cells.ts'
import type { Read } from '../values/read.ts'
import type { FreightTerms } from './bill-of-lading.ts'
import type { FoundInBill } from './fields.ts'
import { offersTerms, statedAlone, statedTerm, termsIn, tickedAlone, tickedTerms } from './freight-terms.ts'
import { scores } from './weights.ts'

const { termsInSentence, chargeTo } = readPatterns(new URL('./wordings/read-freight-terms.txt', import.meta.url), [
  'termsInSentence',
  'chargeTo',
])

/** Boxes to tick offer terms, so that naming one is no answer. */
const emptyTerm = /(?:\[\s*\]|\(\s*\)|[☐□])\s*\p{L}/u

/** The ticked term, else the one after its label, else the one in a sentence. */
export function readFreightTerms(found: FoundInBill, form: FormDocument): Read<FreightTerms> | null {
  for (const row of form.rows) {
    const ticked = tickedTerms(row, form.rows[row.index + 1])
    if (ticked !== null) return { ...readOfSpans([ticked.span]), value: ticked.value }
  }
  const segments = form.rows.flatMap((row) => [...(form.segments.get(row) ?? [])])
  const alone = tickedAlone(segments)
  if (alone !== null) return { ...readOfSpans([alone.span]), value: alone.value }
  for (const answer of found.freightTerms) {
    const value = answer.spans.some(({ row }) => offersTerms(row))
      ? null
      : (statedTerm(answer.text) ?? termsIn(answer.text))
    const read = readOf(answer)
    if (value !== null && read !== null) return { ...read, value }
  }
  for (const row of form.rows) {
    // 'Charge to: Receiver': the party stands for the terms.
    const charged = chargeTo.exec(row.text)
    if (charged === null) continue
    const span = spanOf(row, charged.index, charged.index + charged[0].length)
    return { ...readOfSpans([span]), value: charged.groups?.receiver === undefined ? 'prepaid' : 'collect' }
  }
  for (const row of form.rows) {
    const match = termsInSentence.exec(row.text)
    const value = match === null ? null : termsIn(match[0])
    if (match === null || value === null || / are /.test(row.text) || offersTerms(row)) continue
    const span = spanOf(row, match.index, match.index + match[0].length)
    return { ...readOfSpans([span]), value }
  }
  const stated = form.rows.some((row) => emptyTerm.test(row.text)) ? null : statedAlone(segments)
  if (stated === null) return null
  const read = readOfSpans([stated.span])
  return { ...read, confidence: Math.min(scores.unlabelledTerms, read.confidence), value: stated.value }
}
