import type { FormField } from '@vitrine/engines/forms/answers/form-answer.ts'
import { type WordedField, withWordings } from '@vitrine/engines/forms/labels/with-wordings.ts'
import { worded } from '@vitrine/engines/forms/labels/worded.ts'
import { head, sumFields } from '../shared/extraction/bill-fields.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }

export type SumField = 'premium' | 'tax' | 'fee' | 'net' | 'total' | 'paid' | 'due'
export type InsuranceField =
  | SumField
  | 'number'
  | 'date'
  | 'dueDate'
  | 'insurer'
  | 'buyer'
  | 'policy'
  | 'claim'
  | 'lossDate'
  | 'period'
  | 'periodFrom'
  | 'periodTo'
  | 'deductible'

const isName = (value: string | number): boolean =>
  /\p{L}{3}/u.test(String(value)) &&
  !/^\d/.test(String(value)) &&
  !/^(?:page|date|policy|copy|number|amount)\b/i.test(String(value))
const isIdentifier = (value: string | number): boolean => String(value).length >= 4

const described: readonly WordedField<InsuranceField>[] = [
  { name: 'number', type: 'code', standing: head, accepts: (value) => String(value).length >= 3 },
  {
    name: 'date',
    type: 'date',
    standing: head,
    labels: [
      // 'Avis n° 2026-10442 du 15/11/2026', 'Rechnung 441 vom 2. Januar 2026'
      ...worded(
        0.9,
        'du, del, vom, van, le',
        /^(?:avis|quittance|appel|facture|aviso|recibo|rechnung|beitragsrechnung|nota)\b/,
      ),
    ],
  },
  { name: 'dueDate', type: 'date' },
  { name: 'insurer', type: 'party', accepts: isName, standing: head },
  { name: 'buyer', type: 'party', accepts: isName, standing: head },
  { name: 'policy', type: 'code', standing: head, accepts: isIdentifier },
  { name: 'claim', type: 'code', accepts: isIdentifier },
  { name: 'lossDate', type: 'date' },
  { name: 'period', type: 'period', standing: head },
  { name: 'periodFrom', type: 'date' },
  { name: 'periodTo', type: 'date' },
  { name: 'deductible', type: 'amount', pick: 'first' },
  ...sumFields('premium', 'net', 'tax', 'fee', 'total', 'paid', 'due'),
]

/** The fields of premium notices, policy invoices and claim invoices, with the wordings of their labels. */
export const insuranceFields: readonly FormField<InsuranceField>[] = withWordings(described, vocabulary.labels)

/** Labels of values that are not read; they end an answer above or before them. */
export const insuranceDecoys = vocabulary.decoys
