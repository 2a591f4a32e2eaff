import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { readOf } from '@vitrine/engines/forms/answers/confidence.ts'
import { titleOrLabel } from '@vitrine/engines/forms/labels/title-or-label.ts'
import { headReadOf } from '@vitrine/engines/forms/parties/head-name.ts'
import { letterheadOf } from '@vitrine/engines/forms/parties/letterhead.ts'
import type { FormDocument } from '@vitrine/engines/forms/rows/form-page.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import { type FoundInMedicalBill, medicalDecoys, medicalFields } from './fields.ts'
import type { MedicalInvoice } from './schema.ts'
import { scores } from './weights.ts'

const { title } = readPatterns(new URL('./wordings/bill-parties.txt', import.meta.url), ['title'])

const explains = /explanation of (?:benefits|payment|review)|\beob\b|this is not a bill|claim summary/i

const noName = titleOrLabel(title, { fields: medicalFields, decoys: medicalDecoys })

/** The letterhead is the provider's on a bill, the insurer's on an explanation of benefits. */
export function partiesOf(
  document: ReadDocument,
  form: FormDocument,
  found: FoundInMedicalBill,
): Pick<MedicalInvoice['fields'], 'provider' | 'payer'> {
  const head =
    letterheadOf(document, { found, title: noName, score: scores.letterhead }) ??
    headReadOf(document, { found, title: noName, score: scores.headName })
  const isExplanation = form.rows.some((row) => explains.test(row.text))
  const [provider] = found.provider
  const named = readOf(provider)
  return {
    provider: (provider?.score ?? 0) >= scores.sureProvider || head === null || isExplanation ? named : head,
    payer: readOf(found.payer[0]) ?? (isExplanation ? head : null),
  }
}
