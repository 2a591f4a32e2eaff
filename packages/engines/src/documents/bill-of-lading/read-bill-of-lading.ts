import type { ReadDocument } from '../document.ts'
import { decimalMarkOf } from '../fields/amounts.ts'
import { dateOrderOf } from '../fields/dates.ts'
import { type Span, spanOf } from '../fields/search-rows.ts'
import { keyOf } from '../fields/text-key.ts'
import { confidenceOf, numberReadOf, readOf } from '../forms/confidence.ts'
import { findAnswers } from '../forms/find-answers.ts'
import type { FormAnswer } from '../forms/form-field.ts'
import { type FormDocument, formDocumentOf } from '../forms/form-page.ts'
import { letterheadOf } from '../forms/letterhead.ts'
import type { Locale } from '../forms/parse-answer.ts'
import { boxAround } from '../layout/box.ts'
import { boxCopy, type Read } from '../read.ts'
import type { BillOfLading, FreightTerms, Party, Weight } from './bill-of-lading.ts'
import { readContainers } from './containers.ts'
import { type BillField, billDecoys, billFields } from './fields.ts'
import { termsIn, tickedTerms } from './freight-terms.ts'
import { type Goods, readGoods } from './goods.ts'
import { readSeals } from './seals.ts'

type Found = Record<BillField, FormAnswer[]>

/** Reads a road or ocean bill of lading from the words of its pages; `document` is best read with its rulings. */
export function readBillOfLading(document: ReadDocument): BillOfLading {
  const form = formDocumentOf(document)
  const locale: Locale = { decimal: decimalMarkOf(form.rows), dateOrder: dateOrderFor(form) }
  const found = findAnswers(form, { fields: billFields, decoys: billDecoys, locale })
  const goods = readGoods(form, locale)
  const containers = readContainers(form.rows)
  const seals = readSeals(form, containers)
  const consignee = partyOf(found.consignee[0])
  return {
    fields: {
      shipper: partyOf(found.shipper[0]),
      consignee,
      notify: notifyOf(found.notify[0], consignee),
      carrier: readOf(found.carrier[0]) ?? letterhead(document),
      scac: readOf(found.scac[0]),
      bolNumber: readOf(found.bolNumber[0]),
      proNumber: readOf(found.proNumber.find((answer) => answer.value !== found.bolNumber[0]?.value)),
      date: readOf(found.date[0]),
      ...vesselAndVoyage(found),
      portOfLoading: readOf(found.portOfLoading[0]),
      portOfDischarge: readOf(found.portOfDischarge[0]),
      containers: listRead(containers.map((container) => ({ ...container, text: container.text }))),
      seals: sealsOf(seals, found),
      pieces: piecesOf(found, goods),
      weight: weightOf(found, goods, form),
      freightTerms: freightTermsOf(found, form),
      hazmat: hazmatOf(form, goods),
    },
    containers,
    lines: goods.lines,
  }
}

/** American forms write the month first; a date of the document may prove otherwise. */
function dateOrderFor(form: FormDocument): Locale['dateOrder'] {
  const text = form.rows.map((row) => row.text).join(' ')
  const proved = dateOrderOf(form.rows)
  const dayFirst = /(?<!\d)(?:1[3-9]|2\d|3[01])[/.]\d{1,2}[/.]\d{2,4}(?!\d)/.test(text)
  return proved === 'month-first' || (!dayFirst && /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b|\blbs?\b|\bNMFC\b/.test(text))
    ? 'month-first'
    : 'day-first'
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

const labelKeys = new Set([...billFields.flatMap((field) => field.labels.map((label) => label.text)), ...billDecoys])

/** An ocean carrier's name stands over its form. */
function letterhead(document: ReadDocument): Read<string> | null {
  const line = letterheadOf(document, (text) => title.test(keyOf(text)) || labelKeys.has(keyOf(text)))
  if (line === null) return null
  const legibility = line.words.reduce((sum, word) => sum + word.confidence, 0) / line.words.length
  return {
    value: line.text,
    text: line.text,
    page: line.page,
    box: boxCopy(line.box),
    confidence: confidenceOf(0.5, { legibility }),
  }
}

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

interface Part {
  value: string
  text: string
  page: number
  box: readonly [number, number, number, number]
  confidence: number
}

/** Several values as one: the list, the place around those on the first one's page. */
function listRead(parts: readonly Part[]): Read<string[]> | null {
  const [first] = parts
  if (first === undefined) return null
  return {
    value: parts.map((part) => part.value),
    text: parts.map((part) => part.text).join(', '),
    page: first.page,
    box: boxCopy(boxAround(parts.filter((part) => part.page === first.page).map((part) => part.box))),
    confidence: Math.min(...parts.map((part) => part.confidence)),
  }
}

const partOf = (span: Span, score: number): Part => ({
  value: span.text,
  text: span.text,
  page: span.row.page,
  box: [span.box[0], span.box[1], span.box[2], span.box[3]],
  confidence: confidenceOf(score, { legibility: span.confidence }),
})

function sealsOf(spans: readonly Span[], found: Found): Read<string[]> | null {
  if (spans.length > 0) return listRead(spans.map((span) => partOf(span, 0.85)))
  const labelled = readOf(found.seals[0])
  return labelled && { ...labelled, value: [labelled.value] }
}

/** The labelled sum, else that of the list's last row; the items' own sum speaks for either. */
function piecesOf(found: Found, goods: Goods): Read<number> | null {
  const sum = sumOf(goods.lines.map((line) => line.pieces?.value))
  const candidates = found.pieces.map((answer) => numberReadOf(answer, answer.value === sum ? 0.05 : 0))
  return (
    [...candidates, goods.pieces].find((read) => read !== null && read.value === sum) ??
    candidates[0] ??
    goods.pieces ??
    onlyOne(goods.lines.map((line) => line.pieces))
  )
}

function weightOf(found: Found, goods: Goods, form: FormDocument): Weight | null {
  const sum = sumOf(goods.lines.map((line) => line.weight?.value))
  const candidates = found.weight.map((answer) => numberReadOf(answer, answer.value === sum ? 0.05 : 0))
  const read =
    [...candidates, goods.weight].find(
      (candidate) => candidate != null && sum !== null && Math.abs(candidate.value - sum) < 0.5,
    ) ??
    goods.weight ??
    candidates[0] ??
    onlyOne(goods.lines.map((line) => line.weight))
  return read === null ? null : { ...read, unit: unitOf(read, form) }
}

const sumOf = (values: readonly (number | undefined)[]): number | null =>
  values.length === 0 || values.includes(undefined)
    ? null
    : values.reduce<number>((sum, value) => sum + (value ?? 0), 0)

const onlyOne = (reads: readonly (Read<number> | null)[]): Read<number> | null =>
  reads.length === 1 ? (reads[0] ?? null) : null

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

function freightTermsOf(found: Found, form: FormDocument): Read<FreightTerms> | null {
  for (const row of form.rows) {
    const ticked = tickedTerms(row)
    if (ticked !== null) return { ...partOf(ticked.span, 0.85), box: boxCopy(ticked.span.box), value: ticked.value }
  }
  for (const answer of found.freightTerms) {
    const value = termsIn(answer.text)
    const read = readOf(answer)
    if (value !== null && read !== null) return { ...read, value }
  }
  for (const row of form.rows) {
    const match = /\bfreight\s+(?:charges\s+)?(?:prepaid|collect)\b|\bfreight\s+payable\s+at\s+destination\b/i.exec(
      row.text,
    )
    const value = match === null ? null : termsIn(match[0])
    if (match === null || value === null || / are /.test(row.text)) continue
    const span = spanOf(row, match.index, match.index + match[0].length)
    return { ...partOf(span, 0.85), box: boxCopy(span.box), value }
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
    return { ...partOf(span, 0.9), box: boxCopy(span.box), value: true }
  }
  return goods.marked
}
