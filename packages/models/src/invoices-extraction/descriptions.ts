import { at } from '@vitrine/basics/at.ts'
import type { FormField } from '@vitrine/engines/forms/answers/form-answer.ts'
import { type WordedField, withWordings } from '@vitrine/engines/forms/labels/with-wordings.ts'
import { worded } from '@vitrine/engines/forms/labels/worded.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }

const { titleRow } = readPatterns(new URL('./wordings/descriptions.txt', import.meta.url), ['titleRow'])

type LabelledField =
  | 'number'
  | 'date'
  | 'dueDate'
  | 'orderNumber'
  | 'net'
  | 'shipping'
  | 'discount'
  | 'withheld'
  | 'tax'
  | 'total'
  | 'due'
  | 'prepaid'
  | 'cash'
  | 'change'
  | 'rounding'

/** Earlier pages and higher places are more likely to hold what identifies a document. */
const heading = ({ box, page }: { box: readonly number[]; page: number }): number =>
  (page === 1 ? 1 : 0.6) * (1 - 0.45 * at(box, 1))
/** Of several sums with the same label the last is the final one. */
const ending = ({ depth }: { depth: number }): number => 0.88 + 0.12 * depth

function identifies(value: string | number): boolean {
  const text = String(value)
  const isSum = /^\d[\d.,]*[.,]\d{2}$/.test(text)
  return text.length >= 2 && !isSum && !/^(?:19\d|20[0-4])\d$/.test(text) && !/^[A-Z]{2}\d{2}[A-Z0-9]{11,}$/.test(text)
}

const described: readonly WordedField<LabelledField>[] = [
  {
    name: 'number',
    type: 'code',
    standing: heading,
    accepts: identifies,
    labels: [...worded(0.8, 'nr, no, number, #, n, numero', titleRow)],
  },
  {
    name: 'date',
    type: 'date',
    standing: heading,
    labels: [...worded(0.95, 'vom, dated, du, date, of', titleRow)],
  },
  {
    name: 'net',
    type: 'amount',
    standing: ending,
  },
  {
    name: 'tax',
    type: 'amount',
    standing: ending,
  },
  {
    name: 'total',
    type: 'amount',
    standing: ending,
    labels: [
      // It is a column heading more often than a label of the total.
    ],
  },
  {
    name: 'due',
    type: 'amount',
    standing: ending,
  },
  {
    name: 'prepaid',
    type: 'amount',
  },
  {
    name: 'cash',
    type: 'amount',
  },
  {
    name: 'rounding',
    type: 'amount',
  },
  { name: 'withheld', type: 'amount', standing: ending },
  { name: 'dueDate', type: 'date' },
  { name: 'orderNumber', type: 'code', standing: heading, accepts: identifies },
  { name: 'shipping', type: 'amount', standing: ending },
  {
    name: 'discount',
    type: 'amount',
    standing: ending,
  },
  { name: 'change', type: 'amount' },
]

/** The invoice's own fields: what the documents call them in English, German and French. */
export const invoiceFields: readonly FormField<LabelledField>[] = withWordings(described, vocabulary.labels)
