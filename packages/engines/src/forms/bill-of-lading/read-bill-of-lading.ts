import type { ReadDocument } from '../../documents/document.ts'
import { type Span, spanOf } from '../rows/search-rows.ts'
import { listOf, readOfSpans } from '../tables/cells.ts'
import { numberReadOf, readOf } from '../answers/confidence.ts'
import { readForm } from '../answers/read-form.ts'
import type { FormAnswer } from '../answers/form-answer.ts'
import { titleOrLabel } from '../labels/title-or-label.ts'
import type { FormDocument } from '../rows/form-page.ts'
import { letterDateOf } from '../answers/letter-date.ts'
import { letterheadOf } from '../parties/letterhead.ts'
import { nameBeforeAddress } from '../parties/name-before-address.ts'
import { boxAround, centreOf, middleOf } from '../../documents/layout/box.ts'
import { boxCopy, type Read } from '../values/read.ts'
import type { BillOfLading, FreightTerms, Party, Weight } from './bill-of-lading.ts'
import { readContainers } from './containers.ts'
import { type BillField, billDecoys, billFields } from './fields.ts'
import { offersTerms, termsIn, tickedTerms } from './freight-terms.ts'
import { type Goods, readGoods } from './goods.ts'
import { readPlainGoods } from './plain-goods.ts'
import { readSeals } from './seals.ts'
import { readTotals, type Totals } from './totals.ts'
import { agreedSupport, scores, sumNotStated } from './weights.ts'

type Found = Record<BillField, FormAnswer[]>

/**
 * '91 Ceramic tiles' may be a count set close to its description. Only where nothing else counts the goods and these numbers
 * make a stated sum they are counts: '12 V batteries' has none.
 */
function withCounts(goods: Goods, stated: readonly FormAnswer[]): Goods {
  if (goods.lines.some(({ pieces }) => pieces !== null)) return goods
  const parts = goods.lines.map(({ description }) => /^(\d[\d.,]*)\s+(?=\p{L})/u.exec(description?.value ?? ''))
  const counts = parts.map((part) => Number(part?.[1]?.replace(/[.,]/g, '')))
  const sum = counts.reduce((total, count) => total + count, 0)
  if (![...stated.map(({ value }) => value), goods.pieces?.value].includes(sum)) return goods
  const lines = goods.lines.map((line, index) => {
    const { description } = line
    const [before = ''] = parts[index] ?? []
    if (description === null) return line
    return {
      ...line,
      description: { ...description, value: description.value.slice(before.length) },
      pieces: { ...description, value: counts[index] ?? 0, text: before.trim() },
    }
  })
  return { ...goods, lines }
}

/** Without the lines of an address below it, of which a figure tells. */
function nameOf({ value, text }: Read<string>): string {
  const lines = text.split('\n')
  const end = lines.findIndex((line, index) => index > 0 && /\d/.test(line))
  return nameBeforeAddress(end < 0 ? value : lines.slice(0, end).join(' ')).name
}

/** 'Elbe Logistik GmbH (as carrier)', 'as agent for the carrier': the capacity is no part of the name. */
function asCarrier(read: Read<string> | null): Read<string> | null {
  if (read === null) return null
  const name = nameOf(read)
  return { ...read, value: name.replace(/[\s,]*\(?\bas (?:agents? for (?:the )?)?carrier\)?\s*$/i, '') || name }
}

function partyOf(answer: FormAnswer | undefined): Party | null {
  const read = readOf(answer)
  return read === null || answer === undefined
    ? null
    : { ...read, address: answer.rest.length === 0 ? null : answer.rest.join(', ') }
}

function notifyOf(answer: FormAnswer | undefined, consignee: Party | null): Party | null {
  const read = partyOf(answer)
  if (read === null || !/^same\b/i.test(read.value)) return read
  return consignee === null ? null : { ...read, value: consignee.value, address: consignee.address }
}

const title =
  /\blading\b|\bwaybill\b|\boriginal\b|\bcopy\b|\bnegotiable\b|\bmemorandum\b|\bfreight bill\b|\bdate\b|\bpage\b|\bshort form\b/

/** An ocean carrier's name stands over its form, among these. */
const noName = titleOrLabel(title, { fields: billFields, decoys: billDecoys })

const joint = /^(.*?\p{L}.*?)(?:\s*[/|,]\s*|\s+)(?:v(?:oy)?(?:age)?\.?\s*(?:no\.?)?\s*)?([A-Z]{0,2}\d[\w-]*)$/iu

/** 'EVER BRIGHT / 0123W' under one label, else each under its own. */
function vesselAndVoyage(found: Found): { vessel: Read<string> | null; voyage: Read<string> | null } {
  const [own] = found.vessel
  const [both] = found.vesselAndVoyage
  const combined = both !== undefined && both.score > (own?.score ?? 0) ? both : null
  const match = combined === null ? null : joint.exec(String(combined.value))
  const split = match ?? (own === undefined || found.voyage.length > 0 ? null : joint.exec(String(own.value)))
  const whole = readOf(combined ?? own)
  if (split === null || whole === null) return { vessel: readOf(own ?? both), voyage: readOf(found.voyage[0]) }
  const [, vessel = '', voyage = ''] = split
  return { vessel: { ...whole, value: vessel.trim() }, voyage: { ...whole, value: voyage } }
}

function sealsOf(spans: readonly Span[], found: Found): Read<string[]> | null {
  if (spans.length > 0) return listOf(spans.map((span) => ({ ...readOfSpans([span]), value: span.text })))
  const [labelled] = found.seals
  const [span] = labelled?.spans ?? []
  const read = readOf(labelled)
  if (read === null || span === undefined) return null
  // Several stand behind one label: 'SL998877, SL998878'.
  const more =
    /^(?:\s*(?:[,;/&]|and)\s*(?=[A-Z0-9-]*\d)[A-Z0-9][A-Z0-9-]{3,})+/i.exec(span.row.text.slice(span.end))?.[0] ?? ''
  const others = more.match(/(?=[A-Z0-9-]*\d)[A-Z0-9][A-Z0-9-]{3,}/gi) ?? []
  const whole = more === '' ? read : { ...read, ...readOfSpans([spanOf(span.row, span.start, span.end + more.length)]) }
  return { ...whole, value: [read.value, ...others] }
}

/** What heads a column of the list is no label of the whole: the figure below it is the first line's. */
function ofAllLines(answers: readonly FormAnswer[], { lines }: Goods): readonly FormAnswer[] {
  const parts = lines.flatMap(({ pieces, weight }) => [pieces, weight]).filter((read) => read !== null)
  if (lines.length < 2) return answers
  return answers.filter(({ page, box }) =>
    parts.every((part) => {
      const [left, top, right, bottom] = part.box ?? [1, 1, 0, 0]
      const [x, y] = [centreOf(box), middleOf(box)]
      return part.page !== page || x < left || x > right || y < top || y > bottom
    }),
  )
}

const sumOf = (values: readonly (number | undefined)[]): number | null =>
  values.length === 0 || values.includes(undefined)
    ? null
    : values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

/** No sum is stated: that of the lines, where each has a figure. A single line's is its own. */
function addedUp(reads: readonly (Read<number> | null)[]): Read<number> | null {
  const [first] = reads
  if (first == null || reads.includes(null)) return null
  if (reads.length === 1) return first
  const parts = reads.flatMap((read) => read ?? [])
  return {
    ...first,
    value: Math.round(1000 * parts.reduce((sum, { value }) => sum + value, 0)) / 1000,
    text: parts.map(({ text }) => text).join(' + '),
    box: boxCopy(boxAround(parts.filter(({ page }) => page === first.page).map(({ box }) => box))),
    confidence: sumNotStated * Math.min(...parts.map(({ confidence }) => confidence)),
  }
}

/** 'Total number of containers or packages: ONE (1) container' counts no pieces. */
const countsContainers = ({ spans }: FormAnswer): boolean =>
  spans.some(({ row, end }) =>
    /^\W{0,3}(?:\d+['’]?\s)?(?:containers?|cntrs?|x\s?\d{2}['’]?)(?!\p{L})/iu.test(row.text.slice(end)),
  )

/** The labelled sum, else that of the list's last row; the items' own sum speaks for either. */
function piecesOf(found: Found, goods: Goods, sums: Totals): Read<number> | null {
  const sum = sumOf(goods.lines.map((line) => line.pieces?.value))
  const counted = found.pieces.filter((answer) => !countsContainers(answer))
  const candidates = ofAllLines(counted, goods).map((answer) =>
    numberReadOf(answer, answer.value === sum ? agreedSupport : 0),
  )
  return (
    [...candidates, goods.pieces].find((read) => read !== null && read.value === sum) ??
    sums.pieces ??
    candidates[0] ??
    goods.pieces ??
    addedUp(goods.lines.map((line) => line.pieces))
  )
}

/** Beside the figure, else what the document names. */
function unitOf(read: Read<number>, form: FormDocument): Weight['unit'] {
  const beside = form.rows.find(
    (row) =>
      row.page === read.page && row.text.includes(read.text) && row.box[1] < read.box[3] && row.box[3] > read.box[1],
  )
  for (const text of [beside?.text ?? '', form.rows.map((row) => row.text).join(' ')]) {
    const metric = /(?<!\p{L})(?:kgs?|kilos?|kilograms?)(?!\p{L})/iu.test(text)
    const pounds = /(?<!\p{L})(?:lbs?|pounds)(?!\p{L})/iu.test(text)
    if (metric !== pounds) return metric ? 'kg' : 'lb'
  }
  return null
}

function weightOf(
  found: Found,
  { goods, sums, form }: { goods: Goods; sums: Totals; form: FormDocument },
): Weight | null {
  const weights = goods.lines.map((line) => line.weight)
  const sum = sumOf(weights.map((weight) => weight?.value))
  // The whole weighs no less than a part of it.
  const heaviest = Math.max(0, ...weights.map((weight) => weight?.value ?? 0))
  const wholes = [
    goods.weight,
    sums.weight,
    ...ofAllLines(found.weight, goods).map((answer) => numberReadOf(answer, answer.value === sum ? agreedSupport : 0)),
  ].filter((read) => read !== null && read.value > heaviest - 0.5)
  const read =
    wholes.find((whole) => whole !== null && sum !== null && Math.abs(whole.value - sum) < 0.5) ??
    wholes[0] ??
    addedUp(weights)
  return read === null ? null : { ...read, unit: unitOf(read, form) }
}

function freightTermsOf(found: Found, form: FormDocument): Read<FreightTerms> | null {
  for (const row of form.rows) {
    const ticked = tickedTerms(row, form.rows[row.index + 1])
    if (ticked !== null) return { ...readOfSpans([ticked.span]), value: ticked.value }
  }
  for (const answer of found.freightTerms) {
    const value = answer.spans.some(({ row }) => offersTerms(row)) ? null : termsIn(answer.text)
    const read = readOf(answer)
    if (value !== null && read !== null) return { ...read, value }
  }
  for (const row of form.rows) {
    const match =
      /\bfreight(?:\s+(?:charges|terms))?\s*[:–-]?\s+(?:prepaid|collect)\b|\bfreight\s*:?\s+payable\s+at\s+destination\b/i.exec(
        row.text,
      )
    const value = match === null ? null : termsIn(match[0])
    if (match === null || value === null || / are /.test(row.text) || offersTerms(row)) continue
    const span = spanOf(row, match.index, match.index + match[0].length)
    return { ...readOfSpans([span]), value }
  }
  return null
}

// Recognition takes figures for letters: 'UNI950'.
const dangerous =
  /\b(?:UN|NA)\s?-?(?=[A-Z]*\d)[\dIOSl]{4}\b|\bhazard(?:ous)? class\s+\d|\bIMO class\s+\d|\bdangerous goods\b(?!.*\?)/i

function hazmatOf(form: FormDocument, goods: Goods): Read<boolean> | null {
  for (const row of form.rows) {
    const match = dangerous.exec(row.text)
    if (match === null) continue
    const span = spanOf(row, match.index, match.index + match[0].length)
    return { ...readOfSpans([span]), value: true }
  }
  return goods.marked
}

/** Reads a road or ocean bill of lading from the words of its pages; `document` is best read with its rulings. */
export function readBillOfLading(document: ReadDocument): BillOfLading {
  const { form, locale, found } = readForm(document, { fields: billFields, decoys: billDecoys })
  const listed = readGoods(form, locale)
  const goods = listed.lines.length > 0 ? withCounts(listed, found.pieces) : readPlainGoods(form.rows, locale)
  const sums = readTotals(form.rows, locale)
  const containers = readContainers(form.rows)
  const seals = readSeals(form, containers)
  const consignee = partyOf(found.consignee[0])
  return {
    fields: {
      shipper: partyOf(found.shipper[0]),
      consignee,
      notify: notifyOf(found.notify[0], consignee),
      carrier:
        asCarrier(readOf(found.carrier[0])) ??
        letterheadOf(document, { found, title: noName, score: scores.letterhead }),
      scac: readOf(found.scac[0]),
      bolNumber: readOf(found.bolNumber[0]),
      proNumber: readOf(found.proNumber.find((answer) => answer.value !== found.bolNumber[0]?.value)),
      date: readOf(found.date[0]) ?? letterDateOf(form, locale),
      ...vesselAndVoyage(found),
      portOfLoading: readOf(found.portOfLoading[0]),
      portOfDischarge: readOf(found.portOfDischarge[0]),
      containers: listOf(containers),
      seals: sealsOf(seals, found),
      pieces: piecesOf(found, goods, sums),
      weight: weightOf(found, { goods, sums, form }),
      freightTerms: freightTermsOf(found, form),
      hazmat: hazmatOf(form, goods),
    },
    containers,
    lines: goods.lines,
  }
}
