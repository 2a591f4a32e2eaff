import { readPatterns } from '../../text/read-patterns.ts'
import type { FormAnswer, FormField } from '../answers/form-answer.ts'
import { early, late } from '../answers/standing.ts'
import { type WordedField, withWordings } from '../labels/with-wordings.ts'
import { worded } from '../labels/worded.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }

const { freightTerms, deliveryAlone } = readPatterns(new URL('./wordings/fields.txt', import.meta.url), [
  'freightTerms',
  'deliveryAlone',
])

export type BillField =
  | 'shipper'
  | 'consignee'
  | 'notify'
  | 'carrier'
  | 'scac'
  | 'bolNumber'
  | 'proNumber'
  | 'date'
  | 'vessel'
  | 'voyage'
  | 'vesselAndVoyage'
  | 'portOfLoading'
  | 'portOfDischarge'
  | 'seals'
  | 'containerList'
  | 'pieces'
  | 'weight'
  | 'freightTerms'

/** Later mentions of a party's label belong to a signature or a clause. */
const head = early(0.25)
const foot = late(0.9)

const isPlace = (value: string | number): boolean => /\p{L}{3}/u.test(String(value)) && String(value).length < 50
const isShipName = (value: string | number): boolean => /\p{L}{3}/u.test(String(value)) && String(value).length < 40
/** Beside the ship 'From' and 'To' are ports. */
const namesShip = /\b(?:vessel|voyage|ship(?! (?:date|to|from|via|no|on)\b)|schiff|navire|buque|nave|schip)\b/
const isNumber = (value: string | number): boolean => String(value).length >= 4

const described: readonly WordedField<BillField>[] = [
  { name: 'shipper', type: 'party', standing: head },
  { name: 'consignee', type: 'party', standing: head, labels: worded(0.75, 'delivery', deliveryAlone) },
  { name: 'notify', type: 'party', standing: head },
  {
    name: 'carrier',
    type: 'text',
    standing: head,
    accepts: (value) =>
      /\p{L}{3}/u.test(String(value)) && !/signature|certif|agree|received|liab|signed|^\d+ /i.test(String(value)),
  },
  {
    name: 'scac',
    type: 'code',
    pattern: /\b[A-Z]{4}\b/,
  },
  { name: 'bolNumber', type: 'code', standing: head, accepts: isNumber },
  { name: 'proNumber', type: 'code', standing: head, accepts: (value) => isNumber(value) },
  { name: 'date', type: 'date' },
  { name: 'vessel', type: 'text', accepts: isShipName },
  { name: 'voyage', type: 'code' },
  { name: 'vesselAndVoyage', type: 'text', accepts: isShipName },
  { name: 'portOfLoading', type: 'text', labels: worded(0.9, 'from, de, von, da, van', namesShip), accepts: isPlace },
  { name: 'portOfDischarge', type: 'text', labels: worded(0.9, 'to, a, nach, naar', namesShip), accepts: isPlace },
  { name: 'seals', type: 'code' },
  { name: 'containerList', type: 'text' },
  {
    name: 'pieces',
    type: 'number',
    standing: foot,
    accepts: (value) => Number.isInteger(value) && Number(value) > 0 && Number(value) < 1e6,
  },
  { name: 'weight', type: 'number', standing: foot, accepts: (value) => Number(value) > 0 },
  { name: 'freightTerms', type: 'text', accepts: (value) => freightTerms.test(String(value)) },
]

/** The answers found for each field, most likely first. */
export type FoundInBill = Record<BillField, FormAnswer[]>

/** The fields of road and ocean bills of lading, with the wordings of their labels. */
export const billFields: readonly FormField<BillField>[] = withWordings(described, vocabulary.labels)

/** Labels of values that are not read; they end an answer above or before them. */
export const billDecoys = vocabulary.decoys
