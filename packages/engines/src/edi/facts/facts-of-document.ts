import { at } from '@vitrine/basics/at.ts'
import { readBillOfLading } from '../../forms/bill-of-lading/read-bill-of-lading.ts'
import type { BillOfLading, Party } from '../../forms/bill-of-lading/bill-of-lading.ts'
import type { ReadDocument } from '../../documents/document.ts'
import { listed, worded } from '../../forms/labels/listed.ts'
import { type HeadName, headNameOf } from '../../forms/parties/head-name.ts'
import { nameBeforeAddress } from '../../forms/parties/name-before-address.ts'
import { type SearchRow, type Span, spanOf } from '../../forms/rows/search-rows.ts'
import { keyOf } from '../../text/text-key.ts'
import { confidenceOf } from '../../forms/answers/confidence.ts'
import { findAnswers } from '../../forms/answers/find-answers.ts'
import type { FormAnswer, FormField } from '../../forms/answers/form-answer.ts'
import { type FormDocument, formDocumentOf, isInOneSegment } from '../../forms/rows/form-page.ts'
import type { TableRow } from '../../forms/tables/gather-items.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { readTable } from '../../forms/tables/read-table.ts'
import { boxAround } from '../../documents/layout/box.ts'
import type { DecimalMark } from '../../forms/values/amounts.ts'
import { localeOfForm } from '../../forms/values/locale-of-form.ts'
import type { Read } from '../../forms/values/read.ts'
import {
  dayFirstTitles,
  foreignParties,
  itemLabels,
  otherHeadings,
  packageNames,
  shipmentLabels,
} from './field-labels.ts'
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

const shipDate = field('shipDate', 'date')

/** What packing slips and delivery notes state beside their list. */
const fields: readonly FormField<DocumentField>[] = [
  {
    name: 'shipFromName',
    type: 'party',
    labels: [
      ...worded(1, 'ship from, shipped from, shipper, supplier, vendor, ship from address, sender, consignor, origin'),
      ...foreignParties.shipFrom.map((text) => ({ text, weight: 1 })),
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
      ...foreignParties.shipTo.map((text) => ({ text, weight: 1 })),
      ...worded(0.7, 'to, customer, destination, sold to, receiver, buyer, recipient'),
    ],
  },
  field('shipmentId', 'code', hasDigit),
  // The paper's own date is mostly the day that it was packed.
  { ...shipDate, labels: [...shipDate.labels, ...worded(0.6, 'date, datum, fecha, data')] },
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
  page, prepared by, packed by, checked by, received by, signature, notes, comments, special instructions, remarks,
  total, subtotal, salesperson, route, dock, department, dept, volume, dimensions, class, nmfc, notify party, reference, rechnungsanschrift, rechnungsadresse,
  kundennummer, kunden nr, auftragsnummer, auftrag nr, seite, adresse de facturation, numero client, n client,
  code client, page, dirección de facturación, n cliente, cliente, código cliente, indirizzo di fatturazione, codice cliente,
  causale del trasporto, causale, porto, factuuradres, klantnummer, debiteurnummer`)

const statedAnswer = (answer: FormAnswer, first = at(answer.text.split('\n'), 0)): Stated => ({
  text: [first, ...answer.rest].join('\n'),
  confidence: confidenceOf(answer.score, { legibility: answer.legibility }),
  place: { page: answer.page, box: answer.box },
})

/** Recognition takes the small L of 'lb' for a 1 or a capital I, or sees it twice: '1689 1b' weighs no 16,891. */
const withPlainPounds = (text: string): string => text.replace(/(?<=[\s\d])[lI1]{1,2}b(s?)$/i, 'lb$1')

/** ' kg' where it stands behind the figure. */
function unitAfter({ spans }: FormAnswer): string {
  const last = spans.at(-1)
  if (last === undefined) return ''
  const unit = /^ ?(?:[lI1]{1,2}bs?|pounds?|kgs?|kilo(?:gram)?s?)\b/i.exec(last.row.text.slice(last.end))?.[0] ?? ''
  return withPlainPounds(unit)
}

/** 'PO-4711' is the number, though 'PO' alone would label one. */
function wholeCode({ value, spans: [first] }: FormAnswer): string {
  const before = first === undefined ? '' : first.row.text.slice(0, first.start)
  return `${/(?<![^\s:])[A-Z]{1,4}-$/.exec(before)?.[0] ?? ''}${value}`
}

/** Numbers and codes stand in `value` without the words around them. */
function statedField(answer: FormAnswer, type: FormField<string>['type']): Stated {
  // A party on one line with its address is the name alone; the address is in the rest.
  if (type === 'party') return statedAnswer(answer, String(answer.value))
  const stated = statedAnswer(answer)
  // The figure alone would lose its unit: '1,240 lbs'. '1.240,5 kg' is told in plain digits.
  if (type === 'number') return { ...stated, text: `${answer.value}${unitAfter(answer)}` }
  return { ...stated, text: type === 'code' ? wholeCode(answer) : String(answer.value) }
}

const totals = /^(?:sub ?)?total|^grand total|^summe/
const { listEnds } = readPatterns(new URL('./wordings/facts-of-document.txt', import.meta.url), ['listEnds'])

type ItemColumn = ItemField | 'other'

const statedSpans = (spans: readonly Span[]): Stated => ({
  text: spans.map((span) => span.text).join(' '),
  confidence: confidenceOf(0.9, { legibility: Math.min(...spans.map((span) => span.confidence)) }),
  place: { page: spans[0]?.row.page ?? 1, box: boxAround(spans.map((span) => span.box)) },
})

/** '1.250,5' as 1250.5, where a comma parts the decimals. */
const inPlainDigits = (stated: Stated, decimal: DecimalMark): Stated =>
  decimal === '.'
    ? stated
    : { ...stated, text: stated.text.replace(/(?<=\d)[. ](?=\d{3}(?!\d))/g, '').replace(/(?<=\d),(?=\d)/, '.') }

function itemOf(
  { cells: { other: _other, ...cells } }: TableRow<ItemColumn>,
  decimal: DecimalMark,
): ShipmentFacts['items'][number] {
  const item: ShipmentFacts['items'][number] = Object.fromEntries(
    Object.entries(cells).flatMap(([role, spans]) => {
      if (spans.length === 0) return []
      const stated = statedSpans(spans)
      return [[role, role.startsWith('quantity') ? inPlainDigits(stated, decimal) : stated]]
    }),
  )
  // 'Item #' may head parts as well as lines.
  if (item.line !== undefined && item.vendorPart === undefined && /^\S*\p{L}\S*$/u.test(item.line.text)) {
    const { line, ...rest } = item
    return { ...rest, vendorPart: line }
  }
  // 'Line Item' over '1  TT-HAM16' is two columns that stand close.
  const both = /^(\d{1,4})\s+(\S*\p{L}\S*)$/u.exec(item.line?.text ?? '')
  if (both === null || item.line === undefined || item.vendorPart !== undefined) return item
  const [, line = '', part = ''] = both
  return { ...item, line: { ...item.line, text: line }, vendorPart: { ...item.line, text: part } }
}

function readItems(form: FormDocument, decimal: DecimalMark): Pick<ShipmentFacts, 'items' | 'looseFigures'> {
  const { items: found } = readTable<ItemColumn>(form, {
    columns: [
      // The cast names the keys that Object.entries forgets.
      ...(Object.entries(itemLabels) as [ItemField, readonly string[]][]).map(([role, labels]) => ({ role, labels })),
      { role: 'other', labels: otherHeadings },
    ],
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
  const all = found.map((row) => itemOf(row, decimal))
  const items = all.filter((item) => item.vendorPart ?? item.buyerPart ?? item.upc ?? item.description)
  return { items, looseFigures: all.length - items.length }
}

const statedRead = (read: Read<unknown> | null, text: string | undefined = read?.text): Stated | undefined =>
  read === null || text === undefined
    ? undefined
    : { text, confidence: read.confidence, place: { page: read.page, box: read.box } }

const statedParty = (party: Party | null): Stated | undefined =>
  statedRead(party, party === null ? undefined : [party.value, ...(party.address?.split(', ') ?? [])].join('\n'))

/** A bill of lading tells the same in its own words; its goods stand for items where there is no list of them. */
function factsOfBill({ fields: bill, lines }: BillOfLading): ShipmentFacts {
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

/** A page that tells less is no packing slip: the name at its head is anybody's. */
const fewestFacts = 3

const statedHead = ({ line, text, address }: HeadName): Stated => ({
  text: [
    text,
    ...address.filter((below) => !below.text.includes(':')).flatMap((below) => below.text.split(/,\s+/)),
  ].join('\n'),
  confidence: 0.75,
  place: { page: line.page, box: line.box },
})

/** The one stretch that matches in the rows, without those of a list; null where there are several that differ. */
function onlyMatch(form: FormDocument, pattern: RegExp): Span | null {
  const found = form.rows.flatMap((row) =>
    [...row.text.matchAll(pattern)].map((match) => spanOf(row, match.index, match.index + match[0].length)),
  )
  const [first] = found
  return first !== undefined && found.every(({ text }) => text === first.text) ? first : null
}

/** '3 cartons' in a sentence or a line of remarks. */
function countedPackages(form: FormDocument): Span | null {
  const found = onlyMatch(form, new RegExp(`(?<![\\d.,-])\\d{1,5} (?:${packageNames})\\b(?!\\s*[:#])`, 'giu'))
  const digits = /^\d+/.exec(found?.text ?? '')?.[0] ?? ''
  return found === null || !isInOneSegment(found, form)
    ? null
    : spanOf(found.row, found.start, found.start + digits.length)
}

/** '41 lb', '388 kg'. */
const weighedGoods = (form: FormDocument): Span | null =>
  onlyMatch(form, /(?<![\d.,-])\d[\d.,]*\s?(?:[lI1]{1,2}bs?|kgs?)\b(?!\s?\/)/giu)

/** A name and the town behind a comma. */
function splitAtComma(text: string): { name: string; address: string[] } {
  const [name = text, ...address] = text.split(/,\s+/)
  return { name, address }
}

/** 'Hill Bolts Ltd, Leeds → Bay Trailers, Hull' */
function arrowIn({ rows }: FormDocument): { row: SearchRow; parties: ShipmentFacts['fields'] } | null {
  for (const row of rows) {
    const match = /^(?<from>\p{L}[^→>]{3,80}?)\s+(?:→|->|=>|➔|>)\s+(?<to>\p{L}.{3,80})$/u.exec(row.text)
    const { from = '', to = '' } = match?.groups ?? {}
    if (match === null) continue
    const stated = (text: string, start: number): Stated => {
      const { name, address } = nameBeforeAddress(text)
      const beforeTown = address.length > 0 ? { name, address } : splitAtComma(text)
      const span = statedSpans([spanOf(row, start, start + text.length)])
      return { ...span, text: [beforeTown.name, ...beforeTown.address].join('\n') }
    }
    return {
      row,
      parties: { shipFromName: stated(from, 0), shipToName: stated(to, row.text.length - to.length) },
    }
  }
  return null
}

/** 'UPS Ground, 3 cartons, 41 lb' */
const withoutCounts = (carrier: Stated): Stated => ({ ...carrier, text: carrier.text.replace(/,\s*\d.*$/, '') })

/** Reads a packing slip, delivery note or bill of lading; `document` is best read with its rulings. */
export function factsOfDocument(document: ReadDocument): ShipmentFacts {
  const form = formDocumentOf(document)
  const written = localeOfForm(form)
  // A ship notice is an American paper unless it says otherwise.
  const isAmerican = !written.dateOrderProven && !form.rows.some((row) => dayFirstTitles.test(keyOf(row.text)))
  const locale = isAmerican ? { ...written, dateOrder: 'month-first' as const } : written
  const answers = findAnswers(form, { fields, decoys, locale })
  const counted = countedPackages(form)
  const weighed = weighedGoods(form)
  const route = arrowIn(form)
  const own: ShipmentFacts['fields'] = {
    ...Object.fromEntries(
      fields.flatMap(({ name, type }) => {
        // '3 cartons, 41 lb' counts cartons before their name: what follows is something else.
        const [best] = answers[name].filter(
          ({ spans: [first] }) => (name !== 'cartons' || first?.row !== counted?.row) && first?.row !== route?.row,
        )
        return best === undefined ? [] : [[name, statedField(best, type)]]
      }),
    ),
    ...route?.parties,
  }
  if (own.carrierName !== undefined) own.carrierName = withoutCounts(own.carrierName)
  if (counted !== null) own.cartons ??= statedSpans([counted])
  if (weighed !== null) {
    const stated = statedSpans([weighed])
    own.weight ??= { ...stated, text: withPlainPounds(stated.text) }
  }
  const head = own.shipFromName === undefined ? headNameOf(document) : null
  if (head !== null && Object.keys(own).length >= fewestFacts) own.shipFromName = statedHead(head)
  const { items, looseFigures = 0 } = readItems(form, locale.decimal)
  const isBill = form.rows.slice(0, 12).some((row) => /\bbill of lading\b|\bwaybill\b/.test(keyOf(row.text)))
  if (!isBill) return { fields: own, items, looseFigures }
  const bill = factsOfBill(readBillOfLading(document))
  return { fields: { ...own, ...bill.fields }, items: items.length > 0 ? items : bill.items, looseFigures }
}
