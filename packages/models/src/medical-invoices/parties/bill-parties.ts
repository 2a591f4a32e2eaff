import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { readOf, readOfLine } from '@vitrine/engines/forms/answers/confidence.ts'
import { titleOrLabel } from '@vitrine/engines/forms/labels/title-or-label.ts'
import { mailFrameOf } from '@vitrine/engines/forms/letters/mail-frame.ts'
import { companyWithAddress } from '@vitrine/engines/forms/parties/company-with-address.ts'
import { headReadOf } from '@vitrine/engines/forms/parties/head-name.ts'
import { letterheadOf } from '@vitrine/engines/forms/parties/letterhead.ts'
import type { FormDocument } from '@vitrine/engines/forms/rows/form-page.ts'
import { spanOf } from '@vitrine/engines/forms/rows/search-rows.ts'
import { readOfSpans } from '@vitrine/engines/forms/tables/cells.ts'
import type { Read } from '@vitrine/engines/forms/values/read.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import { keyOf } from '@vitrine/engines/text/text-key.ts'
import { type FoundInMedicalBill, medicalDecoys, medicalFields } from '../fields.ts'
import type { MedicalInvoice } from '../schema.ts'
import { scores } from '../weights.ts'

const {
  title: titleOfForm,
  onBehalfOf,
  identity,
  tradeBehindName,
  tradeBehindComma,
  paysInSentence,
  paidByName,
  kindBeforeName,
} = readPatterns(new URL('../wordings/bill-parties.txt', import.meta.url), [
  'title',
  'onBehalfOf',
  'identity',
  'tradeBehindName',
  'tradeBehindComma',
  'paysInSentence',
  'paidByName',
  'kindBeforeName',
])

const explains = /explanation of (?:benefits|payment|review)|\beob\b|this is not a bill|claim summary/i

const noName = titleOrLabel(titleOfForm, { fields: medicalFields, decoys: medicalDecoys })

/** A clearing house writes on behalf of the provider: 'im Auftrag und für Rechnung von Dr. Anna Berg, Mainz'. */
function providerNamed({ rows }: FormDocument): Read<string> | null {
  for (const row of rows) {
    const match = onBehalfOf.exec(row.text)
    const name = match?.groups?.name
    if (match === null || name === undefined) continue
    const end = match.index + match[0].length
    return { ...readOfSpans([spanOf(row, end - name.length, end)], scores.onBehalfOf), value: name }
  }
  return null
}

/** 'Dr T Naidoo General Practitioner', 'Mr Jonathan Speke FRCS, Consultant Surgeon': what one does is not part of one's name. */
export const withoutTrade = (read: Read<string> | null): Read<string> | null =>
  read && { ...read, value: read.value.replace(tradeBehindName, '$<name>').replace(tradeBehindComma, '$<name>') }

/** 'Insurance (Hill Shield)': what it is stands before the name. */
export const withoutKind = (read: Read<string> | null): Read<string> | null =>
  read && { ...read, value: read.value.replace(kindBeforeName, '$<name>') }

/** 'Heartland PPO, ID HP 8830021-01': the member's number is not part of the name. */
const withoutIdentity = (read: Read<string> | null): Read<string> | null =>
  read && { ...read, value: read.value.replace(identity, '') }

/** 'Your plan, Midland Choice, paid $420', 'Paid by Midland Health Plan', 'prise en charge par la CPAM' */
function payerInSentence({ rows }: FormDocument): Read<string> | null {
  for (const row of rows) {
    const match = paysInSentence.exec(row.text) ?? paidByName.exec(row.text)
    const name = match?.groups?.name
    if (match === null || name === undefined) continue
    const start = match.index + match[0].indexOf(name)
    return { ...readOfSpans([spanOf(row, start, start + name.length)], scores.inSentence), value: name }
  }
  return null
}

/** 'Invoice to: Hill Health, membership no. 4410': one who is billed and has members or claims is the insurer. */
function payerOf(found: FoundInMedicalBill): Read<string> | null {
  const named = withoutKind(withoutIdentity(readOf(found.payer[0])))
  if (named !== null) return named
  const [billed] = found.buyer
  const inRow = [...found.memberId, ...found.claimId].some(({ spans }) =>
    spans.some(({ row }) => billed?.spans.some((span) => span.row === row)),
  )
  return inRow ? readOf(billed) : null
}

/** The letterhead is the provider's on a bill, the insurer's on an explanation of benefits. */
export function partiesOf(
  document: ReadDocument,
  form: FormDocument,
  { found, patient }: { found: FoundInMedicalBill; patient: Read<string> | null },
): Pick<MedicalInvoice['fields'], 'provider' | 'payer'> {
  // Nobody sends a bill to themselves.
  const title = {
    test: (key: string): boolean => noName.test(key) || (patient !== null && key.endsWith(keyOf(patient.value))),
  }
  const head =
    letterheadOf(document, { found, title, score: scores.letterhead }) ??
    headReadOf(document, { found, title, score: scores.headName })
  const isExplanation = form.rows.some((row) => explains.test(row.text))
  const [provider] = found.provider
  const behalf = providerNamed(form)
  const named = readOf(provider)
  // Who treated works for the firm that the letter is from.
  const firm = (provider?.score ?? 0) < scores.sureProvider && head === null ? companyWithAddress(document) : null
  if (behalf === null && firm !== null)
    return { provider: { ...readOfLine(firm.line, scores.firm), value: firm.name }, payer: payerOf(found) }
  return {
    provider: withoutTrade(
      behalf ??
        ((provider?.score ?? 0) >= scores.sureProvider || head === null || isExplanation ? named : head) ??
        readOf(mailFrameOf(form.rows)?.sender),
    ),
    payer: payerOf(found) ?? (isExplanation ? head : payerInSentence(form)),
  }
}
