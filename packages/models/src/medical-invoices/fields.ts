import type { FormAnswer, FormField } from '@vitrine/engines/forms/answers/form-answer.ts'
import { isNpi } from '@vitrine/engines/forms/codes/npi.ts'
import { type WordedField, withWordings } from '@vitrine/engines/forms/labels/with-wordings.ts'
import { worded } from '@vitrine/engines/forms/labels/worded.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import { keyOf } from '@vitrine/engines/text/text-key.ts'
import { head, sumFields } from '../shared/extraction/bill-fields.ts'
import { serviceColumns } from './services/columns.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }

const wordings = readPatterns(new URL('./wordings/fields.txt', import.meta.url), [
  'formWord',
  'heading',
  'degree',
  'granted',
])
const { formWord, heading } = wordings

/** `degree`: behind the name of who treats ('Ida Holm, PA-C'). `granted`: before what an insurer allows of a charge. */
export const { degree, granted } = wordings

export type SumField =
  | 'net'
  | 'tax'
  | 'total'
  | 'adjustments'
  | 'insurancePaid'
  | 'patientPaid'
  | 'patientResponsibility'
  | 'broughtForward'
  | 'due'
export type MedicalField =
  | SumField
  | 'number'
  | 'date'
  | 'dueDate'
  | 'patient'
  | 'patientId'
  | 'birthDate'
  | 'buyer'
  | 'provider'
  | 'npi'
  | 'payer'
  | 'memberId'
  | 'groupNumber'
  | 'claimId'

/** No digits, at least two words or a family name before a comma, and none of a form's own words. */
const isPerson = (value: string | number): boolean =>
  /^[\p{L}][\p{L}.,'’\s-]+$/u.test(String(value)) &&
  /\p{L}{2}.*\s.*\p{L}/u.test(String(value)) &&
  !degree.test(String(value)) &&
  !formWord.test(String(value))
const headings = new Set(serviceColumns.flatMap(({ labels }) => labels.map(keyOf)))

/** The answers found for each field, most likely first. */
export type FoundInMedicalBill = Record<MedicalField, FormAnswer[]>

/** Whether a value is a name of any kind, and not a heading. */
export const isName = (value: string | number): boolean =>
  !headings.has(keyOf(String(value))) &&
  /\p{L}{3}/u.test(String(value)) &&
  !/^[\d([]/.test(String(value)) &&
  !heading.test(String(value))
const isIdentifier = (value: string | number): boolean =>
  String(value).length >= 4 && !/^\d{3}-\d{4}$|^[\d,]+\.\d{2}$/.test(String(value))

/** A row that names the bill itself: 'Note d'honoraires n° 8 du 2 mai', not 'Soins du 2 mai'. */
const ownTitle = /\b(?:rechnung|invoice|facture|honoraires|fattura|factura|factuur|statement|liquidation)\b/

/** A row without the headings of sums. */
const besideNoSums = /^(?!.*\b(?:paid|discount|allowed|billed|copay|charges?|amounts?)\b)/

const described: readonly WordedField<MedicalField>[] = [
  { name: 'number', type: 'code', standing: head, accepts: (value) => String(value).length >= 2 },
  {
    name: 'date',
    type: 'date',
    standing: head,
    labels: [...worded(0.95, 'du, vom, dated, del, van', ownTitle)],
  },
  { name: 'dueDate', type: 'date' },
  { name: 'patient', type: 'party', accepts: isPerson, standing: head },
  { name: 'buyer', type: 'party', accepts: isPerson, standing: head },
  { name: 'patientId', type: 'code', standing: head, accepts: isIdentifier },
  { name: 'birthDate', type: 'date' },
  { name: 'provider', type: 'party', accepts: isName },
  {
    name: 'npi',
    type: 'code',
    pattern: /(?<!\d)[12]\d{9}(?!\d)/,
    accepts: (value) => isNpi(String(value)),
  },
  {
    name: 'payer',
    type: 'text',
    accepts: isName,
    labels: [
      // They also end names ('Hill Mutual Health Plan'), and are column headings ('Plan paid').
      ...worded(0.6, 'health plan, plan', besideNoSums),
    ],
  },
  { name: 'memberId', type: 'code', accepts: isIdentifier },
  { name: 'groupNumber', type: 'code' },
  { name: 'claimId', type: 'code', accepts: isIdentifier },
  ...sumFields('net', 'tax', 'total', 'adjustments', 'insurancePaid', 'patientPaid', 'patientResponsibility'),
  { name: 'broughtForward', type: 'amount' },
  ...sumFields('due'),
]

/** The fields of bills, claim forms and explanations of benefits, with the wordings of their labels. */
export const medicalFields: readonly FormField<MedicalField>[] = withWordings(described, vocabulary.labels)

/** Labels of values that are not read; they end an answer above or before them. */
export const medicalDecoys = vocabulary.decoys
