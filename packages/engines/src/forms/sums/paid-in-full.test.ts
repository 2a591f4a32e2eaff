import { expect, test } from 'vitest'
import { pageOfText } from '../../documents/page-of-text.ts'
import { formDocumentOf } from '../rows/form-page.ts'
import { localeOfForm } from '../values/locale-of-form.ts'
import { paidInFull } from './paid-in-full.ts'

function dueIn(line: string, total: number) {
  const form = formDocumentOf({ pages: [pageOfText(['Mending of a gate', line])] })
  return paidInFull(total, form, localeOfForm(form))?.value ?? null
}

test.each([
  ['Received with thanks Rs. 4,310.00 by cheque on 3 March. Late fees are not refunded.', 4310],
  ['Encaissé par chèque le 3 mai 2026   62,00 €', 62],
  ['Betrag dankend erhalten   118,40 €', 118.4],
  ['Paid in full, 3 May', 75],
  ['Acquittée le 3 mai 2026', 75],
  ['Rechnung bereits bezahlt', 75],
  ['Saldato con bancomat   41,00', 41],
])('%s: nothing is due', (line, total) => expect(dueIn(line, total)).toBe(0))

test.each([
  ['Last payment received 75.00', 75],
  ['To be paid by 3 May: 75.00', 75],
  ['Noch nicht bezahlt   75,00', 75],
  ['Deposit paid 30.00', 75],
  ['Please pay by card 75.00', 75],
  ['How to have this paid', 75],
  ['À payer par chèque   75,00', 75],
  ['If paid by 3 May 75.00', 75],
  ['bezahlt??', 75],
  ['Paid? Ask Jo', 75],
])('%s: it may be', (line, total) => expect(dueIn(line, total)).toBeNull())
