import { readBillOfLading } from '../../forms/bill-of-lading/read-bill-of-lading.ts'
import type { BillOfLading, Party } from '../../forms/bill-of-lading/bill-of-lading.ts'
import type { ReadDocument } from '../../documents/document.ts'
import { listed, worded } from '../../forms/labels/listed.ts'
import type { Span } from '../../forms/rows/search-rows.ts'
import { keyOf } from '../../text/text-key.ts'
import { confidenceOf } from '../../forms/answers/confidence.ts'
import { findAnswers } from '../../forms/answers/find-answers.ts'
import type { FormAnswer, FormField } from '../../forms/answers/form-answer.ts'
import { type FormDocument, formDocumentOf } from '../../forms/rows/form-page.ts'
import type { TableRow } from '../../forms/tables/gather-items.ts'
import { readTable } from '../../forms/tables/read-table.ts'
import { boxAround } from '../../documents/layout/box.ts'
import { localeOfForm } from '../../forms/values/locale-of-form.ts'
import type { Read } from '../../forms/values/read.ts'
import { itemLabels, shipmentLabels } from './field-labels.ts'
import type { ItemField, ShipmentFacts, ShipmentField, Stated } from './shipment-facts.ts'

type DocumentField = Exclude<ShipmentField, `shipFrom${string}` | `shipTo${string}`> | 'shipFromName' | 'shipToName'

const hasDigit = (value: string | number): boolean => /\d/.test(String(value))
const named = (value: string | number): boolean => /\p{L}{2}/u.test(String(value)) && String(value).length < 60

const field = (
  name: Exclude<DocumentField, 'shipFromName' | 'shipToName'>,
  type: FormField<DocumentField>['type'],
  accepts?: (value: string | number) => boolean,
): FormField<DocumentField> => ({
  name,
  type,
  labels: shipmentLabels[name].map((text) => ({ text, weight: 1 })),
  ...(accepts && { accepts }),
})

/** What packing slips and delivery notes state beside their list. */
const fields: readonly FormField<DocumentField>[] = [
  {
    name: 'shipFromName',
    type: 'party',
    labels: [
      ...worded(1, 'ship from, shipped from, shipper, supplier, vendor, ship from address, sender, consignor, origin'),
      ...worded(0.8, 'from, seller, manufacturer'),
    ],
  },
  {
    name: 'shipToName',
    type: 'party',
    labels: [
      ...worded(
        1,
        'ship to, shipped to, ship to address, deliver to, delivery address, consignee, shipping address, delivered to',
      ),
      ...worded(0.7, 'to, customer, destination, sold to, receiver, buyer, recipient'),
    ],
  },
  field('shipmentId', 'code', hasDigit),
  field('shipDate', 'date'),
  field('deliveryDate', 'date'),
  field('purchaseOrder', 'code', hasDigit),
  field('orderDate', 'date'),
  field('billOfLading', 'code', hasDigit),
  field('proNumber', 'code', hasDigit),
  field('carrierName', 'text', named),
  { ...field('scac', 'code'), pattern: /\b[A-Z]{2,4}\b/ },
  field('trailer', 'code', hasDigit),
  field('seal', 'code', hasDigit),
  field('freightTerms', 'text', (value) => /prepaid|pre-paid|ppd|collect|third|3rd/i.test(String(value))),
  field('cartons', 'number', (value) => Number.isInteger(value) && Number(value) > 0),
  field('weight', 'number', (value) => Number(value) > 0),
]

/** Labels of what a ship notice does not tell, which end an answer before them. */
const decoys = listed(`bill to, sold by, invoice no, invoice number, account number, account no, customer no, customer
  number, sales order, sales order no, contact, phone, tel, fax, email, attention, attn, terms of payment, payment terms,
  page, prepared by, packed by, checked by, received by, signature, date, notes, comments, special instructions, remarks,
  total, subtotal, salesperson, route, dock, department, dept, volume, dimensions, class, nmfc, notify party, reference`)

const statedAnswer = (answer: FormAnswer): Stated => ({
  text: [answer.text.split('\n')[0] ?? '', ...answer.rest].join('\n'),
  confidence: confidenceOf(answer.score, { legibility: answer.legibility }),
  place: { page: answer.page, box: answer.box },
})

/** Numbers and codes stand in `value` without the words around them. */
const statedField = (answer: FormAnswer, type: FormField<string>['type']): Stated => {
  const stated = statedAnswer(answer)
  if (type === 'party') return stated
  // The figure alone would lose its unit: '1,240 lbs'.
  if (type === 'number') return { ...stated, text: `${answer.text}${unitAfter(answer)}` }
  return { ...stated, text: type === 'code' ? wholeCode(answer) : String(answer.value) }
}

/** ' kg' where it stands behind the figure. */
const unitAfter = ({ spans }: FormAnswer): string => {
  const last = spans.at(-1)
  return last === undefined
    ? ''
    : (/^ ?(?:lbs?|pounds?|kgs?|kilo(?:gram)?s?)\b/i.exec(last.row.text.slice(last.end))?.[0] ?? '')
}

/** 'PO-4711' is the number, though 'PO' alone would label one. */
const wholeCode = ({ value, spans: [first] }: FormAnswer): string => {
  const before = first === undefined ? '' : first.row.text.slice(0, first.start)
  return `${/(?<![^\s:])[A-Z]{1,4}-$/.exec(before)?.[0] ?? ''}${value}`
}

const totals = /^(?:sub ?)?total|^grand total|^summe/
const listEnds = /^(?:thank you|notes?|comments?|remarks?|special instructions|received by|signature|prepared by|terms)/

const readItems = (form: FormDocument): ShipmentFacts['items'] => {
  const { items } = readTable<ItemField>(form, {
    // The cast names the keys that Object.entries forgets.
    columns: (Object.entries(itemLabels) as [ItemField, readonly string[]][]).map(([role, labels]) => ({
      role,
      labels,
    })),
    required: [
      ['vendorPart', 'buyerPart', 'upc', 'description'],
      ['quantity', 'quantityOrdered'],
    ],
    fewest: 2,
    anchors: ['quantity', 'quantityOrdered'],
    wraps: ['description'],
    endsAt: (row) => listEnds.test(keyOf(row.text)),
    isTotal: (row) => totals.test(keyOf(row.text)),
  })
  return items.map(itemOf).filter((item) => item.vendorPart ?? item.buyerPart ?? item.upc ?? item.description)
}

const itemOf = ({ cells }: TableRow<ItemField>): ShipmentFacts['items'][number] =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([role, spans]) => (spans.length === 0 ? [] : [[role, statedSpans(spans)]])),
  )

const statedSpans = (spans: readonly Span[]): Stated => ({
  text: spans.map((span) => span.text).join(' '),
  confidence: confidenceOf(0.9, { legibility: Math.min(...spans.map((span) => span.confidence)) }),
  place: { page: spans[0]?.row.page ?? 1, box: boxAround(spans.map((span) => span.box)) },
})

const statedRead = (read: Read<unknown> | null, text: string | undefined = read?.text): Stated | undefined =>
  read === null || text === undefined
    ? undefined
    : { text, confidence: read.confidence, place: { page: read.page, box: read.box } }

const statedParty = (party: Party | null): Stated | undefined =>
  statedRead(party, party === null ? undefined : [party.value, ...(party.address?.split(', ') ?? [])].join('\n'))

/** A bill of lading tells the same in its own words; its goods stand for items where there is no list of them. */
const factsOfBill = ({ fields: bill, lines }: BillOfLading): ShipmentFacts => {
  const found = {
    shipFromName: statedParty(bill.shipper),
    shipToName: statedParty(bill.consignee),
    billOfLading: statedRead(bill.bolNumber, bill.bolNumber?.value),
    proNumber: statedRead(bill.proNumber, bill.proNumber?.value),
    carrierName: statedRead(bill.carrier, bill.carrier?.value),
    scac: statedRead(bill.scac, bill.scac?.value),
    seal: statedRead(bill.seals, bill.seals?.value[0]),
    shipDate: statedRead(bill.date, bill.date?.value),
    freightTerms: statedRead(bill.freightTerms, bill.freightTerms?.value),
    cartons: statedRead(bill.pieces, bill.pieces === null ? undefined : String(bill.pieces.value)),
    weight: statedRead(
      bill.weight,
      bill.weight === null ? undefined : `${bill.weight.value} ${bill.weight.unit ?? ''}`,
    ),
  }
  return {
    fields: Object.fromEntries(Object.entries(found).filter(([, stated]) => stated !== undefined)),
    items: lines.flatMap((line) => {
      const description = statedRead(line.description, line.description?.value)
      const quantity = statedRead(line.pieces, line.pieces === null ? undefined : String(line.pieces.value))
      const unit = statedRead(line.packaging, line.packaging?.value)
      return description && quantity ? [{ description, quantity, ...(unit && { unit }) }] : []
    }),
  }
}

/** Reads a packing slip, delivery note or bill of lading; `document` is best read with its rulings. */
export const factsOfDocument = (document: ReadDocument): ShipmentFacts => {
  const form = formDocumentOf(document)
  const written = localeOfForm(form)
  // A ship notice is an American paper unless it says otherwise.
  const locale = written.dateOrderProven ? written : { ...written, dateOrder: 'month-first' as const }
  const answers = findAnswers(form, { fields, decoys, locale })
  const own = Object.fromEntries(
    fields.flatMap(({ name, type }) => {
      const [best] = answers[name]
      return best === undefined ? [] : [[name, statedField(best, type)]]
    }),
  )
  const items = readItems(form)
  const isBill = form.rows.slice(0, 12).some((row) => /\bbill of lading\b|\bwaybill\b/.test(keyOf(row.text)))
  if (!isBill) return { fields: own, items }
  const bill = factsOfBill(readBillOfLading(document))
  return { fields: { ...own, ...bill.fields }, items: items.length > 0 ? items : bill.items }
}
