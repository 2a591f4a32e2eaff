import { mean } from '@vitrine/basics/statistics.ts'
import { boxAround } from '../../documents/layout/box.ts'
import { readPatterns } from '../../text/read-patterns.ts'
import { isTitledPerson, legalForm } from '../parties/address-blocks.ts'
import { nameInParts } from '../parties/name-before-address.ts'
import { runsOn } from '../parties/runs-on.ts'
import { isMailAddress, withoutMail } from '../parties/without-mail.ts'
import type { Region } from '../regions/region.ts'
import { type Span, spanOf } from '../rows/search-rows.ts'
import { amountsIn, type DecimalMark } from '../values/amounts.ts'
import { type DateOrder, datesOf, type FoundDate, otherReading } from '../values/dates.ts'
import { dateOverTwoLines } from './date-over-two-lines.ts'
import type { AnswerType, FormAnswer, FormField } from './form-answer.ts'
import { periodDates } from './period-dates.ts'
import { fit, fitBehindWords, fitOfCode, fitOfSums } from './weights.ts'

const { usualCode, groups, asideOfPerson, aside } = readPatterns(
  new URL('./wordings/parse-answer.txt', import.meta.url),
  ['usualCode', 'groups', 'asideOfPerson', 'aside'],
)

export interface Locale {
  decimal: DecimalMark
  dateOrder: DateOrder
  /** Whether something on the page settles the order; otherwise a date that is also valid in the other order is a guess. */
  dateOrderProven: boolean
}

type Parsed = Pick<FormAnswer, 'value' | 'rest' | 'spans' | 'undecided'> & { fit: number }

function placed(parsed: Parsed, field: FormField<string>): (Omit<FormAnswer, 'score'> & { fit: number })[] {
  const text = parsed.spans.map((span) => span.text).join('\n')
  if (field.accepts?.(parsed.value, text) === false) return []
  const confidences = parsed.spans.flatMap((span) => span.confidence)
  return [
    {
      ...parsed,
      text,
      page: parsed.spans[0]?.row.page ?? 1,
      box: boxAround(parsed.spans.map((span) => span.box)),
      legibility: mean(confidences),
    },
  ]
}

/** Fillers in the space for an answer that was not given. */
const blank = /^(?:[\s_\-–—.,:/*#]*|n\/?a|none|nil|tbd|not applicable)$/i

/** 'Rhône Express — 3 colis', 'Fratelli Neri – Porto: franco': behind a dash something else is told. */
const behindDash = /\s+[–—·•]\s+(?=[^–—·•]*[\d:]).*$/u

const clean = (text: string): string => text.replace(/^[\s:;,.|_=–·•-]+|[\s:;,|_=–·•-]+$/g, '').replace(/\s+/g, ' ')

/** Running text beside a label's word is not an answer. */
const isSentence = (text: string): boolean =>
  text.length > 80 ||
  (/^\p{Ll}/u.test(text) && text.split(' ').length > 2 && !isTitledPerson(text)) ||
  (text.match(/\s\p{Ll}{2,}/gu)?.length ?? 0) > 4

function textOf({ spans, whole, inSentence }: Region): Parsed | null {
  if (inSentence === true) return null
  const [first] = spans
  if (first === undefined) return null
  // A narrow cell breaks its text; elsewhere the next line is something else.
  const used = whole ? spans.slice(0, 3) : [first]
  const value = clean(used.map((span) => span.text.replace(behindDash, '')).join(' '))
  if (blank.test(value) || !/[\p{L}\p{N}]{2}/u.test(value) || isSentence(value)) return null
  return { value, rest: [], spans: used, fit: /\p{L}{2}/u.test(value) ? 1 : fit.textOfFigures }
}

const namePrefix = /^(?:company\s+)?(?:full\s+)?name\s*[:.]\s*/i
const addressPrefix = /^(?:street(?: address)?|address|city[\p{L}/, ]*|state|zip(?: code)?)\s*:\s*/iu

/** 'To the order of Maritime Bank': the party that a bill may be transferred to. */
const toOrder = /^(?:the )?order of\b/i

/** 'from last year' is not a name: names begin with a capital, except for particles ('de Vries') and trade names ('eBay'). */
const isNoName = (text: string): boolean =>
  !toOrder.test(text) &&
  !isTitledPerson(text) &&
  /^\p{Ll}/u.test(text) &&
  !/^\p{Ll}+\p{Lu}|^(?:d[aeiou]l?|den|der|van|von|zu[mr]?|l[ae]s?|ten?|ter|al|el|bin|'t)\s/u.test(text)

/** 'GBP -10.00' */
const isSum = (text: string): boolean =>
  /^(?:[A-Z]{3}|\p{Sc})?\s?[-–−(]?\s?\p{Sc}?\d[\d.,' ]*\)?(?:\s?(?:[A-Z]{3}|\p{Sc}))?$/u.test(text)

/** Words that lead to another party, on a page with such labels: 'BY', under 'TO'. */
const otherLabel = /^(?:by|to|from|via|for)$/i

function partyOf({ spans, more, inSentence }: Region): Parsed | null {
  if (inSentence === true) return null
  const lines = [...spans, ...more].flatMap((span) => {
    const prefix = (namePrefix.exec(span.text) ?? addressPrefix.exec(span.text))?.[0].length ?? 0
    const text = clean(withoutMail(span.text.slice(prefix).replace(asideOfPerson, '').replace(behindDash, '')))
    if (blank.test(text) || aside.test(span.text) || !/\p{L}{2}/u.test(text) || isMailAddress(text)) return []
    return [{ text, span: prefix === 0 ? span : spanOf(span.row, span.start + prefix, span.end) }]
  })
  const [name] = lines
  if (
    name === undefined ||
    otherLabel.test(name.text) ||
    isNoName(name.text) ||
    isSum(name.text) ||
    isSentence(name.text)
  )
    return null
  const before = toOrder.test(name.text)
    ? (/\bto\s+$/i.exec(name.span.row.text.slice(0, name.span.start))?.[0] ?? '')
    : ''
  const [, second] = lines
  const goesOn = second !== undefined && !legalForm.test(name.text) && runsOn(second.text) ? ` ${second.text}` : ''
  const own = nameInParts(`${before}${name.text}${goesOn}`)
  return {
    value: own.name,
    rest: [...own.address, ...lines.slice(goesOn === '' ? 1 : 2).map(({ text }) => text)],
    spans: lines.map(({ span }) => span),
    fit: /^\d+\s/.test(name.text) ? fit.partyOfStreet : 1,
  }
}

const numericDate = /^\d{1,4}([/.-])\d{1,2}\1\d{2,4}$/
/** A date without a year after words: 'by phone 3/28'. */
const dayAndMonth = /^\d{1,2}\/\d{1,2}$/

/** The day of '24. Januar 2014' is not a number of anything. */
const isInDate = ({ 0: text, index }: RegExpExecArray, { row, start }: Span): boolean =>
  datesOf(row, 'day-first').some(
    ({ span }) => /\p{L}/u.test(span.text) && span.start <= start + index && span.end >= start + index + text.length,
  )

/** Letters that belong to the number behind them: 'SH/6620917'. */
export const letteredLead = /(?<![\p{L}\p{N}/.-])[A-Z]{2,5}[/-]$/u

function codeOf({ spans }: Region, pattern: RegExp = usualCode): Parsed | null {
  for (const [index, span] of spans.slice(0, 3).entries()) {
    const match = (pattern === usualCode ? groups.exec(span.text) : null) ?? pattern.exec(span.text)
    if (match === null || numericDate.test(match[0]) || isInDate(match, span)) continue
    const place = spanOf(span.row, span.start + match.index, span.start + match.index + match[0].length)
    // 'Order PO/443': the letters were taken for the end of the label.
    const lead = letteredLead.exec(span.row.text.slice(0, place.start))?.[0] ?? ''
    const found = lead === '' ? place : spanOf(span.row, place.start - lead.length, place.end)
    const before = span.text.slice(0, match.index).match(/\p{L}{3,}/gu)?.length ?? 0
    if (before > 0 && dayAndMonth.test(match[0])) continue
    return {
      value: `${lead}${match[1] ?? match[0]}`,
      rest: [],
      spans: [found],
      fit: fitOfCode(before, index),
    }
  }
  return null
}

function afterWords(found: Span, from: Span | undefined): number {
  if (from === undefined || from.row !== found.row || from.start > found.start) return 1
  const words = from.row.text.slice(from.start, found.start).match(/\p{L}{2,}/gu)?.length ?? 0
  return fitBehindWords(words)
}

/** Days; no cover is bought for so few from one month's day to another's. */
const shortestTerm = 27

/** A period's dates in the other order, where only that makes it whole months: '06/01/2026 - 12/01/2026' is half a year, not six days. */
function wholeMonths(first: FoundDate, second: FoundDate): [string, string] | null {
  const [from, to] = [otherReading(first.span.text, first.value), otherReading(second.span.text, second.value)]
  const days = (Date.parse(second.value) - Date.parse(first.value)) / 86_400_000
  return from !== null && to !== null && from < to && from.slice(8) === to.slice(8) && days < shortestTerm
    ? [from, to]
    : null
}

function datesIn({ spans, more }: Region, wanted: 1 | 2, { dateOrder, dateOrderProven }: Locale): Parsed | null {
  const lines = wanted === 1 ? spans : [...spans, ...more]
  const found = lines
    .slice(0, 3)
    .flatMap((span) =>
      datesOf(span.row, dateOrder).filter((date) => date.span.start >= span.start - 1 && date.span.end <= span.end + 1),
    )
  const used = (wanted === 2 ? periodDates(found, lines, dateOrder) : found).slice(0, wanted)
  const [first, second] = used
  // 'Cover from 1/12 to 30/11/2026': the first day, whose year only the last one has.
  const [begins, ends] = wanted === 1 && found.length === 1 ? periodDates(found, spans, dateOrder) : []
  if (begins !== undefined && ends !== undefined && begins !== first)
    return { value: begins.value, rest: [ends.value], spans: [begins.span, ends.span], fit: 1 }
  if (first === undefined && wanted === 1) {
    const broken = dateOverTwoLines([...spans, ...more], dateOrder)
    return broken && { value: broken.value, rest: [], spans: broken.spans, fit: fit.dateOverTwoLines }
  }
  if (first === undefined || (wanted === 2 && second === undefined)) return null
  const other = second === undefined || dateOrderProven ? null : wholeMonths(first, second)
  if (other !== null)
    return { value: other[0], rest: [other[1]], spans: used.map((date) => date.span), undecided: false, fit: 1 }
  return {
    value: first.value,
    rest: second === undefined ? [] : [second.value],
    spans: used.map((date) => date.span),
    undecided: !dateOrderProven && used.some(({ span, value }) => otherReading(span.text, value) !== null),
    fit: (first.span.row === spans[0]?.row ? 1 : fit.dateInLaterLine) * afterWords(first.span, spans[0]),
  }
}

/** Printed forms rule a line between dollars and cents: '405 | 00', '405 .00'. It may be read as an apostrophe. */
const centsApart =
  /^[^\d\p{L}]*(?<whole>\d{1,3}(?:,\d{3})+|\d{1,6})(?:\s+[.,|¦:'’]?\s?|\s?[|¦:'’]\s?[.,]?\s?)(?<cents>\d{2})[^\d\p{L}]*$/u

/** 'Total £158.00. Paid by you £100.00.': each sentence has its own sum. */
function firstSentence(span: Span): Span {
  const end = /\d[.;]\s+(?=\p{Lu})/u.exec(span.text)
  return end === null ? span : spanOf(span.row, span.start, span.start + end.index + 1)
}

const within = (spans: readonly Span[], decimal: DecimalMark) => spans.flatMap((span) => amountsIn(span, decimal))

/** The last sum before the next label: rates and bases precede it. A field may ask for the first instead. */
function amountIn({ spans, whole }: Region, field: FormField<string>, { decimal }: Locale): Parsed | null {
  const [first] = spans
  const apart = whole && first !== undefined ? centsApart.exec(first.text)?.groups : undefined
  if (first !== undefined && apart !== undefined) {
    const value = Number(`${apart.whole?.replaceAll(',', '')}.${apart.cents}`)
    return { value, rest: [], spans: [first], fit: fit.centsApart }
  }
  const inFirstRow = spans.filter((span) => span.row === first?.row).map(firstSentence)
  const amounts = within(inFirstRow, decimal).filter((amount) => amount.money)
  const meant = field.pick === 'first' ? amounts[0] : amounts.at(-1)
  if (meant === undefined) return null
  // 'excess £250, voluntary £100': the first comes directly after its label.
  const isNext = field.pick === 'first' && first !== undefined && meant.span.start <= first.start + 2
  const asOneOfSeveral = isNext ? 1 : (fitOfSums[Math.min(3, amounts.length - 1)] ?? 1)
  return { value: meant.value, rest: [], spans: [meant.span], fit: asOneOfSeveral }
}

function numberIn({ spans }: Region, { decimal }: Locale): Parsed | null {
  const amounts = within(spans.slice(0, 2), decimal).filter((amount) => !amount.percent)
  const [first] = amounts
  return first === undefined
    ? null
    : {
        value: Math.abs(first.value),
        rest: [],
        spans: [first.span],
        fit: amounts.length === 1 ? 1 : fit.oneOfSeveralNumbers,
      }
}

const readers: { [Type in AnswerType]: Reader } = {
  text: (region) => textOf(region),
  party: (region) => partyOf(region),
  code: (region, field) => codeOf(region, field.pattern),
  date: (region, _field, locale) => datesIn(region, 1, locale),
  period: (region, _field, locale) => datesIn(region, 2, locale),
  amount: amountIn,
  number: (region, _field, locale) => numberIn(region, locale),
}

/** Sums may be tabled by tax rate below their heading: the total is in the last row. */
function sumOfColumn({ spans }: Region, { decimal }: Locale): Parsed | null {
  const bare = spans.map((span) => amountsIn(span, decimal).find(({ money }) => money))
  const last = bare.at(-1)
  const stacked = spans.every((span, index) => span.row !== spans[index - 1]?.row && !/\p{L}{2}/u.test(span.text))
  if (last === undefined || bare.length < 2 || !stacked || bare.includes(undefined)) return null
  return { value: last.value, rest: [], spans: [last.span], fit: fit.lastOfColumn }
}

/** Reads a region as a field's type; empty where it does not fit, several answers where more than one is possible. */
export function parseAnswers(
  region: Region,
  field: FormField<string>,
  locale: Locale,
): (Omit<FormAnswer, 'score'> & { fit: number })[] {
  const first = readers[field.type](region, field, locale)
  const sum = field.type === 'amount' ? sumOfColumn(region, locale) : null
  const parsed = sum === null ? [first] : [sum, first && { ...first, fit: fit.partOfSum * first.fit }]
  return parsed.flatMap((one) => (one === null ? [] : placed(one, field)))
}

type Reader = (region: Region, field: FormField<string>, locale: Locale) => Parsed | null
