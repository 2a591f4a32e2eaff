import { at } from '@vitrine/basics/at.ts'
import { entriesOf } from '@vitrine/basics/typed-keys.ts'
import type { ReadDocument } from '../../documents/document.ts'
import { confidenceOf } from '../../forms/answers/confidence.ts'
import { findAnswers } from '../../forms/answers/find-answers.ts'
import type { FormAnswer, FormField } from '../../forms/answers/form-answer.ts'
import { readBillOfLading } from '../../forms/bill-of-lading/read-bill-of-lading.ts'
import { mailFrameOf } from '../../forms/letters/mail-frame.ts'
import { legalForm } from '../../forms/parties/address-blocks.ts'
import { type HeadName, headNameOf } from '../../forms/parties/head-name.ts'
import { nameBeforeAddress } from '../../forms/parties/name-before-address.ts'
import { type FormDocument, formDocumentOf } from '../../forms/rows/form-page.ts'
import type { Span } from '../../forms/rows/search-rows.ts'
import type { TableRow } from '../../forms/tables/gather-items.ts'
import { readTable } from '../../forms/tables/read-table.ts'
import { amountsIn, type DecimalMark } from '../../forms/values/amounts.ts'
import { localeOfForm } from '../../forms/values/locale-of-form.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { keyOf } from '../../text/text-key.ts'
import { documentDecoys as decoys, documentFields as fields } from './document-fields.ts'
import { tellByPlace } from './facts-by-place.ts'
import { factsByRole } from './facts-by-role.ts'
import { arrowIn, countedPackages, sumsUpLoad, unitNamed, weighedGoods } from './facts-in-sentences.ts'
import { factsOfBill } from './facts-of-bill.ts'
import { dayFirstTitles, itemLabels, otherHeadings } from './field-labels.ts'
import { inPlainDigits } from './in-plain-digits.ts'
import { itemsInColumns } from './items-in-columns.ts'
import { carrierInSentence, partiesInSentences } from './parties-in-sentences.ts'
import { plainItems } from './plain-items.ts'
import type { ItemField, ShipmentFacts, Stated } from './shipment-facts.ts'
import { statedSpans } from './stated-spans.ts'
import { packedItems, tellsPacked, toldItems } from './told-items.ts'
import { weightUnitCode } from './units.ts'

const statedAnswer = (answer: FormAnswer, first = at(answer.text.split('\n'), 0)): Stated => ({
  text: [first, ...answer.rest].join('\n'),
  confidence: confidenceOf(answer.score, { legibility: answer.legibility }),
  place: { page: answer.page, box: answer.box },
})

/** Recognition reads the l of 'lb' as a 1 or a capital I, or twice: '1689 1b' is not 16,891. */
const withPlainPounds = (text: string): string => text.replace(/(?<=[\s\d])[lI1]{1,2}b(s?)$/i, 'lb$1')

/** The unit after the figure, such as ' kg'; '' where there is none. */
function unitAfter({ spans }: FormAnswer): string {
  const last = spans.at(-1)
  if (last === undefined) return ''
  const unit = /^ ?(?:[lI1]{1,2}bs?|pounds?|kgs?|kilo(?:gram)?s?)\b/i.exec(last.row.text.slice(last.end))?.[0] ?? ''
  return withPlainPounds(unit)
}

/** 'PO-4711' is the whole number, although 'PO' alone would be a label. */
function wholeCode({ value, spans: [first] }: FormAnswer): string {
  const before = first === undefined ? '' : first.row.text.slice(0, first.start)
  return `${/(?<![^\s:])[A-Z]{1,4}-$/.exec(before)?.[0] ?? ''}${value}`
}

/** Numbers and codes are in `value` without the words around them. */
function statedField(answer: FormAnswer, type: FormField<string>['type']): Stated {
  // For a party on one line with its address, the value is the name; the address is in the rest.
  if (type === 'party') return statedAnswer(answer, String(answer.value))
  const stated = statedAnswer(answer)
  // The figure alone would lose its unit: '1,240 lbs'. '1.240,5 kg' is written in plain digits.
  if (type === 'number') return { ...stated, text: `${answer.value}${unitAfter(answer)}` }
  return { ...stated, text: type === 'code' ? wholeCode(answer) : String(answer.value) }
}

const totals = /^(?:sub ?)?total|^grand total|^summe/
const { listEnds } = readPatterns(new URL('./wordings/facts-of-document.txt', import.meta.url), ['listEnds'])

/** A longer text with a figure in it is a sentence below the list. */
const longestCount = 24

/** One word with a figure. */
const oneCode = /^(?=\D*\d)\S+$/

type ItemColumn = ItemField | 'other'

const withPlainFigure = (stated: Stated, decimal: DecimalMark): Stated =>
  decimal === '.' ? stated : { ...stated, text: inPlainDigits(stated.text) }

/** Text after a figure at a column's distance belongs to another column, whose heading is not known. */
function firstFigure(spans: readonly Span[], decimal: DecimalMark): readonly Span[] {
  const figures = spans.flatMap((span) => amountsIn(span, decimal))
  const [first, second] = figures
  return first === undefined || second === undefined || spans.some(({ text }) => /\p{L}/u.test(text))
    ? spans
    : [first.span]
}

function itemOf(
  { cells: { other: _other, ...cells } }: TableRow<ItemColumn>,
  decimal: DecimalMark,
): ShipmentFacts['items'][number] {
  const item: ShipmentFacts['items'][number] = Object.fromEntries(
    Object.entries(cells).flatMap(([role, spans]) => {
      if (spans.length === 0) return []
      if (!role.startsWith('quantity')) return [[role, statedSpans(spans)]]
      return [[role, withPlainFigure(statedSpans(firstFigure(spans, decimal)), decimal)]]
    }),
  )
  // 'Item #' may be the heading of part numbers as well as of line numbers.
  if (item.line !== undefined && item.vendorPart === undefined && /^\S*\p{L}\S*$/u.test(item.line.text)) {
    const { line, ...rest } = item
    return { ...rest, vendorPart: line }
  }
  // 'Line Item' over '1  TT-HAM16' is two columns close together.
  const both = /^(\d{1,4})\s+(\S*\p{L}\S*)$/u.exec(item.line?.text ?? '')
  if (both === null || item.line === undefined || item.vendorPart !== undefined) return item
  const [, line = '', part = ''] = both
  return { ...item, line: { ...item.line, text: line }, vendorPart: { ...item.line, text: part } }
}

const isCode = (stated: Stated | undefined): boolean => stated !== undefined && oneCode.test(stated.text)

/** 'Material … Item code': of two columns of articles that with codes in all its cells has the parts' numbers. */
function withCodesAsParts(items: ShipmentFacts['items']): ShipmentFacts['items'] {
  const swapped = items.length > 0 && items.every(({ description }) => isCode(description))
  if (!swapped || items.some(({ vendorPart }) => vendorPart === undefined || isCode(vendorPart))) return items
  return items.map(({ vendorPart, description, ...item }) => ({
    ...item,
    ...(description && { vendorPart: description }),
    ...(vendorPart && { description: vendorPart }),
  }))
}

const codeAndName = /^(?<code>(?=\S*\d)[A-Z0-9]+(?:[-/.][A-Z0-9]+)*)\s(?<name>\p{Lu}.*)$/u

/** 'TP-20 Pot 20 cm' in every row are two columns that stand close together. */
function withCodesApart(items: ShipmentFacts['items']): ShipmentFacts['items'] {
  const parted = items.flatMap(({ vendorPart, description, ...item }) => {
    const { code, name } = codeAndName.exec(vendorPart?.text ?? '')?.groups ?? {}
    return vendorPart === undefined || description !== undefined || code === undefined || name === undefined
      ? []
      : [{ ...item, vendorPart: { ...vendorPart, text: code }, description: { ...vendorPart, text: name } }]
  })
  return parted.length === items.length ? parted : items
}

function readItems(form: FormDocument, decimal: DecimalMark): Pick<ShipmentFacts, 'items' | 'looseFigures'> {
  const { items: found } = readTable<ItemColumn>(form, {
    columns: [
      ...entriesOf(itemLabels).map(([role, labels]) => ({ role, labels })),
      { role: 'other', several: true, labels: otherHeadings },
    ],
    required: [
      ['vendorPart', 'buyerPart', 'upc', 'description'],
      ['quantity', 'quantityOrdered'],
    ],
    fewest: 2,
    // 'Code … Item': the second is the description.
    twice: [{ role: 'vendorPart', first: 'vendorPart', last: 'description' }],
    anchors: ['quantity', 'quantityOrdered'],
    isFigure: ({ text }) => /\d/.test(text) && text.length <= longestCount,
    wraps: ['description'],
    unknown: 'other',
    endsAt: (row) => listEnds.test(keyOf(row.text)) || sumsUpLoad(row),
    isTotal: (row) => totals.test(keyOf(row.text)),
  })
  const all = found.map((row) => itemOf(row, decimal))
  const named = withCodesApart(
    withCodesAsParts(all.filter((item) => item.vendorPart ?? item.buyerPart ?? item.upc ?? item.description)),
  )
  const looseFigures = all.length - named.length
  if (named.length > 0 && looseFigures === 0) return { items: named, looseFigures }
  // Without headings that are known, or with figures beside no item, the columns' contents may tell what they are.
  const columns = itemsInColumns(form)
  if (columns.length > named.length) return { items: columns, looseFigures: 0 }
  if (all.length > 0) return { items: named, looseFigures }
  const packed = packedItems(form.rows)
  if (packed.length > 0) return { items: packed, looseFigures }
  const plain = plainItems(form)
  return { items: plain.length > 0 ? plain : toldItems(form.rows), looseFigures }
}

/** Labels of parties, which are not names. */
const partyLabels = new Set(
  fields.flatMap(({ type, labels }) => (type === 'party' ? labels.map(({ text }) => keyOf(text)) : [])),
)

const labelKeys = new Set(fields.flatMap(({ labels }) => labels.map(({ text }) => keyOf(text))))

/** Words in small letters are no name. */
const isRemark = /^\p{Ll}+ \p{Ll}/u

/** A name with an address or a legal form scores more. */
const signedAlone = 0.6

/** A page with fewer facts is not a packing slip: the name at its head may be anyone's. */
const fewestFacts = 3

const statedHead = ({ line, text, address }: HeadName): Stated => ({
  text: [
    text,
    ...(address.length === 0 ? nameBeforeAddress(line.text).address : []),
    ...address.filter((below) => !below.text.includes(':')).flatMap((below) => below.text.split(/,\s+/)),
  ].join('\n'),
  confidence: 0.75,
  place: { page: line.page, box: line.box },
})

/** 'UPS Ground, 3 cartons, 41 lb' */
const withoutCounts = (carrier: Stated): Stated => ({ ...carrier, text: carrier.text.replace(/,\s*\d.*$/, '') })

/** Reads a packing slip, delivery note or bill of lading by rules alone; `document` is best read with its rulings. */
export function factsByRules(document: ReadDocument): ShipmentFacts {
  const form = formDocumentOf(document)
  const written = localeOfForm(form)
  // A ship notice is an American document unless something indicates otherwise.
  const isAmerican = !written.dateOrderProven && !form.rows.some((row) => dayFirstTitles.test(keyOf(row.text)))
  const locale = isAmerican ? { ...written, dateOrder: 'month-first' as const } : written
  const answers = findAnswers(form, { fields, decoys, locale })
  const counted = countedPackages(form)
  const weighed = weighedGoods(form)
  const route = arrowIn(form)
  const own: ShipmentFacts['fields'] = {
    ...Object.fromEntries(
      fields.flatMap(({ name, type }) => {
        // '3 cartons, 41 lb' has the count before 'cartons': the number after it is something else.
        const [best] = answers[name].filter(
          ({ spans: [first] }) =>
            (name !== 'cartons' || (first?.row !== counted?.row && !(first && tellsPacked(first.row)))) &&
            first?.row !== route?.row,
        )
        return best === undefined ? [] : [[name, statedField(best, type)]]
      }),
    ),
    ...route?.parties,
  }
  const carrier = own.carrierName === undefined ? carrierInSentence(form.rows) : null
  if (carrier !== null) own.carrierName = carrier
  if (own.carrierName !== undefined) own.carrierName = withoutCounts(own.carrierName)
  if (counted !== null) own.cartons ??= statedSpans([counted])
  if (weighed !== null) {
    const stated = statedSpans([weighed])
    // A comma before one or two figures is the decimal mark, whatever else the page shows.
    const text = withPlainPounds(stated.text).replace(/,(?=\d{1,2}(?!\d))/, '.')
    own.weight ??= { ...stated, text: locale.decimal === ',' ? text.replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '') : text }
  }
  const unit = unitNamed(form)
  if (own.weight !== undefined && unit !== null && weightUnitCode(own.weight.text) === null)
    own.weight = { ...own.weight, text: `${own.weight.text} ${unit}` }
  const { items, looseFigures = 0 } = readItems(form, locale.decimal)
  if (Object.keys(own).length + items.length >= fewestFacts) Object.assign(own, { ...partiesInSentences(form), ...own })
  // Who writes that the goods have left sends them.
  const sender = own.shipFromName === undefined ? mailFrameOf(form.rows)?.sender : null
  if (sender != null && (sender.score > signedAlone || legalForm.test(String(sender.value))) && items.length > 0)
    own.shipFromName = statedField(sender, 'party')
  const head = own.shipFromName === undefined ? headNameOf(document, (key) => labelKeys.has(key)) : null
  if (
    head !== null &&
    !isRemark.test(head.text) &&
    !partyLabels.has(keyOf(head.text)) &&
    Object.keys(own).length >= fewestFacts
  )
    own.shipFromName = statedHead(head)
  if (Object.keys(own).length + items.length >= fewestFacts) tellByPlace(own, document, { form, locale })
  const isBill = form.rows.slice(0, 12).some((row) => /\bbill of lading\b|\bwaybill\b/.test(keyOf(row.text)))
  if (!isBill) return { fields: own, items, looseFigures }
  const bill = factsOfBill(readBillOfLading(document))
  return { fields: { ...own, ...bill.fields }, items: items.length > 0 ? items : bill.items, looseFigures }
}

/** The same, completed by the network of roles. */
export async function factsOfDocument(document: ReadDocument, signal?: AbortSignal): Promise<ShipmentFacts> {
  const { fields: ruled, ...others } = factsByRules(document)
  const { completed, isUnderstood } = await factsByRole(document, ruled, signal)
  // What rules hardly find anything in, and the network neither, is no slip.
  const isSlip = isUnderstood || others.items.length > 0 || Object.keys(ruled).length >= fewestFacts
  return { ...others, fields: isSlip ? completed : ruled }
}
