import type { ReadDocument } from '@vitrine/engines/documents/document.ts'
import { fromTopLeft } from '@vitrine/engines/documents/layout/box.ts'
import { numberReadOf, ofTwoReadings, readOf, readOfLine } from '@vitrine/engines/forms/answers/confidence.ts'
import { dateBesideSum } from '@vitrine/engines/forms/answers/date-beside-sum.ts'
import { answerOfSpan, asList, type FormAnswer } from '@vitrine/engines/forms/answers/form-answer.ts'
import { letterDateOf } from '@vitrine/engines/forms/answers/letter-date.ts'
import type { Locale } from '@vitrine/engines/forms/answers/parse-answer.ts'
import { readForm } from '@vitrine/engines/forms/answers/read-form.ts'
import { termOfDates } from '@vitrine/engines/forms/answers/term-of-dates.ts'
import { titleOrLabel } from '@vitrine/engines/forms/labels/title-or-label.ts'
import { around } from '@vitrine/engines/forms/letters/around.ts'
import { dayToPay } from '@vitrine/engines/forms/letters/day-to-pay.ts'
import { mailFrameOf } from '@vitrine/engines/forms/letters/mail-frame.ts'
import { labelledOrSaid, sumsInSentences } from '@vitrine/engines/forms/letters/sums-in-sentences.ts'
import { termInWords } from '@vitrine/engines/forms/letters/term-in-words.ts'
import { addressBlocksOf, isHonorific, isTitledPerson } from '@vitrine/engines/forms/parties/address-blocks.ts'
import { headReadOf, isPlace } from '@vitrine/engines/forms/parties/head-name.ts'
import { japaneseAddressee } from '@vitrine/engines/forms/parties/japanese-addressee.ts'
import { letterheadOf } from '@vitrine/engines/forms/parties/letterhead.ts'
import { nameBeforeAddress } from '@vitrine/engines/forms/parties/name-before-address.ts'
import type { FormDocument } from '@vitrine/engines/forms/rows/form-page.ts'
import { moneyOf } from '@vitrine/engines/forms/sums/additions.ts'
import { type ClosingSums, closingSums } from '@vitrine/engines/forms/sums/closing-sums.ts'
import { paidInFull } from '@vitrine/engines/forms/sums/paid-in-full.ts'
import { numberOfCell, readOfSpans, rowsWithMoney, textOfCell } from '@vitrine/engines/forms/tables/cells.ts'
import type { TableRow } from '@vitrine/engines/forms/tables/gather-items.ts'
import { readPlainLines } from '@vitrine/engines/forms/tables/read-plain-lines.ts'
import { readTable } from '@vitrine/engines/forms/tables/read-table.ts'
import { withoutRunningSums } from '@vitrine/engines/forms/tables/without-running-sums.ts'
import { amountsOf } from '@vitrine/engines/forms/values/amounts.ts'
import type { Read } from '@vitrine/engines/forms/values/read.ts'
import { readCurrency } from '@vitrine/engines/forms/values/read-currency.ts'
import { readPatterns } from '@vitrine/engines/text/read-patterns.ts'
import { keyOf } from '@vitrine/engines/text/text-key.ts'
import { afterCoverages, type CoverageColumn, coverageColumns, coverageTotal } from './columns.ts'
import { type InsuranceField, insuranceDecoys, insuranceFields } from './fields.ts'
import {
  companyOf,
  houseOf,
  insurerInSentence,
  insures,
  isBroker,
  japaneseInsurer,
  withWholeForm,
} from './insurer-name.ts'
import { isReadAt, readSums } from './read-sums.ts'
import type { InsuranceInvoice } from './schema.ts'
import { scores } from './weights.ts'

const { title, figureOfDeductible, bearsFirst, ofEachClaim, bornBehind, isLevy } = readPatterns(
  new URL('./wordings/read-insurance-bill.txt', import.meta.url),
  ['title', 'figureOfDeductible', 'bearsFirst', 'ofEachClaim', 'bornBehind', 'isLevy'],
)

type Found = Record<InsuranceField, FormAnswer[]>
type Fields = InsuranceInvoice['fields']

/** A deductible that is subtracted is written with a minus sign. */
const unsigned = (read: Read<number> | null): Read<number> | null => read && { ...read, value: Math.abs(read.value) }

const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Days; nobody is given this long to pay. */
const shortestTerm = 80

/** 'Scadenza' and 'vencimiento' are the day to pay by or the end of the cover: this long after its beginning it is the end. */
function withoutEnds(
  due: readonly FormAnswer[],
  { periodFrom, periodTo }: Pick<Fields, 'periodFrom' | 'periodTo'>,
): { end: FormAnswer | undefined; due: FormAnswer | undefined } {
  const endsPeriod = ({ value }: FormAnswer): boolean =>
    periodFrom !== null &&
    (periodTo === null || periodTo.value === value) &&
    days(periodFrom.value, String(value)) > shortestTerm
  return { end: due.find(endsPeriod), due: due.find((answer) => !endsPeriod(answer)) }
}

const namesDeductible = (text: string): boolean =>
  [...text.matchAll(/\s/g)].some(({ index }) => figureOfDeductible.test(text.slice(index)))

function linesOf(items: readonly TableRow<CoverageColumn>[], locale: Locale): InsuranceInvoice['lines'] {
  return rowsWithMoney(items, ({ cells }) => cells.amount, locale).flatMap(({ cells }): InsuranceInvoice['lines'] => {
    const description = textOfCell(cells.description)
    const amount = numberOfCell(cells.amount, locale)
    if (
      amount === null ||
      description === null ||
      isLevy.test(description.value) ||
      !/\p{L}{3}/u.test(description.value)
    )
      return []
    // '$500 ded.' under 'Limit / Deductible' is no limit.
    const stated = (cells.limit ?? []).map(({ text }) => ` ${text}`).join('')
    // Nor is a class of discount: 'SF 11, 31 %'.
    const isLimit = !namesDeductible(stated) && !stated.includes('%')
    const limit = isLimit ? numberOfCell(cells.limit, locale) : null
    return [{ description, quantity: numberOfCell(cells.quantity, locale), limit, amount }]
  })
}

/** A list without headings: rows are coverages only if their amounts add up to one of the sums. */
function linesWithoutHeadings(
  form: FormDocument,
  found: Found,
  { decimal, net, total }: Pick<Locale, 'decimal'> & Pick<ClosingSums, 'net' | 'total'>,
): InsuranceInvoice['lines'] {
  // What is covered comes to the total before the tax, which may not be printed.
  const untaxed = found.total.slice(0, 1).flatMap((taxed) =>
    found.tax.slice(0, 1).map((tax) => ({
      ...taxed,
      value: Number(taxed.value) - Number(tax.value) - Number(found.fee[0]?.value ?? 0),
    })),
  )
  const plain = (sums: readonly FormAnswer[]) =>
    readPlainLines(form.rows, {
      sums: sums.filter(({ score }) => score > scores.sureSum),
      decimal,
      isSum: (key) => coverageTotal.test(key),
    })
  const wholes = [...found.total, ...untaxed, ...asList(total)]
  const rows = plain([...wholes, ...found.premium, ...found.net, ...found.due, ...asList(net)])
  // A coverage may be called a premium itself: 'Jahresbeitrag Haftpflicht'.
  return (rows.length > 0 ? rows : plain(wholes)).flatMap(({ description, amount }) => {
    const name = textOfCell(description)
    // The tax is charged on what is covered.
    const isTax = found.tax.some(({ spans }) =>
      spans.some(({ row, start }) => row === amount.span.row && start === amount.span.start),
    )
    return name === null || isTax || isLevy.test(name.value)
      ? []
      : [
          {
            description: name,
            quantity: null,
            limit: null,
            amount: { ...readOfSpans([amount.span], scores.plainRow), value: amount.value },
          },
        ]
  })
}

/** Both dates under one label, else each under its own, else two that are a term apart. */
function periodOf(found: Found, term: FormAnswer | null): Pick<Fields, 'period' | 'periodFrom' | 'periodTo'> {
  const [from] = found.periodFrom
  const [whole = (from?.rest.length === 1 ? from : term) ?? undefined] = found.period
  const read = readOf(whole)
  const [to] = found.periodTo
  const separate = Math.min(from?.score ?? 0, to?.score ?? 0)
  if (whole !== undefined && read !== null && whole.score >= separate) {
    const end = whole.rest[0] ?? ''
    const [first, last] = whole.spans
    return {
      period: { ...read, value: `${read.value}/${end}` },
      periodFrom: first === undefined ? read : { ...read, ...readOfSpans([first]), confidence: read.confidence },
      periodTo: last === undefined ? null : { ...readOfSpans([last]), value: end, confidence: read.confidence },
    }
  }
  const [start, end] = [readOf(from), readOf(to)]
  const period = start &&
    end && { ...start, value: `${start.value}/${end.value}`, confidence: Math.min(start.confidence, end.confidence) }
  return { period, periodFrom: start, periodTo: end }
}

/** The dates whose labels mean something else. */
const labelledDates = (found: Found): Set<string | number> =>
  new Set(
    [found.dueDate, found.lossDate, found.period, found.periodFrom, found.periodTo].flatMap(([best]) =>
      best === undefined ? [] : [best.value, ...best.rest],
    ),
  )

const noName = titleOrLabel(title, { fields: insuranceFields, decoys: insuranceDecoys })

/** On a claim's invoice the letterhead may be the repairer's; then `billed` is an insurer. */
const repairerOf = (letterhead: Read<string> | null, billed: Read<string> | null): Read<string> | null =>
  letterhead !== null && billed !== null && !insures.test(letterhead.value) ? letterhead : null

/** 'Mr S Ndlovu, PO Box 118, Graaff-Reinet 6280': a titled person with an address in one line. */
function personInLine({ pages: [page] }: ReadDocument): Read<string> | null {
  for (const line of page?.lines ?? []) {
    const { name, address } = nameBeforeAddress(line.text)
    if (address.length > 0 && isTitledPerson(name) && !name.includes(':') && isPlace(address.join(', ')))
      return { ...readOfLine(line, scores.addressee), value: name }
  }
  return null
}

/** '山田 太郎 様' */
function addressedInJapanese(document: ReadDocument): Read<string> | null {
  const found = japaneseAddressee(document)
  return found && { ...readOfLine(found.line, scores.company), value: found.name }
}

/** Where nobody is named, the notice is for the address that is not the insurer's or a broker's. */
function addressee(document: ReadDocument, houses: readonly (Read<string> | null)[]): Read<string> | null {
  const own = new Set(houses.flatMap((house) => (house === null ? [] : [houseOf(house.value)])))
  const block = addressBlocksOf(document, (line) => title.test(keyOf(line.text))).find(
    ({ name }) => name[0] !== undefined && !own.has(houseOf(name[0].text)),
  )
  // 'Herrn' is above the name.
  const [first, second] = block?.name ?? []
  const line = first !== undefined && isHonorific(first.text) ? second : first
  return line === undefined ? personInLine(document) : readOfLine(line, scores.addressee)
}

const or = (labelled: FormAnswer[], known: unknown, sentences: FormAnswer[]): FormAnswer[] =>
  known !== null ? labelled : labelledOrSaid(labelled, sentences)

/** What has no label and does not add up may be told in a sentence. */
function withSaid(found: Found, said: ReturnType<typeof sumsInSentences>, closing: ClosingSums): Found {
  return {
    ...found,
    premium: or(found.premium, closing.net, said.premium),
    tax: or(found.tax, closing.taxes[0] ?? null, said.tax),
    fee: or(found.fee, closing.fees[0] ?? null, said.fee),
    total: or(found.total, closing.total, said.total),
    paid: or(found.paid, closing.paid, said.paid),
    due: or(found.due, closing.due, said.due),
  }
}

const equallySure = 0.03
/** Reduction where there are others beside the first: it is uncertain which one is meant. */
const oneOfSeveral = -0.25

/** '$250 deductible': the figure precedes its word. */
const beforeFigure = (form: FormDocument, { decimal }: Locale): FormAnswer[] =>
  form.rows.flatMap((row) =>
    amountsOf(row, decimal).flatMap(({ value, span }) =>
      figureOfDeductible.test(row.text.slice(span.end)) && !/:\s*$/.test(row.text.slice(0, span.start))
        ? [answerOfSpan(value, span, scores.beforeFigure)]
        : [],
    ),
  )

/** 'You pay the first £99 of each claim', 'the first 110 of any claim', 'je Schaden tragen Sie 150 EUR selbst': in a sentence, over two rows. */
const bornFirst = (form: FormDocument, { decimal }: Locale): FormAnswer[] =>
  form.rows.flatMap((row) =>
    amountsOf(row, decimal).flatMap(({ value, span, money, percent }) => {
      const { before, after } = around(form.rows, span)
      const isFirst = bearsFirst.test(before) && (money || (!percent && ofEachClaim.test(after)))
      return isFirst || (money && bornBehind.test(after)) ? [answerOfSpan(value, span, scores.beforeFigure)] : []
    }),
  )

/** What stands in a column of deductibles. */
const inColumn = (items: readonly TableRow<CoverageColumn>[], locale: Locale): FormAnswer[] =>
  items.flatMap(({ cells }) => {
    const read = numberOfCell(cells.deductible, locale)
    const [span] = cells.deductible ?? []
    return read === null || span === undefined ? [] : [answerOfSpan(read.value, span, scores.beforeFigure)]
  })

/** The first one named, with lower confidence where others differ from it. */
function deductibleOf(answers: readonly FormAnswer[]): Read<number> | null {
  const [surest] = answers
  const [best] = answers
    .filter(({ score }) => score > (surest?.score ?? 0) - equallySure)
    .toSorted((a, b) => a.page - b.page || fromTopLeft(a, b))
  const others = answers.filter(({ value, score }) => value !== best?.value && score > 0.5)
  return unsigned(numberReadOf(best, others.length > 0 ? oneOfSeveral : 0))
}

/** A broker is hardly the insurer, even where nobody else is named. */
const doubtfulInsurer = (read: Read<string> | undefined): Read<string> | null =>
  read === undefined ? null : { ...read, confidence: Math.min(read.confidence, ofTwoReadings) }

/** Reads a premium notice, a policy's invoice or a claim's invoice from the words of its pages. */
export function readInsuranceBill(document: ReadDocument): Pick<InsuranceInvoice, 'fields' | 'lines'> {
  const { form, locale, found: labelled } = readForm(document, { fields: insuranceFields, decoys: insuranceDecoys })
  const money = moneyOf(form, locale)
  const closing = closingSums(money)
  const found = withSaid(labelled, sumsInSentences(form.rows, money), closing)
  const { items } = readTable(form, {
    columns: coverageColumns,
    required: [['description'], ['amount']],
    fewest: 2,
    anchors: ['amount'],
    wraps: ['description'],
    endsAt: (row) => afterCoverages.test(keyOf(row.text)),
    isTotal: (row) => coverageTotal.test(keyOf(row.text)),
  })
  const lines = withoutRunningSums(linesOf(items, locale))
  if (lines.length === 0) lines.push(...linesWithoutHeadings(form, found, { ...locale, ...closing }))
  const insured = keyOf(String(found.buyer[0]?.value ?? ''))
  const frame = mailFrameOf(form.rows)
  const letterhead = letterheadOf(document, { found, title: noName, score: scores.letterhead })
  const claim = readOf(found.claim.find((answer) => answer.value !== found.policy[0]?.value))
  const billed = readOf(found.buyer.find(({ value }) => insures.test(String(value))))
  const repairer = claim === null ? null : repairerOf(letterhead, billed)
  const candidates = [
    ...found.insurer.map((answer) => readOf(answer)),
    japaneseInsurer(form.rows),
    companyOf(document, letterhead),
    headReadOf(document, { found, title: noName, score: scores.headName }),
    readOf(frame?.sender),
    // The policyholder's name may be in the place of a letterhead, but nobody insures themselves.
  ].flatMap((read) => (read !== null && keyOf(read.value) !== insured ? [read] : []))
  // A broker writes for the insurer that its letter names.
  const behind = candidates[0] === undefined || isBroker(candidates[0].value) ? insurerInSentence(form.rows) : null
  const insurer = withWholeForm(
    repairer !== null
      ? billed
      : (behind ?? candidates.find(({ value }) => !isBroker(value)) ?? doubtfulInsurer(candidates[0])),
    form.rows,
  )
  const told = termInWords(form, locale)
  const stated = periodOf(found, termOfDates(form, locale))
  const period =
    told === null || stated.period !== null
      ? stated
      : periodOf({ ...found, periodFrom: [told.from], periodTo: [told.to] }, null)
  const { end, due } = withoutEnds(found.dueDate, period)
  const sums = readSums(found, lines, {
    isClaim: claim !== null,
    closing,
    paidIn: (total) => paidInFull(total, form, locale),
  })
  const date = readOf(found.date[0]) ?? letterDateOf(form, locale, labelledDates(found))
  return {
    fields: {
      number: readOf(found.number.find((answer) => answer.value !== found.policy[0]?.value)),
      date,
      // A date beside a sum that was paid is the day of its payment.
      dueDate:
        readOf(due) ??
        (sums.due?.value === 0
          ? null
          : (dateBesideSum([...found.due.slice(0, 1), ...found.total.slice(0, 1)], form, locale) ??
            readOf(dayToPay(form.rows, date?.value ?? null)))),
      insurer,
      seller: repairer ?? insurer,
      buyer:
        readOf(found.buyer[0]) ??
        readOf(frame?.recipient) ??
        addressedInJapanese(document) ??
        addressee(document, [insurer, letterhead]),
      policy: readOf(found.policy[0]),
      claim,
      lossDate: readOf(found.lossDate[0]),
      ...period,
      periodTo: period.periodTo ?? readOf(end),
      deductible: deductibleOf([
        ...beforeFigure(form, locale),
        ...bornFirst(form, locale),
        ...inColumn(items, locale),
        // A column of both is headed 'Limit / Deductible'.
        ...found.deductible.filter((answer) => !lines.some(({ limit }) => limit !== null && isReadAt(answer, limit))),
      ]),
      currency: readOf(readCurrency(form.rows)),
      ...sums,
    },
    lines,
  }
}
