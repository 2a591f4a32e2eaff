import { entriesOf } from '@vitrine/basics/typed-keys.ts'
import type { ReadDocument } from '../../documents/document.ts'
import type { Locale } from '../../forms/answers/parse-answer.ts'
import { isProse } from '../../forms/letters/around.ts'
import { addressBlocksOf } from '../../forms/parties/address-blocks.ts'
import { companyBeforePlace } from '../../forms/parties/company-before-place.ts'
import type { FormDocument } from '../../forms/rows/form-page.ts'
import { type Span, spanOf } from '../../forms/rows/search-rows.ts'
import { datesOf } from '../../forms/values/dates.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { keyOf } from '../../text/text-key.ts'
import { numberOfTitle, shipmentLabels } from './field-labels.ts'
import type { ShipmentFacts, Stated } from './shipment-facts.ts'
import { statedSpans } from './stated-spans.ts'
import vocabulary from './vocabulary.json' with { type: 'json' }

/** How sure a fact is that no label tells, 0…1. */
const sureness = { title: 0.85, addressed: 0.8, sentence: 0.75, place: 0.65, kind: 0.6, oneOfDays: 0.5 } as const

/** Share of the rows in which the title may stand. */
const headOfRows = 0.6

const atMost = (sure: number, stated: Stated): Stated => ({ ...stated, confidence: Math.min(sure, stated.confidence) })

/** Fraction of the page's width by which the starts of two cells of one column may differ. */
const sameColumn = 0.01

const segmentsOf = ({ rows, segments }: FormDocument): Span[] => rows.flatMap((row) => [...(segments.get(row) ?? [])])

function within({ row, start }: Span, text: string): Span {
  const from = row.text.indexOf(text, start)
  return spanOf(row, from, from + text.length)
}

/** 'Delivery Note 20877', 'BON DE LIVRAISON 7741', 'Challan DC/0447/25-26': the number beside the document's title. */
function titledNumber(form: FormDocument): Stated | undefined {
  const top = form.rows.length * headOfRows
  for (const segment of segmentsOf(form)) {
    if (segment.row.index > top) break
    const number = numberOfTitle(segment.text)
    if (number !== null) return atMost(sureness.title, statedSpans([within(segment, number)]))
  }
  return undefined
}

/** What a day beside these words is for is no shipment. */
const otherDays = [
  ...shipmentLabels.purchaseOrder,
  ...shipmentLabels.orderDate,
  ...shipmentLabels.deliveryDate,
  ...vocabulary.deadlines,
].map(keyOf)

const orderWords = new RegExp(String.raw`(?<!\p{L})(?:${otherDays.join('|')})(?!\p{L})`, 'u')

/** The one day that a document names apart from those of orders, deadlines and deliveries; of several that which stands highest. */
function dayOfDocument(form: FormDocument, { dateOrder, dateOrderProven }: Locale): Stated | undefined {
  const days = segmentsOf(form).flatMap((segment) =>
    datesOf(segment.row, dateOrder).filter(({ span }) => {
      if (span.start < segment.start || span.end > segment.end) return false
      const before = segment.row.text.slice(segment.start, span.start).split(/\d/).at(-1) ?? ''
      return !orderWords.test(keyOf(before))
    }),
  )
  const [first] = days
  if (first === undefined) return undefined
  const alone = days.every(({ value }) => value === first.value)
  const sure = alone && (dateOrderProven || /\p{L}/u.test(first.span.text)) ? sureness.sentence : sureness.oneOfDays
  return { ...atMost(sure, statedSpans([first.span])), text: first.value }
}

const { carried, hauler, noCarrier, goesOn, runsOnAs, messrs, numbered } = readPatterns(
  new URL('./wordings/facts-by-place.txt', import.meta.url),
  ['carried', 'hauler', 'noCarrier', 'goesOn', 'runsOnAs', 'messrs', 'numbered'],
  {
    by: vocabulary.by.join('|'),
    moving: vocabulary.moving.join('|'),
    haulers: vocabulary.haulers.join('|'),
    titles: vocabulary.titles.join('|'),
  },
)

/** The rest of a name that a narrow cell breaks: 'Vaigai Parcel' / 'Service'. */
function runningOn(name: Span, form: FormDocument): Span[] {
  const next = form.rows[name.row.index + 1]
  const inRow = form.segments.get(name.row) ?? []
  const own = inRow.find(({ start, end }) => start <= name.start && end >= name.end)
  if (next === undefined || own === undefined || own.end !== name.end) return [name]
  const below = form.segments.get(next)?.find(({ box }) => Math.abs(box[0] - own.box[0]) < sameColumn)
  return below !== undefined && runsOnAs.test(below.text) ? [name, below] : [name]
}

/** 'Expédié le 8 mai par Frigo Est', or a line that is a haulier's name by its own words: 'Redbird Parcel, 2-day'. */
function namedCarrier(form: FormDocument, parties: readonly string[]): Stated | undefined {
  const isOther = (name: string): boolean =>
    noCarrier.test(name) || !/^\p{Lu}/u.test(name) || parties.some((party) => keyOf(party) === keyOf(name))
  const segments = segmentsOf(form)
  for (const segment of segments) {
    const name = carried.exec(segment.text)?.groups?.name?.replace(goesOn, '').trim()
    if (name !== undefined && name.length > 2 && !isOther(name))
      return atMost(sureness.sentence, statedSpans(runningOn(within(segment, name), form)))
  }
  const kinds = segments
    .filter(({ row }) => row.index > 1)
    .flatMap((segment) => {
      const name = hauler.exec(segment.text)?.groups?.name?.trim()
      return name === undefined || !/\s/.test(name) || isOther(name) ? [] : [within(segment, name)]
    })
  const [only, ...others] = kinds
  return only === undefined || others.length > 0 ? undefined : atMost(sureness.kind, statedSpans([only]))
}

/** The segment of the next row that begins where this one does. */
function segmentBelow({ row, box }: Span, form: FormDocument): Span | undefined {
  const next = form.rows[row.index + 1]
  return next === undefined || next.page !== row.page
    ? undefined
    : form.segments.get(next)?.find((other) => Math.abs(other.box[0] - box[0]) < sameColumn)
}

/** The paper's number as a sentence tells it, which is no day. */
function toldNumber(form: FormDocument, { dateOrder }: Locale): Stated | undefined {
  for (const segment of segmentsOf(form)) {
    const below = isProse(segment) ? segmentBelow(segment, form) : undefined
    const whole = below === undefined ? segment.text : `${segment.text} ${below.text}`
    const found = numbered.exec(whole)
    const number = found?.groups?.id
    // What begins on the line below is found there.
    if (found === null || number === undefined || found.index >= segment.text.length) continue
    // The line may end within the number or before it.
    const over = below !== undefined && !segment.text.includes(number)
    const [tail = ''] = number.split(' ').slice(-1)
    if (over) return { ...atMost(sureness.sentence, statedSpans([within(below, tail)])), text: number }
    const span = within(segment, number)
    const isDay = datesOf(segment.row, dateOrder).some((day) => day.span.start < span.end && day.span.end > span.start)
    if (!isDay) return atMost(sureness.sentence, statedSpans([span]))
  }
  return undefined
}

/** The receiver where no label names one: the firm after 'M/s', else the one address that is not the sender's. */
function addressee(document: ReadDocument, form: FormDocument, sender: string): Stated | undefined {
  for (const segment of segmentsOf(form)) {
    const named = messrs.exec(segment.text)?.groups?.name
    if (named === undefined) continue
    const { name, address } = companyBeforePlace(named)
    return { ...atMost(sureness.addressed, statedSpans([within(segment, name)])), text: [name, ...address].join('\n') }
  }
  const blocks = addressBlocksOf(document, () => false).flatMap(({ name: [first], address }) =>
    first === undefined || keyOf(first.text) === keyOf(sender) || /\d/.test(first.text)
      ? []
      : [{ line: first, address }],
  )
  const [only, ...others] = blocks
  if (only === undefined || others.length > 0) return undefined
  const { line, address } = only
  return {
    text: [line.text, ...address.map(({ text }) => text)].join('\n'),
    confidence: sureness.place,
    place: { page: line.page, box: line.box },
  }
}

/** The first line of a stated party: its name. */
const nameOf = (stated: Stated | undefined): string => stated?.text.split('\n')[0] ?? ''

/** 'Hill Joiners, The Old Dairy' on one line. */
function cutAtPlace(party: Stated): Stated {
  const [first = '', ...rest] = party.text.split('\n')
  const { name, address } = companyBeforePlace(first)
  return { ...party, text: [name, ...address, ...rest].join('\n') }
}

/** Adds what no label tells and the document's title, its sentences and the places of its parts do. */
export function tellByPlace(
  own: ShipmentFacts['fields'],
  document: ReadDocument,
  { form, locale }: { form: FormDocument; locale: Locale },
): void {
  const told = {
    shipmentId: () => titledNumber(form) ?? toldNumber(form, locale),
    shipDate: () => dayOfDocument(form, locale),
    shipToName: () => addressee(document, form, nameOf(own.shipFromName)),
    carrierName: () => namedCarrier(form, [nameOf(own.shipFromName), nameOf(own.shipToName)]),
  }
  for (const [name, find] of entriesOf(told)) {
    const stated = own[name] === undefined ? find() : undefined
    if (stated !== undefined) own[name] = stated
  }
  for (const name of ['shipFromName', 'shipToName'] as const) {
    const party = own[name]
    if (party !== undefined) own[name] = cutAtPlace(party)
  }
}
